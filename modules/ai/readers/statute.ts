/** Reads a section of the Code: the rule, the point asked, then limits and exceptions. */
import { rankingProfile } from "../profile.ts";
import { limitWords } from "../quoting/length.ts";
import { label, type QuotingContext } from "../quoting/quotation.ts";
import { isItem, writeLimit, writeUnit } from "../quoting/units.ts";
import { planReading, type ReadingPlan } from "../reading-plan.ts";
import { createRelevance } from "../relevance.ts";
import { readStatute } from "../statute.ts";
import type { Reader } from "./reader.ts";

export const readStatuteSection: Reader = ({ draft, question, answered, position, year }) => {
  const statute = readStatute(answered.section);
  const relevance = createRelevance(question, statute, answered);
  const context = { draft, statute, relevance, year };
  const plan = planReading(context, answered.citedUnit);
  if (!plan) return;
  if (position === 0) {
    writeRule(context, plan);
    writeLimits(context, plan);
    return;
  }
  draft.line("");
  draft.line(`## Also: ${label(context, statute.units[0]!)}`);
  writeUnit(context, plan.point ?? plan.rule);
};

function writeRule(context: QuotingContext, { rule, withRule, point }: ReadingPlan): void {
  const { draft } = context;
  const isPointItem = point !== null && isItem(context, rule, point);
  draft.line("## The rule");
  writeUnit(context, rule, isPointItem ? point : null);
  for (const unit of withRule) writeUnit(context, unit);
  if (!point || isPointItem) return;
  draft.line("");
  draft.line("## On your question");
  writeUnit(context, point);
}

/** The strongest that fit, in the order of the section. */
function writeLimits(context: QuotingContext, { limits }: ReadingPlan): void {
  const { draft } = context;
  const { maximumLimits, limitWords: available } = rankingProfile().selection.quotation;
  const chosen: typeof limits = [];
  let words = 0;
  for (const unit of limits) {
    if (chosen.length === maximumLimits) break;
    const own = limitWords(context.statute, unit);
    if (chosen.length > 0 && words + own > available) continue;
    words += own;
    chosen.push(unit);
  }
  if (chosen.length === 0) return;
  draft.line("");
  draft.line("## Limits and exceptions");
  for (const unit of chosen.toSorted((a, b) => a.index - b.index)) writeLimit(context, unit);
}
