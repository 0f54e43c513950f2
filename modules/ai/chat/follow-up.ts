/** Understands a question that leans on the one before it: "and if I am married?". */
import { questionWords } from "#modules/authority";

/** Words that begin a question which continues another. */
const CONTINUES =
  /^\s*(?:and|but|or|so|then|also|what (?:about|if)|how about|what else|even if|only if|if|in that case|same (?:for|with)|for|with|without|why|why not|since when|until when|from when|by when)\b/i;

/** Words that stand for something said before. */
const REFERS =
  /\b(?:it|its|that|this|those|these|they|them|the same|such|there|he|she|his|her|the (?:amount|limit|rule|credit|deduction|exception|rate))\b/i;

/** A question with this many words of subject stands alone, unless it begins as a continuation. */
const ENOUGH_WORDS = 4;

/**
 * The question as it is to be searched for: by itself, or behind the last question that stood alone.
 * @param earlier the questions before it, oldest first
 */
export function standaloneQuestion(question: string, earlier: readonly string[]): string {
  if (!leansOnOthers(question)) return question;
  const before = earlier.findLast((one) => !leansOnOthers(one)) ?? earlier.at(-1);
  return before ? `${withoutEnd(before)}, ${question.trim()}` : question;
}

function leansOnOthers(question: string): boolean {
  const words = questionWords(question).filter(({ asked }) => asked !== "defined");
  if (/\d+\s*(?:\(|U\.?S\.?C)|§/i.test(question)) return false;
  if (words.length === 0) return true;
  return words.length < ENOUGH_WORDS && (CONTINUES.test(question) || REFERS.test(question));
}

function withoutEnd(question: string): string {
  return question.trim().replace(/[.?!\s]+$/, "");
}
