import { findCitations } from "./citations.ts";
import type { Resolved } from "./index.ts";
import { resolveUnit, toSectionText } from "./reading.ts";
import type { ReleaseRow, Store } from "./store.ts";

/** What a text cites by number, as far as the release holds it; each section once, in the order of the text. */
export async function citedIn(store: Store, release: ReleaseRow, text: string): Promise<Resolved[]> {
  const resolved: Resolved[] = [];
  for (const citation of findCitations(text)) {
    if (resolved.some((known) => known.section.number === citation.section)) continue;
    const row = await store.sectionByNumber(release.id, citation.section);
    if (row) resolved.push(resolveUnit(toSectionText(row), citation.path));
  }
  return resolved;
}
