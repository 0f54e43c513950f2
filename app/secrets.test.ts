import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { encryptionKey, sessionSecret } from "./secrets.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "taxrag-secret-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it("takes the setting when there is one and writes nothing", async () => {
  const dataDir = join(folder, "untouched");
  expect(await sessionSecret({ sessionSecret: "as the operator says", dataDir })).toBe(
    "as the operator says",
  );
  await expect(stat(dataDir)).rejects.toMatchObject({ code: "ENOENT" });
});

it("else makes one that two starts at the same time share, for this user's eyes only", async () => {
  const dataDir = join(folder, "data");
  const ask = () => sessionSecret({ sessionSecret: undefined, dataDir });
  const [first, second] = await Promise.all([ask(), ask()]);
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(second).toBe(first);
  expect(await ask()).toBe(first);
  expect((await stat(join(dataDir, "session-secret"))).mode & 0o777).toBe(0o600);
});

it("seals with a key of 32 bytes, of its own for each installation and the same at each start", async () => {
  const installation = { encryptionKey: undefined, dataDir: join(folder, "installation") };
  const key = await encryptionKey(installation);
  expect(key).toHaveLength(32);
  expect(await encryptionKey(installation)).toEqual(key);
  expect(await encryptionKey({ ...installation, dataDir: join(folder, "another") })).not.toEqual(key);
  expect((await stat(join(installation.dataDir, "encryption-key"))).mode & 0o777).toBe(0o600);
});

it("derives that key from the setting when there is one", async () => {
  const given = { encryptionKey: "0123456789abcdef0123456789abcdef", dataDir: folder };
  expect(await encryptionKey(given)).toEqual(await encryptionKey({ ...given, dataDir: join(folder, "x") }));
});
