/** The rule of a section as a whole. */
import { lineage, type Statute, type StatuteUnit } from "./statute.ts";

export const RULE_HEADING =
  /^(?:general (?:rule|definition)|in general|imposition|allowance|exclusion|disallowance|definition|addition to the tax|.*\bdefined)\b/i;

/** The rule of the section as a whole, from its first subsection. @param inForce at least one unit */
export function generalRule(statute: Statute, inForce: StatuteUnit[]): StatuteUnit {
  return firstRule(inForce.filter((unit) => inFirstSubsection(statute, unit))) ?? inForce[0]!;
}

/** The first unit whose heading announces a rule; else the first. */
export function firstRule(units: StatuteUnit[]): StatuteUnit | undefined {
  return units.find((unit) => unit.depth <= 2 && RULE_HEADING.test(unit.unit.heading ?? "")) ?? units[0];
}

function inFirstSubsection(statute: Statute, unit: StatuteUnit): boolean {
  const first = statute.units.find((other) => other.depth === 1);
  return unit.depth === 0 || lineage(statute, unit)[0] === first;
}
