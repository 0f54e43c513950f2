/** Units of law by their citations, as far as the library holds them, as sections of an answer. */
import { locate, sentencesOf, type Authority, type Resolved } from "#modules/authority";
import type { Range } from "#modules/authority/schema";
import { isDomainError, type Actor } from "#modules/kernel";
import { trimmed } from "../readers/lines.ts";
import type { AnswerSection, SectionRole } from "../answer-sections.ts";
import { partOf, quotableLaw } from "../quotable.ts";

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

/** What carries an answer: a unit of law, or words of a paper. */
export interface Carrier extends Resolved {
  /** The words of a paper; without them the whole unit. */
  said?: Range[];
}

/**
 * The paper with the sentences that hold the words, under the part with the first of them; null where one of them is not
 * in its text.
 */
export function saying(resolved: Resolved, words: readonly string[]): Carrier | null {
  const { document } = resolved;
  const { text } = document;
  const within = document.structure.units[resolved.unit];
  const said = words.flatMap((one) => {
    const range = locate(one, text, within);
    return range ? [sentencesAround(text, range)] : [];
  });
  const [first] = said;
  if (!first || said.length < words.length) return null;
  return { ...resolved, said, unit: partOf(quotableLaw(document), first) };
}

/** Those of its line: a quotation stays within one. */
function sentencesAround(text: string, { start, end }: Range): Range {
  const next = text.indexOf("\n", end);
  const line = { start: text.lastIndexOf("\n", start) + 1, end: next < 0 ? text.length : next };
  const held = sentencesOf(text, line).filter((one) => one.start < end && start < one.end);
  return trimmed(text, { start: held[0]!.start, end: held.at(-1)!.end });
}

/** The unit's text, with that of the units below it; of a paper the words that carry the answer. */
export function wordsOf({ document, unit, said }: Carrier): string {
  if (said) return said.map(({ start, end }) => document.text.slice(start, end)).join("\n");
  const { start, end } = document.structure.units[unit]!;
  return document.text.slice(start, end);
}

/** Units of one section with one role become one, in the order of the first. */
export function sectionsOf(units: (Carrier & { role: SectionRole })[]): AnswerSection[] {
  const sections: (AnswerSection & { units: number[] })[] = [];
  for (const { document, unit, role, said } of units) {
    const known = sections.find(
      (one) => one.section.citation === document.citation && one.role === role && !one.said === !said,
    );
    if (known) {
      known.units.push(unit);
      if (said) known.said!.push(...said);
    } else
      sections.push({
        ...{ section: document, citedUnit: unit, phraseMatches: [], retrieved: [] },
        ...{ role, units: [unit], ...(said && { said: [...said] }) },
      });
  }
  return sections;
}
