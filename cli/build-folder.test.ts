import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { withBuildFolder } from "./build-folder.mjs";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "taxrag-build-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const build = (content: string) =>
  withBuildFolder(root, async (folder) => writeFileSync(join(folder, "cli.js"), content));
const built = () => readFileSync(join(root, "build", "cli.js"), "utf8");

it("a whole build takes the place of the one before", async () => {
  await build("first");
  writeFileSync(join(root, "build", "left-over.js"), "");
  await build("second");
  expect(built()).toBe("second");
  expect(readdirSync(root)).toEqual(["build"]);
  expect(readdirSync(join(root, "build"))).toEqual(["cli.js"]);
});

it("a failed one leaves it as it was", async () => {
  await build("first");
  const failing = withBuildFolder(root, async (folder) => {
    writeFileSync(join(folder, "cli.js"), "half");
    throw new Error("broken");
  });
  await expect(failing).rejects.toThrow("broken");
  expect(built()).toBe("first");
  expect(readdirSync(root)).toEqual(["build"]);
});

it("what a killed one left is removed, what a living one makes is not", async () => {
  const dead = spawnSync(process.execPath, ["-e", ""]).pid;
  const living = join(root, `.build-${process.ppid}`);
  for (const folder of [join(root, `.build-${dead}`), join(root, `.build-${dead}-old`), living])
    mkdirSync(folder);
  await build("whole");
  expect(readdirSync(root).sort()).toEqual([`.build-${process.ppid}`, "build"]);
  expect(existsSync(living)).toBe(true);
});
