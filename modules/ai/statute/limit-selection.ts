/** Which units of a section limit its rule, or are needed to understand it, in order of strength. */
import { amendsOneOf, isDisapplied } from "./cross-references.ts";
import { definitionStrengths } from "./definitions.ts";
import { limitStrength, type Quoted } from "./limits.ts";
import { rankingProfile } from "../profile.ts";
import { relatedProvisions } from "./related-provisions.ts";
import type { QuestionContext } from "./relevance.ts";
import { hasText, lineage, standsAlone, type Statute, type StatuteUnit } from "./statute.ts";

/** Strongest first; none holds another one. */
export function selectLimits(
  context: QuestionContext,
  candidates: StatuteUnit[],
  quoted: Quoted,
): StatuteUnit[] {
  const { statute } = context;
  const { likelyQuoted } = rankingProfile().selection.limitRanking;
  const ranked = rankLimits(context, candidates, quoted);
  const amendments = candidates
    .filter((unit) => amendsOneOf(statute, unit, ranked.slice(0, likelyQuoted)))
    .filter((unit) => !alreadyQuoted(statute, unit, quoted))
    .map((unit) => readableUnit(statute, unit));
  const all = [...amendments, ...ranked];
  return all.filter(
    (unit, index) => !all.slice(0, index).some((stronger) => overlaps(statute, unit, stronger)),
  );
}

function rankLimits(context: QuestionContext, candidates: StatuteUnit[], quoted: Quoted): StatuteUnit[] {
  const { statute, relevance } = context;
  const { rule, point } = quoted;
  const ranking = rankingProfile().selection.limitRanking;
  const related = relatedProvisions(statute, [point, rule]);
  const definitions = definitionStrengths(statute, [rule, point]);
  const strengthOf = (unit: StatuteUnit) =>
    limitStrength(statute, unit, quoted) +
    (definitions.get(unit) ?? 0) +
    relatedStrength(related.indexOf(unit)) +
    ranking.relevance * relevance(unit) +
    ranking.retrievedSubsection * relevance.retrieved(lineage(statute, unit)[0]!);
  const minimum =
    related.length > 0 ? ranking.minimumStrengthBesideRelatedProvisions : ranking.minimumStrength;
  return candidates
    .filter((unit) => unit.depth > 0 && !alreadyQuoted(statute, unit, quoted))
    .filter((unit) => !isDisapplied(statute, unit, [rule, point, ...related]))
    .map((unit) => ({
      unit: related.includes(unit) ? unit : readableUnit(statute, unit),
      strength: strengthOf(unit),
    }))
    .filter(({ strength }) => strength >= minimum)
    .filter(({ unit }) => !alreadyQuoted(statute, unit, quoted) && !holdsQuoted(statute, unit, quoted))
    .sort((a, b) => b.strength - a.strength || a.unit.index - b.unit.index)
    .map(({ unit }) => unit);
}

/** Whether the unit is the rule or the point, or below one of them. */
function alreadyQuoted(statute: Statute, unit: StatuteUnit, { rule, point }: Quoted): boolean {
  return lineage(statute, unit).some((step) => step === point || step === rule);
}

function holdsQuoted(statute: Statute, unit: StatuteUnit, { rule, point }: Quoted): boolean {
  return [rule, point].some((other) => lineage(statute, other).includes(unit));
}

/** @param place in the list of related provisions; -1 when it is not one */
function relatedStrength(place: number): number {
  const { relatedProvision, relatedProvisionFade } = rankingProfile().selection.limitRanking;
  return place < 0 ? 0 : relatedProvision - relatedProvisionFade * place;
}

/** The unit itself, or the closest one above it that can be read alone. */
function readableUnit(statute: Statute, unit: StatuteUnit): StatuteUnit {
  const upward = lineage(statute, unit).toReversed();
  return upward.find((step) => hasText(step) && standsAlone(statute, step)) ?? unit;
}

/** Whether one of two units holds the other. */
function overlaps(statute: Statute, a: StatuteUnit, b: StatuteUnit): boolean {
  return lineage(statute, a).includes(b) || lineage(statute, b).includes(a);
}
