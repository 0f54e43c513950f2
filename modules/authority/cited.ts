import { findCitations, type FoundCitation } from "./citations.ts";
import type { Resolved } from "./contract.ts";
import { resolveUnit, toSectionText } from "./lookup.ts";
import type { ReleaseRow, Store } from "./store.ts";

/** Sections that a text cites and the release holds, each once, in the order of the text. */
export async function citedIn(store: Store, release: ReleaseRow, text: string): Promise<Resolved[]> {
  const resolved: Resolved[] = [];
  for (const citation of findCitations(text)) {
    if (isOwnPlan(text, citation)) continue;
    if (resolved.some((known) => known.section.number === citation.section)) continue;
    const row = await store.sectionByNumber(release.id, citation.section);
    if (row) resolved.push(resolveUnit(toSectionText(row), citation.path));
  }
  return resolved;
}

const PLAN = /^(?:401\(k\)|403\(b\)|457\(b\))$/;
const OWNED_BEFORE =
  /\b(?:an?|the|my|our|your|his|her|their|its|\w+[’']s|old|new|roth|solo|company|employer)\s+$/i;

/** "my 401(k)", "a Roth 403(b)": a plan that somebody has, not a citation. Other sections tax it. */
export function isOwnPlan(text: string, { start, end }: FoundCitation): boolean {
  return PLAN.test(text.slice(start, end)) && OWNED_BEFORE.test(text.slice(0, start));
}
