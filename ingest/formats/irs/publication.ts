/** Publications, instructions and forms: chapters and headings by the size of their letters. */
import type { DocumentKind, ParsedDocument, Segment, Structure, Unit } from "#modules/authority/schema";
import { Lines } from "../cfr/lines.ts";
import type { Paragraph, PdfText } from "../pdf/index.ts";
import { assignUnitIds } from "../unit-ids.ts";
import { cleanHeading, isTocLine } from "./outline.ts";

export interface FormName {
  kind: Extract<DocumentKind, "publication" | "form">;
  key: string;
  /** Heading when the paper has none that can be read. */
  name: string;
}

/** Letters of a title are this much larger than the text's; those of headings this much. */
const TITLE = 17.5;
const HEADING = 1.15;
const HEADING_LENGTH = 120;

export function readPublication(
  { kind, key, name }: FormName,
  { paragraphs, created }: PdfText,
): ParsedDocument {
  const kept = paragraphs.filter((one) => !isTocLine(one) && !isImprint(one));
  const title = titleOf(kept);
  const { text, structure } = outlined(kept.filter((one) => !title.includes(one)));
  return {
    kind,
    key,
    num: name,
    heading: cleanHeading(title.map(({ prose }) => prose.text).join(" ")) || nameOnForm(kept) || name,
    status: null,
    hierarchy: [],
    text,
    structure,
    sourceCredit: null,
    notes: [],
    ...(created && { date: created }),
    facts: yearOf(paragraphs),
  };
}

function titleOf(paragraphs: readonly Paragraph[]): Paragraph[] {
  const large = paragraphs.filter(({ page, size, kind }) => page === 1 && kind === "text" && size >= TITLE);
  return large
    .filter(
      ({ prose }) =>
        prose.text.length < 90 &&
        !/^(?:\d{4}|Publication \d|Form [\w-]+$|Contents|Future|What)/.test(prose.text),
    )
    .slice(0, 8);
}

/** A form prints its name in smaller letters than a publication, above its first lines. */
function nameOnForm(paragraphs: readonly Paragraph[]): string {
  const body = bodySize(paragraphs);
  const large = paragraphs.filter(
    ({ page, kind, size, bold, prose: { text } }) =>
      page === 1 &&
      bold &&
      kind === "text" &&
      size >= body * HEADING &&
      text.length < HEADING_LENGTH &&
      NAME.test(text),
  );
  const largest = Math.max(...large.map(({ size }) => size));
  const first = large.find(({ size }) => size === largest)?.prose.text;
  return first ? cleanHeading([first, ...secondLine(paragraphs)].join(" ")) : "";
}

/** A name of two lines has its second one beside the date of the revision: "(Rev. March 2031) and Certification". */
function secondLine(paragraphs: readonly Paragraph[]): string[] {
  const beside = paragraphs.flatMap(({ page, prose }) =>
    page === 1 ? (REVISED.exec(prose.text)?.[1] ?? []) : [],
  );
  return beside.filter((text) => NAME.test(text) && text.length < HEADING_LENGTH).slice(0, 1);
}

const REVISED = /^\(Rev\. [A-Z][a-z]+ \d{4}\) ([^\t\n]+)/;

/** Two words at least, and none of the marks beside a form's name. */
const NAME = /^(?!OMB|Department|Attach|Go to|Give|Form |Part |\().*\p{L}{3}.* .*\p{L}{3}/u;

function isImprint({ prose: { text } }: Paragraph): boolean {
  return /Catalog Number|^(?:Department of the Treasury|Internal Revenue Service)$|^[A-Z][a-z]{2} \d{1,2}, \d{4} Department/.test(
    text,
  );
}

/** The tax year that a first page names. */
function yearOf(paragraphs: readonly Paragraph[]): { taxYear?: number } {
  const first = paragraphs
    .filter(({ page }) => page === 1)
    .map(({ prose }) => prose.text)
    .join(" ");
  const year =
    /(?:preparing|for|For use in)\s+(20\d\d)\s+Returns/i.exec(first)?.[1] ??
    /\((20\d\d)\)/.exec(first)?.[1] ??
    /\bFor the year Jan\. 1–Dec\. 31, (20\d\d)\b/.exec(first)?.[1];
  return year ? { taxYear: Number(year) } : {};
}

function outlined(paragraphs: readonly Paragraph[]): { text: string; structure: Structure } {
  const body = bodySize(paragraphs);
  const lines = new Lines();
  const units: Unit[] = [
    { id: "", kind: "section", path: [], parent: -1, heading: null, status: null, start: 0, end: 0 },
  ];
  const segments: Segment[] = [];
  const tables: Structure["tables"] = [];
  let chapter = 0;
  let unit = 0;
  let number: string | null = null;
  const open = (parent: number, path: string[], heading: string): number =>
    units.push({
      id: "",
      kind: "part",
      path: [...units[parent]!.path, ...path],
      parent,
      heading,
      status: null,
      start: -1,
      end: 0,
    }) - 1;
  for (const { kind, prose, size, table } of paragraphs) {
    lines.break();
    const words = prose.text.trim();
    // The sign of a caution is printed large, and heads nothing.
    const isHeading =
      kind === "text" && size >= body * HEADING && words.length < HEADING_LENGTH && /[\p{L}\d]/u.test(words);
    if (isHeading && /^\d{1,2}\.$/.test(words)) {
      number = words.slice(0, -1);
      continue;
    }
    if (isHeading && number !== null) {
      chapter = unit = open(0, [`ch. ${number}`], cleanHeading(words));
      number = null;
    } else if (isHeading) unit = open(chapter, [cleanHeading(words)], cleanHeading(words));
    const range =
      kind === "table"
        ? lines.writeRaw(words, prose.pages[0]?.page ?? null)
        : lines.write(prose, { start: 0, end: prose.text.length });
    if (range.start === range.end) continue;
    if (table) tables.push({ ...range, ...table });
    segments.push({
      role: table ? "table" : kind === "footnote" ? "footnote" : isHeading ? "heading" : "content",
      unit,
      ...range,
    });
    for (let at = unit; at >= 0; at = units[at]!.parent) {
      if (units[at]!.start < 0) units[at]!.start = range.start;
      units[at]!.end = range.end;
    }
  }
  assignUnitIds(units);
  const pages = lines.pages.length > 0 ? { pages: lines.pages } : {};
  return {
    text: lines.finish(),
    structure: { units, segments, references: [], tables, marks: lines.marks, ...pages },
  };
}

function bodySize(paragraphs: readonly Paragraph[]): number {
  const counts = new Map<number, number>();
  for (const { size, prose } of paragraphs) counts.set(size, (counts.get(size) ?? 0) + prose.text.length);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 10;
}
