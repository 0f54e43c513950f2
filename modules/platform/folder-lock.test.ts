import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DomainError } from "#modules/kernel";
import { withFolderLock } from "./folder-lock.ts";
import { thisProcess } from "./process-identity.ts";

const COUNT = fileURLToPath(new URL("testing/count.ts", import.meta.url));

let folder: string;
let lock: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "taxrag-lock-"));
  lock = join(folder, "lock");
});
afterEach(() => rmSync(folder, { recursive: true }));

function withLock<T>(path: string, waitMs: number, work: () => Promise<T>): Promise<T> {
  const onTimeout = ({ pid }: { pid: number }) => new DomainError("unavailable", `(pid ${pid})`);
  return withFolderLock({ folder: path, waitMs, onTimeout }, work);
}

test("processes take turns", async () => {
  const counter = join(folder, "counter");
  writeFileSync(counter, "0");
  const ended = [1, 2, 3].map(() =>
    once(
      spawn(process.execPath, ["--import", "tsx", COUNT, lock, counter, "40"], { stdio: "inherit" }),
      "exit",
    ),
  );
  expect((await Promise.all(ended)).map(([code]) => code)).toEqual([0, 0, 0]);
  expect(readFileSync(counter, "utf8")).toBe("120");
  expect(readdirSync(lock).length).toBeLessThan(20);
});

test("calls within one process take turns too, also after a failure", async () => {
  const order: string[] = [];
  const first = withLock(lock, 5_000, async () => {
    order.push("first in");
    await new Promise((resolve) => setTimeout(resolve, 50));
    order.push("first out");
    throw new Error("failed");
  });
  const second = withLock(lock, 5_000, async () => order.push("second"));
  await expect(first).rejects.toThrow("failed");
  await second;
  expect(order).toEqual(["first in", "first out", "second"]);
});

test.each([
  ["a process that is gone", { pid: 2 ** 22 + 1, startedAt: "x" }],
  ["a pid that another process has now", { ...thisProcess(), startedAt: "long ago" }],
  ["nothing, cut off by a crash of the machine", undefined],
])("a lock left by %s is taken over", async (_, holder) => {
  mkdirSync(lock);
  writeFileSync(join(lock, "7"), holder ? JSON.stringify(holder) : "");
  expect(await withLock(lock, 0, async () => "mine")).toBe("mine");
});

test("a living holder is waited for, and told in the end", async () => {
  mkdirSync(lock);
  writeFileSync(join(lock, "1"), JSON.stringify(thisProcess()));
  await expect(withLock(lock, 50, async () => {})).rejects.toMatchObject({
    code: "unavailable",
    message: expect.stringContaining(`(pid ${process.pid})`),
  });
});
