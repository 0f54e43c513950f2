/** What a question names by itself, and where it leans on what was said before. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { questionWords } from "#modules/authority";
import { productFolder } from "#modules/platform";
import { stem } from "../stemming.ts";
import { yearsIn } from "../years/year.ts";

const FILE = "modules/ai/data/follow-up-words.json";

/** Kinds of words that are no subject: what any rule has, what is done with anything, and who asks. */
type Kind = "attributes" | "actions" | "people";

let read: Record<Kind, Set<string>> | null = null;

function wordsOf(kind: Kind): Set<string> {
  read ??= JSON.parse(readFileSync(join(productFolder(), FILE), "utf8"), (_, value) =>
    typeof value === "string" ? new Set(value.split(" ").map(stem)) : value,
  ) as Record<Kind, Set<string>>;
  return read[kind];
}

/** The words of a text that say something, without years and numbers. */
export function contentWords(text: string): string[] {
  return questionWords(text.replaceAll("’", "'"))
    .map(({ asked }) => asked)
    .filter((word) => word !== "defined" && !NO_SUBJECT.test(word));
}

/** Numbers ("160k"), "don't", and "I'm", which says only who. */
const NO_SUBJECT = /^\$?\d[\d,.]*(?:k|m)?$|n't$|^(?:i|you|we|they|he|she|it|that|there|what|who)'/;

/** The words that name a subject of their own. */
export function topicWords(text: string): string[] {
  const others = (["attributes", "actions", "people"] as const).map(wordsOf);
  return contentWords(text).filter((word) => others.every((set) => !set.has(stem(word))));
}

/** "What is the deadline?", "What if I miss it?": what belongs to something which the question does not name. */
export function namesAttributeOnly(text: string): boolean {
  const bare = text.replace(OF_AMOUNTS, "$1");
  const words = contentWords(bare);
  if (words.length <= 3 && words.every((word) => isAttribute(word) || isPerson(word))) return true;
  // "The penalty for filing late" says what it is the penalty for.
  const ofNothing = /\b(?:the|a|an|any) ([a-z]+)\b(?! (?:for|of|to|on|in)\b)/gi;
  return (
    topicWords(bare).length === 0 && [...bare.matchAll(ofNothing)].some(([, noun]) => isAttribute(noun!))
  );
}

function isAttribute(word: string): boolean {
  return wordsOf("attributes").has(stem(word.toLowerCase()));
}

const OF_AMOUNTS =
  /\b(?:income|age|dollar|time|annual|yearly|overall|lifetime|holding) (limits?|limitations?|thresholds?|caps?|requirements?|tests?|periods?)\b/gi;

export function isPerson(word: string): boolean {
  return wordsOf("people").has(stem(word));
}

const YEAR_WORDS = /\b(?:(?:this|last|next|previous|prior|current) )?(?:tax |taxable |calendar )?years?\b/gi;

/** "What about 2025?", "and last year?": another year for the same question. */
export function namesYearOnly(text: string): boolean {
  const isOfYear =
    yearsIn(text).length > 0 || /\b(?:this|last|next|previous|prior) (?:tax )?year\b/i.test(text);
  return isOfYear && contentWords(text.replace(YEAR_WORDS, " ")).every((word) => word === "same");
}
