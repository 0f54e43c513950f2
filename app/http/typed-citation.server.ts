/** A citation typed where words may stand, too: it leads straight to its place. */
import type { Modules } from "#product";
import { findCitations, type Resolved } from "#modules/authority";
import type { Actor } from "#modules/kernel";
import { hasCode } from "./errors.server.ts";

/** Whether a text is one citation and nothing else: "108(d)(3)", "§ 61", "Rev. Proc. 2025-32". */
export function isCitation(text: string): boolean {
  const typed = text.trim();
  const [found, ...others] = findCitations(typed);
  if (!found || others.length > 0) return false;
  return typed.slice(0, found.start).trim() === "" && /^[.\s]*$/.test(typed.slice(found.end));
}

/** Address of a place. It says what was asked for, when that does not exist and a unit above stands in. */
export function placeOf({ url, missing }: Pick<Resolved, "url" | "missing">): string {
  if (missing === null) return url;
  const [path = url, fragment] = url.split("#");
  return `${path}?${new URLSearchParams({ asked: missing })}${fragment ? `#${fragment}` : ""}`;
}

/**
 * Where a typed citation leads, or why it leads nowhere; null for a text that is more or less than a citation.
 */
export async function typedCitation(
  { authority }: Modules,
  actor: Actor,
  { text, asOf }: { text: string; asOf?: string },
): Promise<{ place: string } | { problem: string } | null> {
  if (!isCitation(text)) return null;
  try {
    return { place: placeOf(await authority.resolve(actor, text, { asOf })) };
  } catch (error) {
    if (hasCode(error, "not_found")) return { problem: (error as Error).message };
    if (hasCode(error, "malformed")) return null;
    throw error;
  }
}
