/** What the pages of the law share: provisions with links, outline, marks, versions, what cites and is cited. */
import type { Modules } from "#product";
import type { CitedEntry, ContentsEntry, DocumentText } from "#modules/authority";
import { standingMarks, type StandingMark } from "#modules/authority/schema";
import type { Actor } from "#modules/kernel";
import { outlineOf, type OutlineLine } from "../routes/authority.26-usc.$section/unit-outline.ts";
import { toNoteGroups, type NoteGroup } from "../routes/authority.26-usc.$section/notes.ts";
import { toProvisions, type Provision } from "../routes/authority.26-usc.$section/provisions.ts";
import { statedBy, type StatedGroup } from "./stated.ts";

export interface CitationLine {
  citation: string;
  heading: string;
  url: string;
  marks: StandingMark[];
}

export interface LawPage {
  provisions: Provision[];
  outline: OutlineLine[];
  notes: NoteGroup[];
  marks: StandingMark[];
  /** Newest first; one for a text that never changed. */
  versions: { from: string; label: string }[];
  cites: CitationLine[];
  citedBy: CitationLine[];
  stated: StatedGroup[];
  previous: ContentsEntry | null;
  next: ContentsEntry | null;
  siblings: ContentsEntry[];
}

export async function readLawPage(
  { authority }: Modules,
  actor: Actor,
  document: DocumentText,
): Promise<LawPage> {
  const { citation } = document;
  const [references, around, versions] = await Promise.all([
    authority.references(actor, citation),
    authority.surroundings(actor, citation),
    authority.versions(actor, citation),
  ]);
  const links = references.flatMap(({ start, end, url, target, targetPath }) => {
    const fragment = targetPath.length > 0 ? `#${encodeURIComponent(targetPath.join("-"))}` : "";
    // "this section" leads nowhere else.
    if (target === citation && fragment === "") return [];
    return [{ start, end, path: target === citation ? fragment : `${url}${fragment}` }];
  });
  return {
    provisions: toProvisions(document, links.length > 0 ? links : undefined),
    outline: outlineOf(document.structure, document.text),
    notes: toNoteGroups(document.notes),
    marks: standingMarks(document),
    versions: versions.map(({ from, label }) => ({ from, label })).reverse(),
    cites: around.cites.map(toCitationLine),
    citedBy: around.citedBy.map(toCitationLine),
    stated: statedBy(document),
    previous: around.previous,
    next: around.next,
    siblings: around.siblings,
  };
}

function toCitationLine({ citation, heading, url, marks }: CitedEntry): CitationLine {
  return { citation, heading, url, marks };
}
