import { redirect } from "@remix-run/node";
import type { Modules } from "#product";
import type { DocumentText } from "#modules/authority";
import { DomainError, type Actor } from "#modules/kernel";
import { citationAt } from "../../http/document-address.server.ts";
import { hasCode } from "../../http/errors.server.ts";
import { placeOf } from "../../http/typed-citation.server.ts";

/**
 * Loads the document of a path, in the words of today or of a release's label, such as "Form 1040 (2024)". A pin cite in place of the number ("1.61-21(f)") redirects to its unit.
 * @throws DomainError `not_found`
 */
export async function openDocument(
  { authority }: Modules,
  actor: Actor,
  { work, number, pathname, asOf }: { work: string; number: string; pathname: string; asOf?: string },
): Promise<DocumentText> {
  const citation = citationAt(work, number);
  if (citation === null) throw new DomainError("not_found", "The library has no document at this address.");
  const document = await authority.document(actor, citation, { asOf }).catch(async (error: unknown) => {
    // Today's words in place of an edition that is not held would be taken for it.
    if (asOf !== undefined || !hasCode(error, "not_found")) throw error;
    const resolved = await authority.resolve(actor, citation).catch(() => null);
    throw resolved ? redirect(placeOf(resolved)) : error;
  });
  if (decodeURIComponent(document.url) !== decodeURIComponent(pathname)) throw redirect(document.url);
  return document;
}
