/**
 * Compares search and answers over the evaluation questions with baselines in tests/eval: those on the Code with
 * `baseline.json`, over a library of the Code alone; those on other shelves with `baseline-all-sources.json`, over the
 * library at EVAL_DATA_DIR, which holds every source.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readQuestions, type Question } from "../../cli/evaluation.ts";
import { baselineSchema, fallenBehind, figuresOf, type Asked, type Baseline } from "../../cli/gate.ts";
import { askAll } from "../../cli/measuring.ts";
import { openLoaded, type Library } from "../bench/library.ts";
import { code, keptCode } from "./kept-code.ts";

const EVAL = resolve(import.meta.dirname, "../eval");
const LOADED = process.env.EVAL_DATA_DIR;
const MINUTES = 60_000;

/** Questions with gold, by the name of their set; files of rubrics have none. */
function sets(): Map<string, Question[]> {
  const files = readdirSync(EVAL).filter((name) => name.endsWith(".jsonl"));
  const texts = files.map((name) => [name.replace(".jsonl", ""), readFileSync(join(EVAL, name), "utf8")]);
  const asked = texts.filter(([, text]) => text!.includes('"gold"'));
  return new Map(asked.map(([name, text]) => [name!, readQuestions(text!)]));
}

const isOfCode = (questions: Question[]) =>
  questions.every(({ gold }) => gold.every((citation) => citation.startsWith("26 USC ")));

function baselineIn(file: string): Baseline {
  return baselineSchema.parse(JSON.parse(readFileSync(join(EVAL, file), "utf8")));
}

async function fallen(library: Library, baseline: Baseline): Promise<string[]> {
  const asked: Record<string, Asked[]> = {};
  for (const [name, questions] of sets())
    if (baseline.sets[name])
      asked[name] = await askAll(library.modules, questions, new AbortController().signal);
  return fallenBehind(figuresOf(asked), baseline);
}

it("has each set in the baseline of its library", () => {
  const names = (wanted: boolean) =>
    [...sets()].flatMap(([name, questions]) => (isOfCode(questions) === wanted ? name : [])).sort();
  expect(Object.keys(baselineIn("baseline.json").sets).sort()).toEqual(names(true));
  expect(Object.keys(baselineIn("baseline-all-sources.json").sets).sort()).toEqual(names(false));
});

describe.skipIf(!code)("the evaluation on the real Code (needs ../shared/data)", () => {
  let library: Library;
  beforeAll(async () => {
    library = await keptCode();
  }, 30 * MINUTES);
  afterAll(() => library?.close());

  it(
    "has no figure that fell behind the baseline by more than is allowed",
    async () => expect(await fallen(library, baselineIn("baseline.json"))).toEqual([]),
    30 * MINUTES,
  );
});

describe.skipIf(!LOADED)("the evaluation with every source (needs EVAL_DATA_DIR)", () => {
  let library: Library;
  beforeAll(async () => {
    library = await openLoaded(resolve(LOADED!), resolve("../shared/data"));
  }, 5 * MINUTES);
  afterAll(() => library?.close());

  it(
    "has no figure that fell behind the baseline by more than is allowed",
    async () => expect(await fallen(library, baselineIn("baseline-all-sources.json"))).toEqual([]),
    30 * MINUTES,
  );
});
