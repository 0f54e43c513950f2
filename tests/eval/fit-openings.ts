/**
 * Fits how the opening of an answer is chosen, on the graded openings of `openings-tuning.jsonl`, and, counting less, on
 * questions of which only the section or unit that answers is known:
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
import type { Opening } from "../../modules/ai/openings/opening.ts";
import { nearnessToSaid } from "../../modules/ai/openings/nearness.ts";
import { candidatesFor, OPENING_SIGNALS } from "../../modules/ai/openings/signals.ts";
import { isWithin } from "../../modules/ai/statute/citations.ts";
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

/** What a question with gold sections, or with units that a rubric wants, counts beside a graded one. */
const WEIGHTS = { "breadth-tuning": 0.4, tuning: 0.4, inside: 0.4, "answers/leads-tuning": 0.4 };

const running = await start(readConfig(process.env), silentLog);
const graded: GradedOpenings[] = [];
try {
  for (const line of linesOf("openings-tuning")) {
    const { id, question, grades } = line as unknown as GradedQuestion;
    const area = id.split("-")[0]!;
    graded.push(
      ...(await signalsFor(question, { area, weight: 1, gradeOf: ({ id: of }) => grades[of] ?? null })),
    );
  }
  for (const [set, weight] of Object.entries(WEIGHTS))
    for (const line of linesOf(set)) {
      const gold = (line.gold ?? line.must?.flat() ?? []).filter((one) => one.startsWith("26 USC "));
      const gradeOf = ({ units }: Opening) => gradeByGold(units, gold);
      if (gold.length > 0) graded.push(...(await signalsFor(line.question, { area: set, weight, gradeOf })));
    }
} finally {
  await running.stop();
}
const unseen = scoreUnseen(graded);
const whole = unseen.filter(({ one }) => one.weight === 1);
const chance = fitChance(whole);
for (const [name, some] of [
  ["graded", whole],
  ...Object.keys(WEIGHTS).map((set) => [set, unseen.filter(({ one }) => one.area === set)] as const),
] as const) {
  const grades = some.map(gradeOfBest);
  const counts = (["3", "2", "1", "0", "x", null] as const).map(
    (grade) => `${grade ?? "not graded"} ${grades.filter((one) => one === grade).length}`,
  );
  console.log(`${name}, the best by a fit without its area: ${counts.join(", ")}`);
}
for (const fifth of chanceByFifths(whole, chance)) console.log(fifth);
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

function linesOf(set: string): { question: string; gold?: string[]; must?: string[][] }[] {
  const file = readFileSync(join(import.meta.dirname, `${set}.jsonl`), "utf8");
  return file
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { question: string; gold?: string[]; must?: string[][] });
}

/** An opening that rests on the right law may still leave something out. */
function gradeByGold(units: string[], gold: string[]): Grade {
  const isOfGold = (unit: string) => gold.some((one) => isWithin(unit, one) || isWithin(one, unit));
  if (isOfGold(units[0]!)) return "2";
  return units.some(isOfGold) ? "1" : "0";
}

/** None where the question has no vector. */
async function signalsFor(
  question: string,
  { gradeOf, ...rest }: { area: string; weight: number; gradeOf: (opening: Opening) => Grade | null },
): Promise<GradedOpenings[]> {
  const { question: understood, passages } = await running.modules.authority.passages(OPERATOR, question);
  const near = nearnessToNotes(understood.meaning);
  const nearSaid = nearnessToSaid(understood.meaning);
  const nearDigests = nearnessToDigests(understood.meaning);
  if (!near || !nearSaid || !nearDigests) return [];
  const law = leadingFirst(understood.text, lawOf(passages), nearDigests);
  const looked = candidatesFor({
    question,
    year: YEAR,
    found: foundSections(law),
    near,
    nearSaid,
    nearDigests,
  });
  return [
    {
      ...rest,
      signals: looked.map(({ signals }) => OPENING_SIGNALS.map((signal) => signals[signal])),
      grades: looked.map(({ opening }) => gradeOf(opening)),
    },
  ];
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
