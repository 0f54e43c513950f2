/** Quotes whole units of one section into a draft. */
import { rankingProfile } from "../profile.ts";
import { lineage, standsAlone, textOf, type Run, type StatuteUnit } from "../statute/statute.ts";
import { writeItems } from "./lists.ts";
import { endsUnfinished, omittedUnits } from "./omissions.ts";
import { citationOf, label, openingRuns, quoteRun, type QuotingContext } from "./quotation.ts";
import { writeTable } from "./tables.ts";

export interface Wording {
  /** Units below that are quoted in any case. */
  keep?: readonly StatuteUnit[];
  /** Before the label, "- " for an item of a list. */
  bullet?: string;
  /** How many words of its list are quoted. */
  words?: number;
}

/** Whether the second unit only completes a sentence of the first, as an item of its list. */
export function isItem({ statute }: QuotingContext, unit: StatuteUnit, item: StatuteUnit): boolean {
  return statute.units[item.unit.parent] === unit && !standsAlone(statute, item);
}

/** Whether a unit, or one above it, is written in the draft already. */
export function isWritten(context: QuotingContext, unit: StatuteUnit): boolean {
  const { draft, statute } = context;
  return lineage(statute, unit).some((step) => draft.written.has(citationOf(context, step)));
}

/** The unit with the lead-ins that it needs, everything below it and the words after its list. */
export function writeUnit(
  context: QuotingContext,
  unit: StatuteUnit,
  { keep = [], bullet = "", words = wordsOfLists(context) }: Wording = {},
): void {
  const { draft, statute } = context;
  const source = draft.source(statute.quotable, unit.index);
  const [first, ...others] = openingRuns(unit);
  const rest = restOfSentence(context, unit);
  const isOneLine = others.length + unit.children.length === 0;
  draft.line(`${bullet}${opening(context, unit, first)}${isOneLine && rest ? ` ${rest}` : ""}`.trim());
  for (const run of others) draft.line(`- ${quoteRun(context, run, source)}`);
  writeItems(context, { top: unit, source, keep, bullet }, { unit, words });
  writeTable(context, unit, source);
  if (!isOneLine && rest) draft.line(`- ${rest}`);
  draft.written.add(citationOf(context, unit));
}

function wordsOfLists({ isBrief }: QuotingContext): number {
  const { listWords, briefListWords } = rankingProfile().selection.quotation;
  return isBrief ? briefListWords : listWords;
}

/** The unit's label, the lead-ins above it and its first run. */
function opening(context: QuotingContext, unit: StatuteUnit, first: Run | undefined): string {
  const { draft, statute } = context;
  const quoted = leadIns(context, unit);
  if (first) quoted.push(quoteRun(context, first, draft.source(statute.quotable, unit.index)));
  return `${label(context, unit)}: ${quoted.join(" ")}`;
}

/** The lead-ins above a unit that cannot be read alone, outermost first; a mark stands for the items between. */
function leadIns(context: QuotingContext, unit: StatuteUnit): string[] {
  const { draft, statute } = context;
  if (standsAlone(statute, unit)) return [];
  const steps = lineage(statute, unit);
  return steps.slice(0, -1).flatMap((parent, at) => {
    const chapeau = parent.runs.find((run) => run.role === "chapeau");
    if (!chapeau) return [];
    const before = parent.children.slice(0, parent.children.indexOf(steps[at + 1]!.index));
    const numbers = before.map((child) => statute.units[child]!.num.trim()).filter(Boolean);
    const gap = numbers.length > 0 ? [omittedUnits(citationOf(context, parent), numbers)] : [];
    return [quoteRun(context, chapeau, draft.source(statute.quotable, parent.index)), ...gap];
  });
}

/**
 * "… (26 USC 274(a)(1)(B))": what follows an item that ends in "or" or a comma in the list above it, and words that close
 * the list whatever the item ends in; empty where neither does.
 */
function restOfSentence(context: QuotingContext, unit: StatuteUnit): string {
  const { statute } = context;
  const last = statute.units.findLast((one) => one.runs.length > 0 && lineage(statute, one).includes(unit));
  const run = last?.runs.at(-1);
  if (standsAlone(statute, unit) || !run) return "";
  const isOpen = endsUnfinished(textOf(statute, run));
  const steps = lineage(statute, unit);
  for (let at = steps.length - 2; at >= 0; at--) {
    const parent = steps[at]!;
    const after = parent.children.slice(parent.children.indexOf(steps[at + 1]!.index) + 1);
    const numbers = after.map((child) => statute.units[child]!.num.trim()).filter(Boolean);
    if (isOpen && numbers.length > 0) return omittedUnits(citationOf(context, parent), numbers);
    if (parent.runs.some(({ start }) => start > run.end)) return `… (${citationOf(context, parent)})`;
    if (!isOpen) return "";
  }
  return "";
}
