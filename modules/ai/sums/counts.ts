/** Counts that a question states beside a noun. */
const WRITTEN = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
/** Numbers up to twelve as words: the inside of a group of a pattern. */
export const WRITTEN_NUMBERS = WRITTEN.join("|");
const NUMBER = `\\d{1,3}(?:,\\d{3})+|\\d+|an?|${WRITTEN_NUMBERS}`;

/** One factor of a sum: "3 partners". */
export interface Factor {
  number: number;
  words: string;
}

/** "12,000 business miles" → 12,000; null without a number beside `noun`. No year is a count. */
export function numberOf(question: string, noun: string): number | null {
  const number = String.raw`(?<![\d$,.])\b(?!(?:19|20)\d\d\b)(?:${NUMBER})`;
  const between = String.raw`(?:(?!(?:${NUMBER})\b)[a-z-]+ ){0,2}?`;
  const [, printed] = new RegExp(String.raw`(${number}) ${between}(?:${noun})\b`, "i").exec(question) ?? [];
  if (!printed) return null;
  return /^an?$/i.test(printed) ? 1 : toNumber(printed);
}

/** "12,000", "four" */
export function toNumber(printed: string): number {
  const written = WRITTEN.indexOf(printed.toLowerCase());
  return written < 0 ? Number(printed.replaceAll(",", "")) : written;
}

/** "$250,000", "19000": sums of money, where people are counted. */
const LARGE = /\$ ?\d[\d,.]*|\d{1,3}(?:,\d{3})+|\d{4,}/g;

/** "my 20 yo daughter", "my son turned 16 in May", "is 9": no counts of people. */
const AGE =
  /\b(?:\d{1,3}[- ]?(?:y\/?o|yrs?|years?)\b(?:[- ]old)?|(?:turn(?:s|ed|ing)?|aged?|is|was) \d{1,2}\b|\d{1,2} (?:in|on|by|before|this|next)\b)/gi;

/** "3 sons and 2 daughters" → 5; null without a count below a thousand. For people only. */
export function sumOf(question: string, noun: string): number | null {
  const text = question.replaceAll(LARGE, " … ").replaceAll(AGE, " … ");
  const counted = text.split(/,|\band\b|&/i).flatMap((part) => numberOf(part, noun) ?? []);
  return counted.length > 0 ? counted.reduce((sum, one) => sum + one) : null;
}

const whole = new Intl.NumberFormat("en-US");

/** "12,000" */
export function count(number: number): string {
  return whole.format(number);
}

/** "3 partners", "1 month" */
export function factor(number: number, noun: string): Factor {
  return { number, words: `${count(number)} ${number === 1 ? noun.replace(/s$/, "") : noun}` };
}
