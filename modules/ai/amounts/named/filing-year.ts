/** The tax year of an amount for returns due in the next year, where a question names the year in which they are due. */
import type { AskedYear } from "../../years/year.ts";
import type { NamedAmount } from "./named-amount.ts";
import type { NamedRequest } from "./request.ts";

const DUE =
  /\b(?:due|fil(?:e|ed|ing)|furnish\w*|submit\w*|given?|giving|sen[dt]|late|issued?|prepared?|season)\b[^.?]{0,90}?\b(?:in|during|for|by)? ?(20\d\d)\b|\b(20\d\d) (?:filing season|deadline)/i;
const TAX_YEAR =
  /\b(?:tax year |(?:for|on|with|of) (?:my |our |the |its |a )?)20\d\d\b|\b20\d\d (?:tax )?(?:form|return|1065|1120|1040|1099|w-?2)/i;

/** "from 2026 into 2027": what is carried over is of the first. */
const CARRIED = /\bfrom (20\d\d) (?:in|un)?to 20\d\d\b/i;
const PENALTY = /^26 USC (?:665[12]|669[589]|672[126])\b/;

/** "returns due in 2027" are those of the papers for 2026. */
export function filingYear({ rows }: NamedAmount, { question, asked }: NamedRequest): AskedYear {
  const carried = Number(CARRIED.exec(question)?.[1]);
  if (carried) return { ...asked, year: carried };
  if (
    !rows.some(({ words, unit }) => words.includes("{next}") || PENALTY.test(unit)) ||
    TAX_YEAR.test(question)
  )
    return asked;
  const match = DUE.exec(question);
  const due = Number(match?.[1] ?? match?.[2]);
  return due === asked.year ? { ...asked, year: due - 1 } : asked;
}
