/** Applicable federal rates as a monthly ruling prints them: 26 USC 1274(d), 7872(f)(2). */
import { flatten } from "../amounts/flat.ts";

/** Percent a year with semiannual compounding. */
export interface FederalRates {
  short: number;
  mid: number;
  long: number;
}

export interface MonthlyRates extends FederalRates {
  year: number;
  /** 1 to 12 */
  month: number;
}

/** As `FederalRates`, with the ruling that prints them: "Rev. Rul. 2026-9". */
export interface StatedRates extends FederalRates {
  citation: string;
}

const TITLE = /Applicable Federal Rates \(AFR\) for ([A-Z][a-z]+) (\d{4})/;
/** The next table has rates that are adjusted for tax-exempt debt. */
const NEXT_TABLE = /Adjusted AFR for [A-Z][a-z]+ \d{4}/;
const ROW = /(?:(110% )|(?<! \d{3}% |adjusted ))AFR:?((?: \d{1,2}\.\d{2} ?%){4})/gi;
const MONTHS = [
  ...["January", "February", "March", "April", "May", "June"],
  ...["July", "August", "September", "October", "November", "December"],
];
/** Two decimals of the printed 110 percent row. */
const ROUNDING = 0.02;

/**
 * The three rates of table 1. A misread figure is no rate: the four periods of compounding must decrease, and the row
 * of 110 percent must agree. @returns null when the text is no such ruling or its table does not agree with itself
 */
export function readFederalRates(ruling: string): MonthlyRates | null {
  const { text } = flatten(ruling);
  const title = TITLE.exec(text);
  const month = title ? MONTHS.indexOf(title[1]!) + 1 : 0;
  if (!title || month === 0) return null;
  const below = text.slice(title.index + title[0].length);
  const table = below.slice(0, NEXT_TABLE.exec(below)?.index);
  const rates = tableRates(table);
  return rates && { year: Number(title[2]), month, ...rates };
}

function tableRates(table: string): FederalRates | null {
  const rows = [...table.matchAll(ROW)].map(({ 1: factor, 2: figures = "", index }) => {
    const printed = figures.split("%").slice(0, 4).map(Number);
    return { isRaised: factor !== undefined, printed, index };
  });
  const plain = rows.filter(({ isRaised }) => !isRaised);
  const raised = rows.filter(({ isRaised }) => isRaised);
  if (plain.length !== 3 || raised.length !== 3 || !inOrder(table, plain)) return null;
  const [short, mid, long] = plain.map(({ printed }, at) => checked(printed, raised[at]!.printed));
  return short && mid && long ? { short, mid, long } : null;
}

/** Labels of the later terms stand between the rows. */
function inOrder(table: string, rows: readonly { index: number }[]): boolean {
  const [mid, long] = [table.search(/mid-term/i), table.search(/long-term/i)];
  const [first, second, third] = rows.map(({ index }) => index) as [number, number, number];
  return first < mid && mid < second && second < long && long < third;
}

/** The semiannual rate. */
function checked(printed: number[], raised: number[]): number | null {
  const decreases = printed.every((rate, at) => at === 0 || rate <= printed[at - 1]!);
  const agrees = printed.every((rate, at) => Math.abs(rate * 1.1 - raised[at]!) <= ROUNDING);
  return decreases && agrees ? printed[1]! : null;
}
