import type { Note } from "#modules/authority/schema";

export interface NoteGroup {
  title: string;
  notes: Pick<Note, "heading" | "paragraphs">[];
}

const TITLES: Record<string, string> = {
  amendments: "Amendments",
  effectiveDateOfAmendment: "Effective dates",
  effectiveDate: "Effective dates",
  referencesInText: "References in text",
  priorProvisions: "Prior provisions",
  prospectiveAmendment: "Prospective amendments",
  codification: "Codification",
  savings: "Savings provisions",
  editorialNote: "Editorial notes",
  effectiveDateNote: "Effective dates",
  crossReference: "Cross references",
};

/** Groups notes by subject, in the order of first appearance in the official file. Cross headings are dropped. */
export function toNoteGroups(notes: Note[]): NoteGroup[] {
  const groups = new Map<string, NoteGroup>();
  for (const { topic, heading, paragraphs } of notes) {
    if (paragraphs.length === 0) continue;
    const title = TITLES[topic] ?? "Other notes";
    const group = groups.get(title) ?? { title, notes: [] };
    group.notes.push({ heading, paragraphs });
    groups.set(title, group);
  }
  return [...groups.values()];
}
