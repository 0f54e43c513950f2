/** Which unit of a section decides: the closest, unless it lacks what the question asks for and one nearly as close has it. */
import { readAsked, type Asked } from "../bottom-line/asked.ts";
import { termDefinedBy } from "./definitions.ts";
import type { FactKind } from "#modules/authority";
import { effectOf, readFacts } from "../facts/read-facts.ts";
import { rankingProfile } from "../profile.ts";
import type { QuestionContext } from "./relevance.ts";
import { hasText, isExpired, lineage, type Statute, type StatuteUnit } from "./statute.ts";

const FIGURES: Partial<Record<Asked["kind"], FactKind>> = { money: "amount", rate: "rate", time: "period" };

export function decidingUnit(context: QuestionContext, question: string, closest: StatuteUnit): StatuteUnit {
  const { statute, relevance, year } = context;
  const { figureShare, ruleShare } = rankingProfile().selection.point;
  const asked = readAsked(question);
  const figure = FIGURES[asked.kind];
  const lacks = figure
    ? !hasFigure(statute, closest, figure)
    : asked.kind === "whether" && asked.of !== "other" && isDefinition(statute, closest);
  if (!lacks) return closest;
  const serves = (unit: StatuteUnit) =>
    figure
      ? hasFigure(statute, unit, figure)
      : effectOf(statute, unit) !== null && !isDefinition(statute, unit);
  const [best] = statute.units
    .filter((unit) => hasText(unit) && !isExpired(statute, unit, year) && serves(unit))
    .toSorted((a, b) => relevance(b) - relevance(a) || a.index - b.index);
  const share = figure ? figureShare : ruleShare;
  return best && relevance(best) >= share * relevance(closest) ? best : closest;
}

/** In the unit or right below it. */
function hasFigure(statute: Statute, unit: StatuteUnit, kind: FactKind): boolean {
  const units = [unit, ...unit.children.map((child) => statute.units[child]!)];
  return units.some((one) => readFacts(statute, one).some((fact) => fact.kind === kind));
}

function isDefinition(statute: Statute, unit: StatuteUnit): boolean {
  return lineage(statute, unit).some((step) => termDefinedBy(statute, step) !== null);
}
