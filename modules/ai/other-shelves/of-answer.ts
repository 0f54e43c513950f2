/** The documents of other shelves that an answer draws on, and what it says without those beside the Code. */
import type { AnswerSection } from "../answer-sections.ts";
import type { SourcedAnswer } from "../retrieval-answer.ts";
import type { Quotation } from "../schema.ts";
import { isWithin } from "../statute/citations.ts";
import { isBeside } from "./beside-documents.ts";
import type { OtherDocument } from "./deciding-document.ts";

export interface OtherShelves {
  other: OtherDocument | null;
  /** The likeliest first. */
  beside: AnswerSection[];
  /** Under the section that leads. */
  regulation: AnswerSection | null;
}

/**
 * Each document once: the one that decides or stands under the Code first, and others folded below one that decides; a
 * regulation below where none is nearer.
 */
export function otherShelves({ other, beside, regulation }: OtherShelves): AnswerSection[] {
  const first = other ? [other.answered] : [];
  const known = [...first, ...(other?.decides ? folded(beside) : beside)];
  const hasRegulation = known.some(({ section }) => section.shelf === "regulation");
  const all = [...known, ...(regulation && !hasRegulation ? [regulation] : [])];
  return all.filter(
    (one, at) => all.findIndex(({ section }) => section.citation === one.section.citation) === at,
  );
}

/** Below the fold, but for what decides. */
export function folded(others: AnswerSection[]): AnswerSection[] {
  return others.map((one) =>
    one.role === "deciding document" ? one : { ...one, role: "folded beside the Code" },
  );
}

/** What the Code and what decides say: figures in a case or a publication beside them are no amounts of the answer. */
export function withoutBeside(answer: SourcedAnswer, others: AnswerSection[]): SourcedAnswer {
  const beside = others.filter(isBeside).map(({ section }) => section.citation);
  const isOfBeside = ({ citation }: Quotation) => beside.some((document) => isWithin(citation, document));
  const quotations = answer.checked.quotations.filter((quotation) => !isOfBeside(quotation));
  return { ...answer, checked: { ...answer.checked, quotations } };
}
