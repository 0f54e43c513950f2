/** The row of a table of running text, such as the monthly rates, that a question is about: a table's title is no answer. */
import type { Range } from "#modules/authority/schema";
import { stemsOf } from "../stemming.ts";
import { linesOf } from "./lines.ts";

/** Lines after the title in which the first row must stand, and those that a table has at most. */
const AHEAD = 5;
const LINES = 40;
/** Rows that are quoted where none shares a word with the question. */
const WHOLE = 12;

interface Row {
  range: Range;
  /** The line above it that names its group, "Mid-term". */
  group: Range | null;
  worth: number;
}

/**
 * Below the title, lines of a heading, and of the rows the one that shares most words with the question under the line
 * that names its group; all where none shares any. Null where no table follows.
 */
export function rowsBelow(text: string, title: Range, question: string): Range[] | null {
  const lines = linesOf(text, { start: title.end, end: text.length }, LINES);
  const read = ({ start, end }: Range) => text.slice(start, end);
  const isRow = (line: Range) => /\t/.test(read(line)) && /\d/.test(read(line));
  const first = lines.findIndex(isRow);
  if (first < 0 || first >= AHEAD) return null;
  const head = lines.slice(0, first);
  const asked = stemsOf(question);
  const shared = (line: Range | null) =>
    line ? [...stemsOf(read(line))].filter((stem) => asked.has(stem)).length : 0;
  const rows: Row[] = [];
  let group: Range | null = head.toSorted((a, b) => shared(b) - shared(a))[0] ?? null;
  for (const line of lines.slice(first)) {
    if (isRow(line)) rows.push({ range: line, group, worth: shared(line) + shared(group) });
    else if (/\t/.test(read(line))) group = line;
    else break;
  }
  const [best] = rows.toSorted((a, b) => b.worth - a.worth);
  const chosen = best!.worth > 0 ? [best!] : rows.slice(0, WHOLE);
  const groups = chosen.flatMap((row) => (row.group ? [row.group] : []));
  return [...head, ...groups, ...chosen.map(({ range }) => range)]
    .filter((range, at, all) => all.indexOf(range) === at)
    .toSorted((a, b) => a.start - b.start);
}
