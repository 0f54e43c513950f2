/** Vectors of a place, and kills that they must survive. */
import { setTimeout as delay } from "node:timers/promises";
import { ChromaClient } from "chromadb";
import type { Knex } from "knex";
import { expect, vi } from "vitest";
import { acquireServers, connect } from "#db";
import { silentLog } from "#modules/kernel";
import { embeddedServer } from "./processes.ts";
import { launchTaxrag, taxrag, type Launched, type Place } from "./product.ts";

const PAGE = 1000;
/** Longer than one batch, so that kills come before, between and after its steps. */
const BATCH_MS = 700;

/** Vectors by subject: "26 USC 1(a) #0" for a chunk, "26 USC 1" for a section. */
export type Vectors = Map<string, number[]>;

export async function readVectors(place: Place): Promise<Vectors> {
  return withServers(place, async (knex, chromaUrl) => {
    const chunks = (await knex("authority_chunks").select("id", "citation", "ordinal")) as {
      id: string;
      citation: string;
      ordinal: number;
    }[];
    const versions = (await knex("authority_versions as v")
      .join("authority_documents as s", "s.id", "v.document_id")
      .select("s.citation", "v.vector")) as { citation: string; vector: Buffer }[];
    return new Map([
      ...(await readCollection(
        chromaUrl,
        new Map(chunks.map(({ id, citation, ordinal }) => [id, `${citation} #${ordinal}`])),
      )),
      ...versions.map(({ citation, vector }): [string, number[]] => [citation, numbersOf(vector)]),
    ]);
  });
}

function numbersOf(vector: Buffer): number[] {
  return [...new Float32Array(new Uint8Array(vector).buffer)];
}

/** Expects no missing, duplicate or unknown vectors. */
async function readCollection(chromaUrl: string, names: Map<string, string>): Promise<[string, number[]][]> {
  const { hostname, port } = new URL(chromaUrl);
  const client = new ChromaClient({ host: hostname, port: Number(port), ssl: false });
  // The process may still be starting.
  const collections = await vi.waitFor(() => client.listCollections(), { timeout: 60_000, interval: 100 });
  const [collection, ...others] = collections;
  if (!collection) throw new Error("There is no collection.");
  expect(others).toEqual([]);
  const found: [string, number[]][] = [];
  for (let offset = 0; offset < names.size; offset += PAGE) {
    const page = await collection.get({ limit: PAGE, offset, include: ["embeddings"] });
    page.ids.forEach((id, at) => found.push([names.get(id) ?? `unknown ${id}`, page.embeddings[at]!]));
  }
  expect(await collection.count()).toBe(names.size);
  expect(found.map(([name]) => name).sort()).toEqual([...names.values()].sort());
  return found;
}

export function expectSameVectors(actual: Vectors, expected: Vectors): void {
  expect([...actual.keys()].sort()).toEqual([...expected.keys()].sort());
  const cosines = [...actual].map(([name, vector]) => cosine(vector, expected.get(name)!));
  expect(Math.min(...cosines)).toBeGreaterThan(0.9999);
}

function cosine(a: number[], b: number[]): number {
  const dot = (x: number[], y: number[]) => x.reduce((sum, value, at) => sum + value * y[at]!, 0);
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
}

export async function makeVectors(place: Place): Promise<void> {
  const { code, stderr } = await taxrag(place, ["ingest", "--vectors"]);
  expect([code, stderr]).toEqual([0, expect.any(String)]);
}

/** Kills the process that makes vectors at this many random moments, each later than the last. */
export async function killEmbedding(place: Place, times: number): Promise<void> {
  await atRandomMoments(place, times, async (running) => {
    running.signalGroup("SIGKILL");
    expect((await running.ended).signal).toBe("SIGKILL");
  });
}

/** Kills Chroma while vectors are made; the process either fails with one sentence or is not affected. */
export async function killChroma(place: Place, times: number): Promise<void> {
  await atRandomMoments(place, times, async (running) => {
    const server = embeddedServer(place.folder, "chroma");
    if (!server) throw new Error(`No Chroma works in ${place.folder}`);
    process.kill(server.pid, "SIGKILL");
    const { stderr } = await running.ended;
    expect(stderr).not.toMatch(/\n\s+at /);
  });
}

async function atRandomMoments(
  place: Place,
  times: number,
  disturb: (running: Launched) => Promise<void>,
): Promise<void> {
  const shares = Array.from({ length: times }, () => 0.85 * Math.random()).sort((a, b) => a - b);
  await withServers(place, async (knex) => {
    for (const share of shares) {
      const running = launchTaxrag(place, ["ingest", "--vectors"]);
      await running.printed(/making vectors/);
      await vi.waitUntil(async () => (await embeddedShare(knex)) >= share, { timeout: 60_000, interval: 10 });
      await delay(BATCH_MS * Math.random());
      await disturb(running);
    }
  });
}

async function embeddedShare(knex: Knex): Promise<number> {
  const { rows } = await knex.raw(
    `select avg((embedded_with is not null)::int)::float8 as share
     from (select embedded_with from authority_chunks union all select embedded_with from authority_versions) held`,
  );
  return (rows as { share: number }[])[0]!.share;
}

async function withServers<T>(place: Place, work: (knex: Knex, chromaUrl: string) => Promise<T>): Promise<T> {
  const servers = await acquireServers({ dataDir: place.dataDir, log: silentLog });
  const knex = connect(servers.databaseUrl);
  try {
    return await work(knex, servers.chromaUrl);
  } finally {
    await knex.destroy();
    await servers.release();
  }
}
