/** A share of use that a follow-up states: "60 % of it is business", "the room is a tenth of the house". */
import { dollars, statedMoney } from "../amounts/money.ts";

const SHARE =
  /(?<![\d.])(\d{1,2}(?:\.\d+)?) ?(?:%|percent|pct)(?: (?:of|for|is|as|was|goes|used?|on|to|it|the|my|our|its|that|time|miles|driving|use|only|about|just))*/i;
const BUSINESS = String.raw`\b(?:business|work|job|clients?|customers?|company|rental|tenants?|self-?employ\w*)\b`;
const OF_BUSINESS = new RegExp(BUSINESS, "i");
const PERSONAL = /\b(?:personal|private|family|home use|my own)\b/i;
/** "The room is 12 % of the house" */
const OF_SPACE =
  /\b(?:of|in) (?:the|my|our) (?:house|home|apartment|condo|place|space|square f\w+)\b|\b(?:room|office|space)\b/i;
/** What the employer owns is wages for the personal part, and no deduction. */
const OF_EMPLOYER = /\b(?:company car|my (?:employer|boss|job|work)|employer(?:'s)?)\b/i;
const DEDUCTS = /\b(?:deduct\w*|writ(?:e|ten|ing)[\w ]{0,12} off|write-?offs?|expens\w+|depreciat\w+|179)\b/i;

/** What the share makes of the cost; null where none is stated, or nothing is deducted. */
export function shareText(own: string, asked: string): string | null {
  const [whole, number] = SHARE.exec(own) ?? [];
  if (!number) return null;
  const said = Number(number);
  if (OF_EMPLOYER.test(asked)) return ofEmployer(own, asked, said);
  if (!DEDUCTS.test(asked)) return null;
  const isOfSpace = OF_SPACE.test(own);
  if (!isOfSpace && !OF_BUSINESS.test(own) && !PERSONAL.test(own)) return null;
  const share = PERSONAL.test(own) && !OF_BUSINESS.test(own.replace(whole!, " ")) ? 100 - said : said;
  const cost = costIn(asked.replace(own, " ").replace(EARNED, " "));
  const sum = cost
    ? `: ${share} percent of ${dollars(cost)} = ${dollars(Math.round((cost * share) / 100))}`
    : "";
  return isOfSpace
    ? `By the share stated, ${share} percent of what the whole home costs counts${sum}; what is spent for that room alone counts in full.`
    : `By the share stated, ${share} percent of the cost counts for business, and the personal part does not${sum}.`;
}

/** A car of the employer's that is used for both: 26 USC 132(d), 61(a)(1). */
function ofEmployer(own: string, asked: string, said: number): string | null {
  const isOfWork = OF_BUSINESS.test(own);
  if (!/\b(?:car|truck|vehicle|van|suv)\b/i.test(asked) || isOfWork === PERSONAL.test(own)) return null;
  const work = isOfWork ? said : 100 - said;
  return `By the share stated, the ${work} percent for work is not taxed, and the ${100 - work} percent of personal use is pay.`;
}

/** "Made 70k": what comes in is no cost of the thing. */
const EARNED =
  /\b(?:mak(?:e|es|ing)|made|earn\w*|bring\w* in|income(?: of| is| was)?|profits?(?: of| is| was)?|gross(?:ed|es)?|net(?:ted|s)?|sales(?: of)?|billed|salary(?: of| is)?)(?: about| around| roughly)? \$?\d[\d,.]*\d?k?\b/gi;

/** The one amount stated before. */
function costIn(text: string): number | null {
  const [amount, ...others] = statedMoney(withDollars(text));
  return amount !== undefined && others.length === 0 ? amount : null;
}

/** "It cost 2,400": without a sign a number with a comma after such a word is money, too. */
function withDollars(text: string): string {
  return text.replace(
    /\b(costs?|paid|spent|for|was|were) (?=\d{1,3},\d{3}\b|\d{3,}\b(?! ?(?:%|miles|lbs?|pounds)))/gi,
    "$1 $",
  );
}
