/** Regulations outlive the section of the Code that they explain: 26 CFR 1.71-1 still stands, 26 USC 71 is repealed. */
import { formatCitation, tie, type Authority, type DocumentText, type Passage } from "#modules/authority";
import type { Actor } from "#modules/kernel";
import { resolveHeld } from "../statute/held-units.ts";

/** Passages without those of regulations whose sections of the Code the library, whole as it is, does not hold. */
export async function underLivingSections(
  passages: Passage[],
  { authority, actor }: { authority: Pick<Authority, "resolve">; actor: Actor },
): Promise<Passage[]> {
  const found = new Set(passages.map(({ document }) => document.citation));
  const named = passages.filter(({ cited }) => !cited).flatMap(({ document }) => sectionsExplained(document));
  const missing = [...new Set(named)].filter((section) => !found.has(section));
  const held = await Promise.all(missing.map((section) => resolveHeld(authority, actor, section)));
  const gone = new Set(missing.filter((_, at) => held[at] === null));
  return passages.filter(({ document }) => {
    const sections = sectionsExplained(document);
    return sections.length === 0 || sections.some((section) => !gone.has(section));
  });
}

/** "26 USC 71" of 26 CFR 1.71-1; none of a document that is no regulation. */
export function sectionsExplained(document: DocumentText): string[] {
  if (document.shelf !== "regulation") return [];
  return tie({ ...document, path: [] }).map((of) => formatCitation({ ...of, path: [] }));
}
