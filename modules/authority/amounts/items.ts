/** The numbered items of a yearly revenue procedure of adjusted amounts. */
import type { Range } from "../schema.ts";

/** An item, ranges in the flat text of the paper. */
export interface AdjustedItem extends Range {
  taxYear: number;
  /** "§ 4.24" */
  pin: string;
  heading: string;
  /** Where the words below the heading begin. */
  body: number;
}

const SECTION = /SECTION (\d+)\. (\d{4}) ADJUSTED ITEMS/g;
const NEXT_SECTION = /SECTION \d+\. [A-Z\d]/g;
const ITEM = /(?<=^|[\s.])\.(\d\d) (?=[A-Z])/g;
/** Headings hold periods of their own ("etc."); the body begins as bodies of such items do. */
const HEADING = /^(.+?)[.”"]+ (?=For |In the |Under |Section |The |\(1\) |\(§|Removal )/;

/** @param flat the paper's text with white space folded */
export function adjustedItems(flat: string): AdjustedItem[] {
  const sections = new Map<string, { start: number; year: number }>();
  for (const match of flat.matchAll(SECTION))
    sections.set(match[1]!, { start: match.index + match[0].length, year: Number(match[2]) });
  return [...sections].flatMap(([number, { start, year }]) => {
    const end = [...flat.matchAll(NEXT_SECTION)].find(({ index }) => index > start)?.index ?? flat.length;
    return itemsOf(flat.slice(start, end)).map((item) => ({
      ...{ taxYear: year, pin: `§ ${number}.${item.number}`, heading: item.heading },
      ...{ start: start + item.start, end: start + item.end, body: start + item.body },
    }));
  });
}

function itemsOf(text: string): (Range & { number: string; heading: string; body: number })[] {
  const starts: { index: number; number: string }[] = [];
  for (const match of text.matchAll(ITEM)) {
    // Items count up: ".65 per shaft" inside of one is none.
    if (Number(match[1]) === starts.length + 1) starts.push({ index: match.index, number: match[1]! });
  }
  return starts.map(({ index, number }, at) => {
    const end = starts[at + 1]?.index ?? text.length;
    const words = text.slice(index + 4, end);
    const heading = HEADING.exec(words)?.[1] ?? words.slice(0, 80);
    return { number, heading: heading.trim(), start: index, end, body: index + 4 + heading.length };
  });
}
