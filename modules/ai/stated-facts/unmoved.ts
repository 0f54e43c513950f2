/** A follow-up whose fact changes nothing: the answer of the turn before comes again, and nothing in it is about the fact. */
import { REST } from "../answer-headings.ts";
import { CONDITION } from "../chat/leaning.ts";
import { isFact } from "../chat/stated.ts";
import type { PastTurn } from "../contract.ts";
import type { SourcedAnswer } from "../retrieval-answer.ts";
import { stem, stemsOf } from "../stemming.ts";
import { newWords } from "./new-words.ts";

/** What a fact that nothing speaks of leaves of the chance that the answer is right. */
export const UNMOVED = 0.7;
/** Quotations from the top that may be about it. */
const SHOWN = 3;

export interface FollowUp {
  /** As asked, without earlier turns. */
  own: string;
  /** Behind what it leans on. */
  asked: string;
  last: PastTurn | undefined;
  /** What the earlier answers opened with. */
  said?: readonly string[];
}

/** The sentence that says so; null where the answer is another, or speaks of what is added. */
export function unmovedText({ own, asked, last }: FollowUp, answer: SourcedAnswer): string | null {
  if (!last || own.trim() === asked.trim()) return null;
  const { bottomLine, checked } = answer;
  const [first] = checked.quotations;
  const isSame = bottomLine
    ? last.answer.includes(bottomLine)
    : first !== undefined && last.answer.includes(`“${first.text}”`);
  if (!isSame) return null;
  const known = asked.slice(0, asked.length - own.trim().length);
  // Of a rule with figures it cannot be said that an amount is nothing to it.
  const hasFigures = /\$\d|\d ?percent/.test(bottomLine ?? "");
  const supposed = suppositionsIn(own, known).filter((said) => !hasFigures || !/\d/.test(said));
  const words = [...newWords(own, known).filter(isThingIn(own)), ...supposed];
  const shown = checked.quotations.slice(0, SHOWN).map(({ text }) => text);
  const held = [...stemsOf([bottomLine ?? "", ...shown].join(" "))];
  const isSpokenOf = (word: string) =>
    held.some((one) => isRelated(one, stem(word.toLowerCase()))) ||
    isNumberIn(word, checked.answer.split(REST)[0]!) ||
    answer.when?.some((pattern) => pattern.test(word));
  if (words.length === 0 || words.some(isSpokenOf)) return null;
  if (words.every((word) => supposed.includes(word) && /^\W*\d/.test(word)))
    return `What was found gives no figure to hold ${words.join(", ")} against; this is the rule itself.`;
  return `Nothing found here speaks of what is added (${words.join(", ")}); this is the rule without it.`;
}

/** "Single", "over 65", "$40k", "5,500 pounds": who one is supposed to be, and how much of something is stated. */
function suppositionsIn(own: string, known: string): string[] {
  if (!isFact(own) && !CONDITION.test(own)) return [];
  const before = known.toLowerCase();
  const statuses = own.match(STATUS) ?? [];
  return [...statuses, ...(own.match(AMOUNT) ?? [])]
    .map((said) => said.trim())
    .filter((said) => !before.includes(said.toLowerCase()));
}
const STATUS =
  /\b(?:married filing separately|filing separately|separately|head of household|single|married|unmarried|divorced|widow(?:ed|er)?|self-?employed|retired|employee|student|(?:over|under) \d{2})\b/gi;
const AMOUNT =
  /(?<![\w.,$])(?:\$ ?\d[\d,.]*\d(?: ?(?:k|m|million))?|\d{1,3}(?:,\d{3})+(?: (?:pounds|lbs?|miles|hours))?|\d+(?:\.\d+)? ?(?:k|%|percent|pounds|lbs?|miles|hours))(?![\w])/gi;

/** "A building", "it is used": a thing or a quality that is stated, and not what is done, how often or how much. */
function isThingIn(own: string): (word: string) => boolean {
  const stated = [...own.matchAll(STATED)].map(([, thing = ""]) => thing.toLowerCase());
  return (word) => !/\d/.test(word) && stated.includes(word.toLowerCase());
}
const STATED = /\b(?:an?|the|is|are|was|were|it['’]s|they['’]re) (?:not )?([a-z-]+)/gi;

/** "Over 65" where the rule names 65. */
function isNumberIn(word: string, text: string): boolean {
  const [number] = /\d[\d,.]*/.exec(word) ?? [];
  return number !== undefined && new RegExp(`(?<![\\d,])${number.replace(".", "\\.")}(?![\\d,])`).test(text);
}

/** "Extend" and "extension" have stems of their own. */
function isRelated(one: string, other: string): boolean {
  return one === other || (other.length > ROOT && one.startsWith(other.slice(0, ROOT)));
}
const ROOT = 5;

/** The sentence before everything else. */
export function withUnmoved(answer: SourcedAnswer, sentence: string): SourcedAnswer {
  const { bottomLine, checked } = answer;
  return {
    ...answer,
    bottomLine: bottomLine ? `${sentence} ${bottomLine}` : sentence,
    checked: { ...checked, answer: `${sentence}${bottomLine ? " " : "\n\n"}${checked.answer}` },
  };
}
