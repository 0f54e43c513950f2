/**
 * Reads an act in the Statutes at Large, the Publishing Office's PDF: one column with notes in the margin, which change
 * sides from page to page. A paragraph's first line stands 20 points to the right of its others; its level is its indent.
 */
import type { HierarchyStep, ParsedDocument } from "#modules/authority/schema";
import { DomainError } from "#modules/kernel";
import { rowsOf } from "../pdf/columns.ts";
import type { Page } from "../pdf/furniture.ts";
import { HyphenEvidence } from "../pdf/hyphens.ts";
import { readPages } from "../pdf/index.ts";
import { joinLines } from "../pdf/joining.ts";
import type { Reading } from "../pdf/ocr.ts";
import type { Fragment } from "../pdf/runs.ts";
import { congressOf } from "./index.ts";
import { joinSections, type LawSection } from "./joining.ts";
import { buildLawSection, type LawParagraph } from "./printed-section.ts";

const WORDS = { name: "act", kind: "public law", host: "govinfo.gov" };
const STATUTE = /^(\d{2,3}) STAT\. (\d{1,4})$/;
const LAW = /^PUBLIC LAW (\d{2,3})[–-](\d{1,4})[—–-]([A-Z]{3,4}\.? \d{1,2}, \d{4})$/;
const SECTION = /^(SEC(?:TION|\.) \d+[A-Z]*\.)\s*(.*)$/;
const DIVISION =
  /^(DIVISION|TITLE|Subtitle|CHAPTER|Subchapter|PART|Subpart) ([A-Z]{1,6}|\d{1,3})\b[—–-]?\s*(.*)$/;
const ORDER = ["DIVISION", "TITLE", "Subtitle", "CHAPTER", "Subchapter", "PART", "Subpart"];

/** Width of the column and the indent of a first line, in points. */
const COLUMN = 318;
/** From the left edge of the page to its text, or to the margin that stands there on pages with even numbers. */
const OUTER_EDGE = 111;
const MARGIN = 72;
const INDENT = 20;
const CLOSE = 4;
/** Heights of the text between the head of the page and the printer's line at its foot. */
const [BELOW_HEAD, ABOVE_FOOT] = [682, 60];

interface Line {
  page: number;
  /** From the left edge of the column. */
  x: number;
  size: number;
  bold: boolean;
  text: string;
}

/** @throws DomainError `unsupported` for another PDF, and those of `readPdf` */
export async function readStatutesAtLarge(path: string, reading: Reading = {}): Promise<ParsedDocument> {
  const { pages } = await readPages(path, WORDS, reading);
  const head = headOf(pages);
  if (!head) throw new DomainError("unsupported", "The PDF is no act of the Statutes at Large.");
  const sections = sectionsOf(pages.flatMap(linesOf));
  if (sections.length === 0) throw new DomainError("unsupported", `The PDF of ${head.key} has no sections.`);
  const { text, structure } = joinSections(sections);
  return {
    kind: "public-law",
    key: head.key,
    num: `Public Law ${head.key.replace("-", "–")}`,
    heading: titleOf(pages[0]!),
    status: null,
    hierarchy: congressOf(head.key),
    text,
    structure,
    sourceCredit: head.statute,
    notes: [],
    date: head.approved,
    aliases: [head.statute],
    facts: { approved: head.approved, statute: head.statute },
  };
}

function headOf(pages: readonly Page[]): { key: string; statute: string; approved: string } | null {
  const words = pages[0]?.fragments.map(({ text }) => text) ?? [];
  const statute = words.flatMap((text) => STATUTE.exec(text) ?? []);
  const law = words.flatMap((text) => LAW.exec(text) ?? []);
  if (statute.length === 0 || law.length === 0) return null;
  const approved = new Date(`${law[3]!.replace(".", "")} UTC`);
  if (Number.isNaN(approved.getTime())) return null;
  return {
    key: `${law[1]}-${law[2]}`,
    statute: `${statute[1]} Stat. ${statute[2]}`,
    approved: approved.toISOString().slice(0, 10),
  };
}

/** "To provide for reconciliation …": what stands between "An Act" and the enacting words. */
function titleOf(page: Page): string {
  const lines = linesOf(page).map(({ text }) => text);
  const [from, to] = [lines.indexOf("An Act"), lines.findIndex((text) => text.startsWith("Be it enacted"))];
  return from < 0 || to < from ? "" : lines.slice(from + 1, to).join(" ");
}

/** The lines of the column; notes in the margin, heads and the printer's line are left out. */
function linesOf({ number, fragments }: Page): Line[] {
  const left = leftEdge(fragments);
  const own = fragments.filter(
    ({ x, end, y }) =>
      y < BELOW_HEAD && y > ABOVE_FOOT && x > left - CLOSE && end < left + COLUMN + CLOSE * 2,
  );
  return rowsOf(own).map(({ cells }) => lineOf(number, left, cells));
}

/** The number of the page stands over the margin at its outer side, and that is where the notes are. */
function leftEdge(fragments: readonly Fragment[]): number {
  const folio = fragments.find(({ y, text }) => y > BELOW_HEAD && STATUTE.test(text));
  return folio && folio.x > 300 ? OUTER_EDGE : OUTER_EDGE + MARGIN;
}

function lineOf(page: number, left: number, cells: readonly Fragment[]): Line {
  const [first] = cells as [Fragment];
  const text = cells
    .map((cell) => cell.text)
    .join(" ")
    .replace(/\s*\.{4,}\s*/g, " … ")
    .replace(/\s+/g, " ")
    .trim();
  return { page, x: first.x - left, size: first.size, bold: cells.every(({ bold }) => bold), text };
}

/** Sections with the divisions above them. */
function sectionsOf(lines: readonly Line[]): LawSection[] {
  const hyphens = new HyphenEvidence();
  lines.forEach(({ text }, at) => hyphens.learn(text, lines[at - 1]?.text.endsWith("-") ?? false));
  const sections: LawSection[] = [];
  let divisions: HierarchyStep[] = [];
  let open: { num: string; heading: string; lines: Line[] } | null = null;
  const close = (): void => {
    if (open)
      sections.push({
        divisions,
        section: buildLawSection({ ...open, paragraphs: paragraphsOf(open.lines, hyphens) }),
      });
    open = null;
  };
  for (const [at, line] of lines.entries()) {
    const section = line.bold && line.x < CLOSE ? SECTION.exec(line.text) : null;
    const division = line.bold && line.size > 9 ? DIVISION.exec(line.text) : null;
    if (section) {
      close();
      open = { num: section[1]!, heading: section[2]!, lines: [] };
    } else if (division) {
      close();
      divisions = entered(divisions, division);
    } else if (line.bold && isBeside(lines[at - 1], line)) {
      // Headings of several lines.
      if (open && open.lines.length === 0) open.heading = joined([open.heading, line.text], hyphens);
      else if (!open && divisions.length > 0)
        divisions = [...divisions.slice(0, -1), withHeading(divisions.at(-1)!, line.text, hyphens)];
      else open?.lines.push(line);
    } else if (open) open.lines.push(line);
  }
  close();
  return sections;
}

function isBeside(before: Line | undefined, { size }: Line): boolean {
  return before !== undefined && before.bold && Math.abs(before.size - size) < 0.5;
}

function entered(
  above: readonly HierarchyStep[],
  [, level, number, heading]: RegExpExecArray,
): HierarchyStep[] {
  const rank = ORDER.indexOf(level!);
  const name = `${level!.charAt(0)}${level!.slice(1).toLowerCase()}`;
  const kept = above.filter((step) => ORDER.findIndex((word) => word.toLowerCase() === step.level) < rank);
  return [
    ...kept,
    { level: level!.toLowerCase(), number: number!, label: `${name} ${number}`, heading: heading! },
  ];
}

function withHeading(step: HierarchyStep, more: string, hyphens: HyphenEvidence): HierarchyStep {
  return { ...step, heading: joined([step.heading, more], hyphens) };
}

function joined(words: readonly string[], hyphens: HyphenEvidence): string {
  const lines = words.filter(Boolean).map((text) => ({ page: 1, text, marks: [] }));
  return joinLines(lines, hyphens, null).text;
}

/** Lines at the indent of the open paragraph's later lines go on with it; every other begins one. */
function paragraphsOf(lines: readonly Line[], hyphens: HyphenEvidence): LawParagraph[] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const open = groups.at(-1);
    if (open && goesOn(open, line)) open.push(line);
    else groups.push([line]);
  }
  return groups.map((group) => ({
    indent: Math.round(group[0]!.x / INDENT),
    text: joinLines(
      group.map(({ page, text }) => ({ page, text, marks: [] })),
      hyphens,
      null,
    ).text,
  }));
}

function goesOn([first, ...more]: Line[], line: Line): boolean {
  if (line.bold !== first!.bold) return false;
  // A table's row goes on in its last column.
  if (isSmall(line) && isSmall(first!)) return line.x > 150;
  const last = more.at(-1) ?? first!;
  if (BEGINS_UNIT.test(line.text) && ENDS_UNIT.test(last.text)) return false;
  // Words after a list stand at one edge, their first line, too.
  const bases = more.length > 0 ? [more[0]!.x] : [first!.x - INDENT, first!.x];
  return bases.some((base) => Math.abs(line.x - base) < CLOSE);
}

const BEGINS_UNIT = /^(?:‘‘|“)?\([\dA-Za-z]{1,5}\) /;
const ENDS_UNIT = /(?:[.,;:—’”]|(?<!“)\b(?:and|or))$/;

/** Tables have letters of 8 points; small capitals, which open a line of text, have smaller ones. */
function isSmall({ size }: Line): boolean {
  return Math.abs(size - 8) < 0.2;
}
