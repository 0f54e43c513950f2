/** What stands below a unit: whole as long as it fits, else the items that matter, with a mark for each gap. */
import { rankingProfile } from "../profile.ts";
import { relatedProvisions } from "../statute/related-provisions.ts";
import { lineage, ownText, type Statute, type StatuteUnit } from "../statute/statute.ts";
import { wholeWords } from "./length.ts";
import { omittedUnits } from "./omissions.ts";
import { citationOf, openingRuns, quoteRun, type QuotingContext } from "./quotation.ts";
import { writeTable } from "./tables.ts";

export interface List {
  /** The unit that was quoted; its items are numbered from it. */
  top: StatuteUnit;
  /** The number of `top` as a source of the draft. */
  source: number;
  /** Units that are quoted in any case. */
  keep: readonly StatuteUnit[];
  /** Before the words of `top` that stand between and after its items. */
  bullet: string;
}

/**
 * The items of `unit`, which is the top of the list or one of its items, in at most about `words` words, and its own
 * words between and after them in their places: 26 USC 302(b)(2)(C) compares (i) with (ii) by what stands between.
 */
export function writeItems(
  context: QuotingContext,
  list: List,
  { unit, words }: { unit: StatuteUnit; words: number },
): void {
  const { statute, draft } = context;
  const items = unit.children.map((child) => statute.units[child]!).filter((item) => isHeld(statute, item));
  const chosen = chooseItems(context, list, { unit, items, words });
  const share =
    Math.max(
      words,
      chosen.reduce((sum, item) => sum + wholeWords(statute, item), 0),
    ) / words;
  let omitted: StatuteUnit[] = [];
  const closeGap = () => {
    const marks = omitted.map((item) => item.num.trim() || `(${item.unit.path.at(-1)})`);
    if (omitted.length > 0) draft.line(`- ${omittedUnits(citationOf(context, unit), marks)}`);
    omitted = [];
  };
  const own = unit.runs.filter(({ role }) => role === "continuation");
  const bullet = unit === list.top ? list.bullet : "- ";
  const writeOwn = (before: number) => {
    while (own[0] && own[0].start < before) {
      closeGap();
      draft.line(`${bullet}${quoteRun(context, own.shift()!, list.source)}`);
    }
  };
  for (const item of items) {
    writeOwn(item.unit.start);
    if (!chosen.includes(item)) {
      omitted.push(item);
      continue;
    }
    closeGap();
    writeItem(context, list, { item, words: wholeWords(statute, item) / share });
  }
  writeOwn(Infinity);
  closeGap();
}

/** Whether the item is in force and has any words, its own or below it. */
function isHeld(statute: Statute, item: StatuteUnit): boolean {
  return !item.unit.status && wholeWords(statute, item) > 0;
}

function writeItem(
  context: QuotingContext,
  list: List,
  { item, words }: { item: StatuteUnit; words: number },
): void {
  const { draft } = context;
  const [first, ...others] = openingRuns(item);
  if (first) draft.line(`- ${numberOf(context, list, item)} ${quoteRun(context, first, list.source)}`);
  for (const run of others) draft.line(`- ${quoteRun(context, run, list.source)}`);
  writeItems(context, list, { unit: item, words });
  writeTable(context, item, list.source);
}

/** "(1)(A) Limitations:" of an item below (a), with the headings of the units between that have no words. */
function numberOf({ statute }: QuotingContext, { top }: List, item: StatuteUnit): string {
  const steps = lineage(statute, item).slice(top.depth);
  const wordless = steps.slice(0, -1).findLastIndex((step) => openingRuns(step).length > 0);
  const headings = steps
    .slice(wordless + 1)
    .map((step) => step.unit.heading?.trim().replace(/[.\s]+$/, "") ?? "")
    .filter((heading) => heading !== "" && !/^in general$/i.test(heading));
  const number = steps.map((step) => step.num).join("");
  return headings.length > 0 ? `${number} ${headings.join(", ")}:` : number;
}

/**
 * All items when they fit; else those to keep and those that the question touches, and of the others what fits: related
 * provisions before the items most relevant to the question. At least one.
 */
function chooseItems(
  { statute, relevance, isBrief }: QuotingContext,
  { keep }: List,
  { unit, items, words }: { unit: StatuteUnit; items: StatuteUnit[]; words: number },
): StatuteUnit[] {
  const size = (item: StatuteUnit) => wholeWords(statute, item);
  if (items.reduce((sum, item) => sum + size(item), 0) <= words) return items;
  const { listItems, listCrowding, relatedItem } = rankingProfile().selection.quotation;
  const related = relatedProvisions(statute, [unit]);
  const holds = (item: StatuteUnit, other: StatuteUnit) => lineage(statute, other).includes(item);
  const below = (item: StatuteUnit) => statute.units.filter((other) => holds(item, other));
  const relevances = new Map(items.map((item) => [item, Math.max(...below(item).map(relevance))]));
  const highest = Math.max(...relevances.values());
  const isKept = (item: StatuteUnit) =>
    keep.some((kept) => holds(item, kept)) ||
    (related[0] && holds(item, related[0])) ||
    (highest > 0 && relevances.get(item) === highest) ||
    (!isBrief && below(item).some((other) => relevance.touches(ownText(statute, other))));
  const worth = (item: StatuteUnit) => {
    const place = related.findIndex((other) => holds(item, other));
    return place < 0 ? relevances.get(item)! : relatedItem - place;
  };
  const chosen = items.filter(isKept);
  let used = chosen.reduce((sum, item) => sum + size(item), 0);
  for (const item of items.toSorted((a, b) => worth(b) - worth(a) || a.index - b.index)) {
    if (chosen.includes(item) || chosen.length >= listItems) continue;
    // What stands below the items is cut before an item is.
    if (chosen.length > 0 && used + size(item) > listCrowding * words) continue;
    used += size(item);
    chosen.push(item);
  }
  return chosen;
}
