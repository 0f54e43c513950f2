/** Opinions of other courts, from a server on a socket that speaks CourtListener's protocol. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { OPERATOR, silentLog, systemClock, type Actor } from "#modules/kernel";
import { openIngestHarness, type IngestHarness } from "../../tests/factories/ingest-harness.ts";
import { createIngest } from "../pipeline.ts";
import { CourtListenerServer, type FoundCluster } from "../testing/court-listener.ts";
import { courtsAt } from "./courts.ts";

const READER: Actor = { kind: "user", userId: "1", role: "user" };

let harness: IngestHarness;
let server: CourtListenerServer;
let load: (sources?: string[]) => ReturnType<ReturnType<typeof createIngest>["run"]>;

beforeEach(async () => {
  harness = await openIngestHarness();
  server = new CourtListenerServer();
  const source = courtsAt(await server.start());
  const settings = {
    ...harness.config,
    mirror: undefined,
    offline: false,
    courtListenerToken: "wheat-and-rye",
    requests: { attempts: 3, backOffMs: 1, idleMs: 2000 },
  };
  const { authority } = harness.modules;
  const ingest = createIngest(
    { knex: harness.knex, authority, settings, clock: systemClock, log: silentLog },
    [source],
  );
  await ingest.registerSources(OPERATOR);
  load = (sources = ["courts"]) => ingest.run(OPERATOR, { sources, vectors: "none" });
});
afterEach(async () => {
  await server.stop();
  await harness.cleanup();
});

function cluster(id: number, fields: Partial<FoundCluster> = {}): FoundCluster {
  server.words.set(
    id,
    `<pre>MILLER, Circuit Judge.</pre><p>The taxpayer kept windmill number ${id} and deducted its sails under 26 U.S.C. § 162(a).</p><p>We affirm.</p>`,
  );
  return {
    caseName: `Mill ${id} v. Commissioner`,
    court_id: "ca2",
    dateFiled: "2026-01-05",
    docketNumber: `24-${1000 + id}`,
    citation: [],
    status: "Published",
    judge: "Miller",
    opinions: [{ id, type: "combined-opinion", sha1: `sha1-of-${id}` }],
    ...fields,
  };
}

const lastFailures = async () => (await harness.lastRun())!.failures;
const held = async () => Number((await harness.rowCounts()).authority_documents);
const searches = () => server.requests.filter(({ path }) => path.includes("/search/"));

describe("CourtListener", () => {
  it("is read page by page with the token, and an opinion that is held is not asked for again", async () => {
    server.clusters = [cluster(1), cluster(2), cluster(3, { citation: ["145 F.4th 33"] })];
    expect((await load())[0]).toMatchObject({ sections: 3, added: 3 });
    expect(searches()).toHaveLength(2);
    expect(server.requests.every(({ token }) => token === "Token wheat-and-rye")).toBe(true);
    expect(new URL(searches()[0]!.path, "http://x").searchParams.get("type")).toBe("o");
    const { document } = await harness.modules.authority.resolve(READER, "145 F.4th 33");
    expect(document).toMatchObject({
      heading: "Mill 3 v. Commissioner",
      date: "2026-01-05",
      shelf: "opinion",
    });
    const before = server.requests.length;
    expect((await load())[0]).toMatchObject({ unchanged: 3, published: false });
    expect(server.requests.slice(before).every(({ path }) => path.includes("/search/"))).toBe(true);
  });

  it("that lists one opinion under five dockets gives one document with all names", async () => {
    const same = { opinions: [{ id: 7, type: "combined-opinion", sha1: "one-file" }] };
    server.clusters = ["24-11", "24-12", "24-13, 24-14"].map((docketNumber) =>
      cluster(7, { ...same, docketNumber }),
    );
    server.clusters.push(cluster(7, { ...same, docketNumber: "24-15", citation: ["145 F.4th 77"] }));
    expect((await load())[0]).toMatchObject({ added: 1, sections: 1 });
    const { authority } = harness.modules;
    const names = [
      "2d Cir. No. 24-11",
      "2d Cir. No. 24-12",
      "2d Cir. No. 24-14",
      "2d Cir. No. 24-15",
      "145 F.4th 77",
    ];
    const found = await Promise.all(names.map((name) => authority.document(READER, name)));
    expect(new Set(found.map(({ url }) => url)).size).toBe(1);
    expect(found[0]!.facts.dockets).toEqual(["24-11", "24-12", "24-13", "24-14", "24-15"]);
  });

  it("that asks for a rest gets it", async () => {
    server.clusters = [cluster(1)];
    server.instead.push((response) => void response.writeHead(429, { "retry-after": "1" }).end());
    const started = performance.now();
    expect((await load())[0]).toMatchObject({ added: 1 });
    expect(performance.now() - started).toBeGreaterThan(900);
  });

  it.each([
    ["an HTML page", "<!DOCTYPE html><html><h1>Sorry</h1></html>", "gave no list of opinions"],
    ["an empty list", '{"count":0,"next":null,"previous":null,"results":[]}', "lists no opinion"],
    ["JSON that is no list", '{"detail":"Throttled."}', "gave no list of opinions"],
  ])("that answers 200 with %s is named, and what is held stays", async (_, body, sentence) => {
    server.clusters = [cluster(1)];
    await load();
    server.instead.push((response) => void response.writeHead(200).end(body));
    await expect(load()).rejects.toThrow(sentence);
    expect(await held()).toBe(1);
    expect(await harness.lastRun()).toMatchObject({
      state: "failed",
      error: expect.stringContaining(sentence) as string,
    });
  });

  it("whose opinion is an error page is named by item; the others are loaded", async () => {
    server.clusters = [cluster(1), cluster(2)];
    server.words.delete(1);
    await expect(load()).rejects.toThrow("answered 404");
    expect(await lastFailures()).toEqual([
      {
        item: expect.stringContaining("/opinions/1/") as string,
        error: expect.stringContaining("404") as string,
      },
    ]);
    expect(await held()).toBe(1);
  });

  it("whose opinion has no words is named by item", async () => {
    server.clusters = [cluster(1)];
    server.words.set(1, "");
    await expect(load()).rejects.toThrow("gave no words of 2d Cir. No. 24-1001");
    expect(await held()).toBe(0);
  });

  it("that serves yesterday's list changes nothing", async () => {
    server.clusters = [cluster(1)];
    await load();
    const yesterday = [...server.clusters];
    server.clusters = [cluster(2, { dateFiled: "2026-01-06" }), ...yesterday];
    await load();
    server.clusters = yesterday;
    expect((await load())[0]).toMatchObject({ added: 0, changed: 0, unchanged: 1, published: false });
    expect(await held()).toBe(2);
  });

  it("does not lead to another host by its next page", async () => {
    server.clusters = [cluster(1)];
    server.instead.push(
      (response) =>
        void response.end(
          JSON.stringify({ next: "http://127.0.0.1:1/api/rest/v4/search/", results: [server.clusters[0]] }),
        ),
    );
    expect((await load())[0]).toMatchObject({ added: 1 });
  });
});
