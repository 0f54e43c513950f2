/** Additions to the tax for a return or a payment that is late (26 USC 6651). */
import { dollars } from "../amounts/money.ts";
import { atMost, shareOf } from "./arithmetic.ts";
import type { SumRule, SumUnit, WorkedSum } from "./rule.ts";
import { countOf, sumBeside } from "./stated.ts";
import { figureOf } from "./year-figures.ts";

/** "I missed the deadline and never filed" */
const UNFILED = /\b(?:never|not|(?:have|has|did)n['’]?t) (?:yet )?filed?\b(?![^.?]*\b(?:extension|paid)\b)/i;

/** 26 USC 6651(a)(1), (2): 5 and 0.5 percent a month, at most 25 percent. */
export const latePenalty: SumRule = ({ question, year }) => {
  const isUnfiled = UNFILED.test(question);
  if (!isUnfiled && !/\blate\b|\boverdue\b|\bafter the (?:due date|deadline)\b/i.test(question)) return null;
  if (
    !/\bpenalt\w+|\baddition|\bhow much\b|\bowe\b/i.test(question) ||
    /\bpartnership|s corp|1099|w-?2|estate|deposit/i.test(question)
  )
    return null;
  const months = countOf(question, "months?");
  const due = sumBeside(question, "ow(?:e|ed|ing)|balance(?: of)?|tax(?: due)?(?: of)?|due|unpaid");
  const isFiling = /\bfil(?:e|ed|ing)\b/i.test(question);
  // Whoever has not filed and owes has not paid, either.
  const isPaying = isUnfiled || /\b(?:paid|pay|paying|payment)\b/i.test(question);
  if (months === null || months === 0 || due === null || !(isFiling || isPaying)) return null;
  const least = isFiling ? minimum({ months, due, year }) : null;
  if (isFiling && isPaying) return bothLate({ months, due }, least);
  const [paragraph, percent, most] = isFiling ? ["1", 5, 5] : ["2", 0.5, 50];
  const counted = Math.min(months, most);
  const sum = shareOf(due, percent * 10_000 * counted);
  if (sum === null) return null;
  const cap = months > most ? ` (${most} months at most: 25 percent)` : "";
  return {
    text: `${isFiling ? "Failure to file" : "Failure to pay"}: ${percent}% × ${counted} ${counted === 1 ? "month" : "months"}${cap} × ${dollars(due)} = ${dollars(sum)} (26 USC 6651(a)(${paragraph}))${least && least.cents > sum ? least.words : ""}, unless it is due to reasonable cause; interest comes besides.`,
    units: [
      { citation: `26 USC 6651(a)(${paragraph})`, figures: [`${percent} percent`, "25 percent"] },
      ...(least?.units ?? []),
    ],
  };
};

/** 26 USC 6651(c)(1): for months to which both apply the addition for filing is 5 less 0.5 percent. */
function bothLate({ months, due }: { months: number; due: number }, least: Minimum | null): WorkedSum | null {
  const filing = Math.min(months, 5);
  const paying = Math.min(months, 50);
  const [first, second] = [shareOf(due, 45_000 * filing), shareOf(due, 5000 * paying)];
  if (first === null || second === null) return null;
  const raised = least && least.cents > first ? least : null;
  const total = (raised?.cents ?? first) + second;
  return {
    text: `Failure to file: (5% − 0.5%) × ${filing} months × ${dollars(due)} = ${dollars(first)} (26 USC 6651(a)(1), (c)(1))${raised?.words ?? ""}; failure to pay: 0.5% × ${paying} months × ${dollars(due)} = ${dollars(second)} (26 USC 6651(a)(2)); together ${dollars(total)}, unless it is due to reasonable cause; interest comes besides.`,
    units: [
      { citation: "26 USC 6651(a)(1)", figures: ["5 percent", "25 percent"] },
      { citation: "26 USC 6651(a)(2)", figures: ["0.5 percent", "25 percent"] },
      { citation: "26 USC 6651(c)(1)", figures: [] },
      ...(least?.units ?? []),
    ],
  };
}

interface Minimum {
  cents: number;
  words: string;
  units: SumUnit[];
}

/** 26 USC 6651(a), last sentence: of an income tax return more than 60 days late; null where none is due or known. */
function minimum({ months, due, year }: { months: number; due: number; year: number }): Minimum | null {
  const figure = months > 2 ? figureOf("late-filing-minimum", year) : null;
  if (!figure) return null;
  const cents = atMost(figure.cents, due);
  return {
    cents,
    words: `, but of an income tax return more than 60 days late at least the lesser of ${dollars(figure.cents)} (of one due in ${year + 1}) and the tax of ${dollars(due)}: ${dollars(cents)} (26 USC 6651(a)${figure.cite})`,
    units: figure.units,
  };
}
