import { redirect } from "@remix-run/node";
import type { Modules } from "#product";
import type { SectionText } from "#modules/authority";
import type { Actor } from "#modules/kernel";
import { hasCode } from "../../http/errors.server.ts";

/**
 * The section of an address. What names a section in another way ("61(a)", "§ 61", "1400z-2") leads to its own address.
 * @throws DomainError `not_found`
 */
export async function openSection(
  { authority }: Modules,
  actor: Actor,
  { given, pathname }: { given: string; pathname: string },
): Promise<SectionText> {
  const section = await authority.section(actor, given).catch(async (error: unknown) => {
    if (!hasCode(error, "not_found")) throw error;
    const resolved = await authority.resolve(actor, `26 USC ${given}`).catch(() => null);
    throw resolved ? redirect(resolved.url) : error;
  });
  if (section.url !== pathname) throw redirect(section.url);
  return section;
}
