/** What ties a document to sections of the Code: its own number, the authority that it names, and mentions. */
import { findCitations, formatCitation, tie, type Citation } from "../citations/index.ts";
import type { ParsedDocument } from "../schema.ts";

/** What binds one version of a document to one section of the Code ("26 USC 61"). */
export interface Tie {
  section: string;
  /** How often the text names the section. */
  mentions: number;
  inHeading: boolean;
  /** In the document's own number, or named by the publisher as its authority. */
  official: boolean;
}

/** Sections of the Code that a document is tied to, each once; none for the Code itself. */
export function tiesOf(document: ParsedDocument): Tie[] {
  if (document.kind === "code") return [];
  const official = new Set([
    ...(document.officialTies ?? []).flatMap(codeSectionsIn),
    ...tie({ ...document, path: [] }).map(sectionOf),
  ]);
  const inHeading = new Set(codeSectionsIn(document.heading));
  const mentions = countMentions(document.text);
  const sections = [...new Set([...official, ...inHeading, ...mentions.keys()])].sort();
  return sections.map((section) => ({
    section,
    mentions: mentions.get(section) ?? 0,
    inHeading: inHeading.has(section),
    official: official.has(section),
  }));
}

function countMentions(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const section of codeSectionsIn(text)) counts.set(section, (counts.get(section) ?? 0) + 1);
  return counts;
}

/** Each mention of a section of the Code, without its designators. */
function codeSectionsIn(text: string): string[] {
  return findCitations(text)
    .filter(({ kind }) => kind === "code")
    .map(sectionOf);
}

function sectionOf({ kind, key }: Pick<Citation, "kind" | "key">): string {
  return formatCitation({ kind, key, path: [] });
}
