/** Which units of a section limit its rule, or are needed to understand it, and in which order. */
import { definitionsFor } from "./definitions.ts";
import { keyUnits } from "./key-units/index.ts";
import { limitStrength } from "./limits.ts";
import { changesOne, isSwitchedOff } from "./named-units.ts";
import type { Relevance } from "./relevance.ts";
import { lineage, speaks, standsAlone, type Statute, type StatuteUnit } from "./statute.ts";

/** As many limits as an answer has room for. */
const LIKELY_QUOTED = 4;
const STRONG_ENOUGH = 1.7;
const RELEVANCE_SHARE = 2;
/** How much it counts for a limit that search found its subsection. */
const FOUND_NEAR = 0.5;

/** How much it counts that practitioners read a unit together with the rule. */
const KEY = 5;
/** How much less each next one of a list counts. */
const KEY_FADES = 0.15;
/** Beside units of that kind, others have to be this strong. */
const STRONG_BESIDE_KEYS = 3;

/** Strongest first; none holds another one. */
export function limitsOf(
  statute: Statute,
  speaking: StatuteUnit[],
  rule: StatuteUnit,
  main: StatuteUnit,
  relevance: Relevance,
): StatuteUnit[] {
  const told = (unit: StatuteUnit) => lineage(statute, unit).some((step) => step === main || step === rule);
  const holds = (unit: StatuteUnit) => [rule, main].some((other) => lineage(statute, other).includes(unit));
  const definitions = definitionsFor(statute, [rule, main]);
  const keys = keyUnits(statute, [main, rule]);
  const enough = keys.length > 0 ? STRONG_BESIDE_KEYS : STRONG_ENOUGH;
  const ranked = speaking
    .filter((unit) => unit.depth > 0 && !told(unit) && !isSwitchedOff(statute, unit, [rule, main, ...keys]))
    .map((unit) => ({
      unit: keys.includes(unit) ? unit : sentenceOf(statute, unit),
      strength:
        limitStrength(statute, unit, rule, main) +
        (definitions.get(unit) ?? 0) +
        keyStrength(keys.indexOf(unit)) +
        RELEVANCE_SHARE * relevance(unit) +
        FOUND_NEAR * relevance.found(lineage(statute, unit)[0]!),
    }))
    .filter(({ unit, strength }) => strength >= enough && !told(unit) && !holds(unit))
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

function keyStrength(place: number): number {
  return place < 0 ? 0 : KEY - KEY_FADES * place;
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
