/** Counts that a question states beside a noun. */
const NUMBERS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
const NUMBER = `\\d{1,3}(?:,\\d{3})+|\\d+|an?|${NUMBERS.join("|")}`;

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
  if (/^an?$/i.test(printed)) return 1;
  const written = NUMBERS.indexOf(printed.toLowerCase());
  return written < 0 ? Number(printed.replaceAll(",", "")) : written;
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
