/** The income tax on a year's pay: less the standard deduction, by the year's tables (26 USC 1(j)(2), 63(b) and (c)). */
import { resolveHeld } from "../../statute/held-units.ts";
import { subjectWords } from "../../practice-notes/matching-words.ts";
import { stepOf, type BracketRow } from "../brackets.ts";
import { filingStatus, rowsFor, statusWords } from "../filing-status.ts";
import { dollars } from "../money.ts";
import { paperQuotation } from "../paper-quotation.ts";
import { namedAmounts } from "./named-amount.ts";
import type { NamedAnswer, NamedRequest } from "./request.ts";
import { rowsOf, rowsOfYear } from "./rows.ts";

const RATES = "26 USC 1";
const DEDUCTION = "standard-deduction";

const PAY =
  /\b(?:wages?|salary|salaries|pay|paychecks?|earn(?:s|ed|ing|ings)?|ma(?:ke|kes|de|king)|jobs?)\b/i;
const CONTRACTED = /['’](?:m|re|s|ll|d|ve)\b/gi;
/** A word beyond these is a fact that may change the sum: then none is worked out. */
const PLAIN =
  /^(?:\d[\d.]*k|wages?|salary|salaries|paychecks?|earn(?:s|ed|ing|ings)?|mak(?:e|es|ing)|made|jobs?|gross|total|annual(?:ly)?|yearly|bracket|rates?|marginal|single|singles|unmarried|married|joint(?:ly)?|separate(?:ly)?|couple|together|filers?|fil(?:e|es|ed|ing)|return|heads?|households?|husband|wife|spouse|standard|deductions?|tak(?:e|es|ing)|federal|irs|owes?|owed|bill|liability|figure|compute|calculate|work|works|figured|person|people|taxpayer|individual|us|dollars?|bucks|k|grand|thousand|about|roughly|around|just|only|no|nothing|else|live|u\.s\.)$/;

/** @returns null where a fact beside pay and status is stated, or the year's rows are not held. */
export async function taxOnPay(request: NamedRequest & { pay: number }): Promise<NamedAnswer | null> {
  const { question, asked, pay, authority, actor } = request;
  if (!isPlainPay(question)) return null;
  const deduction = namedAmounts().find(({ id }) => id === DEDUCTION)!;
  const { rows, papers } = await rowsOfYear(request, [RATES, sectionOf(deduction.rows[0]!.unit)]);
  const ofDeduction = rowsOf(deduction, { rows, question }).map(({ row }) => row);
  const tables = rows.filter((row): row is BracketRow => row.bracket !== undefined);
  const status = filingStatus(question);
  const leads = (status ? [status] : (["single", "joint"] as const)).flatMap((one) => {
    const [less] = rowsFor(ofDeduction, one);
    const table = rowsFor(tables, one);
    if (!less || less.cents === null || table.length === 0) return [];
    const taxable = Math.max(0, pay - less.cents);
    const step = stepOf(table, taxable);
    if (!step) return [];
    const { row, worked } = step;
    const deducted = `pay of ${dollars(pay)} less the standard deduction of ${dollars(less.cents)} leaves a taxable income of ${dollars(taxable)}`;
    const tax =
      taxable === 0
        ? "there is no income tax on it"
        : `it is in the ${row.bracket.percent} percent bracket, and the income tax before credits is ${worked}`;
    return {
      text: `For ${asked.year}, ${statusWords(one)} with no other income: ${deducted}; ${tax} (${row.unit}; ${row.paper}, ${row.pin}; ${less.unit}; ${less.paper}, ${less.pin}).`,
      quotations: [less, ...(taxable === 0 ? [] : [row])].map((of) =>
        paperQuotation(papers.get(of.paper)!, of),
      ),
      warnings: [],
      confidence: 0.9,
    };
  });
  const [unit] = tables;
  const table = unit ? await resolveHeld(authority, actor, unit.unit) : null;
  return leads.length > 0 && table ? { leads, units: [table] } : null;
}

/** "26 USC 63(c)(2)" → "26 USC 63" */
function sectionOf(unit: string): string {
  return unit.replace(/\(.*/, "");
}

/** Whether a question states pay and a filing status at most: "single, $60,000 of wages: what do I owe?" */
export function isPlainPay(question: string): boolean {
  return (
    PAY.test(question) && subjectWords(question.replace(CONTRACTED, "")).every((word) => PLAIN.test(word))
  );
}
