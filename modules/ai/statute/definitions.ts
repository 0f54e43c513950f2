/**
 * Units that a rule depends on: definitions of the terms it uses and units from which it takes an amount, then
 * what those depend on in turn.
 */
import { referencedPath } from "./cross-references.ts";
import { rankingProfile } from "../profile.ts";
import { lineage, ownText, textUnitAt, type Statute, type StatuteUnit } from "./statute.ts";

/** Strength of each unit that `quoted` depends on, by its distance from `quoted`. */
export function definitionStrengths(statute: Statute, quoted: StatuteUnit[]): Map<StatuteUnit, number> {
  const terms = statute.units.map((unit) => ({ unit, term: termDefinedBy(statute, unit) }));
  const strengths = new Map<StatuteUnit, number>();
  let using = quoted;
  for (const strength of rankingProfile().selection.definitionStrengths) {
    const texts = using.map((unit) => textWithList(statute, unit));
    const defining = terms
      .filter(({ term }) => term && texts.some((text) => usesTerm(text, term)))
      .map(({ unit }) => unit);
    const sources = using.flatMap((unit) => amountSources(statute, unit));
    using = [...new Set([...defining, ...sources])].filter(
      (unit) => !quoted.includes(unit) && !strengths.has(unit),
    );
    for (const unit of using) strengths.set(unit, strength);
  }
  return strengths;
}

const SOURCE =
  /\b(?:determined|computed|described|specified|provided) (?:\w+ ){0,4}?(?:under|in|by) (subsection|paragraph|subparagraph|clause) ((?:\(\w+\))+)/gi;

/** Units named in the unit or its list as in "one-half of the excess described in subsection (b)(1)". */
function amountSources(statute: Statute, unit: StatuteUnit): StatuteUnit[] {
  const read = [unit, ...unit.children.map((child) => statute.units[child]!)];
  return read.flatMap((from) =>
    [...ownText(statute, from).matchAll(SOURCE)].flatMap(
      ([, level, designators]) => textUnitAt(statute, referencedPath(from, level!, designators!)) ?? [],
    ),
  );
}

const MEANS = /^(?:For (?:the )?purposes of [^“]{3,120}, )?[Tt]he term “([^”]+)” means\b/;
const IS =
  /^(?:For (?:the )?purposes of [^“,]{3,60}, )?the ([\w -]{6,60}?) (?:is|shall be|for any [\w ]+ is)\b/i;

/**
 * The term that a unit defines, in lower case: "eligible individual" of "The term “eligible individual” means", or
 * "eligible amount" of "The eligible amount is" under a heading with those words.
 */
export function termDefinedBy(statute: Statute, unit: StatuteUnit): string | null {
  const text = ownText(statute, unit);
  const means = MEANS.exec(text)?.[1];
  if (means) return means.toLowerCase();
  const is = IS.exec(text)?.[1]?.toLowerCase();
  if (!is?.includes(" ")) return null;
  const isHeaded = lineage(statute, unit).some((step) => step.unit.heading?.toLowerCase().includes(is));
  return isHeaded ? is : null;
}

function textWithList(statute: Statute, unit: StatuteUnit): string {
  const items = unit.children.map((child) => ownText(statute, statute.units[child]!));
  return [ownText(statute, unit), ...items].join(" ").toLowerCase();
}

/** Whether a text in lower case uses a term rather than defining it. */
export function usesTerm(text: string, term: string): boolean {
  return text.includes(term) && !text.includes(`“${term}”`);
}
