/** Definitions that a rule needs to be understood: those of the terms that it uses, and of the terms that these use. */
import { lineage, ownText, type Statute, type StatuteUnit } from "./statute.ts";

/** What a definition weighs, by how many steps it is away from the rule. */
const WEIGHTS = [2.1, 1.3, 1];

/** The weight of each unit that defines such a term. */
export function definitionsFor(statute: Statute, told: StatuteUnit[]): Map<StatuteUnit, number> {
  const terms = statute.units.map((unit) => ({ unit, term: termOf(statute, unit) }));
  const weights = new Map<StatuteUnit, number>();
  let used = told.map((unit) => withList(statute, unit));
  for (const weight of WEIGHTS) {
    const next = terms.filter(
      ({ unit, term }) =>
        term && !told.includes(unit) && !weights.has(unit) && used.some((text) => uses(text, term)),
    );
    for (const { unit } of next) weights.set(unit, weight);
    used = next.map(({ unit }) => withList(statute, unit));
  }
  return weights;
}

const MEANS = /^(?:For (?:the )?purposes of [^“]{3,60}, )?[Tt]he term “([^”]+)” means\b/;
const IS =
  /^(?:For (?:the )?purposes of [^“,]{3,60}, )?the ([\w -]{6,60}?) (?:is|shall be|for any [\w ]+ is)\b/i;

/** "eligible individual" of "The term “eligible individual” means"; or of "The eligible amount is", where headed so. */
function termOf(statute: Statute, unit: StatuteUnit): string | null {
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
function uses(text: string, term: string): boolean {
  return text.includes(term) && !text.includes(`“${term}”`);
}
