/** Questions that are none: "gift splitting by a married couple". */

const MOST_WORDS = 10;
/** Words of a sentence or a question, and of whoever tells a story. */
const OF_SENTENCES =
  /\b(?:i|i'm|me|my|we|us|our|you|your|he|him|his|she|her|they|them|their|is|are|was|were|am|do|does|did|can|could|must|should|will|would|has|have|had|got|what|how|when|who|which|where|why|if)\b|[?!.;]/i;

/** Whether a text only names a subject, as the heading of an article does. */
export function isHeading(text: string): boolean {
  const words = text.trim().split(/\s+/);
  return words.length > 1 && words.length <= MOST_WORDS && !OF_SENTENCES.test(text.trim().replace(/\.$/, ""));
}
