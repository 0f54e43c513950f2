/**
 * Converts a stored section (one text with ranges) into provisions in the order of the book, each with its runs of
 * text. The text itself is neither extended nor shortened; CSS draws dashes and pin cites.
 */
import type { LawTable, Segment, SegmentRole, Structure, Unit } from "#modules/authority/schema";
import { createSlicer, officialLinks, type Inline, type TextLink } from "./inline.ts";

export type { Inline } from "./inline.ts";

export interface Provision {
  /** URL fragment of the provision; absent for a later block of the same unit. */
  id?: string;
  /** Fragments of enclosing units without text of their own before this provision. */
  anchors?: string[];
  /** Pin cite without the title: "61(a)(1)". */
  pin?: string;
  /** Depth below the section, which is 0. */
  level: number;
  kind: "text" | "continued" | "table" | "footnote";
  /** Status as in the official file, such as "repealed". */
  status?: string;
  num?: Inline[];
  heading?: Inline[];
  /** Printed between heading and text: ".—", or "—" after a heading with its own punctuation. */
  dash?: string;
  text?: Inline[];
  table?: Pick<LawTable, "header" | "rows">;
}

export interface SectionSource {
  /** "61" */
  key: string;
  text: string;
  structure: Structure;
}

/** @param links what the text refers to; default the references that the official file marks */
export function toProvisions(
  { key: number, text, structure }: SectionSource,
  links: TextLink[] = officialLinks(structure),
): Provision[] {
  const slice = createSlicer(text, { links, marks: structure.marks });
  const placed = new Set<number>();
  const provisions: Provision[] = [];
  let last: Segment | null = null;

  for (const segment of structure.segments) {
    const open = provisions.at(-1);
    const provision = open && continues(last, segment) ? open : begin(segment, number, structure, placed);
    if (provision !== open) provisions.push(provision);
    const runsIn = text[segment.start - 1] === " ";
    put(provision, segment, slice(segment), { tables: structure.tables, runsIn });
    last = segment;
  }
  return provisions;
}

/** A number and a run-in heading share a line with the following text; everything else starts a new block. */
function continues(last: Segment | null, segment: Segment): boolean {
  if (!last || last.unit !== segment.unit || segment.role === "table" || segment.role === "footnote")
    return false;
  return last.role === "num" || (last.role === "heading" && segment.role !== "heading");
}

function begin(segment: Segment, number: string, { units }: Structure, placed: Set<number>): Provision {
  const unit = units[segment.unit];
  const isFirst = unit !== undefined && segment.unit !== 0 && !placed.has(segment.unit);
  const anchors = placeAncestors(segment.unit, units, placed);
  placed.add(segment.unit);
  return {
    level: depth(segment.unit, units),
    kind: kindOf(segment.role, isFirst),
    ...(isFirst && { id: unit.id, pin: pinOf(number, unit.path) }),
    ...(isFirst && unit.status && { status: unit.status }),
    ...(anchors.length > 0 && { anchors }),
  };
}

/** @param runsIn whether the official text has the words on the line of their heading, as regulations do */
function put(
  provision: Provision,
  segment: Segment,
  words: Inline[],
  { tables, runsIn }: { tables: LawTable[]; runsIn: boolean },
): void {
  if (segment.role === "num") {
    provision.num = words;
  } else if (segment.role === "heading") {
    provision.heading = words;
  } else {
    const table = segment.role === "table" && tables.find(({ start }) => start === segment.start);
    if (table) provision.table = { header: table.header, rows: table.rows };
    else provision.text = words;
    if (provision.heading && !runsIn) provision.dash = dashAfter(provision.heading);
  }
}

/** A section of the Code or of the regulations, whose number begins its pin cites. */
const SECTION = /^\d[\w.()-]*$/;

/** "61(a)(1)"; "1.61-21(h) Example 2(i)"; in a ruling only its own part, "§ 4.01(1)"; elsewhere the part's name. */
function pinOf(number: string, path: string[]): string {
  if (SECTION.test(number)) {
    return number + path.map((part) => (/^(?:Example|Q&A)/.test(part) ? ` ${part}` : `(${part})`)).join("");
  }
  const [first = "", ...rest] = path;
  if (!/^\d+$/.test(first)) return path.join(", ");
  return `§ ${first}${rest.map((part) => (/^\d\d$/.test(part) ? `.${part}` : `(${part})`)).join("")}`;
}

function kindOf(role: SegmentRole, isFirst: boolean): Provision["kind"] {
  if (role === "table" || role === "footnote") return role;
  return isFirst ? "text" : "continued";
}

function dashAfter(heading: Inline[]): string {
  const words = heading.at(-1)?.text ?? "";
  if (words.endsWith("—")) return "";
  return /[.?!:;]$/.test(words) ? "—" : ".—";
}

/** Fragments of ancestor units not yet placed on the page. */
function placeAncestors(index: number, units: Unit[], placed: Set<number>): string[] {
  const anchors: string[] = [];
  for (let at = units[index]?.parent ?? -1; at > 0 && !placed.has(at); at = units[at]?.parent ?? -1) {
    anchors.unshift(units[at]?.id ?? "");
    placed.add(at);
  }
  return anchors;
}

function depth(index: number, units: Unit[]): number {
  let steps = 0;
  for (let at = index; at > 0; at = units[at]?.parent ?? -1) steps += 1;
  return steps;
}
