/**
 * Fits what the assistant goes by when it refuses, and how sure it says it is, on the questions beside this file:
 *
 *     npx tsx tests/eval/fit-scope.ts ../shared/data
 *
 * 1. The odds that a question is about federal tax, by its vector, and the questions of either kind to which another
 *    one may be near: written into modules/authority/data/domain-minilm.bin and .json.
 * 2. The odds of an answer, from all signs: the lines for WEIGHTS of modules/ai/scope.ts, printed.
 * 3. The chance that the first section is the right one: the lines for SURE of modules/ai/weighing.ts, printed.
 *
 * Questions that the first step has seen would look too certain to the next, so that each gets its odds from a fit
 * without it, and none is near to itself. The sets whose names end with "checking" take no part; what comes out for them is printed.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Passage } from "#modules/authority";
import { OPERATOR } from "#modules/kernel";
import { signsOf, readScope, type Sign } from "../../modules/ai/scope.ts";
import { leadOf } from "../../modules/ai/weighing.ts";
import { readOutOfScopePhrases, readSearchPhrases } from "../../modules/authority/search-phrases.ts";
import { openLibraries, type Library } from "../bench/library.ts";
import { inBytes, nearestOther, reduced, reductionOf, type Reduction } from "./likeness.ts";
import { fitLogistic, likely, oddsFrom, type Example } from "./logistic.ts";

const HERE = import.meta.dirname;
const DATA = join(HERE, "../../modules/authority/data");
const SETS = ["tuning", "everyday-tuning", "breadth-tuning", "inside", "outside"];
const CHECKING = [
  "checking",
  "everyday-checking",
  "fresh-checking",
  "stories-checking",
  "topics-checking",
  "inside-checking",
  "outside-checking",
];
const PARTS = 8;
/** On so many axes questions are compared. */
const DIMENSIONS = 96;
const RIDGE = { subject: 1, answer: 0.3, sure: 0.01 };
/** What a phrase counts beside a question. */
const PHRASE = { inside: 0.3, outside: 0.6 };
/** To refuse what could be answered is worse than to answer what should be refused. */
const INSIDE_WEIGHT = 1.6;

interface Asked {
  set: string;
  question: string;
  gold: string[] | null;
  inside: boolean;
  vector: number[];
  signs: number[];
  lead: number;
  right: boolean;
}

async function main(mirror: string): Promise<void> {
  const libraries = openLibraries({ mirror: resolve(mirror), fresh: false, say: console.log });
  const library = await libraries.wholeCode();
  const asked = await askAll(library, [...SETS, ...CHECKING].flatMap(readSet).concat(readLines()));
  const phrases = await embedPhrases(library);
  await libraries.close();
  const learned = asked.filter(({ set }) => !CHECKING.includes(set));

  const subject = fitSubject(learned, phrases);
  withoutOwnPart(learned, phrases);
  for (const one of asked.filter((other) => !learned.includes(other))) putSubject(one, subject);
  const likeness = putLikeness(asked);
  writeWeights(library.semantic.embeddings.id, subject, likeness);

  const answer = fitLogistic(
    balanced(
      learned.map((one) => ({ signs: one.signs, label: one.inside })),
      INSIDE_WEIGHT,
    ),
    RIDGE.answer,
  );
  console.log("\nWEIGHTS of modules/ai/scope.ts");
  NAMES.forEach((name, at) => console.log(`  ${name}: ${round(answer[at]!)},`));
  reportRefusals(asked, answer);

  const sure = fitSure(learned, answer);
  console.log(
    `\nSURE of modules/ai/weighing.ts: { odds: ${round(sure[0]!)}, lead: ${round(sure[1]!)}, constant: ${round(sure[2]!)} }`,
  );
  reportSureness(
    asked.filter(({ set, gold }) => CHECKING.includes(set) && gold?.length),
    answer,
    sure,
  );
}

interface Question {
  set: string;
  question: string;
  gold: string[] | null;
  inside: boolean;
}

function readSet(set: string): Question[] {
  return linesOf(`${set}.jsonl`).map((line) => {
    const { question, gold } = JSON.parse(line) as { question: string; gold: string[] };
    return { set, question, gold, inside: gold.length > 0 };
  });
}

const LINES = ["scope-inside", "scope-outside"];

function readLines(): Question[] {
  return LINES.flatMap((set) =>
    linesOf(`${set}.txt`).map((question) => ({ set, question, gold: null, inside: set === "scope-inside" })),
  );
}

function linesOf(name: string): string[] {
  return readFileSync(join(HERE, name), "utf8").trim().split("\n");
}

const NO_SUBJECT = { odds: 0, tax: 0, other: 0 };
const NAMES = Object.keys(
  signsOf(
    { passage: 0, section: 0, phrase: 0, outOfScope: 0, domain: NO_SUBJECT, coverage: 0 },
    readScope(""),
  ),
) as Sign[];

async function askAll({ modules, semantic }: Library, questions: Question[]): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (const one of questions) {
    const [vector] = await semantic.embeddings.embed([one.question]);
    const { passages } = await modules.authority.passages(OPERATOR, one.question);
    if (!passages[0] || passages[0].cited) continue;
    asked.push({ ...one, vector: [...vector!, 1], ...whatWasFound(one, passages) });
  }
  return asked;
}

function whatWasFound({ question, gold }: Question, passages: Passage[]) {
  const [best] = passages;
  const none = { passage: 0, section: 0, phrase: 0, outOfScope: 0, domain: NO_SUBJECT };
  const signs = signsOf({ ...(best!.similarity ?? none), coverage: best!.coverage }, readScope(question));
  return {
    signs: NAMES.map((name) => signs[name]),
    lead: leadOf(passages),
    right: gold?.includes(best!.section.citation) ?? false,
  };
}

type Labelled = Pick<Example, "signs" | "label">;

async function embedPhrases({ semantic }: Library): Promise<Example[]> {
  const texts = [
    ...readSearchPhrases().map(({ phrase }) => ({ text: phrase, label: true, weight: PHRASE.inside })),
    ...readOutOfScopePhrases().map((text) => ({ text, label: false, weight: PHRASE.outside })),
  ];
  const vectors = await semantic.embeddings.embed(texts.map(({ text }) => text));
  return texts.map(({ label, weight }, at) => ({ signs: [...vectors[at]!, 1], label, weight }));
}

/** Both labels weigh the same, but for `favor` of the true one. */
function balanced(examples: (Labelled & { weight?: number })[], favor = 1): Example[] {
  const sum = (label: boolean) =>
    examples.reduce((total, one) => total + (one.label === label ? (one.weight ?? 1) : 0), 0);
  const share = (favor * sum(false)) / sum(true);
  return examples.map((one) => ({ ...one, weight: (one.weight ?? 1) * (one.label ? share : 1) }));
}

function fitSubject(asked: Asked[], phrases: Example[]): number[] {
  const questions = asked.map(({ vector, inside }) => ({ signs: vector, label: inside }));
  return fitLogistic(balanced([...questions, ...phrases]), RIDGE.subject);
}

/** Each question gets its odds from a fit on the others. */
function withoutOwnPart(learned: Asked[], phrases: Example[]): void {
  for (let part = 0; part < PARTS; part++) {
    const isPart = (_: Asked, at: number) => at % PARTS === part;
    const weights = fitSubject(
      learned.filter((one, at) => !isPart(one, at)),
      phrases,
    );
    for (const one of learned.filter(isPart)) putSubject(one, weights);
  }
}

function putSubject(one: Asked, weights: number[]): void {
  put(one, "subject", oddsFrom(weights, one.vector));
}

function put({ signs }: Asked, name: Sign, value: number): void {
  signs[NAMES.indexOf(name)] = value;
}

interface Likeness {
  reduction: Reduction;
  /** Of the questions that are known, on the axes. */
  tax: number[][];
  other: number[][];
}

function putLikeness(asked: Asked[]): Likeness {
  const known = asked.filter(({ set }) => LINES.includes(set));
  const reduction = reductionOf(
    known.map(({ vector }) => vector.slice(0, -1)),
    DIMENSIONS,
  );
  const onAxes = new Map(asked.map((one) => [one, reduced(reduction, one.vector.slice(0, -1))]));
  const [tax, other] = [true, false].map((inside) =>
    known.filter((one) => one.inside === inside).map((one) => onAxes.get(one)!),
  );
  for (const [one, vector] of onAxes) {
    put(one, "nearTax", nearestOther(vector, tax!));
    put(one, "nearOther", nearestOther(vector, other!));
  }
  return { reduction, tax: tax!, other: other! };
}

function writeWeights(model: string, weights: number[], { reduction, tax, other }: Likeness): void {
  const bytes = Buffer.concat([
    ...[weights.slice(0, -1), reduction.mean].map((values) => Buffer.from(Float32Array.from(values).buffer)),
    ...[reduction.axes, tax, other].map((vectors) => inBytes(vectors.flat())),
  ]);
  const manifest = {
    model,
    script: "tests/eval/fit-scope.ts",
    date: new Date().toISOString().slice(0, 10),
    sha256: createHash("sha256").update(bytes).digest("hex"),
    dimensions: reduction.mean.length,
    axes: DIMENSIONS,
    taxQuestions: tax.length,
    otherQuestions: other.length,
    constant: round(weights.at(-1)!),
  };
  writeFileSync(join(DATA, "domain-minilm.bin"), bytes);
  writeFileSync(join(DATA, "domain-minilm.json"), `${JSON.stringify(manifest, null, 2)}\n`);
}

function fitSure(learned: Asked[], answer: number[]): number[] {
  const told = learned.filter(({ gold }) => gold?.length);
  return fitLogistic(
    told.map((one) => ({ signs: sureSigns(one, answer), label: one.right, weight: 1 })),
    RIDGE.sure,
  );
}

function sureSigns({ signs, lead }: Asked, answer: number[]): number[] {
  return [oddsFrom(answer, signs), lead, 1];
}

function reportRefusals(asked: Asked[], answer: number[]): void {
  console.log("\nRefused");
  for (const set of new Set(asked.map((one) => one.set))) {
    const own = asked.filter((one) => one.set === set);
    const refused = own.filter(({ signs }) => oddsFrom(answer, signs) < 0);
    console.log(
      `  ${set.padEnd(20)} ${refused.length} of ${own.length} (${own[0]!.inside ? "inside" : "outside"})`,
    );
  }
}

function reportSureness(asked: Asked[], answer: number[], sure: number[]): void {
  console.log("\nSaid to be right in the checking sets, and right");
  const chances = asked.map((one) => ({ ...one, chance: likely(oddsFrom(sure, sureSigns(one, answer))) }));
  for (let from = 0; from < 1; from += 0.1) {
    const own = chances.filter(({ chance }) => chance >= from && chance < from + 0.1);
    if (own.length === 0) continue;
    const mean = own.reduce((sum, { chance }) => sum + chance, 0) / own.length;
    const right = own.filter((one) => one.right).length / own.length;
    console.log(`  ${round(mean)} said, ${round(right)} right, of ${own.length}`);
  }
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

await main(process.argv[2] ?? "../shared/data");
