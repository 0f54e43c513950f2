/** What speaks for and against a unit of the section that leads, as the one that decides. */
import { questionWords, type FactKind } from "#modules/authority";
import { readAsked, type Asked } from "../bottom-line/asked.ts";
import { termDefinedBy } from "../statute/definitions.ts";
import { readFacts } from "../facts/read-facts.ts";
import type { QuestionContext } from "../statute/relevance.ts";
import { lineage, ownText, type StatuteUnit } from "../statute/statute.ts";
import { stem } from "../stemming.ts";
import { asksDefinition, FACETS, type Facet } from "./facets.ts";

export const UNIT_SIGNALS = [
  ...([
    "closest",
    "general",
    "first",
    "depth",
    "relevance",
    "text",
    "headings",
    "named",
    "retrieved",
  ] as const),
  ...(["who", "deadline", "count", "percent", "dollars", "penalty", "basis", "loss", "exception"] as const),
  ...(["period", "amount", "rate", "effect", "number"] as const),
  ...(["special", "delegates", "open", "length", "defines", "defined"] as const),
];

/**
 * Each about 0 to 1. `closest`: the unit that reading found; `general`: the section's rule; `text`, `headings`: share of
 * the question's words; `named`: share of its heading that the question has; a facet, a kind of fact: asked for and told
 * there; `number`: a number of the question's; `special`: of a time or case that the question does not name;
 * `delegates`: left to regulations; `open`: continued below; `defined`: defines, and a definition is asked for.
 */
export type UnitSignals = Record<(typeof UNIT_SIGNALS)[number], number>;

/** The question as every unit is asked for it. */
export interface UnitQuestion {
  question: string;
  /** Units that reading found, and the section's first rule. */
  closest: StatuteUnit;
  general: StatuteUnit;
}

const KINDS: Partial<Record<Asked["kind"], FactKind[]>> = {
  time: ["period"],
  money: ["amount", "rate"],
  rate: ["rate"],
};
const SPECIAL =
  /\b(?:special rules?|transition|effective|pre-?19|before 20[01]\d|cross reference|regulations|phase-?in)\b/i;
const OLD = /\b(?:19\d\d|200\d)\b/;
const YEAR = /\b(?:19|20)\d\d\b/;
const DELEGATES = /\bthe Secretary (?:shall|may) (?:by regulations|prescribe)/i;
const LONG = 150;

export function unitSignals(context: QuestionContext, asked: UnitQuestion, unit: StatuteUnit): UnitSignals {
  const { statute, relevance } = context;
  const { question } = asked;
  const own = ownText(statute, unit);
  const above = lineage(statute, unit);
  const heading = unit.unit.heading ?? "";
  const { kind } = readAsked(question);
  const facts = [unit, ...unit.children.map((child) => statute.units[child]!)].flatMap((one) =>
    readFacts(statute, one),
  );
  const states = (on: Asked["kind"]) =>
    Number(kind === on && facts.some((fact) => KINDS[on]?.includes(fact.kind)));
  const defines = Number(above.some((step) => termDefinedBy(statute, step) !== null));
  return {
    closest: Number(unit === asked.closest),
    general: Number(unit === asked.general),
    first: Number(unit.unit.path[0] === "a"),
    depth: unit.depth / 5,
    relevance: relevance(unit),
    text: relevance.coverage(own),
    headings: relevance.coverage(above.map((step) => step.unit.heading ?? "").join(" ")),
    named: namedShare(question, heading),
    retrieved: relevance.retrieved(unit),
    ...facetsOf(question, `${heading} ${own}`),
    period: states("time"),
    amount: states("money"),
    rate: states("rate"),
    effect: Number(kind === "whether" && facts.some((fact) => fact.kind === "rule")),
    number: Number(numbersOf(question).some((number) => number.test(own))),
    special: Number(!YEAR.test(question) && (SPECIAL.test(heading) || OLD.test(own))),
    delegates: Number(DELEGATES.test(own)),
    open: Number(/[—:-]$/.test(own.trim())),
    length: Math.min(1, own.split(/\s+/).length / LONG),
    defines,
    defined: defines * Number(asksDefinition(question)),
  };
}

function facetsOf(question: string, text: string): Record<Facet, number> {
  const told = Object.entries(FACETS).map(([name, facet]) => [
    name,
    Number(facet.asked.test(question) && facet.told.test(text)),
  ]);
  return Object.fromEntries(told) as Record<Facet, number>;
}

function namedShare(question: string, heading: string): number {
  const asked = new Set(questionWords(question).map((word) => stem(word.asked)));
  const words = questionWords(heading).map((word) => stem(word.asked));
  return words.filter((word) => asked.has(word)).length / (words.length || 1);
}

/** Its numbers but for years and single digits. */
function numbersOf(question: string): RegExp[] {
  const numbers = question.match(/(?<![\d,.$-])\$?\d[\d,]*(?:\.\d+)?/g) ?? [];
  return numbers
    .map((number) => number.replace(/[,.]$/, ""))
    .filter((number) => /\d\D*\d/.test(number) && !/^(?:19|20)\d\d$/.test(number))
    .map((number) => new RegExp(String.raw`(?<![\d,.])${number.replace(/[$.]/g, "\\$&")}(?![\d,]*\d)`));
}
