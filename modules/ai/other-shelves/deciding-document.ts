/**
 * Whether a document of another shelf decides the answer rather than the Code: a rule that only a regulation, a ruling,
 * an opinion or a publication states. Search ranks the shelves apart, so that their scores do not compare; what does
 * compare are the cosines and the words of the question that each holds.
 */
import type { DocumentText, Passage, UnderstoodQuestion } from "#modules/authority";
import { sectionOf, type AnswerSection } from "../answer-sections.ts";
import { subjectWords } from "../practice-notes/matching-words.ts";
import { readScope } from "../scope.ts";
import { candidates } from "./candidates.ts";
import { shelfFit } from "./shelf-fit.ts";
import { isUnder } from "./signals.ts";

/** "What is basis?": a term that the Code defines, and every paper speaks of. */
const LEAST_WORDS = 2;

export interface OtherDocument {
  /** With its role: "deciding document", or "under the Code". */
  answered: AnswerSection;
  /** Whether it decides instead of the Code; else it says more about the section that leads. */
  decides: boolean;
  /** Whether it decides even where a practice note answers. */
  isSure: boolean;
}

/**
 * The likeliest document of another shelf; of the section that leads, a regulation only says more. Null when the
 * question names its law, or when none is likely enough.
 * @param isOfCode whether the Code answers the question
 */
export function decidingDocument(
  question: UnderstoodQuestion,
  passages: Passage[],
  isOfCode: boolean,
): OtherDocument | null {
  const [best] = candidates(question, passages);
  if (!best || passages.some(({ cited }) => cited)) return null;
  if (isOfCode && subjectWords(question.text).length < LEAST_WORDS) return null;
  const { besideTheCode, beside, withoutTheCode, underTheCode, asItsRule, beforeNotes } = shelfFit();
  const lead = passages.find(({ document }) => document.shelf === "statute");
  const isTied =
    isOfCode &&
    lead !== undefined &&
    (pointsTo(best.passage, lead.document) ||
      (best.chance < asItsRule && isUnder(best.passage.document, lead.document.citation)));
  const overTheCode = beside[best.passage.document.shelf]?.decides ?? besideTheCode;
  const least = isTied ? underTheCode : isOfCode ? overTheCode : withoutTheCode;
  if (best.chance < least || (!isOfCode && isElsewhere(question.text))) return null;
  const role = isTied ? "under the Code" : "deciding document";
  return {
    answered: { ...sectionOf(best.passage, passages), role },
    decides: !isTied,
    isSure: best.chance >= beforeNotes,
  };
}

/** Whether the passage leaves the case to this section of the Code: "See section 451(d) for a special rule". */
function pointsTo({ document, chunk }: Passage, { key }: DocumentText): boolean {
  const text = document.text.slice(chunk.start, chunk.end);
  return [...text.matchAll(/\bsee (?:also )?section (\d+[A-Z]{0,2})\b(?![.-]\d)/gi)].some(
    ([, section]) => section!.toLowerCase() === key.toLowerCase(),
  );
}

function isElsewhere(question: string): boolean {
  const { namesPlace, namesOtherField } = readScope(question);
  return namesPlace || namesOtherField;
}
