import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { z } from "zod";
import { readJson, writeAtomically } from "./atomic-file.ts";

const shape = z.object({ port: z.number() });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "taxrag-file-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("replaces the whole content, for its owner only, and leaves no draft", () => {
  const path = join(folder, "record.json");
  writeAtomically(path, JSON.stringify({ port: 1, more: "x".repeat(100) }));
  writeAtomically(path, JSON.stringify({ port: 2 }));
  expect(readJson(path, shape)).toEqual({ port: 2 });
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(["record.json"]);
});

it("leaves no draft after a failure", () => {
  mkdirSync(join(folder, "taken"));
  expect(() => writeAtomically(join(folder, "taken"), "{}")).toThrow();
  expect(readdirSync(folder)).toEqual(["taken"]);
});

it.each(["", '{"port": 1', '{"port": "1"}'])("reads nothing from %j", (content) => {
  writeFileSync(join(folder, "record.json"), content);
  expect(readJson(join(folder, "record.json"), shape)).toBeUndefined();
  expect(readJson(join(folder, "missing.json"), shape)).toBeUndefined();
});
