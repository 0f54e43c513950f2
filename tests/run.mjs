// `npm test`: every check in turn, each to its end, and one line of sums at the bottom.
import "../cli/node-version.mjs";
import { spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { mergeOutcomes, namesOf, readOutcome } from "./outcome.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const reports = join(root, ".cache", "tests");
const long = process.argv.includes("--long");
/** More files than these fail for a reason. */
const AGAIN_MAX = 3;
const unsteady = [];

const steps = [
  check("types", "typescript/bin/tsc", ["--noEmit"]),
  check("lint", "oxlint/bin/oxlint", ["--deny-warnings"]),
  check("format", "prettier/bin/prettier.cjs", ["--check", "--log-level", "warn", "."]),
  check(
    "boundaries",
    "dependency-cruiser/bin/dependency-cruise.mjs",
    "app modules cli ingest db tests --config .dependency-cruiser.cjs".split(" "),
  ),
  suite("unit", ["--project", "unit"]),
  { name: "build", run: () => node(["cli/build.mjs"]).then((ok) => asOne("build", ok)) },
  // Whole products share the machine's ports and its two cores: one file at a time.
  suite("system", ["--project", "system", "--no-file-parallelism"]),
  suite("browser", ["--project", "e2e", "--no-file-parallelism"]),
];

/** A step that passes or fails as a whole. */
function check(name, bin, words) {
  return { name, run: () => node([join("node_modules", bin), ...words]).then((ok) => asOne(name, ok)) };
}

/**
 * A Vitest run. What failed in a few files is run once more, alone: on a busy machine a browser may starve. What passes
 * then counts as passed and is named as unsteady at the end; what fails twice has failed.
 */
function suite(name, words) {
  return {
    name,
    async run() {
      const first = await vitest(name, words);
      const files = first.filter(({ failures }) => failures.length > 0).map(({ file }) => file);
      if (files.length === 0 || files.length > AGAIN_MAX || files.includes("")) return first;
      console.log(`\n── ${name}: once more, alone: ${files.join(" ")}`);
      const again = await vitest(`${name}-again`, [...words, "--no-file-parallelism", ...files]);
      const merged = mergeOutcomes(first, again);
      const failing = new Set(namesOf(merged));
      unsteady.push(...namesOf(first).filter((test) => !failing.has(test)));
      return merged;
    },
  };
}

async function vitest(name, words) {
  const report = join(reports, `${name}.json`);
  rmSync(report, { force: true });
  const run = ["node_modules/vitest/vitest.mjs", "run", "--config", "remix.config.js", ...words];
  const ended = await node([...run, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`]);
  return readOutcome(report, { ended, root });
}

function node(words) {
  const child = spawn(process.execPath, words, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "test", ...(long && { LONG: "1" }) },
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve(code === 0));
  });
}

function asOne(name, ok) {
  return [{ file: "", passed: ok ? 1 : 0, failures: ok ? [] : [{ test: name, why: "see above" }] }];
}

mkdirSync(reports, { recursive: true });
const outcomes = [];
for (const step of steps) {
  console.log(`\n── ${step.name}`);
  const begin = Date.now();
  const ended = await step.run();
  outcomes.push(...ended);
  const failed = namesOf(ended).length;
  const seconds = Math.round((Date.now() - begin) / 1000);
  console.log(`── ${step.name}: ${failed > 0 ? `${failed} failed` : "passed"} in ${seconds} s`);
}
for (const test of unsteady) console.log(`\nPassed only when run again alone: ${test}`);
for (const { file, failures } of outcomes) {
  for (const { test, why } of failures) console.log(`\nFailed: ${file} › ${test}\n  ${why}`);
}
const passed = outcomes.reduce((sum, file) => sum + file.passed, 0);
const failed = namesOf(outcomes).length;
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
