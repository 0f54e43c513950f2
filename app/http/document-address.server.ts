/** Documents of the law by their addresses: "/authority/26-cfr/1.61-21". */
import { citationOf, parsePath } from "#modules/authority";
import type { DocumentKind } from "#modules/authority/schema";

/** "27-cfr", "19.1" → "27 CFR 19.1"; null for an address that names no document. */
export function citationAt(work: string, number: string): string | null {
  const title = /^(\d+)-cfr$/.exec(work)?.[1];
  if (title) return `${title} CFR ${number}`;
  const named = parsePath(work, number);
  return named && citationOf(named);
}

/** The kind of documents below "/authority/{work}"; null for none. */
export function kindOfWork(work: string): DocumentKind | null {
  if (/^\d+-cfr$/.test(work)) return "regulation";
  return parsePath(work, "1")?.kind ?? null;
}
