// `npm test`: runs all checks, then prints a table of times, unsteady tests, and totals in the last line.
import "../cli/node-version.mjs";
import { mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { runLanes } from "./lanes.mjs";
import { mergeOutcomes, namesOf, readDurations, readOutcome } from "./outcome.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const reports = join(root, ".cache", "tests");
const long = process.argv.includes("--long");
/** Maximum failed files to run again; more than these are no coincidence. */
const AGAIN_MAX = 3;
const SLOWEST = 12;
const unsteady = [];
const durations = [];

const checks = [
  check("types", "typescript/bin/tsc", ["--noEmit"]),
  check("lint", "oxlint/bin/oxlint", ["--deny-warnings"]),
  check("format", "prettier/bin/prettier.cjs", ["--check", "--log-level", "warn", "."]),
  check(
    "boundaries",
    "dependency-cruiser/bin/dependency-cruise.mjs",
    "app modules cli ingest db tests --config .dependency-cruiser.cjs".split(" "),
  ),
];
const build = { name: "build", run: async (node) => asOne("build", await node(["cli/build.mjs"])) };

/** Lanes run in parallel, each on about one core. */
const stages = [
  // The first lane starts and kills whole products, one file at a time; unit tests have one worker beside it.
  [
    [...checks, build, suite("system", ["--project", "system", "--no-file-parallelism"])],
    [suite("unit", ["--project", "unit", "--no-file-parallelism"])],
  ],
  // Two files at a time, with database, DATA_DIR and port of their own. The files of one worker share the modules that
  // they import and the browser: a file of its own process would load and launch them again, for seconds.
  [[suite("browser", ["--project", "e2e", "--no-isolate", "--minWorkers=1", "--maxWorkers=2"])]],
];

/** A step that passes or fails as a whole. */
function check(name, bin, words) {
  return { name, run: async (node) => asOne(name, await node([join("node_modules", bin), ...words])) };
}

/**
 * A Vitest run. A few failed files are run once more, alone: on a busy machine a browser may starve. A file that passes
 * then counts as passed and is listed as unsteady; a file that fails twice has failed.
 */
function suite(name, words) {
  return {
    name,
    async run(node) {
      const first = await vitest(node, name, words);
      const files = first.filter(({ failures }) => failures.length > 0).map(({ file }) => file);
      if (files.length === 0 || files.length > AGAIN_MAX || files.includes("")) return first;
      console.log(`\n── ${name}: once more, alone: ${files.join(" ")}`);
      const again = await vitest(node, `${name}-again`, [...words, "--no-file-parallelism", ...files]);
      const merged = mergeOutcomes(first, again);
      const failing = new Set(namesOf(merged));
      for (const { file, failures } of first) {
        for (const failure of failures) {
          const [test] = namesOf([{ file, failures: [failure] }]);
          if (!failing.has(test)) unsteady.push({ test, why: failure.why });
        }
      }
      return merged;
    },
  };
}

async function vitest(node, name, words) {
  const report = join(reports, `${name}.json`);
  rmSync(report, { force: true });
  const run = ["node_modules/vitest/vitest.mjs", "run", "--config", "remix.config.js", ...words];
  const ended = await node([...run, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`]);
  durations.push(...readDurations(report, root));
  return readOutcome(report, { ended, root });
}

function asOne(name, ok) {
  return [{ file: "", passed: ok ? 1 : 0, failures: ok ? [] : [{ test: name, why: "see above" }] }];
}

mkdirSync(reports, { recursive: true });
const env = { ...process.env, NODE_ENV: "test", ...(long && { LONG: "1" }) };
const began = performance.now();
const steps = [];
for (const lanes of stages) steps.push(...(await runLanes(lanes, { cwd: root, env, say: console.log })));
const outcomes = steps.flatMap(({ outcome }) => outcome);

const line = (seconds, what) => console.log(`${String(seconds).padStart(6)} s  ${what}`);
console.log("\n── slowest files");
for (const { file, seconds } of durations.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST))
  line(seconds, file);
console.log("\n── steps");
for (const { name, seconds, outcome } of steps) {
  const failed = namesOf(outcome).length;
  line(seconds, `${name}: ${failed > 0 ? `${failed} failed` : "passed"}`);
}
line(Math.round((performance.now() - began) / 1000), "in all");

for (const { test, why } of unsteady)
  console.log(`\nUnsteady, passed only when run again: ${test}\n  ${why}`);
for (const { file, failures } of outcomes) {
  for (const { test, why } of failures) console.log(`\nFailed: ${file} › ${test}\n  ${why}`);
}
const passed = outcomes.reduce((sum, file) => sum + file.passed, 0);
const failed = namesOf(outcomes).length;
console.log(`\n${unsteady.length} unsteady`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
