import { redirect } from "@remix-run/node";
import type { Modules } from "#product";
import type { DocumentText } from "#modules/authority";
import type { Actor } from "#modules/kernel";
import { hasCode } from "../../http/errors.server.ts";
import { placeOf } from "../../http/typed-citation.server.ts";

/**
 * Loads the section of a path. Other forms of a citation ("61(a)", "§ 61", "1400z-2") redirect to the canonical path.
 * @throws DomainError `not_found`
 */
export async function openSection(
  { authority }: Modules,
  actor: Actor,
  { given, pathname }: { given: string; pathname: string },
): Promise<DocumentText> {
  const section = await authority.document(actor, `26 USC ${given}`).catch(async (error: unknown) => {
    if (!hasCode(error, "not_found")) throw error;
    const resolved = await authority.resolve(actor, `26 USC ${given}`).catch(() => null);
    throw resolved ? redirect(placeOf(resolved)) : error;
  });
  if (section.url !== pathname) throw redirect(section.url);
  return section;
}

/** The citation asked for, if it truly names a unit that this section does not have. */
export async function missingUnit(
  { authority }: Modules,
  actor: Actor,
  { asked, in: section }: { asked: string | null; in: DocumentText },
): Promise<string | null> {
  if (!asked) return null;
  const resolved = await authority.resolve(actor, asked).catch(() => null);
  return resolved?.document.citation === section.citation ? resolved.missing : null;
}
