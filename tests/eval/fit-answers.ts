/**
 * Fits the confidence of answers on graded answers:
 *
 *     DATA_DIR=… npx tsx tests/eval/fit-answers.ts [--write] [--keep FILE] [--unseen FILE] [--weigh NAME=N] FILE…
 *
 * A `.tsv` holds grades by a reader, one a line: A to E, the question, why. A is right, B (right, but lacks a limit that
 * matters) half right, E (refused) is left out. Ask on the build whose answers were graded: notes change. A `.jsonl` holds
 * rubrics, or questions with gold sections, whose answer counts as right when it leads with one of them. Their questions are
 * asked of the library at DATA_DIR. A `.csv` holds what `--keep` wrote of other builds, without the questions. Logistic
 * regression with a ridge; its share of right answers by fifths is told from folds that the fit has not seen, and for what
 * `--unseen` kept, on which it is not fitted.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { readConfig, start } from "#product";
import type { RetrievalAnswer } from "#modules/ai/schema";
import { OPERATOR, silentLog } from "#modules/kernel";
import { grade } from "../../cli/rubric-grading.ts";
import { readRubrics, type Rubric } from "../../cli/rubric.ts";
import {
  calibrationByFifths,
  calibrationOf,
  fitAnswers,
  fromLines,
  toLines,
  writeFit,
  type GradedAnswer,
} from "./fit/answers.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: "boolean" },
    keep: { type: "string" },
    unseen: { type: "string", multiple: true },
    weigh: { type: "string", multiple: true },
  },
});

function rubricsOf(path: string): Rubric[] {
  const text = readFileSync(path, "utf8");
  if (!text.includes('"gold"')) return readRubrics(text);
  return text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { id: string; question: string; gold: string[] })
    .filter(({ gold }) => gold.length > 0)
    .map(({ gold, ...rest }) => ({
      ...{
        ...rest,
        kind: "gold",
        expect: "answer",
        must: [],
        mustNot: [],
        saysNot: [],
        words: {},
        unless: [],
      },
      says: [gold.map((citation) => `lead:${citation}`)],
    }));
}

const RIGHT: Record<string, number> = { A: 1, B: 0.5, C: 0, D: 0 };

interface Grading {
  id: string;
  question: string;
  year?: number;
  /** Null where the answer is not graded. */
  rightOf: (answer: RetrievalAnswer) => number | null;
}

/** An id tells the question from others, and not which it is. */
function gradingsOf(path: string): Grading[] {
  if (!path.endsWith(".tsv"))
    return rubricsOf(path).map((rubric) => ({
      ...{ id: rubric.id, question: rubric.question, year: rubric.year },
      rightOf: (answer) => Number(grade(rubric, answer) === null),
    }));
  const lines = readFileSync(path, "utf8").split("\n").filter(Boolean);
  return lines.map((line) => {
    const [letter = "", question = ""] = line.split("\t");
    const id = createHash("sha256").update(question.trim().toLowerCase()).digest("hex").slice(0, 8);
    return { id, question, rightOf: () => RIGHT[letter] ?? null };
  });
}

/** Refused questions have no confidence, and are left out. */
async function gradeAll(paths: string[]): Promise<GradedAnswer[]> {
  if (paths.length === 0) return [];
  const running = await start(readConfig(process.env), silentLog);
  const graded: GradedAnswer[] = [];
  try {
    for (const path of paths)
      for (const { id, question, year, rightOf } of gradingsOf(path)) {
        const answer = await running.modules.ai.ask(OPERATOR, question, { year });
        const right = rightOf(answer);
        if (answer.refused || !answer.signals || right === null) continue;
        const set = basename(path).replace(/\.\w+$/, "");
        graded.push({ set, id, signals: answer.signals, right });
      }
  } finally {
    await running.stop();
  }
  return graded;
}

const kept = (path: string) => fromLines(readFileSync(path, "utf8"));
const now = await gradeAll(positionals.filter((path) => !path.endsWith(".csv")));
if (values.keep) writeFileSync(values.keep, toLines(now));
const graded = [...positionals.filter((path) => path.endsWith(".csv")).flatMap(kept), ...now];
const weights = new Map((values.weigh ?? []).map((one) => [one.split("=")[0]!, Number(one.split("=")[1])]));
const weigh = ({ set }: GradedAnswer) => weights.get(set) ?? 1;

for (const set of new Set(graded.map((one) => one.set))) {
  const own = graded.filter((one) => one.set === set);
  const right = own.reduce((sum, one) => sum + one.right, 0);
  console.log(`${set}: ${right} right of ${own.length} answered`);
}
const fit = fitAnswers(graded, weigh);
console.log(JSON.stringify(fit, null, 1));
console.log("Fifths, each answer by a fit that has not seen it:");
for (const line of calibrationByFifths(graded, weigh)) console.log(line);
for (const path of values.unseen ?? []) {
  console.log(`Fifths of ${path}:`);
  for (const line of calibrationOf(kept(path), fit)) console.log(line);
}
if (values.write) await writeFit(fit);
