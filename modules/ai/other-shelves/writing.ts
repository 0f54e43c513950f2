/** Writes the words of a document of another shelf that stand above the fold. */
import type { AnswerSection } from "../answer-sections.ts";
import type { Draft } from "../drafting.ts";
import { quotableLaw } from "../quotable.ts";
import { decidingWords, writeSentences } from "../readers/prose.ts";
import { paragraphFor, writeParagraph } from "../readers/regulation.ts";

interface Asked {
  question: string;
  /** The year that the answer is for. */
  year: number;
}

/** The paragraph that decides. */
export function writeDecidingDocument(
  { question, year }: Asked,
  draft: Draft,
  answered: AnswerSection,
): void {
  if (answered.section.shelf === "regulation") {
    draft.line("The rule is in the regulations:");
    return writeUnderTheCode({ question, year }, draft, answered);
  }
  const quotable = quotableLaw(answered.section);
  const ranges = decidingWords(question, quotable, answered);
  if (ranges.length === 0) return;
  draft.line(`${quotable.citation}, ${quotable.title.replace(/[.\s]+$/, "")}, says:`);
  writeSentences(draft, quotable, ranges);
}

/** What the regulation adds to the section of the Code that leads. */
export function writeUnderTheCode({ question, year }: Asked, draft: Draft, answered: AnswerSection): void {
  const found = paragraphFor({ draft, question, answered, year });
  if (found) writeParagraph(found);
}
