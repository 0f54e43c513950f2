/** The rate of tax on long-term capital gains at a stated taxable income, by the year's amounts. */
import type { DocumentText, StatedAmountRow } from "#modules/authority";
import type { Lead } from "../leads.ts";
import { statusWords } from "./filing-status.ts";
import { shareOf } from "../sums/arithmetic.ts";
import { dollars, statedMoney } from "./money.ts";
import { paperQuotation } from "./paper-quotation.ts";

const UNIT = "26 USC 1(j)(5)(B)";

interface GainsRequest {
  question: string;
  rows: StatedAmountRow[];
  year: number;
  papers: Map<string, DocumentText>;
}

/** Null when the rows are not those of the rates of capital gains. */
export function gainsLead({ question, rows, year, papers }: GainsRequest): Lead | null {
  const statuses = new Set(rows.map(({ status }) => status));
  const [zero, fifteen] = ["zero", "15 percent"].map((rate) =>
    rows.find(({ unit, label }) => unit === UNIT && label.includes(rate)),
  );
  if (!zero || !fifteen || statuses.size !== 1) return null;
  const who = statusWords(zero.status!).replace(/^all others$/, "unmarried individuals");
  const [income] = statedMoney(question);
  const rate = income === undefined ? null : income <= zero.cents! ? 0 : income <= fifteen.cents! ? 15 : 20;
  const rates = `0 percent up to ${dollars(zero.cents!)} of taxable income, 15 percent up to ${dollars(fifteen.cents!)}, 20 percent above (${UNIT}; ${zero.paper}, ${zero.pin})`;
  const applied =
    rate === null
      ? ""
      : (split(question, { income: income!, zero: zero.cents!, fifteen: fifteen.cents! }) ??
        ` A taxable income of ${dollars(income!)} is within the ${rate} percent rate.`);
  return {
    text: `For ${year}, ${who}: long-term capital gains are taxed at ${rates}.${applied}`,
    quotations: [paperQuotation(papers.get(zero.paper)!, zero)],
    warnings: [],
    confidence: 0.9,
  };
}

const ALL_OF_IT =
  /\b(?:all (?:of )?(?:it|that|this|my income|our income)|entirely|nothing but|only|no other income|solely)\b/i;

/** Of a taxable income that is all gain, what falls under each rate; of another, that the gain is taken to lie on top. */
function split(
  question: string,
  { income, zero, fifteen }: { income: number; zero: number; fifteen: number },
): string | null {
  // Of income and gain stated apart neither is the whole taxable income.
  if (statedMoney(question).length > 1)
    return ` Other income counts first: what of the gain lies above ${dollars(fifteen)} of taxable income in all is taxed at 20 percent, and none of it at 0 percent where the other income is above ${dollars(zero)}.`;
  if (income <= zero || income > fifteen) return null;
  const upper = ` What of the gain lies within the first ${dollars(zero)} of taxable income, other income counted first, is taxed at 0 percent, the rest up to ${dollars(income)} at 15 percent`;
  const tax = shareOf(income - zero, 150_000);
  if (!ALL_OF_IT.test(question) || tax === null) return `${upper}.`;
  return `${upper}; where all of it is long-term gain: 15% × (${dollars(income)} − ${dollars(zero)}) = ${dollars(tax)}.`;
}
