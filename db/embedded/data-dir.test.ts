import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { silentLog } from "#modules/kernel";
import { acquireServers } from "../servers.ts";
import { prepareDataDir } from "./data-dir.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "taxrag-db-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a fresh folder is made, and nobody else can look into it", () => {
  const dataDir = prepareDataDir(join(folder, "a", "var"));
  expect(statSync(dataDir.root).mode & 0o066).toBe(0);
  expect(statSync(dataDir.logs).mode & 0o777).toBe(0o700);
  expect(JSON.parse(readFileSync(join(dataDir.root, "format.json"), "utf8"))).toEqual({
    layout: 1,
    postgres: 18,
  });
  expect(prepareDataDir(dataDir.root)).toMatchObject({ root: dataDir.root });
});

test.each([
  [{ layout: 2, postgres: 18 }, "was written by a newer version of TaxRAG"],
  [{ layout: 1, postgres: 19 }, "was written by a newer version of TaxRAG"],
  [{ layout: 1, postgres: 17 }, "holds data of PostgreSQL 17"],
])("a folder of format %j is refused and left as it is", async (format, sentence) => {
  writeFileSync(join(folder, "format.json"), JSON.stringify(format));
  await expect(acquireServers({ dataDir: folder, log: silentLog })).rejects.toMatchObject({
    code: "conflict",
    message: expect.stringContaining(`The folder ${folder} ${sentence}`),
  });
  expect(readdirSync(folder)).toEqual(["format.json"]);
});

test("a damaged format file is told", () => {
  writeFileSync(join(folder, "format.json"), "{");
  expect(() => prepareDataDir(folder)).toThrow(`The file ${folder}/format.json is damaged; restore it`);
});

test.each([
  ["/file/var", "a part of the path is a file"],
  ["/file", "a part of the path is a file"],
])("a folder %s that cannot be made is told", async (path, reason) => {
  writeFileSync(join(folder, "file"), "");
  const dataDir = join(folder, path);
  await expect(acquireServers({ dataDir, log: silentLog })).rejects.toMatchObject({
    name: "DomainError",
    code: "unavailable",
    message: `The folder ${dataDir} cannot be written (${reason}); change its permissions or set DATA_DIR to another folder.`,
  });
});

test.runIf(process.platform === "linux")("a folder below /proc is told, not tried for ever", () => {
  expect(() => prepareDataDir("/proc/nowhere/var")).toThrow(
    "cannot be written (no folder can be made there)",
  );
});

test("a password that was lost is told, and the data are not touched", async () => {
  mkdirSync(join(folder, "postgres"));
  await expect(acquireServers({ dataDir: folder, log: silentLog })).rejects.toMatchObject({
    message: expect.stringContaining(`${folder}/postgres-password, is missing`),
  });
  expect(existsSync(join(folder, "postgres"))).toBe(true);
});
