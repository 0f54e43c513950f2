/** Acknowledged uploads survive a power failure at any moment; others leave nothing behind. */
import { NO_QUOTAS } from "../schema.ts";
import { createHash, randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildPerson, type Person } from "../../../tests/factories/intake.ts";
import { testModules, type TestModules } from "../../../tests/harness.ts";
import { silentLog, systemClock } from "#modules/kernel";
import type { Life } from "#modules/platform";
import { createFileStore } from "../adapters/file-store.ts";
import { createDocuments } from "./documents.ts";
import { createForgetfulDisk, type ForgetfulDisk } from "../testing/forgetful-disk.ts";

const ROUNDS = 6;
const encryptionKey = randomBytes(32);
let house: TestModules;
let client: Person;
let intakeId: string;

beforeAll(async () => {
  house = await testModules();
  client = await buildPerson(house.modules);
  ({ id: intakeId } = await house.modules.intake.createIntake(client, { intakeType: "personal" }));
});
afterAll(() => house.cleanup());

/** The documents of a process with this mark on this disk; processes with other marks have ended. */
function documentsOver({ disk }: ForgetfulDisk, mark: string) {
  const marks = { own: mark, lifeOf: (one: string): Life => (one === mark ? "alive" : "ended") };
  const files = createFileStore("/uploads", { disk, marks });
  const clients = { list: async () => [], find: async () => [], officeFor: async () => [] };
  const deps = {
    knex: house.knex,
    files,
    clients,
    audit: house.modules.audit,
    encryptionKey,
    quotas: NO_QUOTAS,
    clock: systemClock,
    log: silentLog,
    mail: house.modules.mail,
  };
  return createDocuments(deps, async () => undefined);
}

type Documents = ReturnType<typeof documentsOver>;

async function upload(documents: Documents, bytes: Buffer) {
  // Several writes, so that a power failure can fall between them.
  const parts = [bytes.subarray(0, 700_000), bytes.subarray(700_000)];
  const content = Readable.from(parts, { objectMode: false });
  const incoming = { fileName: "w2.pdf", mimeType: "application/pdf", content };
  const received = await documents.receive(client, incoming);
  return documents.addDocument(client, intakeId, received, { categoryId: "w-2" });
}

function paper(): Buffer {
  return Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(1_200_000)]);
}

const hashOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

/** Every document opens to the bytes that were hashed; the disk holds their files and no others. */
async function expectSound(disk: ForgetfulDisk, documents: Documents): Promise<string[]> {
  const ids: string[] = [];
  for (const { id } of await documents.listDocuments(client, intakeId)) {
    const opened = await documents.openDocument(client, id);
    expect(hashOf(await buffer(await opened.read()))).toBe(opened.sha256);
    ids.push(id);
  }
  const keys = await house.knex("documents").where("intake_id", intakeId).pluck<string[]>("storage_key");
  expect(disk.paths()).toEqual(keys.map((key) => `/uploads/documents/${key}`).sort());
  return ids;
}

it("keeps what it acknowledged, and nothing else, wherever the power goes", async () => {
  const quiet = createForgetfulDisk();
  await upload(documentsOver(quiet, "p-0"), paper());
  const all = quiet.operations;
  // Folder; file; three or more writes; sync, rename, sync.
  expect(all).toBeGreaterThanOrEqual(7);
  let disk = quiet;
  let process = 0;
  let acknowledged = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let operation = 1; operation <= all + 1; operation += 1) {
      process += 1;
      const documents = documentsOver(disk, `p-${process}`);
      await documents.sweepUploads();
      const before = await expectSound(disk, documents);
      disk.cutPowerAt(disk.operations + operation);
      const stored = await upload(documents, paper()).catch(() => null);
      disk = disk.restart(Math.random);
      process += 1;
      const later = documentsOver(disk, `p-${process}`);
      await later.sweepUploads();
      const after = await expectSound(disk, later);
      expect(after).toEqual(expect.arrayContaining(before));
      if (stored) {
        acknowledged += 1;
        expect(after).toContain(stored.id);
      }
      for (const id of after) await later.deleteDocument(client, id);
    }
  }
  expect(acknowledged).toBeGreaterThan(0);
});

it("leaves alone what a living process works on", async () => {
  const disk = createForgetfulDisk();
  const content = Readable.from([paper()], { objectMode: false });
  const first = documentsOver(disk, "p-1");
  const incoming = { fileName: "w2.pdf", mimeType: "application/pdf", content };
  const received = await first.receive(client, incoming);
  const marks = { own: "p-2", lifeOf: () => "alive" as const };
  await createFileStore("/uploads", { disk: disk.disk, marks }).sweep(async () => new Set());
  const { id } = await first.addDocument(client, intakeId, received, { categoryId: "w-2" });
  await createFileStore("/uploads", { disk: disk.disk, marks }).sweep(async () => new Set());
  expect(await expectSound(disk, first)).toEqual([id]);
  await first.deleteDocument(client, id);
  expect(disk.paths()).toEqual([]);
});
