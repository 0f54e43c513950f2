// Result of a Vitest run, from its JSON report.
import { readFileSync } from "node:fs";
import { relative } from "node:path";

/** `report` is the path of the JSON report; `ended` is whether Vitest exited with 0. */
export function readOutcome(report, { ended, root }) {
  let files;
  try {
    files = JSON.parse(readFileSync(report, "utf8")).testResults.map((file) => outcomeOf(file, root));
  } catch {
    return [lost(`The run left no report at ${report}.`)];
  }
  const isFailed = files.some(({ failures }) => failures.length > 0);
  if (!isFailed && files.every(({ passed }) => passed === 0)) return [lost("No test was executed.")];
  if (!isFailed && !ended) files.push(lost("Vitest ended with an error outside the tests; see above."));
  return files;
}

/** Seconds by file, from the same report; empty without a report. */
export function readDurations(report, root) {
  try {
    return JSON.parse(readFileSync(report, "utf8")).testResults.map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      seconds: Math.round((endTime - startTime) / 1000),
    }));
  } catch {
    return [];
  }
}

/** Results of `first`, with files replaced by their second run. */
export function mergeOutcomes(first, again) {
  const ranAgain = new Set(again.map(({ file }) => file));
  return [...first.filter(({ file }) => !ranAgain.has(file)), ...again];
}

/** `file › test` of each failure. */
export function namesOf(outcomes) {
  return outcomes.flatMap(({ file, failures }) =>
    failures.map(({ test }) => [file, test].filter(Boolean).join(" › ")),
  );
}

function outcomeOf({ name, status, assertionResults, message }, root) {
  const count = (wanted) => assertionResults.filter((test) => test.status === wanted);
  const failures = count("failed").map(({ fullName, failureMessages }) => ({
    test: fullName,
    why: firstLine(failureMessages[0]),
  }));
  if (status === "failed" && failures.length === 0) failures.push({ test: "", why: firstLine(message) });
  return { file: relative(root, name), passed: count("passed").length, failures };
}

function lost(why) {
  return { file: "", passed: 0, failures: [{ test: "", why }] };
}

function firstLine(text) {
  return (text ?? "").split("\n")[0].slice(0, 300);
}
