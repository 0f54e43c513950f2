/**
 * The built-in model. It writes only the words that connect quotations: it states the rule, the point asked, then
 * limits and exceptions, and where in the Code each one stands.
 */
import { headingCase } from "#modules/authority/schema";
import type { AnswerSection } from "./answer-sections.ts";
import { createDraft, type Draft } from "./drafting.ts";
import { rankingProfile } from "./profile.ts";
import { limitWords } from "./quoting/length.ts";
import { label, type QuotingContext } from "./quoting/quotation.ts";
import { isItem, writeLimit, writeUnit } from "./quoting/units.ts";
import { planReading, type ReadingPlan } from "./reading-plan.ts";
import { createRelevance } from "./relevance.ts";
import { readStatute } from "./statute.ts";

/** @param year the current one */
export function draftExtractive(question: string, sections: AnswerSection[], year: number): Draft {
  const draft = createDraft();
  sections.forEach((answered, position) => {
    const statute = readStatute(answered.section);
    const relevance = createRelevance(question, statute, answered);
    const context = { draft, statute, relevance, year };
    const plan = planReading(context, answered.citedUnit);
    if (!plan) return;
    if (position === 0) {
      writeRule(context, plan);
      writeLimits(context, plan);
    } else {
      draft.line("");
      draft.line(`## Also: ${label(context, statute.units[0]!)}`);
      writeUnit(context, plan.point ?? plan.rule);
    }
  });
  writePlaces(draft, sections);
  return draft;
}

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

function writePlaces(draft: Draft, sections: AnswerSection[]): void {
  const quoted = sections.filter(({ section }) => draft.sources.some((source) => source.section === section));
  if (quoted.length === 0) return;
  draft.line("");
  draft.line("## Where it stands");
  for (const { section } of quoted) {
    const place = section.hierarchy.map((step) =>
      step.heading ? `${step.label}, ${headingCase(step.heading)}` : step.label,
    );
    draft.line(
      `- ${section.citation}, ${section.heading}: ${place.join("; ").replace(/\.$/, "")}. As of release point ${section.asOf}.`,
    );
  }
}
