/** A section of a printed act out of its paragraphs: its own subsections are units; words that it enacts are text. */
import {
  headingCase,
  type ParsedDocument,
  type Segment,
  type SegmentRole,
  type Unit,
  type UnitKind,
} from "#modules/authority/schema";
import type { LawSection } from "./joining.ts";

export interface LawParagraph {
  /** Steps of the first line from the edge of the column. */
  indent: number;
  text: string;
}

const DESIGNATOR = /^\(([\dA-Za-z]{1,5})\)\s+/;
const HEADING = /^([^.“”]{2,160}?)\.—/;
const KINDS: readonly UnitKind[] = ["subsection", "paragraph", "subparagraph", "clause", "subclause"];

interface OpenUnit {
  indent: number;
  unit: number;
  value: string;
}

export function buildLawSection(given: {
  num: string;
  heading: string;
  paragraphs: readonly LawParagraph[];
}): LawSection["section"] {
  const text: string[] = [];
  const units: Unit[] = [
    { id: "", kind: "section", path: [], parent: -1, heading: null, status: null, start: 0, end: 0 },
  ];
  const segments: Segment[] = [];
  const open: OpenUnit[] = [];
  let length = 0;

  function cover(role: SegmentRole, unit: number, [start, end]: [number, number]): void {
    if (end <= start) return;
    segments.push({ role, unit, start, end });
    for (let at = unit; at >= 0; at = units[at]!.parent) units[at]!.end = end;
  }

  for (const paragraph of given.paragraphs) {
    const start = length === 0 ? 0 : length + 1;
    length = start + paragraph.text.length;
    text.push(paragraph.text);
    const designator = DESIGNATOR.exec(paragraph.text);
    if (!designator || !follows(open, paragraph.indent, designator[1]!)) {
      cover("content", open.at(-1)?.unit ?? 0, [start, length]);
      continue;
    }
    while ((open.at(-1)?.indent ?? -1) >= paragraph.indent) open.pop();
    const parent = open.at(-1)?.unit ?? 0;
    const rest = paragraph.text.slice(designator[0].length);
    const heading = HEADING.exec(rest)?.[1] ?? null;
    const path = [...units[parent]!.path, designator[1]!];
    const kind = KINDS[Math.min(path.length, KINDS.length) - 1]!;
    units.push({
      id: "",
      kind,
      path,
      parent,
      heading: heading && headingCase(heading),
      status: null,
      start,
      end: length,
    });
    const unit = units.length - 1;
    open.push({ indent: paragraph.indent, unit, value: designator[1]! });
    const words = start + designator[0].length;
    const after = heading === null ? words : words + heading.length + 2;
    cover("num", unit, [start, words - 1]);
    cover("heading", unit, [words, after]);
    cover("content", unit, [after, length]);
  }
  const joined: Pick<ParsedDocument, "text" | "structure"> = {
    text: text.join("\n"),
    structure: { units, segments, references: [], tables: [], marks: [] },
  };
  units[0]!.end = joined.text.length;
  const number = /\d+[A-Z]*/.exec(given.num)![0];
  return { key: number, num: given.num, heading: given.heading, ...joined };
}

/** Whether a designator is the first of a list, or the next of the list at its indent. */
function follows(open: readonly OpenUnit[], indent: number, value: string): boolean {
  const before = open.find((one) => one.indent === indent)?.value;
  if (before === undefined) return /^(?:1|a|A|i|I)$/.test(value);
  return nextOf(before).includes(value);
}

const ROMANS = "i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx".split(" ");

/** "1" → "2"; "h" → "i"; "i" → "ii" and "j" */
function nextOf(value: string): string[] {
  if (/^\d+$/.test(value)) return [String(Number(value) + 1)];
  const roman = ROMANS[ROMANS.indexOf(value.toLowerCase()) + 1];
  const isUpper = value === value.toUpperCase();
  const next = value.length === 1 ? [String.fromCharCode(value.charCodeAt(0) + 1)] : [];
  if (ROMANS.includes(value.toLowerCase()) && roman) next.push(isUpper ? roman.toUpperCase() : roman);
  return next;
}
