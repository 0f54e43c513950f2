import { partiesIn } from "./case-names.ts";
import { findCitations, type FoundCitation } from "../citations/index.ts";
import type { Resolved } from "../contract.ts";
import type { Moment } from "../in-force-store.ts";
import { toDocumentText } from "./lookup.ts";
import { citationOf } from "./naming.ts";
import { resolveUnit } from "./resolving.ts";
import type { Store } from "../store.ts";

/** Documents that a text cites and the library holds, each once, in the order of the text; then opinions that it names by a party. */
export async function citedIn(store: Store, text: string, moment: Moment | null): Promise<Resolved[]> {
  const resolved: Resolved[] = [];
  for (const citation of findCitations(text)) {
    if (isOwnPlan(text, citation)) continue;
    const name = citationOf(citation);
    if (resolved.some((known) => known.document.citation === name)) continue;
    const row = await store.documentNamed(name, moment);
    if (row) resolved.push(resolveUnit(toDocumentText(row), citation.path));
  }
  for (const party of partiesIn(text)) {
    const name = await store.opinionNaming(party);
    if (name === null || resolved.some((known) => known.document.citation === name)) continue;
    const row = await store.documentNamed(name, moment);
    if (row) resolved.push(resolveUnit(toDocumentText(row), []));
  }
  return resolved;
}

const PLAN = /^(?:401\(k\)|403\(b\)|457\(b\))$/;
const OWNED_BEFORE =
  /\b(?:an?|the|my|our|your|his|her|their|its|that|this|another|each|every|second|former|previous|current|\w+[’']s|old|new|roth|solo|company|employer)\s+$/i;

/** "my 401(k)", "a Roth 403(b)": a plan that somebody has, not a citation. Other sections tax it. */
export function isOwnPlan(text: string, { start, end }: FoundCitation): boolean {
  return PLAN.test(text.slice(start, end)) && OWNED_BEFORE.test(text.slice(0, start));
}
