/** Which of the named amounts a question asks for. */
import { readAsked } from "../../bottom-line/asked.ts";
import { asksAmount } from "../asks-amount.ts";
import { statedMoney } from "../money.ts";
import type { NamedAmount } from "./named-amount.ts";

const MAXIMUM = 3;
/** A question without a verb, such as "gift exclusion 2026". */
const FRAGMENT_WORDS = 10;

const ASKS =
  /\bwhat (?:\w+ ){0,3}(?:receipts|income|agi|magi|wages?|premiums?|amount|size|age)\b|\b(?:most|figures?|numbers?|dollars?|how (?:much|big|large|high|far)|wage base|cut-?offs?|up to|indexed|adjusted|inflation|rates?|(?:income|phase-?out) (?:limit|range)s?)\b/i;
const COMPARES =
  /\b(?:more than|over|above|below|under|less than|exceeds?|up to|within|too much|at least|all of|whole|put|contribute|give|reach(?:es)?)\b/i;
const ASKS_OTHER =
  /\b(?:who|why|when|where|how (?:do|does|can|should|long|many years|old)|explain|define|definition|difference)\b/i;

/** "What is the kiddie tax?" asks what it is, unless it names an amount. */
const OPENS_WHAT = /^(?:what|which)\b/i;

export function asksFigure(question: string): boolean {
  const { kind } = readAsked(question);
  if (asksAmount(question) || /^(?:at|up to|above|over|from) what\b/i.test(question.trim())) return true;
  if (kind === "whether") return statedMoney(question).length > 0 && COMPARES.test(question);
  if (kind === "time") return false;
  return ASKS.test(question) || isFragment(question);
}

function isFragment(question: string): boolean {
  return (
    question.trim().split(/\s+/).length <= FRAGMENT_WORDS &&
    !ASKS_OTHER.test(question) &&
    !OPENS_WHAT.test(question)
  );
}

/** Those whose words the question has, the most specific of each section first. */
export function amountsAsked(amounts: readonly NamedAmount[], question: string): NamedAmount[] {
  const text = question.replace(/[‘’]/g, "'");
  if (!asksFigure(text)) return [];
  const fitting = amounts
    .filter(({ unless }) => !unless?.test(text))
    .map((amount) => ({ amount, met: conditionsMet(amount, text) }))
    .filter(({ met }) => met > 0)
    .toSorted((a, b) => b.met - a.met);
  return fitting
    .filter(({ amount, met }) => fitting.every((other) => other.met <= met || !areNear(other.amount, amount)))
    .slice(0, MAXIMUM)
    .map(({ amount }) => amount);
}

/** How many conditions the fullest alternative has that is met; 0 for none. */
function conditionsMet({ when }: NamedAmount, text: string): number {
  const met = when.filter((patterns) => patterns.every((pattern) => pattern.test(text)));
  return Math.max(0, ...met.map(({ length }) => length));
}

/** Amounts of one section, or of sections that people speak of with the same words. */
function areNear(a: NamedAmount, b: NamedAmount): boolean {
  return sectionsOf(a).some((section) => sectionsOf(b).includes(section));
}

function sectionsOf({ bases, rows }: NamedAmount): string[] {
  return [...bases.map(({ unit }) => unit), ...rows.map(({ unit }) => unit)].map(
    (unit) => /^26 USC [^(]+/.exec(unit)?.[0] ?? unit,
  );
}
