import type { Mark, Range } from "#modules/authority/schema";
import type { Prose } from "./blocks.ts";

/** A designator at the beginning of a paragraph: "(a)", "(iv)", "(1)" in italics. */
export interface Designator extends Range {
  /** "iv" */
  value: string;
  italic: boolean;
  /** Last designator of a range: "(b)–(d) [Reserved]" has "d". */
  through: string | null;
  /** Heading after it, with its closing period or dash. */
  heading: Range | null;
  /** Whether another designator stands before it in the paragraph. */
  follows: boolean;
}

const DESIGNATOR = /\(([A-Z]{1,5}|[a-z]{1,6}|\d{1,3})\)/y;
const REST_OF_RANGE = /\s?(?:[-–—]|through|and|to)\s?\(([A-Za-z]{1,6}|\d{1,3})\)(?=\s*\[Reserved)/y;
/** "Q–1: What is …" and "A–1: (a) …": a section of questions and answers. */
export const QUESTION = /^(Q|A)[-–—]?\s?(\d{1,3}[A-Za-z]?)[:.] /;
/** A designator set in the italics of the heading before it. */
const INSIDE_HEADING = /—\s?\((?:1|i|A|a)\)/;
const FIRST = new Set(["a", "1", "i", "A", "I"]);
/** Longest text in roman type between two italic pieces of one heading: "*Effect of* § 1.61-1 *on* …". */
const GAP = 24;

/** Designators that open a paragraph: "(c) *Sale of stock*—(1) *In general.* (i) Except …" has three. */
export function designatorsOf({ text, marks }: Prose): Designator[] {
  const found: Designator[] = [];
  let at = QUESTION.exec(text)?.[0].length ?? 0;
  while (at < text.length) {
    const start = afterSpace(text, at);
    const next = designatorAt(text, marks, start);
    if (!next) break;
    const last = found.at(-1);
    if (last) {
      const touches = start === last.end;
      if (!touches && !FIRST.has(next.value)) break;
      next.follows = true;
    }
    found.push(next);
    next.heading = next.through ? null : headingAt(text, marks, afterSpace(text, next.end));
    at = next.heading ? next.heading.end : next.end;
  }
  return found;
}

function designatorAt(text: string, marks: Mark[], start: number): Designator | null {
  DESIGNATOR.lastIndex = start;
  const match = DESIGNATOR.exec(text);
  if (!match) return null;
  const own = start + match[0].length;
  REST_OF_RANGE.lastIndex = own;
  const range = REST_OF_RANGE.exec(text);
  return {
    start,
    end: range ? REST_OF_RANGE.lastIndex : own,
    value: match[1]!,
    italic: marks.some((mark) => mark.kind === "i" && mark.start <= start + 1 && mark.end >= own - 1),
    through: range?.[1] ?? null,
    heading: null,
    follows: false,
  };
}

/** Italic words that end with a period, colon or dash; emphasized words that run on are no heading. */
export function headingAt(text: string, marks: Mark[], start: number): Range | null {
  const italics = marks.filter((mark) => mark.kind === "i" && mark.end > start);
  let first = italics[0];
  if (!first || first.start > start) return null;
  let end = first.end;
  for (const mark of italics.slice(1)) {
    if (closes(text, end) || mark.start - end > GAP || text.slice(end, mark.start).includes("(")) break;
    end = mark.end;
    first = mark;
  }
  const close = closes(text, end);
  const inside = INSIDE_HEADING.exec(text.slice(start, end));
  if (inside) return { start, end: start + inside.index + 1 };
  return close === 0 ? null : { start, end: close };
}

const CLOSING = /[.?:—]/;

/** Where a heading whose italics end at `end` is closed by its punctuation; 0 when it is not. */
function closes(text: string, end: number): number {
  let at = end;
  while (at > 0 && text[at - 1] === " ") at--;
  if (CLOSING.test(text[at - 1] ?? "")) return text[at] === "—" ? at + 1 : at;
  if (CLOSING.test(text[at] ?? "")) return text[at + 1] === "—" ? at + 2 : at + 1;
  if (text.startsWith(" —", at)) return at + 2;
  return at >= text.length ? at : 0;
}

export function afterSpace(text: string, start: number): number {
  let at = start;
  while (text[at] === " ") at++;
  return at;
}
