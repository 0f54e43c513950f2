// `npm test`: every check in turn, each to its end, and one line of sums at the bottom.
import "../cli/node-version.mjs";
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const reports = join(root, ".cache", "tests");
const long = process.argv.includes("--long");

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
  { name: "build", run: () => node(["cli/build.mjs"]).then(asOne) },
  // Whole products share the machine's ports and its two cores: one file at a time.
  suite("system", ["--project", "system", "--no-file-parallelism"]),
  suite("browser", ["--project", "e2e", "--no-file-parallelism"]),
];

/** A step that passes or fails as a whole. */
function check(name, bin, words) {
  return { name, run: () => node([join("node_modules", bin), ...words]).then(asOne) };
}

/** A Vitest run; its sums come from the JSON report. */
function suite(name, words) {
  const report = join(reports, `${name}.json`);
  const vitest = ["node_modules/vitest/vitest.mjs", "run", "--config", "remix.config.js"];
  const reporting = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  return {
    name,
    async run() {
      rmSync(report, { force: true });
      const ended = await node([...vitest, ...words, ...reporting]);
      return sums(report, ended);
    },
  };
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

function asOne(ok) {
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function sums(report, ended) {
  let result;
  try {
    result = JSON.parse(readFileSync(report, "utf8"));
  } catch {
    console.error(`The test run left no report at ${report}.`);
    return asOne(false);
  }
  // A file that breaks before its first test appears as a failed file without results.
  const broken = result.testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.length === 0,
  );
  const passed = result.numPassedTests;
  const failed = result.numFailedTests + broken.length;
  if (passed + failed === 0) console.error("No test was executed.");
  const unexplained = (!ended || passed === 0) && failed === 0;
  return { passed, failed: unexplained ? 1 : failed };
}

mkdirSync(reports, { recursive: true });
const total = { passed: 0, failed: 0 };
for (const step of steps) {
  console.log(`\n── ${step.name}`);
  const { passed, failed } = await step.run();
  if (failed > 0) console.log(`── ${step.name}: ${failed} failed`);
  total.passed += passed;
  total.failed += failed;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
