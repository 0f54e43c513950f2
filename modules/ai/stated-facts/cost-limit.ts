/** A cost that a follow-up states against the most that the rule counts: "it is 900 a month" beside "up to $3,000". */
import { dollars } from "../amounts/money.ts";

const COST =
  /^\W*(?:(?:and|but|so|well|about|ok)[, ]+)*(?:(?:it|that|they|this)(?:['’]?s| is| was| were| costs?|['’]re| are)|its|(?:i|we|she|he|they) (?:only |just )?(?:paid|pay|spent|spend|gave|give|donated|put in)(?: (?:her|him|them|it))?|(?:the )?(?:cost|price|bill|total|interest) (?:is|was|were))(?: about| around| only| just| roughly| like)* \$?(\d{1,3}(?:,\d{3})+|\d{3,6}|\d{1,2}(?= ?k\b))(?: ?(k))?(?: (?:dollars|bucks|total|in all))?(?: ?(?:a|per|each|every|\/) ?(month|week|year)| (monthly|weekly))?(?: (?:this|last|in|for|of|on|to) [\w ]{1,24})?\W*$/i;
const MOST = /\b(?:up to|at most|limited to|no more than|not more than) (\$\d{1,3}(?:,\d{3})*)/gi;
const TIMES: Record<string, number> = { month: 12, monthly: 12, week: 52, weekly: 52, year: 1 };
/** Of a year's number it is not known that it is money. */
const YEAR = /^(?:19|20)\d\d$/;

/** "50 percent, when …": the whole rule is a share of what is stated. */
const PART =
  /^(?:(?:Yes|No)[:,] )?(?:for \d{4}[:,] )?(?:only )?(\d{1,2}(?:\.\d+)?) percent\b(?! of (?:adjusted|the (?:adjusted|income|tax shown)))/i;
const INCOME =
  /^\W*(?:(?:and|but|so|well|what if|if|then)[, ]+)*(?:(?:i|we|she|he|they) (?:only |just )?(?:made|make|makes|earned|earn|earns|got|get|gets|won|owe|owes|sold)|(?:it|that) (?:was|is))(?: about| around| only| just| like)* \$?(\d{1,3}(?:,\d{3})+|\d{3,6}|\d{1,2}(?= ?k\b))(?: ?(k))?(?: (?:dollars|bucks|total|in all))?\W*$/i;
const FROM =
  /\b(?:from|at least|above|over|more than|exceed\w*|below|under|less than) (\$\d{1,3}(?:,\d{3})*)|(\$\d{1,3}(?:,\d{3})*) or more\b/i;
/** "For 2026, the exclusion for gifts to one person: $19,000 (26 USC …)." */
const NAMED = /^For \d{4}, [^:$]{3,90}: (\$\d{1,3}(?:,\d{3})*) \(26 USC/;

/** Null where no amount is stated alone, or the rule names none to hold it against. */
export function costText(own: string, said: string): string | null {
  const [, number = "", thousand, per, monthly] = COST.exec(own) ?? INCOME.exec(own) ?? [];
  if (number === "" || (YEAR.test(number) && !per)) return null;
  const stated = Number(number.replaceAll(",", "")) * (thousand ? 1000 : 1);
  const times = TIMES[(per ?? monthly ?? "year").toLowerCase()]!;
  const year = stated * times;
  // A sum is made of it already.
  if (said.includes(dollars(year * 100))) return null;
  const sum =
    times === 1 ? dollars(year * 100) : `${times} × ${dollars(stated * 100)} = ${dollars(year * 100)} a year`;
  const [, part] = PART.exec(said) ?? [];
  if (part) return `${part} percent of ${dollars(year * 100)} = ${dollars(Math.round(year * Number(part)))}.`;
  return COST.test(own) && !NAMED.test(said)
    ? ofLimit(said, { year, sum })
    : ofThreshold(said, { year, sum });
}

interface Stated {
  /** Dollars of a year. */
  year: number;
  /** "12 × $900 = $10,800 a year" */
  sum: string;
}

function ofLimit(said: string, { year, sum }: Stated): string | null {
  const limits = [...said.matchAll(MOST)].map(([, money]) => money!);
  if (new Set(limits).size !== 1) return null;
  return year > dollarsIn(limits[0]!)
    ? `${sum} is above the ${limits[0]} that the rule names first: no more than that counts.`
    : `${sum} is within the ${limits[0]} that the rule names first.`;
}

function ofThreshold(said: string, { year, sum }: Stated): string | null {
  const [, from, orMore] = FROM.exec(said) ?? [];
  const threshold = NAMED.exec(said)?.[1] ?? from ?? orMore;
  if (!threshold) return null;
  const limit = dollarsIn(threshold);
  const place = year > limit ? "above" : year < limit ? "below" : "just";
  return `${sum} is ${place} the ${threshold} that the rule names first.`;
}

function dollarsIn(money: string): number {
  return Number(money.replace(/[$,]/g, ""));
}
