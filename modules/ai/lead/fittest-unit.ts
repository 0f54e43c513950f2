/**
 * Which unit of the section that leads decides: the one that reading found, unless another fits what is asked clearly
 * better. The weights were fitted on questions whose deciding unit is known.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { productFolder } from "#modules/platform";
import { referencedUnit } from "../statute/point.ts";
import type { QuestionContext } from "../statute/relevance.ts";
import { hasText, isExpired, lineage, standsAlone, type StatuteUnit } from "../statute/statute.ts";
import { UNIT_SIGNALS, unitSignals, type UnitQuestion, type UnitSignals } from "./unit-signals.ts";

export const FILE = "modules/ai/data/deciding-unit.json";

const fitSchema = z.strictObject({
  weights: z.record(z.enum(UNIT_SIGNALS), z.number()),
  /** Log odds by which another unit must be likelier than the closest. */
  minimumGain: z.number(),
  /** Most relevant units that are looked at. */
  candidates: z.number(),
});
export type UnitFit = z.infer<typeof fitSchema>;

let read: UnitFit | null = null;

export function unitFit(): UnitFit {
  return (read ??= fitSchema.parse(JSON.parse(readFileSync(join(productFolder(), FILE), "utf8"))));
}

const NAMES_YEAR = /\b(?:19|20)\d\d\b/;

/** A unit that people's words for it clearly mean stays, and so does the one whose law of a named year is told. */
export function fittestUnit(context: QuestionContext, asked: UnitQuestion): StatuteUnit {
  if (context.relevance.clearestMatch() || NAMES_YEAR.test(asked.question)) return asked.closest;
  const { weights, minimumGain } = unitFit();
  const [closest, ...others] = candidateUnits(context, asked).map((unit) => ({
    unit,
    worth: worthOf(weights, unitSignals(context, asked, unit)),
  }));
  const [best] = others.toSorted((a, b) => b.worth - a.worth);
  return best && best.worth - closest!.worth >= minimumGain ? best.unit : closest!.unit;
}

/** The closest first; without the items of its own list, which are quoted with it, and units that only fill in another. */
export function candidateUnits(
  { statute, relevance, year }: QuestionContext,
  { closest, general }: Pick<UnitQuestion, "closest" | "general">,
): StatuteUnit[] {
  const relevant = statute.units
    .filter((unit) => hasText(unit) && !isExpired(statute, unit, year))
    .map((unit) => ({ unit, worth: relevance(unit) }))
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, unitFit().candidates);
  const isItsItem = (unit: StatuteUnit) =>
    unit !== closest && lineage(statute, unit).includes(closest) && !standsAlone(statute, unit);
  const all = [...new Set([closest, general, ...relevant.map(({ unit }) => unit)])];
  return all.filter(
    (unit) => unit === closest || (!isItsItem(unit) && referencedUnit(statute, unit) === null),
  );
}

function worthOf(weights: UnitSignals, signals: UnitSignals): number {
  return UNIT_SIGNALS.reduce((sum, name) => sum + weights[name] * signals[name], 0);
}
