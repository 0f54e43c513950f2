/** Progress of the vectors, and a Chroma that goes away while the server runs and comes back. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { OPERATOR } from "#modules/kernel";
import { cookieOf, openSite, type Site } from "../e2e/site.ts";
import { buildTitle } from "../factories/uslm.ts";
import { startChromaGate, type ChromaGate } from "../fakes/chroma-gate.ts";

const SECTIONS = 5;
const QUESTION = "What levy is imposed on windmills under levy number 3?";
const BY_WORDS = /Note: Found by words only/;

let folder: string;
let gate: ChromaGate;
let site: Site;
let cookie: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "taxrag-chroma-away-"));
  gate = await startChromaGate(inject("chromaUrl"));
  site = await openSite({ settings: { CHROMA_URL: gate.url } });
  cookie = await cookieOf(site, "admin");
});
afterAll(async () => {
  await site.close();
  await gate.shut();
  rmSync(folder, { recursive: true, force: true });
});

async function ready() {
  const response = await fetch(`${site.address}/readyz`);
  return { status: response.status, body: (await response.json()) as object };
}

async function ask(): Promise<string> {
  const response = await fetch(`${site.address}/api/rag/query`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Cookie: cookie },
    body: JSON.stringify({ question: QUESTION }),
  });
  expect(response.status).toBe(200);
  return ((await response.json()) as { answer: string }).answer;
}

it("is ready while vectors are missing, and says how many there are", async () => {
  const { ingest } = site.running.modules;
  const from = join(folder, "usc26.xml");
  writeFileSync(from, buildTitle({ sections: SECTIONS }));
  await ingest.run(OPERATOR, { sources: ["irc"], from, vectors: "none" });
  expect(await ready()).toMatchObject({
    status: 200,
    body: {
      library: { chunks: SECTIONS, vectors: 0 },
      note: `Search by meaning is being made ready: 0 of ${SECTIONS} passages have their vector.`,
    },
  });
  await ingest.run(OPERATOR, { vectors: "only" });
  const { body } = await ready();
  expect(body).toMatchObject({ library: { chunks: SECTIONS, vectors: SECTIONS } });
  expect(body).not.toHaveProperty("note");
});

it("answers by words while it is away and says so, and as before once it is back", async () => {
  expect(await ask()).not.toMatch(BY_WORDS);
  await gate.shut();
  expect(await ask()).toMatch(BY_WORDS);
  const results = await fetch(`${site.address}/authority?q=levy`, { headers: { Cookie: cookie } });
  expect(await results.text()).toContain("Found by words only");
  expect(await ready()).toMatchObject({
    status: 200,
    body: {
      servers: { postgres: "up", chroma: expect.stringMatching(/^Chroma does not answer/) as string },
      note: "Search goes by words only until Chroma is back.",
    },
  });
  await gate.open();
  expect(await ask()).not.toMatch(BY_WORDS);
  const { body } = await ready();
  expect(body).not.toHaveProperty("note");
});
