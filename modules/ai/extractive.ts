/**
 * The built-in model. It writes only the words that connect quotations: the statute first, then what is said under it,
 * each document read by the reader of its kind, and where each one stands.
 */
import { headingCase, type Shelf } from "#modules/authority/schema";
import type { AnswerSection } from "./answer-sections.ts";
import { createDraft, type Draft } from "./drafting.ts";
import { leadText, writeLeads, type Lead } from "./leads.ts";
import { readProse } from "./readers/prose.ts";
import type { Reader } from "./readers/reader.ts";
import { readRegulation } from "./readers/regulation.ts";
import { readStatuteSection } from "./readers/statute.ts";

const READERS: Record<Shelf, Reader> = {
  statute: readStatuteSection,
  regulation: readRegulation,
  ruling: readProse,
  determination: readProse,
  opinion: readProse,
  publication: readProse,
  register: readProse,
};

/** What to draft an answer from. */
export interface DraftRequest {
  question: string;
  /** Most important first. */
  sections: AnswerSection[];
  /** Tax year that the answer is for. */
  year: number;
  /** What stands before the answer's own bottom line, first things first. */
  leads: Lead[];
}

export interface ExtractiveDraft {
  draft: Draft;
  /** First paragraph of the draft; null where it begins with quoted words. */
  bottomLine: string | null;
}

export function draftExtractive({ question, sections, year, leads }: DraftRequest): ExtractiveDraft {
  const draft = createDraft();
  const bottomLine = leadText(leads);
  if (bottomLine) draft.line(bottomLine);
  writeLeads(draft, leads);
  if (leads.length > 0) draft.line("");
  sections.forEach((answered, position) => {
    READERS[answered.section.shelf]({ draft, question, answered, position, year });
  });
  writePlaces(draft, sections);
  return { draft, bottomLine };
}

function writePlaces(draft: Draft, sections: AnswerSection[]): void {
  const quoted = sections.filter(({ section }) =>
    draft.sources.some((source) => source.quotable.citation === section.citation),
  );
  if (quoted.length === 0) return;
  draft.line("");
  draft.line("## Where it stands");
  for (const { section } of quoted) {
    const place = section.hierarchy.map((step) =>
      step.heading ? `${step.label}, ${headingCase(step.heading)}` : step.label,
    );
    draft.line(
      `- ${section.citation}, ${section.heading}: ${place.join("; ").replace(/\.$/, "")}. As of ${section.shelf === "statute" ? `release point ${section.asOf}` : section.asOf}.`,
    );
  }
}
