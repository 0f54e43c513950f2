/** What ties a document to sections of the Code: its own number, the authority that it names, and mentions. */
import { citedSections, findCitations, formatCitation } from "./citations.ts";
import type { ParsedDocument } from "./schema.ts";

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
  const official = new Set([...(document.officialTies ?? []), ...ownSections(document)].map(sectionOf));
  const inHeading = new Set(citedSections(document.heading).map((key) => formatCitation(key)));
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
  const own = new Set(citedSections(text));
  for (const { section } of findCitations(text)) {
    if (!own.has(section)) continue;
    const citation = formatCitation(section);
    counts.set(citation, (counts.get(citation) ?? 0) + 1);
  }
  return counts;
}

/** 26 CFR 1.61-21 and 26 CFR 1.1031(a)-1 name the section of the Code after the part. */
const NAMED_SECTION = /^\d+\.(\d+[A-Z]{0,2})/;

function ownSections({ kind, key }: ParsedDocument): string[] {
  const named = kind === "regulation" ? NAMED_SECTION.exec(key)?.[1] : undefined;
  return named ? [formatCitation(named)] : [];
}

/** "26 USC 61" of "26 USC 61(a)(1)". */
function sectionOf(citation: string): string {
  return citation.replace(/\(.*$/, "").trim();
}
