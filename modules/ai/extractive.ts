/**
 * The built-in model: it writes nothing of its own but the words that lead from quotation to quotation. It states
 * the rule, the point asked, then limits and exceptions, and says where in the Code each stands.
 */
import type { Passage, SectionText } from "#modules/authority";
import { headingCase } from "#modules/authority/schema";
import { createDraft, type Draft } from "./drafting.ts";
import { createQuoting } from "./quoting.ts";
import { planReading, type ReadingPlan } from "./reading-plan.ts";
import { relevanceTo, type FoundRange } from "./relevance.ts";
import { readStatute } from "./statute.ts";

/** A section that the answer draws on, most important first. */
export interface Lead {
  section: SectionText;
  /** Unit that the question cites by number, if it does. */
  citedUnit: number | null;
  /** Units to which people's words point, closest first. */
  pointed: Passage["pointed"];
  /** Characters of the section that search found, with 1 for the best and less for the others. */
  found: FoundRange[];
}

const MAX_LIMITS = 6;
/** Words that limits and exceptions may take up together. */
const LIMITS_WORDS = 300;

/** @param year the current one */
export function draftExtractive(question: string, leads: Lead[], year: number): Draft {
  const draft = createDraft();
  leads.forEach((lead, position) => {
    const statute = readStatute(lead.section);
    const relevance = relevanceTo(question, statute, lead);
    const plan = planReading(statute, relevance, lead.citedUnit, year);
    if (!plan) return;
    const quoting = createQuoting(draft, statute, relevance, year);
    if (position === 0) {
      writeRule(draft, plan, quoting);
      writeLimits(draft, plan, quoting);
    } else {
      draft.line("");
      draft.line(`## Also: ${quoting.label(statute.units[0]!)}`);
      quoting.writeUnit(plan.point ?? plan.rule);
    }
  });
  writePlaces(draft, leads);
  return draft;
}

type Quoting = ReturnType<typeof createQuoting>;

function writeRule(draft: Draft, plan: ReadingPlan, quoting: Quoting): void {
  const isItem = plan.point !== null && quoting.isItem(plan.rule, plan.point);
  draft.line("## The rule");
  quoting.writeUnit(plan.rule, isItem ? plan.point : null);
  for (const twin of plan.twins) quoting.writeUnit(twin);
  if (!plan.point || isItem) return;
  draft.line("");
  draft.line("## On your question");
  quoting.writeUnit(plan.point);
}

/** The strongest that fit, in the order of the section. */
function writeLimits(draft: Draft, plan: ReadingPlan, quoting: Quoting): void {
  const chosen: typeof plan.limits = [];
  let words = 0;
  for (const unit of plan.limits) {
    if (chosen.length === MAX_LIMITS) break;
    const own = quoting.wordsOf(unit);
    if (chosen.length > 0 && words + own > LIMITS_WORDS) continue;
    words += own;
    chosen.push(unit);
  }
  if (chosen.length === 0) return;
  draft.line("");
  draft.line("## Limits and exceptions");
  for (const unit of chosen.toSorted((a, b) => a.index - b.index)) quoting.writeLimit(unit);
}

function writePlaces(draft: Draft, leads: Lead[]): void {
  const quoted = leads.filter((lead) => draft.sources.some((source) => source.section === lead.section));
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
