/** A note's sentences as the answer to a question that may ask the opposite. */
import { readAsked } from "../bottom-line/asked.ts";
import type { PracticeNote } from "./practice-note.ts";

const DATED = /\b(?:after|before) [A-Z][a-z]+ \d\d?, (20\d\d)/;
const YEARS = /\b(?:19|20)\d\d\b/g;
/** Notes that say whether something is income. */
const OF_INCOME = /\bgross income\b|\b(?:is|are|the) (?:\w+ )?income\b|\bnot excluded\b/;

/**
 * Without its "Yes" where the question names another year than the note's own date, which may decide otherwise, and where
 * it asks no yes or no. A question whether something is left out of income has the opposite answer of whether it is in.
 */
export function answerTo(question: string, { answer }: Pick<PracticeNote, "answer">): string {
  const [, opening, sign] = /^(Yes|No)([:,]) /.exec(answer) ?? [];
  if (!opening) return answer;
  const { kind, of } = readAsked(question);
  const isTurned = kind === "whether" && of === "exclusion" && isOfIncome(answer);
  if (isTurned && sign === ":") return answer.replace(opening, opening === "Yes" ? "No" : "Yes");
  if (opening === "Yes" && (isTurned || kind !== "whether" || isOfOtherYear(question, answer)))
    return withoutOpening(answer);
  return answer;
}

function isOfIncome(answer: string): boolean {
  const [first = ""] = answer.split(/\.(?= |$)/);
  return OF_INCOME.test(first) && !/\bdeduct/.test(first);
}

function isOfOtherYear(question: string, answer: string): boolean {
  const [, dated] = DATED.exec(answer) ?? [];
  const years: string[] = question.match(YEARS) ?? [];
  return dated !== undefined && years.some((year) => Number(year) <= Number(dated));
}

function withoutOpening(answer: string): string {
  const plain = answer.replace(/^Yes[,:] /, "");
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
