/** Quoting units of one section into a draft: what to take whole, what to shorten to whole sentences, what to name. */
import { formatPath } from "#modules/authority";
import type { Range } from "#modules/authority/schema";
import type { Draft } from "./drafting.ts";
import { keyUnits } from "./key-units/index.ts";
import { tableInLieu } from "./named-units.ts";
import type { Relevance } from "./relevance.ts";
import {
  endsOpen,
  lineage,
  sentences,
  speaks,
  standsAlone,
  tellingHeading,
  textOf as textIn,
  type Run,
  type Statute,
  type StatuteUnit,
} from "./statute.ts";

/** A run is quoted to the last whole sentence within this many words; its first sentence is never cut. */
const RUN_WORDS = 90;
/** A list is quoted whole up to this many words, else the items closest to the question. */
const LIST_WORDS = 130;
const LIST_ITEMS = 5;
/** What the first of the items that practitioners read counts; no question shares so much with one. */
const KEY_ITEM = 20;
/** A table is quoted up to this many rows, its heading among them. */
const TABLE_ROWS = 14;

/** @param year the current one */
export function createQuoting(draft: Draft, statute: Statute, relevance: Relevance, year: number) {
  const { section, units } = statute;
  const textOf = (range: Range) => textIn(statute, range);

  /** "26 USC 121(b)(1), Limitations" */
  function label(unit: StatuteUnit): string {
    const heading = unit.depth === 0 ? section.heading : tellingHeading(statute, unit);
    return heading ? `${citation(unit)}, ${heading.replace(/[.\s]+$/, "")}` : citation(unit);
  }

  function citation(unit: StatuteUnit): string {
    return `${section.citation}${formatPath(unit.unit.path)}`;
  }

  function quoteRun(run: Run, source: number): string {
    const [first, ...rest] = sentences(section.text, run);
    let end = first!.end;
    let words = countWords(textOf(first!));
    for (const sentence of rest) {
      words += countWords(textOf(sentence));
      if (words > RUN_WORDS) break;
      end = sentence.end;
    }
    return draft.quote(section, { start: first!.start, end }, source);
  }

  /** Whether the second only completes a sentence of the first, as an item of its list. */
  function isItem(unit: StatuteUnit, item: StatuteUnit): boolean {
    return units[item.unit.parent] === unit && !standsAlone(statute, item);
  }

  /**
   * The unit with the lead-ins that it needs, its list, and the words after the list; of the list `item` alone, if
   * there is one.
   */
  function writeUnit(unit: StatuteUnit, item: StatuteUnit | null = null): void {
    const source = draft.source(section, unit.index);
    const [first, ...others] = openings(unit);
    writeOpening(unit, first, source);
    for (const run of others) draft.line(`- ${quoteRun(run, source)}`);
    writeRest(unit, source, item);
  }

  function writeLimit(unit: StatuteUnit): void {
    const source = draft.source(section, unit.index);
    const [first] = openings(unit);
    writeOpening(unit, first, source, "- ");
    if (!first || endsOpen(statute, first)) writeRest(unit, source);
  }

  /** The runs before a unit's list or table. */
  function openings(unit: StatuteUnit): Run[] {
    return unit.runs.filter(({ role }) => role !== "continuation" && role !== "table");
  }

  function writeOpening(unit: StatuteUnit, first: Run | undefined, source: number, mark = ""): void {
    const opening = [...leadIns(unit), ...(first ? [quoteRun(first, source)] : [])];
    draft.line(`${mark}${label(unit)}: ${opening.join(" ")}`.trim());
  }

  /** The list, and the words after it, which may hold the verb of the sentence or lead to the table. */
  function writeRest(unit: StatuteUnit, source: number, item: StatuteUnit | null = null): void {
    writeList(unit, source, item);
    for (const run of unit.runs.filter(({ role }) => role === "continuation"))
      draft.line(quoteRun(run, source));
    writeTable(unit, source);
  }

  /** The rows of the unit's table, unless another table stands in its place by now. */
  function writeTable(unit: StatuteUnit, source: number): void {
    const rows = unit.runs.filter(({ role }) => role === "table");
    if (rows.length === 0) return;
    const inLieu = tableInLieu(statute, unit, year);
    if (inLieu) return draft.line(`- Another table stands in its place by now: ${citation(inLieu)}.`);
    for (const row of rows.slice(0, TABLE_ROWS)) draft.line(`- ${draft.quote(section, row, source)}`);
    const more = rows.length - TABLE_ROWS;
    if (more > 0) draft.line(`- and ${more} more rows in ${citation(unit)}.`);
  }

  /** The lead-ins above a unit that cannot be read alone, outermost first. */
  function leadIns(unit: StatuteUnit): string[] {
    if (standsAlone(statute, unit)) return [];
    return lineage(statute, unit)
      .slice(0, -1)
      .flatMap((parent) => {
        const chapeau = parent.runs.find((run) => run.role === "chapeau");
        return chapeau ? [quoteRun(chapeau, draft.source(section, parent.index))] : [];
      });
  }

  function writeList(unit: StatuteUnit, source: number, only: StatuteUnit | null = null): void {
    const items = unit.children.map((child) => worded(units[child]!)).filter((item) => item !== null);
    const shown = only ? [only] : chooseItems(unit, items);
    for (const item of shown) {
      const heading = item.unit.heading ? ` ${item.unit.heading.trim().replace(/\.$/, "")}:` : "";
      const [first] = openings(item);
      if (!first) {
        draft.line(`- ${numBelow(unit, item)}${heading} in ${citation(item)}.`);
        continue;
      }
      draft.line(`- ${numBelow(unit, item)}${heading} ${quoteRun(first, source)}`);
      writeTable(item, source);
      if (endsOpen(statute, first)) writeSubitems(item, source);
    }
    if (shown.length < items.length)
      draft.line(`- and ${items.length - shown.length} more in ${citation(unit)}.`);
  }

  /** The item, or the first below it where it has no words of its own. */
  function worded(item: StatuteUnit): StatuteUnit | null {
    if (item.unit.status) return null;
    if (item.runs.length > 0) return item;
    return item.children.map((child) => worded(units[child]!)).find((below) => below !== null) ?? null;
  }

  /** "(1)(A)" of an item below (a). */
  function numBelow(unit: StatuteUnit, item: StatuteUnit): string {
    return lineage(statute, item)
      .slice(unit.depth)
      .map((step) => step.num)
      .join("");
  }

  function writeSubitems(item: StatuteUnit, source: number): void {
    const below = item.children.map((child) => units[child]!).filter(speaks);
    if (below.reduce((sum, sub) => sum + ownWords(sub), 0) > LIST_WORDS) {
      draft.line(`- and what follows in ${citation(item)}.`);
      return;
    }
    for (const sub of below) draft.line(`- ${item.num}${sub.num} ${quoteRun(sub.runs[0]!, source)}`);
  }

  /**
   * All items of a short list; of a long one those that fit, at least one: first what practitioners read, then what is
   * closest to the question.
   */
  function chooseItems(list: StatuteUnit, items: StatuteUnit[]): StatuteUnit[] {
    if (items.reduce((sum, item) => sum + ownWords(item), 0) <= LIST_WORDS) return items;
    const keys = keyUnits(statute, [list]);
    const worth = (item: StatuteUnit) => {
      const place = keys.findIndex((key) => lineage(statute, key).includes(item));
      return place < 0 ? relevance(item) : KEY_ITEM - place;
    };
    const chosen: StatuteUnit[] = [];
    let words = 0;
    for (const item of items.toSorted((a, b) => worth(b) - worth(a) || a.index - b.index)) {
      if (chosen.length === LIST_ITEMS || (chosen.length > 0 && words + ownWords(item) > LIST_WORDS))
        continue;
      words += ownWords(item);
      chosen.push(item);
    }
    return chosen.sort((a, b) => a.index - b.index);
  }

  function ownWords(unit: StatuteUnit): number {
    return unit.runs.reduce((sum, run) => sum + countWords(textOf(run)), 0);
  }

  /** About how many words `writeLimit` takes up. */
  function wordsOf(unit: StatuteUnit): number {
    const list = endsOpen(statute, unit.runs[0]!)
      ? unit.children.reduce((sum, child) => sum + ownWords(units[child]!), 0)
      : 0;
    return Math.min(RUN_WORDS, ownWords(unit)) + Math.min(LIST_WORDS, list);
  }

  return { label, isItem, writeUnit, writeLimit, wordsOf };
}

function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
