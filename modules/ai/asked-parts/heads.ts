/** A heading of two subjects, as a practitioner types it: "Straddles and the wash sale rule". */
import { questionWords } from "#modules/authority";
import { countWords } from "../quoting/length.ts";

/** What tells or asks has a verb or a person; a heading has neither. */
const SENTENCE =
  /[?.:]\s|\b(?:i|i'm|i've|we|we're|you|he|she|they|my|our|his|her|can|could|may|is|are|was|were|do|does|did|must|should|will|would|has|have|had|what|how|when|which|who|whose|where|why|if|because)\b/i;
/** "between A and B" is one relation, as is "both". */
const RELATES = /\b(?:between|both|difference|compared|from)\b/i;
const BETWEEN = /\s+and\s+(?:also\s+)?(?:(?:the|its|their|an?)\s+)?|\s*;\s+/i;
const MOST_WORDS = 20;
/** Content words of a head that is understood by itself: "flour" of "bread and flour" is not. */
const LEAST_WORDS = 2;

/** Null where it is no heading, or one of a single subject. */
export function headsIn(question: string): string[] | null {
  const text = question.trim().replace(/[?.!\s]+$/, "");
  if (SENTENCE.test(text) || RELATES.test(text) || countWords(text) > MOST_WORDS) return null;
  const heads = text.split(BETWEEN);
  return heads.length === 2 && heads.every((head) => questionWords(head).length >= LEAST_WORDS)
    ? heads
    : null;
}
