/** The typed facts of a unit: those stored with its section, else read from its words. */
import { readFacts as readFactsOf, type Effect, type Fact } from "#modules/authority";
import type { Statute, StatuteUnit } from "../statute/statute.ts";

/** By unit. What is stored is shared between answers; what is read here belongs to the structure. */
const known = new WeakMap<object, Map<number, Fact[]>>();

/** In the order of the text. */
export function readFacts({ section }: Statute, { index, runs }: StatuteUnit): Fact[] {
  const facts = factsOf(section).get(index) ?? [];
  return facts.filter((fact) => runs.some(({ start, end }) => start <= fact.start && fact.end <= end));
}

/** The effect of the first sentence that has one; null for a unit that states no rule. */
export function effectOf(statute: Statute, unit: StatuteUnit): Effect | null {
  const rule = readFacts(statute, unit).find((fact) => fact.kind === "rule");
  return rule?.kind === "rule" ? rule.effect : null;
}

function factsOf(section: Statute["section"]): Map<number, Fact[]> {
  const key = section.unitFacts ?? section.structure;
  const read = known.get(key);
  if (read) return read;
  const facts = new Map<number, Fact[]>();
  for (const fact of section.unitFacts ?? readFactsOf(section))
    (facts.get(fact.unit) ?? facts.set(fact.unit, []).get(fact.unit)!).push(fact);
  known.set(key, facts);
  return facts;
}
