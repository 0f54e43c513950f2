/** Kills the server during uploads and checks what the next start finds. */
import { createHash, randomBytes } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { expect } from "vitest";
import {
  createIntake,
  deletePaper,
  listPapers,
  PASSWORD,
  readPaper,
  sendPaper,
  signIn,
  type ProductClient,
} from "./product-client.ts";
import { serve, type Place } from "./product.ts";

const AT_ONCE = 3;
const PAPER_BYTES = 4_000_000;

/** Sent documents: hash → id once acknowledged. */
type Sent = Map<string, string | null>;

/**
 * Uploads papers, three at a time, and kills the server at random moments. After each start every acknowledged document
 * is complete, none is partial, and the disk has no other files.
 * @returns number of acknowledged documents.
 */
export async function expectPapersToSurvive(place: Place, kills: number): Promise<number> {
  const settings = { ADMIN_PASSWORD: PASSWORD };
  let server = await serve(place, settings);
  let client = await signIn(server.address);
  const intakeId = await createIntake(client);
  const undisturbed: Sent = new Map();
  const usualMs = await timeOf(() => uploadPapers(client, intakeId, undisturbed, 1));
  expect(await expectSound(place, client, intakeId, undisturbed)).toBe(AT_ONCE);
  let acknowledged = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const sent: Sent = new Map();
    const uploading = uploadPapers(client, intakeId, sent, 20);
    await delay(Math.random() * 3 * usualMs);
    server.child.kill("SIGKILL");
    await Promise.all([server.ended, uploading]);
    server = await serve(place, settings);
    client = await signIn(server.address);
    acknowledged += await expectSound(place, client, intakeId, sent);
  }
  server.signalGroup("SIGINT");
  await server.ended;
  return acknowledged;
}

/** Uploads until all are stored or the server is gone. */
async function uploadPapers(
  client: ProductClient,
  intakeId: string,
  sent: Sent,
  rounds: number,
): Promise<void> {
  async function uploadSome() {
    for (let round = 0; round < rounds; round += 1) {
      const bytes = Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(PAPER_BYTES)]);
      const hash = hashOf(bytes);
      sent.set(hash, null);
      const { status, answer } = await sendPaper(client, intakeId, { bytes });
      expect([status, answer]).toMatchObject([201, { id: expect.any(String) }]);
      sent.set(hash, answer.id);
    }
  }
  await Promise.allSettled(Array.from({ length: AT_ONCE }, uploadSome));
}

/** Checks every document and file, then deletes them. @returns number of acknowledged documents. */
async function expectSound(
  place: Place,
  client: ProductClient,
  intakeId: string,
  sent: Sent,
): Promise<number> {
  const documents = await listPapers(client, intakeId);
  const found = new Map<string, string>();
  for (const { id, fileSize } of documents) {
    const bytes = await readPaper(client, id);
    expect(bytes.length).toBe(fileSize);
    found.set(id, hashOf(bytes));
  }
  const acknowledged = [...sent].flatMap(([hash, id]) => (id === null ? [] : [[id, hash] as const]));
  expect(acknowledged.filter(([id, hash]) => found.get(id) !== hash)).toEqual([]);
  expect([...found.values()].filter((hash) => !sent.has(hash))).toEqual([]);
  expect(names(place, "drafts")).toEqual([]);
  expect(names(place, "documents")).toHaveLength(documents.length);
  for (const { id } of documents) await deletePaper(client, id);
  expect(names(place, "documents")).toEqual([]);
  return acknowledged.length;
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

function names(place: Place, folder: string): string[] {
  return readdirSync(join(place.dataDir, "uploads", folder));
}

function hashOf(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}
