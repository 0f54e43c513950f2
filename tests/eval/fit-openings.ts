/**
 * Fits how the opening of an answer is chosen, on the graded openings of `openings-tuning.jsonl`:
 *
 *     DATA_DIR=… npx tsx tests/eval/fit-openings.ts [--write]
 *
 * Searches the library at DATA_DIR, which holds the Code and its vectors. The figures are of areas of the law that the fit
 * has not seen.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readConfig, start } from "#product";
import { OPERATOR, silentLog } from "#modules/kernel";
import { lawOf } from "../../modules/ai/answered-from.ts";
import { nearnessToDigests } from "../../modules/ai/digests/nearness.ts";
import { leadingFirst } from "../../modules/ai/lead/leading-first.ts";
import { openingChoice } from "../../modules/ai/openings/choice.ts";
import { foundSections } from "../../modules/ai/openings/found.ts";
import { nearnessToSaid } from "../../modules/ai/openings/nearness.ts";
import { candidatesFor, OPENING_SIGNALS } from "../../modules/ai/openings/signals.ts";
import { nearnessToNotes } from "../../modules/ai/practice-notes/wordings.ts";
import {
  chanceByFifths,
  fitChance,
  fitWeights,
  gradeOfBest,
  scoreUnseen,
  type Grade,
  type GradedOpenings,
} from "./fit/openings.ts";

interface GradedQuestion {
  /** "property-017" */
  id: string;
  question: string;
  /** By the opening's id. */
  grades: Record<string, Grade>;
}

/** The year of the questions. */
const YEAR = 2026;

const lines = readFileSync(join(import.meta.dirname, "openings-tuning.jsonl"), "utf8")
  .trim()
  .split("\n");
const running = await start(readConfig(process.env), silentLog);
const graded: GradedOpenings[] = [];
try {
  for (const line of lines) graded.push(...(await signalsFor(JSON.parse(line) as GradedQuestion)));
} finally {
  await running.stop();
}
const unseen = scoreUnseen(graded);
const chance = fitChance(unseen);
const grades = unseen.map(gradeOfBest);
console.log(`${graded.length} questions; the best of an unseen area is graded:`);
for (const grade of ["3", "2", "1", "0", "x", null] as const)
  console.log(`${grade ?? "not graded"}: ${grades.filter((one) => one === grade).length}`);
for (const fifth of chanceByFifths(unseen, chance)) console.log(fifth);
const weights = fitWeights(graded);
const fitted = {
  ...openingChoice(),
  weights: Object.fromEntries(OPENING_SIGNALS.map((signal, at) => [signal, round(weights[at]!)])),
  chance: { intercept: round(chance.intercept), score: round(chance.score), ahead: round(chance.ahead) },
};
console.log(JSON.stringify(fitted, null, 2));
if (process.argv.includes("--write"))
  writeFileSync(
    join(import.meta.dirname, "../../modules/ai/data/opening-choice.json"),
    `${JSON.stringify(fitted, null, 2)}\n`,
  );
process.exit(0);

/** None where the question has no vector. */
async function signalsFor({ id, question, grades: own }: GradedQuestion): Promise<GradedOpenings[]> {
  const { question: understood, passages } = await running.modules.authority.passages(OPERATOR, question);
  const near = nearnessToNotes(understood.meaning);
  const nearSaid = nearnessToSaid(understood.meaning);
  const nearDigests = nearnessToDigests(understood.meaning);
  if (!near || !nearSaid || !nearDigests) return [];
  const law = leadingFirst(understood.text, lawOf(passages), nearDigests);
  const looked = candidatesFor({ question, year: YEAR, found: foundSections(law), near, nearSaid, nearDigests });
  return [
    {
      area: id.split("-")[0]!,
      signals: looked.map(({ signals }) => OPENING_SIGNALS.map((signal) => signals[signal])),
      grades: looked.map(({ opening }) => own[opening.id] ?? null),
    },
  ];
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
