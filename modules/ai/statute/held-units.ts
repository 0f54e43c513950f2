/** Units of law by their citations, as far as the library holds them, as sections of an answer. */
import type { Authority, Resolved } from "#modules/authority";
import { isDomainError, type Actor } from "#modules/kernel";
import type { AnswerSection, SectionRole } from "../answer-sections.ts";

/** Null for a unit that the library does not hold. @param citation "26 USC 121(c)(1)" */
export async function resolveHeld(
  authority: Pick<Authority, "resolve">,
  actor: Actor,
  citation: string,
): Promise<Resolved | null> {
  try {
    const resolved = await authority.resolve(actor, citation);
    return resolved.missing === null ? resolved : null;
  } catch (error) {
    if (isDomainError(error) && error.code === "not_found") return null;
    throw error;
  }
}

/** The unit's text, with that of the units below it. */
export function wordsOf({ document, unit }: Resolved): string {
  const { start, end } = document.structure.units[unit]!;
  return document.text.slice(start, end);
}

/** Units of one section with one role become one, in the order of the first. */
export function sectionsOf(units: (Resolved & { role: SectionRole })[]): AnswerSection[] {
  const sections: (AnswerSection & { units: number[] })[] = [];
  for (const { document, unit, role } of units) {
    const known = sections.find((one) => one.section.citation === document.citation && one.role === role);
    if (known) known.units.push(unit);
    else
      sections.push({
        ...{ section: document, citedUnit: unit, phraseMatches: [], retrieved: [] },
        ...{ role, units: [unit] },
      });
  }
  return sections;
}
