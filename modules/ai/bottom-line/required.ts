/** "Yes: 26 USC 170(f)(8)(A) allows the deduction only then." */
import type { Fact } from "#modules/authority";
import { citationOf, type QuotingContext } from "../quoting/quotation.ts";
import { ownText } from "../statute/statute.ts";
import { statedMoney, printedMoney, dollars } from "../amounts/money.ts";
import type { Asked } from "./asked.ts";
import type { Decided } from "./decided.ts";

const NEEDS =
  /\b(?:do|does|must|should|shall) (?:i|we|you|he|she|it|they|(?:an?|the|my|our) [\w-]+(?: [\w-]+)?) (?:need|have to|file|report|keep|get|pay|attach|give|send|furnish|register|notify|tell|include)\b|\b(?:need|have|has|required|obliged) to\b|\brequired\b|\bmust (?:i|we|it|they|he|she|(?:an?|the|my) [\w-]+)\b/i;
const ONLY_THEN = /\bno (?:deduction|credit|exclusion)\b[^.;]{0,160}\bshall be allowed\b[^.;]*\bunless\b/i;
const DUTY =
  /\bshall (?:attach|file|furnish|make|keep|include|maintain|register|notify|render|pay over|deposit)\b/i;
const THRESHOLD = /(\$[\d,]+) or more|(?:exceed(?:s|ing)?|more than|in excess of) (\$[\d,]+)/gi;

/** Null unless the unit requires what the question asks about, and the sum asked about reaches its threshold. */
export function required(
  context: QuotingContext,
  { unit, question, hasExceptions }: Decided & { asked: Asked; facts: Fact[] },
): string | null {
  if (!NEEDS.test(question)) return null;
  const text = ownText(context.statute, unit);
  const cite = citationOf(context, unit);
  const isOnlyThen = ONLY_THEN.test(text);
  if (!isOnlyThen && !DUTY.test(text)) return null;
  const reach = reached(question, text);
  if (reach === null) return null;
  const but = hasExceptions ? ", apart from the exceptions quoted here" : "";
  if (reach.isBelow) return `No: ${cite} asks for it only from ${reach.threshold} on${but}.`;
  if (isOnlyThen) return `Yes: ${cite} allows nothing without it${but}.`;
  return context.relevance.missing(text).length === 0 || reach.threshold
    ? `Yes: ${cite} requires it${but}.`
    : null;
}

/** The one threshold against the one sum of the question; null where several stand on a side. */
function reached(question: string, text: string): { threshold: string | null; isBelow: boolean } | null {
  const thresholds = [...text.matchAll(THRESHOLD)];
  const stated = statedMoney(question);
  if (thresholds.length === 0 || stated.length === 0) return { threshold: null, isBelow: false };
  if (thresholds.length > 1 || stated.length > 1) return null;
  const [, from, above] = thresholds[0]!;
  const printed = from ?? above!;
  const cents = Number(printedMoney(printed)[0]!.money.replace(/[$,]/g, "")) * 100;
  const isBelow = from ? stated[0]! < cents : stated[0]! <= cents;
  return { threshold: above ? `more than ${dollars(cents)}` : dollars(cents), isBelow };
}
