/**
 * What other shelves say beside the law that leads: a regulation, a court's holding, a ruling, a publication. Above the
 * fold where it likely answers, folded where it may.
 */
import type { Passage, UnderstoodQuestion } from "#modules/authority";
import { sectionOf, type AnswerSection } from "../answer-sections.ts";
import { candidates, type Candidate } from "./candidates.ts";
import { namesItsLaw } from "./deciding-document.ts";
import { shelfFit } from "./shelf-fit.ts";
import { isUnder } from "./signals.ts";

/** At most so many stand above the fold. */
const ABOVE = 1;
/** And so many in all. */
const ALL = 5;

/** The likeliest first; none for a question that names its law. */
export function besideDocuments(question: UnderstoodQuestion, passages: Passage[]): AnswerSection[] {
  if (namesItsLaw(question, passages)) return [];
  const lead = passages.find(({ document }) => document.shelf === "statute")?.document.citation;
  const isTied = ({ passage }: Candidate) => lead !== undefined && isUnder(passage.document, lead);
  const { beside, underTheCode } = shelfFit();
  const all = candidates(question, passages);
  const under = all.find((one) => isTied(one) && one.chance >= underTheCode);
  const others = all
    .filter((one) => one !== under && one.chance >= beside[one.passage.document.shelf]!.folded)
    .slice(0, ALL);
  let above = under ? 1 : 0;
  const roleOf = ({ passage, chance }: Candidate) =>
    chance >= beside[passage.document.shelf]!.above && ++above <= ABOVE
      ? ("beside the Code" as const)
      : ("folded beside the Code" as const);
  return [
    ...(under ? [{ ...sectionOf(under.passage, passages), role: "under the Code" as const }] : []),
    ...others.map((one) => ({ ...sectionOf(one.passage, passages), role: roleOf(one) })),
  ];
}

/** Whether a document stands beside the Code, rather than under the section that leads. */
export function isBeside({ role }: AnswerSection): boolean {
  return role === "beside the Code" || role === "folded beside the Code";
}
