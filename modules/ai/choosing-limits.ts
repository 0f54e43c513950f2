/** Which units of a section limit its rule, or are needed to understand it, and in which order. */
import { definitionsFor } from "./definitions.ts";
import { limitStrength } from "./limits.ts";
import { changesOne } from "./named-units.ts";
import type { Relevance } from "./relevance.ts";
import { lineage, speaks, standsAlone, type Statute, type StatuteUnit } from "./statute.ts";

/** As many limits as an answer has room for. */
const LIKELY_QUOTED = 4;
const STRONG_ENOUGH = 1.7;
const RELEVANCE_SHARE = 2;
/** How much it counts for a limit that search found its subsection. */
const FOUND_NEAR = 0.5;

/** Strongest first; none holds another one. */
export function limitsOf(
  statute: Statute,
  speaking: StatuteUnit[],
  rule: StatuteUnit,
  main: StatuteUnit,
  relevance: Relevance,
): StatuteUnit[] {
  const told = (unit: StatuteUnit) => lineage(statute, unit).some((step) => step === main || step === rule);
  const definitions = definitionsFor(statute, [rule, main]);
  const ranked = speaking
    .filter((unit) => unit.depth > 0 && !told(unit))
    .map((unit) => ({
      unit: sentenceOf(statute, unit),
      strength:
        limitStrength(statute, unit, rule, main) +
        (definitions.get(unit) ?? 0) +
        RELEVANCE_SHARE * relevance(unit) +
        FOUND_NEAR * relevance.found(lineage(statute, unit)[0]!),
    }))
    .filter(
      ({ unit, strength }) =>
        strength >= STRONG_ENOUGH && !told(unit) && !lineage(statute, rule).includes(unit),
    )
    .sort((a, b) => b.strength - a.strength || a.unit.index - b.unit.index)
    .map(({ unit }) => unit);
  const changes = speaking
    .filter((unit) => changesOne(statute, unit, ranked.slice(0, LIKELY_QUOTED)) && !told(unit))
    .map((unit) => sentenceOf(statute, unit));
  const all = [...changes, ...ranked];
  return all.filter(
    (unit, index) => !all.slice(0, index).some((stronger) => related(statute, unit, stronger)),
  );
}

/** The unit itself, or the one above it that can be read alone. */
function sentenceOf(statute: Statute, unit: StatuteUnit): StatuteUnit {
  const above = lineage(statute, unit).toReversed();
  return above.find((step) => speaks(step) && standsAlone(statute, step)) ?? unit;
}

/** Whether one of two units holds the other. */
function related(statute: Statute, a: StatuteUnit, b: StatuteUnit): boolean {
  return lineage(statute, a).includes(b) || lineage(statute, b).includes(a);
}
