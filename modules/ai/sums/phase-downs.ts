/** Amounts that shrink with income, worked out in the open: "$15,000 − $100 × 20 (each $1,000 of …) = $13,000". */
import type { FilingStatus } from "#modules/authority";
import { dollars } from "../amounts/money.ts";
import { atLeast, atMost, shareOf, stepsOf } from "./arithmetic.ts";
import { asksEnd, excessOver, incomeStated, onReturns, thresholdFor, type Outcome } from "./incomes.ts";
import { PHASE_DOWNS, type PhaseDown } from "./phase-down-table.ts";
import type { SumRule, WorkedSum } from "./rule.ts";

export const phaseDown: SumRule = ({ question, year }) => {
  for (const one of PHASE_DOWNS) {
    if (year < one.from || (one.to !== null && year > one.to)) continue;
    if (!one.when.every((pattern) => pattern.test(question)) || one.unless?.test(question)) continue;
    const worked = workedDown(one, question, year);
    if (worked) return worked;
  }
  return null;
};

/** "When does it run out?": of a deduction that ends, a year; with income named, an income. */
const ASKS_A_DAY = /\b(?:until )?when\b(?![^?]*\b(?:income|agi|magi|phas\w*|shrink\w*)\b)/i;

function workedDown(rule: PhaseDown, question: string, year: number): WorkedSum | null {
  const income = incomeStated(question);
  const asksDay = rule.to !== null && ASKS_A_DAY.test(question);
  if (income === null && (asksDay || !asksEnd(question))) return null;
  const outcomeOn = (status: FilingStatus) =>
    income === null ? endOn(status, rule, question) : leftOn(status, rule, { question, income });
  const isSeparateOther = rule.thresholds.separate === rule.thresholds.other;
  const sum = onReturns(question, outcomeOn, { isSeparateOther });
  if (!sum) return null;
  const remark = rule.remark && income !== null ? ` ${rule.remark}` : "";
  return { text: `For ${year}, ${rule.name}: ${sum} (${rule.pins}).${remark}`, units: rule.units };
}

function leftOn(
  status: FilingStatus,
  rule: PhaseDown,
  { question, income }: { question: string; income: number },
): Outcome | null {
  const start = rule.amount(question, status === "joint");
  if (!start || start.stated === income) return null;
  const excess = excessOver(status, income, rule.thresholds);
  const cut = excess && cutOf(rule.by, excess);
  if (!cut) return null;
  const left = atLeast(0, start.each - cut.cents);
  const most = rule.atMost?.(question) ?? null;
  const result = most === null ? left * start.times : atMost(most, left);
  const below = start.each < cut.cents ? ", not below zero" : "";
  const first = start.words === dollars(start.each) ? "" : `${start.words}; `;
  const sum =
    excess.over === 0
      ? `${start.words}; nothing is taken off, since ${dollars(income)} is not above ${dollars(excess.threshold)}`
      : `${first}${dollars(start.each)} − ${cut.words} = ${dollars(left)}${below}`;
  const product = start.times > 1 ? `; ${start.times} × ${dollars(left)} = ${dollars(result)}` : "";
  return { text: `${sum}${product}${ofBound(most, start.each, left)}`, result, isBelow: excess.over === 0 };
}

/** What comes of a smaller sum that bounds what is left: "; all of the $9,000", ", of the $18,000". */
function ofBound(most: number | null, full: number, left: number): string {
  if (most === null || most > full) return "";
  if (most <= left) return `; all of the ${dollars(most)}`;
  return left > 0 ? `, of the ${dollars(most)}` : "";
}

/** Where nothing is left: the threshold and the amount divided by the rate. */
function endOn(status: FilingStatus, rule: PhaseDown, question: string): Outcome | null {
  const isJoint = status === "joint";
  const start = rule.amount(question, isJoint);
  const most = start?.each ?? (isJoint ? rule.most?.joint : rule.most?.other);
  const threshold = thresholdFor(status, rule.thresholds);
  if (!most || threshold === null) return null;
  const { length, words } = lengthOf(rule.by, most);
  const end = threshold + length;
  const first = start && start.words !== dollars(start.each) ? `${start.words}; ` : "";
  const begun = "step" in rule.by && rule.by.rounds === "up" ? lastStep(end - rule.by.step) : "";
  const text = `${first}it shrinks above ${dollars(threshold)}, and nothing is left at ${dollars(threshold)} + ${words} = ${dollars(end)}${begun}`;
  return { text, result: end, isBelow: false };
}

function lengthOf(by: PhaseDown["by"], most: number): { length: number; words: string } {
  if ("percent" in by)
    return { length: Math.round((most * 100) / by.percent), words: `${dollars(most)} ÷ ${by.percent}%` };
  const steps = stepsOf(most, by.cents, "up")!;
  const words = `${dollars(most)} ÷ ${dollars(by.cents)} × ${dollars(by.step)}`;
  return { length: steps * by.step, words };
}

function lastStep(above: number): string {
  return `; since a part of a step counts as a whole one, already above ${dollars(above)}`;
}

export interface Cut {
  cents: number;
  words: string;
}

/** What an excess takes off, and how that comes about in words. */
export function cutOf(by: PhaseDown["by"], { over, words }: { over: number; words: string }): Cut | null {
  if ("percent" in by) {
    const cents = shareOf(over, by.percent * 10_000);
    return cents === null ? null : { cents, words: `${by.percent}% × ${words}` };
  }
  const steps = stepsOf(over, by.step, by.rounds);
  if (steps === null) return null;
  const begun = by.rounds === "up" ? " or part of it" : "";
  return {
    cents: by.cents * steps,
    words: `${steps} × ${dollars(by.cents)} (for each ${dollars(by.step)}${begun} of ${words.slice(1, -1)})`,
  };
}
