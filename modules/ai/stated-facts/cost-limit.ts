/** A cost that a follow-up states against the most that the rule counts: "it is 900 a month" beside "up to $3,000". */
import { dollars } from "../amounts/money.ts";

const COST =
  /^\W*(?:(?:and|but|so|well|about|ok)[, ]+)*(?:(?:it|that|they|this)(?:['’]?s| is| was| were| costs?|['’]re| are)|its|(?:i|we|she|he|they) (?:only |just )?(?:paid|pay|spent|spend|gave|give|donated|put in)|(?:the )?(?:cost|price|bill|total|interest) (?:is|was|were))(?: about| around| only| just| roughly| like)* \$?(\d{1,3}(?:,\d{3})+|\d{3,6})(?: ?(k))?(?: (?:dollars|bucks|total|in all))?(?: ?(?:a|per|each|every|\/) ?(month|week|year)| (monthly|weekly))?(?: (?:this|last|in|for|of|on|to) [\w ]{1,24})?\W*$/i;
const MOST = /\b(?:up to|at most|limited to|no more than|not more than) (\$\d{1,3}(?:,\d{3})*)/gi;
const TIMES: Record<string, number> = { month: 12, monthly: 12, week: 52, weekly: 52, year: 1 };
/** Of a year's number it is not known that it is money. */
const YEAR = /^(?:19|20)\d\d$/;

/** Null where no cost is stated alone, or the rule names no one limit. */
export function costText(own: string, said: string): string | null {
  const [, number = "", thousand, per, monthly] = COST.exec(own) ?? [];
  const limits = [...said.matchAll(MOST)].map(([, money]) => money!);
  if (number === "" || (YEAR.test(number) && !per) || new Set(limits).size !== 1) return null;
  const stated = Number(number.replaceAll(",", "")) * (thousand ? 1000 : 1);
  const times = TIMES[(per ?? monthly ?? "year").toLowerCase()]!;
  const year = stated * times;
  const limit = Number(limits[0]!.replace(/[$,]/g, ""));
  const sum =
    times === 1 ? dollars(year * 100) : `${times} × ${dollars(stated * 100)} = ${dollars(year * 100)} a year`;
  return year > limit
    ? `${sum} is above the ${limits[0]} that the rule names first: no more than that counts.`
    : `${sum} is within the ${limits[0]} that the rule names first.`;
}
