/** The income tax on a year's pay: less the standard deduction, by the year's tables (26 USC 1(j)(2), 63(b) and (c)). */
import type { StatedAmountRow } from "#modules/authority";
import { sectionOf } from "../../statute/citations.ts";
import { resolveHeld } from "../../statute/held-units.ts";
import { subjectWords } from "../../practice-notes/matching-words.ts";
import { stepOf, type BracketRow } from "../brackets.ts";
import { filingStatus, rowsFor, statusWords } from "../filing-status.ts";
import { dollars } from "../money.ts";
import { paperQuotation } from "../paper-quotation.ts";
import { statesPay } from "../pay.ts";
import { namedAmounts } from "./named-amount.ts";
import type { NamedAnswer, NamedRequest } from "./request.ts";
import { rowsOf, rowsOfYear } from "./rows.ts";

const RATES = "26 USC 1";
const DEDUCTION = "standard-deduction";
const CONFIDENCE = 0.9;

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
  const deductions = rowsOf(deduction, { rows, question }).map(({ row }) => row);
  const tables = rows.filter((row): row is BracketRow => row.bracket !== undefined);
  const status = filingStatus(question);
  const leads = (status ? [status] : (["single", "joint"] as const)).flatMap((one) => {
    const [less] = rowsFor(deductions, one);
    const worked = less && workedTax(pay, { less, table: rowsFor(tables, one) });
    if (!worked) return [];
    const { words, rows: used } = worked;
    return {
      text: `For ${asked.year}, ${statusWords(one)} with no other income: ${words}.`,
      quotations: used.map((row) => paperQuotation(papers.get(row.paper)!, row)),
      warnings: [],
      confidence: CONFIDENCE,
    };
  });
  const [first] = tables;
  const table = first ? await resolveHeld(authority, actor, first.unit) : null;
  return leads.length > 0 && table ? { leads, units: [table] } : null;
}

/** @returns the sum in words, with the rows that it rests on; null where they do not give one. */
function workedTax(
  pay: number,
  { less, table }: { less: StatedAmountRow; table: BracketRow[] },
): { words: string; rows: StatedAmountRow[] } | null {
  if (less.cents === null || table.length === 0) return null;
  const taxable = Math.max(0, pay - less.cents);
  const step = stepOf(table, taxable);
  if (!step) return null;
  const { row, worked } = step;
  const deducted = `pay of ${dollars(pay)} less the standard deduction of ${dollars(less.cents)} leaves a taxable income of ${dollars(taxable)}`;
  const tax =
    taxable === 0
      ? "there is no income tax on it"
      : `it is in the ${row.bracket.percent} percent bracket, and the income tax before credits is ${worked}`;
  const cites = [row, less].map((one) => `${one.unit}; ${one.paper}, ${one.pin}`).join("; ");
  return { words: `${deducted}; ${tax} (${cites})`, rows: taxable === 0 ? [less] : [less, row] };
}

/** Whether a question states pay and a filing status at most: "single, $60,000 of wages: what do I owe?" */
export function isPlainPay(question: string): boolean {
  return (
    statesPay(question) && subjectWords(question.replace(CONTRACTED, "")).every((word) => PLAIN.test(word))
  );
}
