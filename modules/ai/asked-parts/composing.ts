/** One answer of the answers to its parts, their sources numbered on. */
import { questionWords } from "#modules/authority";
import { PLACES, REST } from "../answer-headings.ts";
import { capitalized } from "../capitals.ts";
import { RULE } from "../confidence/opening.ts";
import { NEAREST_RULE } from "../confidence/signals.ts";
import type { RetrievalAnswer } from "../schema.ts";
import { stem } from "../stemming.ts";

/** A part that is less sure does not stand by itself. */
export const SURE_OF_PART = 0.45;

/** Share of the shorter bottom line's words in the longer one that says the same. */
const SAME = 0.5;

export interface AnsweredPart {
  /** The part, as it was asked. */
  asked: string;
  answer: RetrievalAnswer;
}

/** What is said of a subject where nothing fits the case: beside another answer it only leads away. */
export function isGeneral(bottomLine: string): boolean {
  return bottomLine.startsWith("In general:");
}

/** Whether one bottom line has most words of the other: two prepared ones on one rule. */
export function saysTheSame(one: RetrievalAnswer, other: RetrievalAnswer): boolean {
  if (one.bottomLine === other.bottomLine) return true;
  const [less, more] = [contentOf(one), contentOf(other)].toSorted((a, b) => a.size - b.size);
  return [...less!].filter((word) => more!.has(word)).length > SAME * less!.size;
}

/** Words that any two sentences share say nothing of it. */
function contentOf({ bottomLine }: RetrievalAnswer): Set<string> {
  return new Set(questionWords(bottomLine ?? "").map(({ asked }) => stem(asked)));
}

/** The parts' answers in their order, each with its own bottom line; a part that is refused is named with why. */
export function composed(parts: readonly AnsweredPart[]): RetrievalAnswer {
  const answered = parts.filter(({ answer }) => !answer.refused);
  const lines = parts.map((part, at) => lineOf(part, whichOf(part, at)));
  return merged(answered, { line: lines.join(" "), headings: answered.map(headingOf(parts)) });
}

/** The answers to the subjects of a heading, each under its name. */
export function composedByName(parts: readonly AnsweredPart[]): RetrievalAnswer {
  const names = parts.map(({ asked }) => capitalized(plain(asked)));
  const lines = parts.map((part, at) => lineOf(part, names[at] === names[at - 1] ? "" : `${names[at]}: `));
  const headings = names.map((name, at) => (at === 0 ? "Why" : `Why: ${name}`));
  return merged(parts, { line: lines.join(" "), headings });
}

const OPENING = new RegExp(`^(?:${RULE}|${NEAREST_RULE})\\n`);

export const PREMISE_FAILS = "The premise does not hold.";

/** An answer after what speaks against its premise. */
export function afterPremise(premise: AnsweredPart, answer: RetrievalAnswer): RetrievalAnswer {
  const line = `${PREMISE_FAILS} ${premise.answer.bottomLine!} ${answer.bottomLine!}`;
  const headings = ["Why the premise does not hold", "Why"];
  return merged([premise, { asked: "", answer }], { line, headings });
}

/** A sentence before everything else, of what makes an answer less sure by `factor`. */
export function withSentence(answer: RetrievalAnswer, sentence: string, factor: number): RetrievalAnswer {
  const { bottomLine } = answer;
  return {
    ...answer,
    answer: bottomLine ? `${sentence} ${answer.answer}` : `${sentence}\n\n${answer.answer}`,
    bottomLine: bottomLine ? `${sentence} ${bottomLine}` : sentence,
    confidence: Math.round(answer.confidence * factor * 100) / 100,
  };
}

const ORDINALS = ["first", "second", "third", "fourth", "fifth"];

function headingOf(parts: readonly AnsweredPart[]) {
  return (part: AnsweredPart) => {
    const at = parts.indexOf(part);
    return at === 0 ? "Why" : `Why, to the ${ORDINALS[at] ?? "next"} question`;
  };
}

function whichOf({ asked }: AnsweredPart, at: number): string {
  return at === 0 ? "To the first question: " : `To the ${ORDINALS[at] ?? "next"} (${plain(asked)}): `;
}

function lineOf({ answer }: AnsweredPart, which: string): string {
  if (answer.refused) return `${which}not answered here. ${answer.answer}`;
  const rule = answer.quotations[0]?.citation;
  return `${which}${answer.bottomLine ?? `the rule is ${rule ? `in ${rule}` : "below"}, quoted below.`}`;
}

/** Without marks that a quotation has. */
function plain(asked: string): string {
  return asked.replace(/[“”?]/g, "").trim();
}

interface Division {
  above: string;
  rest: string;
  places: string;
}

function divide({ answer, bottomLine }: RetrievalAnswer): Division {
  const body = bottomLine && answer.startsWith(bottomLine) ? answer.slice(bottomLine.length) : answer;
  const [upper = "", places = ""] = body.split(`${PLACES}\n`);
  const [above = "", rest = ""] = upper.split(`${REST}\n`);
  return {
    above: above
      .trim()
      .replace(/^## Why\n/, "")
      .replace(OPENING, ""),
    rest: rest.trim(),
    places: places.trim(),
  };
}

function merged(
  parts: readonly AnsweredPart[],
  { line, headings }: { line: string; headings: string[] },
): RetrievalAnswer {
  const offsets = parts.map((_, at) =>
    parts.slice(0, at).reduce((sum, { answer }) => sum + answer.sources.length, 0),
  );
  const texts = parts.map(({ answer }, at) => {
    const { above, rest, places } = divide(answer);
    return { above: renumbered(above, offsets[at]!), rest: renumbered(rest, offsets[at]!), places };
  });
  const joined = (name: "rest" | "places") =>
    [...new Set(texts.flatMap((text) => text[name].split("\n")))].filter(Boolean).join("\n");
  const [first] = parts;
  const least = parts.reduce((low, part) => (part.answer.confidence < low.answer.confidence ? part : low));
  const { signals, doubts, confidence } = least.answer;
  return {
    ...first!.answer,
    ...{ signals, doubts, confidence },
    answer: [
      line,
      ...texts.map(({ above }, at) => `## ${headings[at]}\n${above}`),
      `${REST}\n${joined("rest")}`,
      `${PLACES}\n${joined("places")}`,
    ].join("\n\n"),
    bottomLine: line,
    warnings: parts
      .flatMap(({ answer }) => answer.warnings)
      .filter(({ text }, at, all) => all.findIndex((one) => one.text === text) === at),
    sources: parts.flatMap(({ answer }) => answer.sources),
    quotations: parts.flatMap(({ answer }, at) =>
      answer.quotations.map((quotation) => ({ ...quotation, source: quotation.source + offsets[at]! })),
    ),
    nearest: parts
      .flatMap(({ answer }) => answer.nearest)
      .filter((one, at, all) => all.findIndex(({ citation }) => citation === one.citation) === at),
    checks: sumOf(parts),
  };
}

function sumOf(parts: readonly AnsweredPart[]): RetrievalAnswer["checks"] {
  const checks = parts.flatMap(({ answer }) => answer.checks ?? []);
  const sum = (name: keyof NonNullable<RetrievalAnswer["checks"]>) =>
    checks.reduce((all, one) => all + one[name], 0);
  return {
    quotations: sum("quotations"),
    leftOut: sum("leftOut"),
    struck: sum("struck"),
    unquoted: sum("unquoted"),
  };
}

function renumbered(text: string, by: number): string {
  return text.replace(/” \[(\d{1,3})\]/g, (_, number: string) => `” [${Number(number) + by}]`);
}
