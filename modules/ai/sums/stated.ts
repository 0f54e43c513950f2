/** Sums and counts as questions state them beside the words that say what they are. */
import { MULTIPLES, PLAIN_MULTIPLES, statedMoney } from "../amounts/money.ts";
import { toNumber, WRITTEN_NUMBERS } from "./counts.ts";

/** "$45,000", "620k", "20 grand", "$1.2m", "60,000" or "60000"; no year. */
const MONEY = String.raw`(?:\$ ?\d(?:[\d,]*\d)?(?:\.\d+)?(?: ?(?:${MULTIPLES})\b)?|\d(?:[\d,]*\d)?(?:\.\d+)? ?(?:${PLAIN_MULTIPLES})\b|\d{1,3}(?:,\d{3})+|(?!(?:19|20)\d\d\b)\d{4,9})(?![\d,]*\d| ?(?:miles|shares|percent|%))(?<!\b(?:401|403|457|529|1099|1098) ?k?)`;

/** What a sum right behind it is of. */
const LABELS =
  "expenses?|bills?|costs?|interest|paid|winnings?|losses?|contributions?|donations?|gifts?|tax(?:es)?|withheld|tips|premiums?|gains?|wages|salary|benefits?|tuition";

/** In cents: the sum right before `words`, else within a few words after or before them; null without one. */
export function sumBeside(question: string, words: string): number | null {
  // "Medical expenses 12,000 AGI 90,000": each name stands before its sum.
  const inTurn = new RegExp(String.raw`\b(?:${LABELS}) ${MONEY},? (?:${words}) (?<money>${MONEY})`, "i").exec(
    question,
  )?.groups?.["money"];
  // "Sold for 640k, gain of 380k": what is said right behind the word is of it.
  const beside = new RegExp(String.raw`(${MONEY}) (?:of )?(?:${words})\b(?!(?: of)? ${MONEY})`, "i").exec(
    question,
  );
  const after = nearestAfter(question, words);
  const before = new RegExp(String.raw`(${MONEY})[^.;?$\d]{0,30}\b(?:${words})\b`, "i").exec(question);
  const printed = inTurn ?? beside?.[1] ?? after ?? before?.[1];
  if (!printed) return null;
  const [stated] = statedMoney(printed);
  return stated ?? Number(printed.replaceAll(",", "")) * 100;
}

/** Of "losses, I won $80 and lost $90" what was lost is $90: the word that stands nearest before a sum says what it is. */
function nearestAfter(question: string, words: string): string | undefined {
  const said = new RegExp(
    String.raw`\b(?:${words})\b(?=(?<between>[^.;?$\d]{0,40})(?<money>${MONEY}))`,
    "gi",
  );
  // Of "a loss and $800 of fees" the sum is what the fees are.
  const found = [...question.matchAll(said)]
    .map(({ groups }) => groups!)
    .filter(({ between }) => !/\b(?:and|plus) $/i.test(between!));
  return found.toSorted((a, b) => a["between"]!.length - b["between"]!.length)[0]?.["money"];
}

/** All sums that a question states, in cents. */
export function sumsStated(question: string): number[] {
  return [...question.matchAll(new RegExp(MONEY, "gi"))].map(
    ([printed]) => statedMoney(printed)[0] ?? Number(printed.replaceAll(",", "")) * 100,
  );
}

/** In cents: the one other sum of a question that states two in all; null where there are more or fewer. */
export function otherSum(question: string, known: number | null): number | null {
  const sums = sumsStated(question);
  const others = sums.filter((sum) => sum !== known);
  return known !== null && sums.length === 2 && others.length === 1 ? others[0]! : null;
}

/** "four months" → 4; null without a number before `noun`. */
export function countOf(question: string, noun: string): number | null {
  const [, printed] =
    new RegExp(String.raw`\b(\d{1,2}|${WRITTEN_NUMBERS}) (?:\w+ )?(?:${noun})\b`, "i").exec(question) ?? [];
  return printed ? toNumber(printed) : null;
}

const AGES =
  /\b(?:age[ds]?|i['’]m|(?:i am|(?:he|she|who|wife|husband|client) is)|turn(?:s|ed|ing)?|both)(?: of)? (?:over |past |already |now )?(\d{2,3})\b(?![,.]\d|-\d| ?(?:k|thousand|million|grand|percent|%|miles|days|weeks|months|dollars)(?!\w))|\b(\d{2,3})[- ]years?[- ]old\b/gi;

/** Ages in years: "aged 52", "I'm 52", "I'm over 50", "52 years old"; no sum of money. */
export function agesStated(question: string): number[] {
  return [...question.matchAll(AGES)].map(([, age, old]) => Number(age ?? old));
}
