import { redirect } from "@remix-run/node";
import type { Modules } from "#product";
import { citationOf, parsePath, type DocumentText } from "#modules/authority";
import { DomainError, type Actor } from "#modules/kernel";
import { hasCode } from "../../http/errors.server.ts";

/** "27-cfr", "19.1" → "27 CFR 19.1"; null for an address that names no document. */
export function citationAt(work: string, number: string): string | null {
  const title = /^(\d+)-cfr$/.exec(work)?.[1];
  if (title) return `${title} CFR ${number}`;
  const named = parsePath(work, number);
  return named && citationOf(named);
}

/**
 * Loads the document of a path. A pin cite in place of the number ("1.61-21(f)") redirects to its unit.
 * @throws DomainError `not_found`
 */
export async function openDocument(
  { authority }: Modules,
  actor: Actor,
  { work, number, pathname }: { work: string; number: string; pathname: string },
): Promise<DocumentText> {
  const citation = citationAt(work, number);
  if (citation === null) throw new DomainError("not_found", "The library has no document at this address.");
  const document = await authority.document(actor, citation).catch(async (error: unknown) => {
    if (!hasCode(error, "not_found")) throw error;
    const resolved = await authority.resolve(actor, citation).catch(() => null);
    throw resolved ? redirect(resolved.url) : error;
  });
  if (decodeURIComponent(document.url) !== decodeURIComponent(pathname)) throw redirect(document.url);
  return document;
}
