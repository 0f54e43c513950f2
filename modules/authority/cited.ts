import { findCitations, type FoundCitation } from "./citations.ts";
import { findCitations as findAllCitations } from "./citations/index.ts";
import type { Resolved } from "./contract.ts";
import type { Moment } from "./in-force-store.ts";
import { toDocumentText } from "./lookup.ts";
import { citationOf } from "./naming.ts";
import { resolveUnit } from "./resolving.ts";
import type { Store } from "./store.ts";

/** Documents that a text cites and the library holds, each once, in the order of the text. */
export async function citedIn(store: Store, text: string, moment: Moment | null): Promise<Resolved[]> {
  const resolved: Resolved[] = [];
  for (const { citation, path } of namedIn(text)) {
    if (resolved.some((known) => known.document.citation === citation)) continue;
    const row = await store.documentNamed(citation, moment);
    if (row) resolved.push(resolveUnit(toDocumentText(row), path));
  }
  return resolved;
}

/** Documents of every kind that a text names, in its order. */
function namedIn(text: string): { citation: string; path: string[] }[] {
  const sections = findCitations(text)
    .filter((found) => !isOwnPlan(text, found))
    .map(({ section: key, ...found }) => ({ ...found, kind: "code" as const, key }));
  const others = findAllCitations(text).filter(({ kind }) => kind !== "code");
  return [...sections, ...others]
    .sort((a, b) => a.start - b.start)
    .map((found) => ({ citation: citationOf(found), path: found.path }));
}

const PLAN = /^(?:401\(k\)|403\(b\)|457\(b\))$/;
const OWNED_BEFORE =
  /\b(?:an?|the|my|our|your|his|her|their|its|\w+[’']s|old|new|roth|solo|company|employer)\s+$/i;

/** "my 401(k)", "a Roth 403(b)": a plan that somebody has, not a citation. Other sections tax it. */
export function isOwnPlan(text: string, { start, end }: FoundCitation): boolean {
  return PLAN.test(text.slice(start, end)) && OWNED_BEFORE.test(text.slice(0, start));
}
