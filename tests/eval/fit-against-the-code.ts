/**
 * Fits whether a document of another shelf decides against the Code's unit and the practice note that fit a question:
 *
 *     DATA_DIR=… npx tsx tests/eval/fit-against-the-code.ts [--write] FILE.jsonl…
 *
 * Asks the library at DATA_DIR, which must hold all sources. The likeliest document of each question is an example; it
 * decides when the question's gold, or the first unit of its rubric, names it.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { format } from "prettier";
import { readConfig, start } from "#product";
import { OPERATOR, silentLog } from "#modules/kernel";
import { answerSections, sectionOf } from "../../modules/ai/answer-sections.ts";
import { nearnessToDigests } from "../../modules/ai/digests/nearness.ts";
import { leadingFirst } from "../../modules/ai/lead/leading-first.ts";
import { signalsAgainst } from "../../modules/ai/other-shelves/against-the-code.ts";
import { candidates } from "../../modules/ai/other-shelves/candidates.ts";
import { underLivingSections } from "../../modules/ai/other-shelves/living-sections.ts";
import { FILE, type ShelfFit } from "../../modules/ai/other-shelves/shelf-fit.ts";
import { AGAINST, type Against } from "../../modules/ai/other-shelves/signals.ts";
import { isWithin } from "../../modules/ai/statute/citations.ts";
import { notesFor, notesNear } from "../../modules/ai/practice-notes/matching.ts";
import { practiceNotes } from "../../modules/ai/practice-notes/practice-note.ts";
import { fitLogistic, logOdds, probability, type Example } from "./fit/logistic.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: "boolean" } },
});

interface Line {
  question: string;
  gold?: string[];
  must?: string[][];
  expect?: string;
}

const RIDGE = 0.3;
const YEAR = 2026;
const TOLD = [0.4, 0.47, 0.6];

async function readExamples(paths: string[]): Promise<Example[]> {
  const running = await start(readConfig(process.env), silentLog);
  const { authority } = running.modules;
  const examples: Example[] = [];
  try {
    for (const line of paths.flatMap((path) => readFileSync(path, "utf8").trim().split("\n"))) {
      const { question: asked, gold, must = [], expect = "answer" } = JSON.parse(line) as Line;
      if (expect !== "answer") continue;
      const { question, passages } = await authority.passages(OPERATOR, asked);
      if (passages.some(({ cited }) => cited)) continue;
      const living = await underLivingSections(passages, { authority, actor: OPERATOR });
      const [best] = candidates(question, living);
      const code = passages.filter(({ document }) => document.shelf === "statute");
      if (!best || code.length === 0) continue;
      const found = [...new Set(code.map(({ document }) => document.citation))];
      const of = { question: asked, year: YEAR, found };
      const note = notesFor(practiceNotes(), of)[0] ?? notesNear(practiceNotes(), of)[0];
      const signals = signalsAgainst({
        ...{ question: question.text, year: YEAR, chance: best.chance, found: passages },
        document: sectionOf(best.passage, living),
        lead: answerSections(leadingFirst(question.text, code, nearnessToDigests(question.meaning)))[0],
        note: note?.answer ?? null,
      });
      const { citation } = best.passage.document;
      examples.push({
        features: [...AGAINST.map((name) => signals[name]), 1],
        label: (gold ?? must.flat()).some((one) => isWithin(one, citation)),
        weight: 1,
      });
    }
  } finally {
    await running.stop();
  }
  return examples;
}

const examples = await readExamples(positionals);
const fitted = fitLogistic(examples, RIDGE).map((value) => Math.round(value * 100) / 100);
for (const least of TOLD) {
  const taken = examples.filter(({ features }) => probability(logOdds(fitted, features)) >= least);
  const right = taken.filter(({ label }) => label).length;
  console.log(`${least}: ${taken.length} of ${examples.length}, ${right} rightly`);
}
const weights = Object.fromEntries(AGAINST.map((name, at) => [name, fitted[at]!])) as Against;
console.log(JSON.stringify({ ...weights, constant: fitted.at(-1) }));
if (values.write) {
  const held = JSON.parse(readFileSync(FILE, "utf8")) as ShelfFit;
  const againstTheCode = { ...held.againstTheCode, weights, constant: fitted.at(-1)! };
  const text = JSON.stringify({ ...held, againstTheCode });
  writeFileSync(FILE, await format(text, { parser: "json", printWidth: 110 }));
}
