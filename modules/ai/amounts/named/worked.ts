/** Sums of a named amount and the counts that a question states: miles, donees, partners and months, credits. */
import type { Lead } from "../../leads.ts";
import { filingStatus } from "../filing-status.ts";
import { dollars } from "../money.ts";
import { timesOf } from "../../sums/arithmetic.ts";
import { count } from "../../sums/counts.ts";
import { additionalAmounts } from "./aged.ts";
import { PRODUCTS } from "./products.ts";

const GONE_179 =
  /^(?=.*\b179\b)(?=.*\b(?:completely|entirely|fully|gone|zero|nothing|disappears?|wiped out|eliminated)\b)(?!.*\b(?:suvs?|carr\w*|taxable income)\b)/i;

/** Wages of a dependent are free up to the standard deduction: 26 USC 63(c)(5). */
const TEENAGER_EARNS =
  /^(?=.*\bhow much\b)(?=.*\b(?:my|our|a) (?:\w+[- ]){0,3}(?:old|kid|child|son|daughter|teen\w*|student)\b)(?=.*\b(?:earns?|make|jobs?|wages)\b)(?=.*\b(?:before|without)\b.*\b(?:tax|owe\w*|file|filing)\b)(?!.*\b(?:social security|self-employ\w*|credit|dividend\w*|interest|invest\w*)\b)/i;

/** Ids of the amounts whose sum a question asks for; empty without one. */
export function sumsAsked(question: string): string[] {
  if (additionalAmounts(question) !== null) return ["standard-deduction", "standard-deduction-aged"];
  if (GONE_179.test(question)) return ["section-179-phaseout", "section-179"];
  if (TEENAGER_EARNS.test(question)) return ["standard-deduction-dependent", "standard-deduction"];
  const product = PRODUCTS.find((one) => one.when.test(question) && !one.unless?.test(question));
  return product && product.factors(question) ? [product.id] : [];
}

const FIGURE = /: (?:\$([\d,]+(?:\.\d+)?)|(\d+(?:\.\d+)?) cents)/;

/** "4 donees × 2 donors × $19,000 = $152,000."; null where the question states no counts, or two ways of working differ. */
export function workedProduct(id: string, question: string, text: string): string | null {
  const product = PRODUCTS.find((one) => one.id === id);
  if (!product || !product.when.test(question) || product.unless?.test(question)) return null;
  const factors = product.factors(question);
  const [printed = "", sum, cents] = FIGURE.exec(text) ?? [];
  if (!factors || !printed) return null;
  const thousandths = sum ? toThousandths(sum.replaceAll(",", "")) * 100 : toThousandths(cents!);
  const times = factors.reduce((all, { number }) => all * number, 1);
  const total = timesOf(thousandths, times);
  if (total === null) return null;
  const operands = [...factors.map(({ words }) => words), printed.slice(2)].join(" × ");
  return `${operands} = ${dollars(total)}${product.remark ? `, ${product.remark}` : ""}.`;
}

/** "1,650" → 1,650,000: thousandths of what is printed. */
function toThousandths(printed: string): number {
  return Math.round(Number(printed) * 1000);
}

/** The sum of the amounts that make up what is asked; null where it is no sum. */
export function totalOf(
  ids: readonly string[],
  { question, leads }: { question: string; leads: readonly Lead[] },
): string | null {
  if (ids[0] === "section-179-phaseout") return goneAt(leads);
  return ids[0] === "standard-deduction" ? standardTotal(question, leads) : null;
}

/** 26 USC 179(b)(1), (2): the limit falls by each dollar above the threshold, so it is gone at the sum of both. */
function goneAt(leads: readonly Lead[]): string | null {
  const [threshold, limit] = leads.map(({ text }) => FIGURE.exec(text)?.[1]);
  const year = /^For (\d{4}),/.exec(leads[0]?.text ?? "")?.[1];
  if (!threshold || !limit || !year) return null;
  const [from, length] = [threshold, limit].map((one) => BigInt(one.replaceAll(",", "")));
  const total = from! + length!;
  return `For ${year} nothing is left at $${threshold} + $${limit} = ${dollars(Number(total) * 100)} (26 USC 179(b)(1), (2)).`;
}

/** "$32,200 + 2 × $1,650 = $35,500, the standard deduction …"; null where a figure is missing. */
function standardTotal(question: string, leads: readonly Lead[]): string | null {
  const counted = additionalAmounts(question);
  const status = filingStatus(question);
  const texts = leads.map(({ text }) => text);
  const basic = texts.map((text) => /the standard deduction: \$([\d,]+) /.exec(text)?.[1]).find(Boolean);
  const isMarried = status === "joint" || status === "separate";
  const figure = isMarried
    ? /\$([\d,]+) (?=for each of the two, if married)/
    : /\$([\d,]+) (?=for each of the two, if unmarried)/;
  const each = texts.map((text) => figure.exec(text)?.[1]).find(Boolean);
  const year = /^For (\d{4}),/.exec(texts[0] ?? "")?.[1];
  if (counted === null || !basic || !each || !year || !status) return null;
  const [base, more] = [basic, each].map((printed) => Number(printed.replaceAll(",", "")) * 100) as [
    number,
    number,
  ];
  const total = base + counted * more;
  const addedUp = Array.from({ length: counted }, () => more).reduce((sum, one) => sum + one, base);
  if (total !== addedUp) return null;
  const times = counted === 1 ? "" : `${count(counted)} × `;
  return `For ${year}: $${basic} + ${times}$${each} = ${dollars(total)}, the standard deduction with the additional ${counted === 1 ? "amount" : "amounts"} (26 USC 63(c)(1), (3), (f)).`;
}
