import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { hasEnded, identify, isRunning, processesIn, signal, thisProcess } from "./process-identity.ts";
import { processIdentity } from "./schema.ts";

function startSleeper(folder = tmpdir()): { pid: number; ended: Promise<unknown> } {
  const child = spawn("sleep", ["60"], { cwd: folder, stdio: "ignore" });
  onTestFinished(() => void child.kill("SIGKILL"));
  return { pid: child.pid!, ended: once(child, "exit") };
}

it("names a process by pid and start, and tells it from one that had its pid", () => {
  const own = thisProcess();
  expect(own.pid).toBe(process.pid);
  expect(isRunning(own)).toBe(true);
  expect(isRunning({ ...own, startedAt: `${own.startedAt}0` })).toBe(false);
  expect(identify(2 ** 22 + 1)).toBeUndefined();
});

it.skipIf(process.platform !== "linux")("keeps the format that earlier builds wrote into lock files", () => {
  const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
  const ticks = readFileSync("/proc/self/stat", "utf8").split(") ").at(-1)!.split(" ")[19];
  const own = thisProcess();
  expect(own).toEqual({ pid: process.pid, startedAt: `${boot}:${ticks}` });
  expect(processIdentity.parse(JSON.parse(JSON.stringify(own)))).toEqual(own);
});

it("sees a process end, and sends no signal to another one with its pid", async () => {
  const { pid, ended } = startSleeper();
  const sleeper = identify(pid)!;
  signal({ pid, startedAt: "another time" }, "SIGKILL");
  expect(await hasEnded(sleeper, 0)).toBe(false);
  signal(sleeper, "SIGTERM");
  expect(await hasEnded(sleeper, 20_000)).toBe(true);
  expect(await ended).toEqual([null, "SIGTERM"]);
  expect(() => signal(sleeper, "SIGTERM")).not.toThrow();
});

it("finds the processes that work in a folder, by their command line", async () => {
  const folder = mkdtempSync(join(tmpdir(), "taxrag-processes-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { pid } = startSleeper(folder);
  await expect.poll(() => processesIn(folder, /^sleep 60/)).toEqual([identify(pid)]);
  expect(processesIn(folder, /postgres/)).toEqual([]);
  expect(processesIn(join(folder, "missing"), /./)).toEqual([]);
});
