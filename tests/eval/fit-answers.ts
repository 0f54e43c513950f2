/**
 * Fits the confidence of answers on graded answers:
 *
 *     DATA_DIR=… npx tsx tests/eval/fit-answers.ts [--write] [--keep FILE] [--weigh NAME=N] FILE.jsonl…
 *
 * Asks the questions of the library at DATA_DIR. A file holds rubrics, or questions with gold sections, whose answer
 * counts as right when it leads with one of them. Logistic regression with a ridge; its share of right answers by fifths
 * is told from folds that the fit has not seen. `--keep` keeps what was graded, and reads it again when it is there.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { readConfig, start } from "#product";
import { OPERATOR, silentLog } from "#modules/kernel";
import { grade } from "../../cli/rubric-grading.ts";
import { readRubrics, type Rubric } from "../../cli/rubric.ts";
import { calibrationByFifths, fitAnswers, writeFit, type GradedAnswer } from "./fit/answers.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: "boolean" },
    keep: { type: "string" },
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

/** Refused questions have no confidence, and are left out. */
async function gradeAll(paths: string[]): Promise<GradedAnswer[]> {
  const running = await start(readConfig(process.env), silentLog);
  const graded: GradedAnswer[] = [];
  try {
    for (const path of paths)
      for (const rubric of rubricsOf(path)) {
        const { question, year } = rubric;
        const answer = await running.modules.ai.ask(OPERATOR, question, { year });
        if (answer.refused || !answer.signals) continue;
        const set = basename(path, ".jsonl");
        graded.push({ set, id: rubric.id, signals: answer.signals, isRight: grade(rubric, answer) === null });
      }
  } finally {
    await running.stop();
  }
  return graded;
}

const { keep } = values;
const isKept = keep !== undefined && existsSync(keep);
const graded = isKept
  ? (JSON.parse(readFileSync(keep, "utf8")) as GradedAnswer[])
  : await gradeAll(positionals);
if (keep && !isKept) writeFileSync(keep, JSON.stringify(graded));
const weights = new Map((values.weigh ?? []).map((one) => [one.split("=")[0]!, Number(one.split("=")[1])]));
const weigh = ({ set }: GradedAnswer) => weights.get(set) ?? 1;

for (const set of new Set(graded.map((one) => one.set))) {
  const own = graded.filter((one) => one.set === set);
  console.log(`${set}: ${own.filter(({ isRight }) => isRight).length} right of ${own.length} answered`);
}
const fit = fitAnswers(graded, weigh);
console.log(JSON.stringify(fit, null, 1));
console.log("Fifths, each answer by a fit that has not seen it:");
for (const line of calibrationByFifths(graded, weigh)) console.log(line);
if (values.write) await writeFit(fit);
