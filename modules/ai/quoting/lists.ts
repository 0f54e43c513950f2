/** Lists below a unit: which items to quote, and how. */
import { rankingProfile } from "../profile.ts";
import { relatedProvisions } from "../related-provisions.ts";
import { endsOpen, hasText, lineage, type Statute, type StatuteUnit } from "../statute.ts";
import { ownWords } from "./length.ts";
import { citationOf, openingRuns, quoteRun, type QuotingContext } from "./quotation.ts";
import { writeTable } from "./tables.ts";

export interface List {
  unit: StatuteUnit;
  /** The unit's number as a source of the draft. */
  source: number;
  /** The only item to quote; null for all that fit. */
  only: StatuteUnit | null;
}

/** The items of a list, and how many more there are. */
export function writeList(context: QuotingContext, { unit, source, only }: List): void {
  const items = unit.children
    .map((child) => itemText(context.statute, context.statute.units[child]!))
    .filter((item) => item !== null);
  const shown = only ? [only] : chooseItems(context, unit, items);
  for (const item of shown) writeItem(context, item, { unit, source });
  if (shown.length < items.length)
    context.draft.line(`- and ${items.length - shown.length} more in ${citationOf(context, unit)}.`);
}

/** The item, or the first unit below it when it has no text of its own; null when it is not in force. */
function itemText(statute: Statute, item: StatuteUnit): StatuteUnit | null {
  if (item.unit.status) return null;
  if (item.runs.length > 0) return item;
  for (const child of item.children) {
    const below = itemText(statute, statute.units[child]!);
    if (below) return below;
  }
  return null;
}

function writeItem(
  context: QuotingContext,
  item: StatuteUnit,
  { unit, source }: Pick<List, "unit" | "source">,
): void {
  const { draft, statute } = context;
  const heading = item.unit.heading ? ` ${item.unit.heading.trim().replace(/\.$/, "")}:` : "";
  const number = designatorBelow(statute, unit, item);
  const [first] = openingRuns(item);
  if (!first) return draft.line(`- ${number}${heading} in ${citationOf(context, item)}.`);
  draft.line(`- ${number}${heading} ${quoteRun(context, first, source)}`);
  writeTable(context, item, source);
  if (endsOpen(statute, first)) writeSubitems(context, item, source);
}

/** "(1)(A)" of an item below (a). */
function designatorBelow(statute: Statute, unit: StatuteUnit, item: StatuteUnit): string {
  return lineage(statute, item)
    .slice(unit.depth)
    .map((step) => step.num)
    .join("");
}

function writeSubitems(context: QuotingContext, item: StatuteUnit, source: number): void {
  const { draft, statute } = context;
  const { listWords } = rankingProfile().selection.quotation;
  const below = item.children.map((child) => statute.units[child]!).filter(hasText);
  if (below.reduce((sum, sub) => sum + ownWords(statute, sub), 0) > listWords) {
    draft.line(`- and what follows in ${citationOf(context, item)}.`);
    return;
  }
  for (const sub of below) draft.line(`- ${item.num}${sub.num} ${quoteRun(context, sub.runs[0]!, source)}`);
}

/**
 * All items of a short list; of a long one those that fit, at least one, related provisions before the items most
 * relevant to the question.
 */
function chooseItems(
  { statute, relevance }: QuotingContext,
  list: StatuteUnit,
  items: StatuteUnit[],
): StatuteUnit[] {
  const { listWords, listItems, relatedItem } = rankingProfile().selection.quotation;
  if (items.reduce((sum, item) => sum + ownWords(statute, item), 0) <= listWords) return items;
  const related = relatedProvisions(statute, [list]);
  const worth = (item: StatuteUnit) => {
    const place = related.findIndex((unit) => lineage(statute, unit).includes(item));
    return place < 0 ? relevance(item) : relatedItem - place;
  };
  const chosen: StatuteUnit[] = [];
  let words = 0;
  for (const item of items.toSorted((a, b) => worth(b) - worth(a) || a.index - b.index)) {
    const own = ownWords(statute, item);
    if (chosen.length === listItems || (chosen.length > 0 && words + own > listWords)) continue;
    words += own;
    chosen.push(item);
  }
  return chosen.sort((a, b) => a.index - b.index);
}
