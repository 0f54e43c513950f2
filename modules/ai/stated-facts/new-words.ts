/** The subject words of a follow-up that what it leans on does not have. */
import { topicWords } from "../chat/question-shape.ts";
import { stem, stemsOf } from "../stemming.ts";
import { isOfMeasure } from "./measures.ts";

/** "I'm", "they've": who it is about, and no subject. */
const CONTRACTED = /^(?:i|you|we|they|he|she|it|that|there)['’]/i;

/** "Last year" says when, and adds no subject. */
const OF_TIME = /^(?:last|next|previous|prior|now|ago|today|yesterday|tomorrow)$/i;

export function newWords(own: string, known: string): string[] {
  const before = stemsOf(known);
  return [...new Set(topicWords(own))].filter(
    (word) =>
      !CONTRACTED.test(word) &&
      !OF_TIME.test(word) &&
      !isOfMeasure(word) &&
      !before.has(stem(word.toLowerCase())),
  );
}
