/** Sums of money as questions state them, in cents. */

/** Words and letters behind a number that multiply it, where a dollar sign stands before it; and where none does. */
export const MULTIPLES = "k|mm|mil|m|bn|b|thousand|million|billion|grand";
export const PLAIN_MULTIPLES = "k|mm|mil|bn|grand|thousand|million|billion";

const STATED = new RegExp(
  String.raw`(?:\$ ?(\d[\d,]*(?:\.\d+)?) ?(${MULTIPLES})?(?![\w])|(?<![\w$.,])(\d[\d,]*(?:\.\d+)?) ?(${PLAIN_MULTIPLES}|bucks|dollars)\b)`,
  "gi",
);
const FACTORS: Record<string, number> = {
  k: 1_000,
  grand: 1_000,
  thousand: 1_000,
  m: 1_000_000,
  mm: 1_000_000,
  mil: 1_000_000,
  million: 1_000_000,
  b: 1_000_000_000,
  bn: 1_000_000_000,
  billion: 1_000_000_000,
};

/** "$1,200", "20 grand", "250k", "$1.5 million" → cents, in the order of the text. "401k" is a plan. */
export function statedMoney(question: string): number[] {
  return [...question.matchAll(STATED)].flatMap((match) => {
    const [whole, sum, sumFactor, number, factor] = match;
    if (/^(?:401|403|457|529) ?k$/i.test(whole)) return [];
    const value = Number((sum ?? number)!.replaceAll(",", ""));
    return [Math.round(value * (FACTORS[(sumFactor ?? factor ?? "").toLowerCase()] ?? 1) * 100)];
  });
}

const wholeDollars = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
const withCents = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** "$49,450", "$206,583.50" */
export function dollars(cents: number): string {
  return `$${(cents % 100 === 0 ? wholeDollars : withCents).format(cents / 100)}`;
}

/** Amounts printed in a text of law, in cents: "$80,000". */
export function printedMoney(text: string): { money: string; index: number }[] {
  return [...text.matchAll(/\$\d{1,3}(?:,\d{3})*(?:\.\d+)?/g)].map((match) => ({
    money: match[0],
    index: match.index,
  }));
}
