/** Quotes whole units of one section into a draft. */
import { endsOpen, lineage, standsAlone, type Run, type StatuteUnit } from "../statute.ts";
import { writeList, type List } from "./lists.ts";
import { label, openingRuns, quoteRun, type QuotingContext } from "./quotation.ts";
import { writeTable } from "./tables.ts";

/** Whether the second unit only completes a sentence of the first, as an item of its list. */
export function isItem({ statute }: QuotingContext, unit: StatuteUnit, item: StatuteUnit): boolean {
  return statute.units[item.unit.parent] === unit && !standsAlone(statute, item);
}

/** The unit with the lead-ins that it needs, its list and the words after the list. @param only item to quote */
export function writeUnit(context: QuotingContext, unit: StatuteUnit, only: StatuteUnit | null = null): void {
  const { draft, statute } = context;
  const source = draft.source(statute.quotable, unit.index);
  const [first, ...others] = openingRuns(unit);
  draft.line(opening(context, unit, first).trim());
  for (const run of others) draft.line(`- ${quoteRun(context, run, source)}`);
  writeRest(context, { unit, source, only });
}

/** The unit as a list item of the answer: its first run, and its list when that run ends open. */
export function writeLimit(context: QuotingContext, unit: StatuteUnit): void {
  const { draft, statute } = context;
  const source = draft.source(statute.quotable, unit.index);
  const [first] = openingRuns(unit);
  draft.line(`- ${opening(context, unit, first)}`.trim());
  if (!first || endsOpen(statute, first)) writeRest(context, { unit, source, only: null });
}

/** The unit's label, the lead-ins above it and its first run. */
function opening(context: QuotingContext, unit: StatuteUnit, first: Run | undefined): string {
  const { draft, statute } = context;
  const quoted = leadIns(context, unit);
  if (first) quoted.push(quoteRun(context, first, draft.source(statute.quotable, unit.index)));
  return `${label(context, unit)}: ${quoted.join(" ")}`;
}

/** The lead-ins above a unit that cannot be read alone, outermost first. */
function leadIns(context: QuotingContext, unit: StatuteUnit): string[] {
  const { draft, statute } = context;
  if (standsAlone(statute, unit)) return [];
  return lineage(statute, unit)
    .slice(0, -1)
    .flatMap((parent) => {
      const chapeau = parent.runs.find((run) => run.role === "chapeau");
      return chapeau ? [quoteRun(context, chapeau, draft.source(statute.quotable, parent.index))] : [];
    });
}

/** The list, and the words after it, which may hold the verb of the sentence or lead to the table. */
function writeRest(context: QuotingContext, list: List): void {
  writeList(context, list);
  const after = list.unit.runs.filter(({ role }) => role === "continuation");
  for (const run of after) context.draft.line(quoteRun(context, run, list.source));
  writeTable(context, list.unit, list.source);
}
