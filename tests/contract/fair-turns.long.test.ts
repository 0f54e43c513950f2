/** Three small bombs of one client, and what they cost another: issue 18 allows 5 s for a paper and 1 s for a preview. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { OPERATOR } from "#modules/kernel";
import { buildDrawingBomb } from "../factories/bombs.ts";
import { buildPdf } from "../factories/papers.ts";
import { usePapersSite, type Client } from "./papers.ts";

const papers = usePapersSite();
const stop = new AbortController();
let working: Promise<void>;
let attacker: Client;
let other: Client;

beforeAll(async () => {
  working = papers.site.running.modules.jobs.work(OPERATOR, stop.signal);
  [attacker, other] = [await papers.signUp(), await papers.signUp()];
});
afterAll(async () => {
  stop.abort();
  await working;
});

const page = () => buildPdf([{ lines: [`Form W-2 Wage and Tax Statement ${Math.random()}`] }]);

async function stateOf(client: Client, id: string): Promise<string> {
  const answer = await client.ask(`/api/documents/${id}`);
  return ((await answer.json()) as { readingState: string }).readingState;
}

it("another client's paper is read and shown while they last", { timeout: 240_000 }, async () => {
  // Starts both processes of each kind, as in a server that has been running for a while.
  await Promise.all(
    [other, attacker].map(async (client) => {
      const { id } = (await client.upload({ bytes: page() })).answer;
      expect((await client.ask(`/api/documents/${id}/pages/1`)).status).toBe(200);
      await expect.poll(() => stateOf(client, id), { timeout: 60_000 }).toBe("read");
    }),
  );
  const bombs: string[] = [];
  for (let bomb = 0; bomb < 3; bomb += 1)
    bombs.push((await attacker.upload({ bytes: buildDrawingBomb() })).answer.id);
  const leaving = new AbortController();
  const looks = bombs.map((id) =>
    fetch(`${papers.site.address}/api/documents/${id}/pages/1`, {
      headers: { Cookie: attacker.cookie },
      signal: leaving.signal,
    }).catch(() => null),
  );
  await expect.poll(() => stateOf(attacker, bombs[0]!), { timeout: 20_000 }).toBe("reading");

  const uploaded = performance.now();
  const { id } = (await other.upload({ bytes: page() })).answer;
  await expect.poll(() => stateOf(other, id), { timeout: 30_000, interval: 20 }).toBe("read");
  const readAfter = performance.now() - uploaded;
  const asked = performance.now();
  expect((await other.ask(`/api/documents/${id}/pages/1`)).status).toBe(200);
  const shownAfter = performance.now() - asked;
  expect(await Promise.all(bombs.map((bomb) => stateOf(attacker, bomb)))).not.toContain("unreadable");
  process.stdout.write(`read after ${Math.round(readAfter)} ms, shown after ${Math.round(shownAfter)} ms\n`);
  leaving.abort();
  await Promise.all(looks);
});
