/** The tax year of an amount for returns due in the next year, where a question names the year in which they are due. */
import type { AskedYear } from "../../years/year.ts";
import { isOfDueYear } from "../due-years.ts";
import type { NamedAmount } from "./named-amount.ts";
import type { NamedRequest } from "./request.ts";

const DUE =
  /\b(?:due|fil(?:e|ed|ing)|furnish\w*|submit\w*|given?|giving|sen[dt]|late|issued?|prepared?)\b[^.?]{0,90}?\b(?:in|during|for|by|due|jan\w*|feb\w*|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*)(?: \d{1,2},?)? (20\d\d)\b|\b(20\d\d) (?:filing season|deadline)|\bseason (?:of )?(20\d\d)\b/i;
const TAX_YEAR = /\b(?:tax year |(?:for|on|with|of) (?:my |our |the |its |a )?)20\d\d\b/i;
/** "our 2025 return" */
const OF_RETURN =
  /\b(?:returns?|forms?|1065s?|1120s?(?:-?s)?|990s?|1099s?(?:-\w+)?|w-?2s?) (?:(?:was|is|were|are) )?(?:for|of) (?:the )?(?:(?:tax|calendar|taxable) )?(?:year )?(20\d\d)\b/i;
const OF_FORM =
  /\b(20\d\d) (?:(?:tax|income|partnership|information|calendar|year|s|s-corp|corp|corporation|company) )*(?:form|return|1065|1120|1040|1099|w-?2)/i;

/** "from 2026 into 2027": what is carried over is of the first. */
const CARRIED = /\bfrom (20\d\d) (?:in|un)?to 20\d\d\b/i;

/** "returns due in 2027" are those of the papers for 2026, and "our 2025 return, due in 2026" of those for 2025. */
export function filingYear(amount: NamedAmount, { question, asked }: NamedRequest): AskedYear {
  const carried = Number(CARRIED.exec(question)?.[1]);
  if (carried) return { ...asked, year: carried };
  if (!isByDueYear(amount)) return asked;
  const ofForm = formYear(question);
  if (ofForm) return { ...asked, year: Number(ofForm) };
  if (TAX_YEAR.test(question)) return asked;
  const due = dueYear(question);
  return due === asked.year ? { ...asked, year: due - 1 } : asked;
}

function formYear(question: string): string | undefined {
  return OF_FORM.exec(question)?.[1] ?? OF_RETURN.exec(question)?.[1];
}

function dueYear(question: string): number {
  const match = DUE.exec(question);
  return Number(match?.slice(1).find(Boolean));
}

/** Whether papers state the amount for what is due in the year after theirs. */
export function isByDueYear({ rows }: NamedAmount): boolean {
  return rows.some(({ words, unit }) => words.includes("{next}") || isOfDueYear(unit));
}

/** "The penalty for 2026": of the returns for that year, or of those due in it. */
export function meansEitherYear(amount: NamedAmount, { question }: NamedRequest): boolean {
  return isByDueYear(amount) && !formYear(question) && !dueYear(question) && !/\btax year\b/i.test(question);
}
