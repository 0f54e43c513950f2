import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Life } from "#modules/platform";
import type { FileStore } from "../ports.ts";
import { startS3, type S3Server } from "../testing/s3-server.ts";
import { createBucketStore } from "./s3-store.ts";

const AWAY = /^The server's store of papers does not answer, and nothing was stored\./;
const HOURS = 60 * 60 * 1000;
let s3: S3Server;
let folder: string;
let files: FileStore;

beforeAll(async () => {
  vi.stubEnv("AWS_ACCESS_KEY_ID", "papers");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "a secret of the tests");
  vi.stubEnv("AWS_MAX_ATTEMPTS", "1");
  s3 = await startS3({ bucket: "office", key: "papers" });
});
afterAll(async () => {
  await s3.close();
  vi.unstubAllEnvs();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "taxrag-s3-"));
  files = storeOf({});
});
afterEach(async () => {
  s3.fault = null;
  s3.objects.clear();
  await rm(folder, { recursive: true, force: true });
});

interface Opened {
  name?: string;
  own?: string;
  lifeOf?: (mark: string) => Life;
}

function storeOf({ name = "office", own = "own", lifeOf = () => "alive" }: Opened): FileStore {
  const bucket = { name, prefix: "papers/", region: "us-east-1", endpoint: s3.endpoint };
  return createBucketStore(bucket, { folder, quietMs: 300, marks: { own, lifeOf } });
}

async function keep(store: FileStore, bytes = randomBytes(20)): Promise<string> {
  const draft = await store.draft();
  await draft.write([bytes.subarray(0, 10), bytes.subarray(10)]);
  return draft.keep();
}

const here = async () => (await readdir(folder, { recursive: true })).filter((name) => name.includes("."));
const there = () => [...s3.objects.keys()].map((name) => name.replace("papers/", "")).sort();

describe("a file in a bucket", () => {
  it("comes back whole and by ranges, and leaves nothing here", async () => {
    const bytes = randomBytes(3_000_000);
    const key = await keep(files, bytes);
    expect((await buffer(await files.read(key))).equals(bytes)).toBe(true);
    const range = await buffer(await files.read(key, { start: 5, end: 1_000_004 }));
    expect(range.equals(bytes.subarray(5, 1_000_005))).toBe(true);
    expect([there(), await here()]).toEqual([[key], []]);
  });

  it("is there only once it is kept, and gone once it is removed, also twice", async () => {
    const draft = await files.draft();
    await draft.write([randomBytes(2_000_000)]);
    expect(there()).toEqual([]);
    const key = await draft.keep();
    await draft.discard();
    expect(there()).toEqual([key]);
    await files.remove(key);
    await files.remove(key);
    expect(there()).toEqual([]);
    await expect(files.read(key)).rejects.toMatchObject({ code: "not_found" });
  });

  it("that is discarded leaves nothing", async () => {
    const draft = await files.draft();
    await draft.write([randomBytes(2_000_000)]);
    await draft.discard();
    expect([there(), await here()]).toEqual([[], []]);
  });
});

describe("a store", () => {
  it("that answers is up", async () => {
    expect(await files.health()).toBe("up");
    expect(await storeOf({ name: "another" }).health()).toMatch(AWAY);
  });

  it.each(["hangs", "drops", "refuses"] as const)("that %s stores nothing, and says so", async (fault) => {
    const key = await keep(files);
    const draft = await files.draft();
    await draft.write([randomBytes(20)]);
    s3.fault = fault;
    const away = { code: "unavailable", message: expect.stringMatching(AWAY) };
    await expect(draft.keep()).rejects.toMatchObject(away);
    await draft.discard();
    await expect(files.read(key)).rejects.toMatchObject(away);
    await expect(files.remove(key)).rejects.toMatchObject(away);
    expect(await files.health()).toMatch(AWAY);
    expect([there(), await here()]).toEqual([[key], []]);
  });
});

describe("the sweep", () => {
  it("takes what ended processes left in the bucket and here, and keeps what is known", async () => {
    const old = storeOf({ own: "old" });
    await (await old.draft()).write([randomBytes(20)]);
    const known = await keep(old);
    for (let more = 0; more < 4; more += 1) await keep(old);
    await storeOf({ own: "new", lifeOf: () => "ended" }).sweep(async () => new Set([known]));
    expect([there(), await here()]).toEqual([[known], []]);
  });

  it("leaves what living processes work on, and what another machine sent just now", async () => {
    const fresh = [await keep(storeOf({ own: "living" })), await keep(storeOf({ own: "elsewhere" }))];
    const old = await keep(storeOf({ own: "elsewhere" }));
    s3.objects.get(`papers/${old}`)!.changedAt = new Date(Date.now() - 2 * HOURS);
    const lifeOf = (mark: string): Life => (mark === "living" ? "alive" : "elsewhere");
    await storeOf({ own: "new", lifeOf }).sweep(async () => new Set());
    expect(there()).toEqual(fresh.sort());
  });
});
