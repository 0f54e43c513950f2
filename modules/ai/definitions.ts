/**
 * What a rule needs to be understood: the definitions of the terms that it uses, the units from which it takes an
 * amount, and what these need in turn.
 */
import { namedPath } from "./named-units.ts";
import { lineage, ownText, speakingAt, type Statute, type StatuteUnit } from "./statute.ts";

/** What such a unit weighs, by how many steps it is away from the rule. */
const WEIGHTS = [2.1, 1.3, 1];

/** The weight of each of them. */
export function definitionsFor(statute: Statute, told: StatuteUnit[]): Map<StatuteUnit, number> {
  const terms = statute.units.map((unit) => ({ unit, term: termOf(statute, unit) }));
  const weights = new Map<StatuteUnit, number>();
  let using = told;
  for (const weight of WEIGHTS) {
    const texts = using.map((unit) => withList(statute, unit));
    const defining = terms
      .filter(({ term }) => term && texts.some((text) => usesTerm(text, term)))
      .map(({ unit }) => unit);
    const sources = using.flatMap((unit) => sourcesOf(statute, unit));
    using = [...new Set([...defining, ...sources])].filter(
      (unit) => !told.includes(unit) && !weights.has(unit),
    );
    for (const unit of using) weights.set(unit, weight);
  }
  return weights;
}

const SOURCE =
  /\b(?:determined|computed|described|specified|provided) (?:\w+ ){0,4}?(?:under|in|by) (subsection|paragraph|subparagraph|clause) ((?:\(\w+\))+)/gi;

/** "one-half of the excess described in subsection (b)(1)", in the unit or in its list. */
function sourcesOf(statute: Statute, unit: StatuteUnit): StatuteUnit[] {
  const read = [unit, ...unit.children.map((child) => statute.units[child]!)];
  return read.flatMap((from) =>
    [...ownText(statute, from).matchAll(SOURCE)].flatMap(
      ([, level, designators]) => speakingAt(statute, namedPath(from, level!, designators!)) ?? [],
    ),
  );
}

const MEANS = /^(?:For (?:the )?purposes of [^“]{3,120}, )?[Tt]he term “([^”]+)” means\b/;
const IS =
  /^(?:For (?:the )?purposes of [^“,]{3,60}, )?the ([\w -]{6,60}?) (?:is|shall be|for any [\w ]+ is)\b/i;

/** "eligible individual" of "The term “eligible individual” means"; or of "The eligible amount is", where headed so. */
export function termOf(statute: Statute, unit: StatuteUnit): string | null {
  const text = ownText(statute, unit);
  const means = MEANS.exec(text)?.[1];
  if (means) return means.toLowerCase();
  const is = IS.exec(text)?.[1]?.toLowerCase();
  const headed = lineage(statute, unit).some((step) => step.unit.heading?.toLowerCase().includes(is ?? "\0"));
  return is?.includes(" ") && headed ? is : null;
}

function withList(statute: Statute, unit: StatuteUnit): string {
  const items = unit.children.map((child) => ownText(statute, statute.units[child]!));
  return [ownText(statute, unit), ...items].join(" ").toLowerCase();
}

/** Not where it is only being defined. */
export function usesTerm(text: string, term: string): boolean {
  return text.includes(term) && !text.includes(`“${term}”`);
}
