/** What the chosen isolation keeps a process from, on this system; systems without `unshare` or namespaces allow less. */
import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { isolation } from "./isolation.ts";

const hiddenFolder = mkdtempSync(join(tmpdir(), "taxrag-hidden-"));
const key = join(hiddenFolder, "encryption-key");
writeFileSync(key, "secret", { mode: 0o600 });
chmodSync(hiddenFolder, 0o711);
afterAll(() => rmSync(hiddenFolder, { recursive: true }));

const entry = new URL("../reader/main.ts", import.meta.url).pathname;

/** Tells what a process sees. */
const LOOK = `
  const { readFileSync } = require("node:fs");
  const status = readFileSync("/proc/self/status", "utf8");
  let key = null;
  try { key = readFileSync(process.argv[1], "utf8"); } catch {}
  const net = readFileSync("/proc/net/dev", "utf8").trim().split("\\n").slice(2).map((line) => line.trim().split(":")[0]);
  process.stdout.write(JSON.stringify({
    key, net, rights: /CapEff:\\s+(\\S+)/.exec(status)[1], newPrivileges: /NoNewPrivs:\\s+(\\d)/.exec(status)[1] }));`;

it.skipIf(process.platform !== "linux")("keeps a process from keys, network and rights", async () => {
  const words = await isolation({ entry, hiddenFolder });
  if (words.length === 0) return expect(process.getuid?.(), "root can always drop its rights").not.toBe(0);
  const [program = "", ...rest] = [...words, process.execPath, "-e", LOOK, key];
  const seen = JSON.parse(execFileSync(program, rest, { encoding: "utf8", cwd: "/" })) as Record<
    string,
    unknown
  >;
  expect(seen).toMatchObject({ rights: "0000000000000000", newPrivileges: "1" });
  if (process.getuid?.() === 0 || words.includes("--mount")) expect(seen.key).toBeNull();
  if (words[0] === "unshare") expect(seen.net).toEqual(["lo"]);
});

it("is none where the entry could not be read", async () => {
  expect(await isolation({ entry: "/nowhere/main.ts", hiddenFolder })).toEqual([]);
});
