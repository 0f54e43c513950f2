import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { mergeOutcomes, namesOf, readOutcome } from "./outcome.mjs";

let root: string;
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), "taxrag-outcome-"))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

interface Result {
  name: string;
  tests?: Record<string, "passed" | "failed" | "pending">;
  message?: string;
}

function outcomesOf(results: Result[], ended = true) {
  const testResults = results.map(({ name, tests = {}, message }) => ({
    name: join(root, name),
    status: message || Object.values(tests).includes("failed") ? "failed" : "passed",
    message,
    assertionResults: Object.entries(tests).map(([fullName, status]) => ({
      fullName,
      status,
      failureMessages: status === "failed" ? ["Error: 1 is not 2\n    at x.ts"] : [],
    })),
  }));
  const report = join(root, "report.json");
  writeFileSync(report, JSON.stringify({ testResults }));
  return readOutcome(report, { ended, root });
}

it("counts what passed and names what failed, with the reason", () => {
  const outcomes = outcomesOf([
    { name: "a.test.ts", tests: { one: "passed", two: "failed", three: "pending" } },
  ]);
  expect(outcomes).toEqual([
    { file: "a.test.ts", passed: 1, failures: [{ test: "two", why: "Error: 1 is not 2" }] },
  ]);
  expect(namesOf(outcomes)).toEqual(["a.test.ts › two"]);
});

it("takes a file that broke before its first test as one failure", () => {
  expect(namesOf(outcomesOf([{ name: "a.test.ts", message: "cannot import" }]))).toEqual(["a.test.ts"]);
});

it("never takes a run without tests, without a report or with a bad end as passed", () => {
  const good = [{ name: "a.test.ts", tests: { one: "passed" as const } }];
  const runs = [
    outcomesOf([]),
    outcomesOf(good, false),
    readOutcome(join(root, "none.json"), { ended: true, root }),
  ];
  for (const run of runs) expect(run.flatMap(({ failures }) => failures)).toHaveLength(1);
  expect(outcomesOf(good).flatMap(({ failures }) => failures)).toEqual([]);
});

it("takes the second run of a file for the first, for better or worse", () => {
  const first = outcomesOf([
    { name: "a.test.ts", tests: { one: "failed", two: "passed" } },
    { name: "b.test.ts", tests: { one: "passed" } },
  ]);
  const steady = mergeOutcomes(
    first,
    outcomesOf([{ name: "a.test.ts", tests: { one: "passed", two: "passed" } }]),
  );
  expect(steady.reduce((sum, { passed }) => sum + passed, 0)).toBe(3);
  expect(namesOf(steady)).toEqual([]);
  const worse = mergeOutcomes(
    first,
    outcomesOf([{ name: "a.test.ts", tests: { one: "failed", two: "failed" } }]),
  );
  expect(namesOf(worse)).toEqual(["a.test.ts › one", "a.test.ts › two"]);
});
