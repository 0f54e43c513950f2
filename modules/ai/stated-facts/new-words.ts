/** The subject words of a follow-up that what it leans on does not have. */
import { topicWords } from "../chat/question-shape.ts";
import { stem, stemsOf } from "../stemming.ts";
import { isOfMeasure } from "./measures.ts";

export function newWords(own: string, known: string): string[] {
  const before = stemsOf(known);
  return [...new Set(topicWords(own))].filter(
    (word) => !isOfMeasure(word) && !before.has(stem(word.toLowerCase())),
  );
}
