/** What a lead from a stated fact is made of. */
import type { AnswerSection } from "../answer-sections.ts";
import type { Lead, LeadQuotation } from "../leads.ts";
import type { Noted } from "../practice-notes/noted.ts";
import type { SourcedAnswer } from "../retrieval-answer.ts";
import { readStatute, type Statute } from "../statute/statute.ts";

export interface FactRequest {
  /** As asked, without earlier turns. */
  own: string;
  /** Behind what it leans on. */
  asked: string;
  noted: Noted | null;
  /** Those that the answer draws on, most important first. */
  sections: readonly AnswerSection[];
  /** The answer without any lead. */
  plain: SourcedAnswer;
}

export function statutesOf(sections: readonly AnswerSection[]): { statute: Statute; units: number[] }[] {
  return sections
    .filter(({ section }) => section.shelf === "statute")
    .map(({ section, units = [] }) => ({ statute: readStatute(section), units }));
}

export function leadOf({ noted }: FactRequest, text: string, quotations: LeadQuotation[]): Lead {
  return { text, quotations, warnings: [], ...(noted && { confidence: noted.lead.confidence }) };
}
