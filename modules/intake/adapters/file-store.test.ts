import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm, stat, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Life } from "#modules/platform";
import type { FileStore } from "../ports.ts";
import { createForgetfulDisk } from "../testing/forgetful-disk.ts";
import { nodeDisk, type Disk, type DiskFile } from "./disk.ts";
import { createFileStore } from "./file-store.ts";

const HOURS = 60 * 60 * 1000;
let folder: string;
let files: FileStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "taxrag-files-"));
  files = createFileStore(join(folder, "uploads"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function keep(store: FileStore, bytes: Buffer): Promise<string> {
  const draft = await store.draft();
  await draft.write([bytes.subarray(0, 10), bytes.subarray(10)]);
  return draft.keep();
}

const names = async (place: string) => (await readdir(join(folder, "uploads", place))).sort();

describe("a file", () => {
  it("comes back whole and by ranges", async () => {
    const bytes = randomBytes(3_000_000);
    const key = await keep(files, bytes);
    expect((await buffer(await files.read(key))).equals(bytes)).toBe(true);
    const range = await buffer(await files.read(key, { start: 5, end: 1_000_004 }));
    expect(range.equals(bytes.subarray(5, 1_000_005))).toBe(true);
  });

  it("may come in very many small parts", async () => {
    const parts = Array.from({ length: 20_000 }, (_, index) => Buffer.from([index % 256]));
    const draft = await files.draft();
    await draft.write(parts);
    const key = await draft.keep();
    expect((await buffer(await files.read(key))).equals(Buffer.concat(parts))).toBe(true);
  });

  it("has no name before it is kept, and no draft afterwards", async () => {
    const draft = await files.draft();
    await draft.write([randomBytes(2_000_000)]);
    expect([await names("documents"), (await names("drafts")).length]).toEqual([[], 1]);
    const key = await draft.keep();
    expect([await names("documents"), await names("drafts")]).toEqual([[key], []]);
    await draft.discard();
    expect(await names("documents")).toEqual([key]);
  });

  it("leaves nothing when it is discarded or removed, twice", async () => {
    const draft = await files.draft();
    await draft.write([randomBytes(2_000_000)]);
    await draft.discard();
    await draft.discard();
    const key = await keep(files, randomBytes(20));
    await files.remove(key);
    await files.remove(key);
    expect([await names("documents"), await names("drafts")]).toEqual([[], []]);
    await expect(files.read(key)).rejects.toMatchObject({ code: "not_found" });
  });

  it("is read by this account alone", async () => {
    const key = await keep(files, randomBytes(20));
    const { mode } = await stat(join(folder, "uploads", "documents", key));
    const { mode: folderMode } = await stat(join(folder, "uploads"));
    expect([mode & 0o777, folderMode & 0o777]).toEqual([0o600, 0o700]);
  });

  it.each(["../../etc/passwd", "/etc/passwd", "", "."])("is not found by the key %j", async (key) => {
    await expect(files.read(key)).rejects.toMatchObject({ code: "not_found" });
    await expect(files.remove(key)).rejects.toMatchObject({ code: "not_found" });
  });
});

it("has its bytes on disk before it has its name, wherever the power goes", async () => {
  const bytes = randomBytes(1_500_000);
  const isWhole = (found: Buffer) => found.equals(bytes);
  const inFolder = async (disk: Disk) =>
    Promise.all(
      (await disk.list("/u/documents")).map(async (key) => buffer(await disk.read(`/u/documents/${key}`))),
    );
  for (let round = 0; round < 20; round += 1) {
    for (let operation = 1; operation <= 10; operation += 1) {
      const power = createForgetfulDisk();
      power.cutPowerAt(operation);
      const key = await keep(createFileStore("/u", { disk: power.disk }), bytes).catch(() => null);
      const found = await inFolder(power.restart(Math.random).disk);
      expect(found.every(isWhole)).toBe(true);
      if (key) expect(found).toHaveLength(1);
    }
  }
});

/** The real disk, with some methods of new files replaced. */
function diskWhoseFiles(doInstead: (file: DiskFile) => Partial<DiskFile>): Disk {
  return {
    ...nodeDisk,
    async create(path) {
      const file = await nodeDisk.create(path);
      return { ...file, ...doInstead(file) };
    },
  };
}

describe("a disk that is full", () => {
  const full: NodeJS.ErrnoException = Object.assign(new Error("no space left"), { code: "ENOSPC" });

  /** Accepts this many bytes. */
  const smallDisk = (room: number) =>
    diskWhoseFiles((file) => ({
      async write(parts) {
        room -= Buffer.concat(parts).length;
        if (room < 0) throw full;
        await file.write(parts);
      },
    }));

  it.each([100, 700_000, 1_100_000])(
    "is told in one sentence, after %s bytes, and leaves nothing",
    async (room) => {
      const store = createFileStore(join(folder, "uploads"), { disk: smallDisk(room) });
      const draft = await store.draft();
      const storing = (async () => {
        for (let part = 0; part < 12; part += 1) await draft.write([randomBytes(100_000)]);
        return draft.keep();
      })();
      await expect(storing).rejects.toMatchObject({ code: "unavailable", message: /disk is full/ });
      await draft.discard();
      expect([await names("documents"), await names("drafts")]).toEqual([[], []]);
    },
  );
});

describe("a long file", () => {
  /** Fails one sync and then succeeds, as Linux does after a write error. */
  const failingOnce = (failed: NodeJS.ErrnoException, syncs: { asked: number }) =>
    diskWhoseFiles((file) => ({
      async sync() {
        syncs.asked += 1;
        if (syncs.asked === 1) throw failed;
        await file.sync();
      },
    }));

  it("is synced while it arrives, and not kept when that failed, though a later sync succeeds", async () => {
    const failed = Object.assign(new Error("input/output error"), { code: "EIO" });
    const syncs = { asked: 0 };
    const store = createFileStore(join(folder, "uploads"), { disk: failingOnce(failed, syncs) });
    const draft = await store.draft();
    for (let part = 0; part < 20; part += 1) await draft.write([Buffer.alloc(1024 * 1024, part)]);
    expect(syncs.asked).toBe(1);
    await expect(draft.keep()).rejects.toMatchObject({ code: "unavailable", cause: failed });
    await draft.discard();
    expect([await names("documents"), await names("drafts")]).toEqual([[], []]);
  });
});

describe("the sweep", () => {
  const storeOf = (own: string, lifeOf: (mark: string) => Life = () => "alive") =>
    createFileStore(join(folder, "uploads"), { marks: { own, lifeOf } });

  it("takes what ended processes left, and keeps what is known", async () => {
    const old = storeOf("old");
    const draft = await old.draft();
    await draft.write([randomBytes(20)]);
    const known = await keep(old, randomBytes(20));
    await keep(old, randomBytes(20));
    const asked: string[] = [];
    await storeOf("new", () => "ended").sweep(async (keys) => {
      asked.push(...keys);
      return new Set([known]);
    });
    expect([await names("documents"), await names("drafts")]).toEqual([[known], []]);
    expect(asked).toHaveLength(2);
  });

  it("leaves what living processes work on", async () => {
    const draft = await storeOf("other").draft();
    await keep(storeOf("other"), randomBytes(20));
    await storeOf("new").sweep(async () => new Set());
    expect([(await names("documents")).length, (await names("drafts")).length]).toEqual([1, 1]);
    await draft.discard();
  });

  it("takes what another machine left for more than an hour", async () => {
    const other = storeOf("elsewhere");
    const [fresh, old] = [await keep(other, randomBytes(20)), await keep(other, randomBytes(20))];
    const then = new Date(Date.now() - 2 * HOURS);
    await utimes(join(folder, "uploads", "documents", old), then, then);
    await storeOf("new", () => "elsewhere").sweep(async () => new Set());
    expect(await names("documents")).toEqual([fresh]);
  });

  it("finds nothing to do in a new folder", async () => {
    await files.sweep(async () => new Set());
    expect([await names("documents"), await names("drafts")]).toEqual([[], []]);
  });
});

describe("too little room", () => {
  const roomOf = (free: number, total: number) => ({ ...nodeDisk, room: async () => ({ free, total }) });
  const GB = 1024 ** 3;

  it.each([
    [GB - 1, 100 * GB, false],
    [GB, 100 * GB, true],
    // Of a small disk a tenth.
    [0.2 * GB, GB, true],
    [0.09 * GB, GB, false],
  ])("%d bytes free of %d", async (free, total, taken) => {
    const store = createFileStore(folder, { reserve: GB, disk: roomOf(free, total) });
    const draft = store.draft();
    if (taken) await (await draft).discard();
    else await expect(draft).rejects.toMatchObject({ code: "unavailable", message: /disk is full/ });
    expect(await store.health()).toMatch(taken ? /^up$/ : /disk is full/);
  });

  it("is told for a folder that vanished", async () => {
    const store = createFileStore(folder);
    await (await store.draft()).discard();
    await rm(folder, { recursive: true });
    await expect(store.draft()).rejects.toMatchObject({ code: "unavailable", message: /store of papers/ });
    expect(await store.health()).toMatch(/store of papers/);
  });
});
