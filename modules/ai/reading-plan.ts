/**
 * What of a section answers a question, and in which order: the rule, the point asked, what limits it.
 * It reads the statute's own signs: the place of a unit, its heading ("General rule", "Limitations"), its
 * turns of phrase ("shall not apply", "shall not exceed") and which units it names.
 */
import { limitStrength, names } from "./limits.ts";
import type { Relevance } from "./relevance.ts";
import { standsAlone, lineage, ownText, speaks, type Statute, type StatuteUnit } from "./statute.ts";

export interface ReadingPlan {
  /** The general rule: the section's own, or that of the subsection that speaks to the question. */
  rule: StatuteUnit;
  /** The unit that speaks to the question most closely, when that is not the rule or something under it. */
  point: StatuteUnit | null;
  /** Limits and exceptions, strongest first. */
  limits: StatuteUnit[];
}

const RULE_HEADING =
  /^(?:general (?:rule|definition)|in general|imposition|allowance|exclusion|disallowance|definition|addition to the tax|.*\bdefined)\b/i;

export function planReading(
  statute: Statute,
  relevance: Relevance,
  citedUnit: number | null,
): ReadingPlan | null {
  const speaking = statute.units.filter(speaks);
  if (speaking.length === 0) return null;
  const general = ruleAmong(speaking.filter((unit) => inFirstSubsection(statute, unit))) ?? speaking[0]!;
  const point =
    citedUnit === null
      ? closest(statute, general, relevance)
      : firstSpeaking(statute, statute.units[citedUnit]!);
  const rule = point ? ruleFor(statute, speaking, general, point, relevance) : general;
  return {
    rule,
    point: point === rule ? null : point,
    limits: limitsOf(statute, speaking, rule, point ?? rule, relevance),
  };
}

/** The first unit whose heading announces a rule; else the first. */
function ruleAmong(units: StatuteUnit[]): StatuteUnit | undefined {
  return units.find((unit) => unit.depth <= 2 && RULE_HEADING.test(unit.unit.heading ?? "")) ?? units[0];
}

function inFirstSubsection(statute: Statute, unit: StatuteUnit): boolean {
  const first = statute.units.find((other) => other.depth === 1);
  return unit.depth === 0 || lineage(statute, unit)[0] === first;
}

const STILL_RELEVANT = 0.5;
/** A section with no more units than this has one subject. */
const SHORT_SECTION = 40;

/**
 * The section's general rule, as long as the section as a whole is about the question or the point leans on
 * that rule; in a long section of many subjects, the rule of the point's own subsection.
 */
function ruleFor(
  statute: Statute,
  speaking: StatuteUnit[],
  general: StatuteUnit,
  point: StatuteUnit,
  relevance: Relevance,
): StatuteUnit {
  if (speaking.length <= SHORT_SECTION || relevance(statute.units[0]!) > 0) return general;
  const subsection = lineage(statute, point)[0];
  const own = ruleAmong(speaking.filter((unit) => lineage(statute, unit)[0] === subsection)) ?? point;
  if ([point, own].some((unit) => names(ownText(statute, unit), unit, general))) return general;
  return relevance(general) >= STILL_RELEVANT * relevance(point) ? general : own;
}

/** A unit that has no words of its own speaks through the first below it that has. */
function firstSpeaking(statute: Statute, { unit }: StatuteUnit): StatuteUnit | null {
  return (
    statute.units.find(
      (other) => speaks(other) && other.unit.start >= unit.start && other.unit.end <= unit.end,
    ) ?? null
  );
}

const CLEARLY_CLOSER = 1.3;
const BELOW_SHARE = 0.35;
const PARAGRAPH_COST = 0.9;
const LEANS_ON_THE_RULE = 1.25;

/** The subsection or paragraph that clearly shares more with the question than the rule does. */
function closest(statute: Statute, rule: StatuteUnit, relevance: Relevance): StatuteUnit | null {
  const worth = (unit: StatuteUnit) => {
    const below = Math.max(0, ...unit.children.map((child) => relevance(statute.units[child]!)));
    const leans = unit !== rule && names(ownText(statute, unit), unit, rule) ? LEANS_ON_THE_RULE : 1;
    return (relevance(unit) + BELOW_SHARE * below) * leans * PARAGRAPH_COST ** Math.max(0, unit.depth - 1);
  };
  const best = statute.units
    .filter((unit) => unit.depth === 1 || unit.depth === 2)
    .filter((unit) => unit !== rule && !unit.unit.status && !lineage(statute, unit).includes(rule))
    .toSorted((a, b) => worth(b) - worth(a) || a.index - b.index)[0];
  if (!best || lineage(statute, rule).includes(best)) return null;
  return worth(best) > CLEARLY_CLOSER * worth(rule) ? firstSpeaking(statute, best) : null;
}

const STRONG_ENOUGH = 1.7;
const RELEVANCE_SHARE = 1.5;

function limitsOf(
  statute: Statute,
  speaking: StatuteUnit[],
  rule: StatuteUnit,
  main: StatuteUnit,
  relevance: Relevance,
): StatuteUnit[] {
  const told = (unit: StatuteUnit) => lineage(statute, unit).some((step) => step === main || step === rule);
  const ranked = speaking
    .filter((unit) => unit.depth > 0 && !told(unit))
    .map((unit) => ({
      unit: sentenceOf(statute, unit),
      strength: limitStrength(statute, unit, rule, main) + RELEVANCE_SHARE * relevance(unit),
    }))
    .filter(
      ({ unit, strength }) =>
        strength >= STRONG_ENOUGH && !told(unit) && !lineage(statute, rule).includes(unit),
    )
    .sort((a, b) => b.strength - a.strength || a.unit.index - b.unit.index)
    .map(({ unit }) => unit);
  return ranked.filter(
    (unit, index) => !ranked.slice(0, index).some((stronger) => related(statute, unit, stronger)),
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
