import { expect, it } from "vitest";
import { useDownloads } from "../testing/download-harness.ts";
import { REQUESTS, status, whole, type Answer } from "../testing/publisher.ts";
import { createHostQueues } from "./host-queues.ts";
import { POLITE_RATES } from "./polite-rates.ts";

const harness = useDownloads();

const busy =
  (code: number, retryAfter: string): Answer =>
  (_, response) =>
    void response.writeHead(code, { "retry-after": retryAfter }).end();

/** Arrival time of each request in milliseconds. */
function timed(times: number[], answer: Answer): Answer {
  return (request, response) => {
    times.push(performance.now());
    answer(request, response);
  };
}

it.each([
  [429, () => "1"],
  [503, () => new Date(Date.now() + 2000).toUTCString()],
])("after %i waits as long as the host asks", async (code, retryAfter) => {
  const times: number[] = [];
  harness.publisher.answers = [timed(times, busy(code, retryAfter())), timed(times, whole)];
  await harness.downloads().get(harness.url, { kind: "zip" });
  expect(times).toHaveLength(2);
  // HTTP dates have whole seconds.
  expect(times[1]! - times[0]!).toBeGreaterThan(900);
});

it("does not wait for a host that wants to be left alone for an hour", async () => {
  harness.publisher.answers = [busy(429, "3600")];
  await expect(harness.downloads().get(harness.url, { kind: "zip" })).rejects.toMatchObject({
    code: "unavailable",
    message: `${new URL(harness.base).host} answered 429 for ${harness.url}. Try again in 60 minutes, or give the file with --from.`,
  });
  expect(harness.publisher.requests).toHaveLength(1);
});

it("stops waiting when it is told to", async () => {
  const stop = new AbortController();
  harness.publisher.answers = [
    (request, response) => {
      busy(503, "100")(request, response);
      response.on("close", () => stop.abort());
    },
  ];
  const waiting = harness.downloads().get(harness.url, { kind: "zip", signal: stop.signal });
  await expect(waiting).rejects.toMatchObject({ name: "AbortError" });
});

it("asks a host for one thing at a time, and no faster than its rate", async () => {
  const times: number[] = [];
  let underWay = 0;
  let most = 0;
  const slow: Answer = (request, response) => {
    most = Math.max(most, ++underWay);
    setTimeout(() => {
      underWay -= 1;
      whole(request, response);
    }, 20);
  };
  harness.publisher.answers = [timed(times, slow)];
  const rates = { "127.0.0.1": { concurrency: 1, intervalMs: 100 } };
  const client = harness.downloads({ requests: { ...REQUESTS, rates } });
  await Promise.all(["a", "b", "c"].map((name) => client.get(`${harness.base}/${name}`, { kind: "zip" })));
  expect(most).toBe(1);
  // Sockets and timers may shift each start by a little.
  expect(times[2]! - times[0]!).toBeGreaterThan(150);
});

it("counts tries that fail against the rate, too", async () => {
  const times: number[] = [];
  harness.publisher.answers = [timed(times, status(500))];
  const rates = { "127.0.0.1": { concurrency: 1, intervalMs: 100 } };
  const client = harness.downloads({ requests: { ...REQUESTS, rates } });
  await expect(client.get(harness.url, { kind: "zip" })).rejects.toThrow("answered 500");
  expect(times[2]! - times[0]!).toBeGreaterThan(150);
});

it("counts a domain's hosts together and others apart", () => {
  const queueOf = createHostQueues(POLITE_RATES);
  expect(queueOf("https://www.govinfo.gov/a")).toBe(queueOf("https://api.govinfo.gov/b"));
  expect(queueOf("https://notgovinfo.gov/")).not.toBe(queueOf("https://govinfo.gov/"));
  expect(queueOf("http://127.0.0.1:1/")).not.toBe(queueOf("http://127.0.0.1:2/"));
});

it("asks every official host one thing at a time, at most once a second", () => {
  for (const { concurrency, intervalMs } of Object.values(POLITE_RATES)) {
    expect(concurrency).toBe(1);
    expect(intervalMs).toBeGreaterThanOrEqual(1000);
  }
});
