/** Tax documents of the Federal Register in print: Treasury decisions, proposed regulations, notices. */
import type { HierarchyStep, ParsedDocument } from "#modules/authority/schema";
import { DomainError } from "#modules/kernel";
import { buildOpinion, type OpinionBlock } from "../opinion/body.ts";
import { headingOf, titleCase, type OpinionHeading } from "../opinion/headings.ts";
import type { Reading } from "../pdf/ocr.ts";
import { withScanMark, type ScannedPages } from "../pdf/scans.ts";
import { readPdf, type Paragraph, type PdfText } from "../pdf/index.ts";
import type { Prose } from "../prose.ts";

const DECISION = /^\[T\.?\s?D\.?\s?(\d{3,5})\]/;
const PROJECT = /^\[REG[-–](\d{6}[-–]\d{2})\]/;
/** What opens the parts before the preamble: "SUMMARY: This document contains …". */
const LABEL =
  /^(AGENCY|ACTION|SUMMARY|DATES|ADDRESSES|FOR FURTHER INFORMATION CONTACT|SUPPLEMENTARY INFORMATION):/;
const EFFECTIVE =
  /Effective dates?: (?:These|The|This)[^.]*? (?:is|are) effective (?:on|as of) ([A-Z][a-z]+ \d{1,2}, \d{4})/;
const WORDS = { name: "document", kind: "document of the Federal Register", host: "govinfo.gov" };

export interface RegisterEntry {
  /** ISO date of publication. */
  published: string;
  title?: string;
}

/** @throws DomainError `unsupported` for a file that is no tax document of the Register, and those of `readPdf` */
export async function readRegister(
  path: string,
  entry: RegisterEntry,
  reading?: Reading,
): Promise<{ document: ParsedDocument; scanned: ScannedPages }> {
  const pdf = await readPdf(path, { words: WORDS, ...reading });
  const texts = pdf.paragraphs.map(({ prose }) => prose.text);
  const volume = Number(entry.published.slice(0, 4)) - 1935;
  const page = pdf.folios.find((folio) => folio !== null) ?? null;
  const cited = page === null ? null : `${volume} Fed. Reg. ${page}`;
  const key = keyOf(texts.slice(0, 60)) ?? cited;
  if (key === null) throw new DomainError("unsupported", "The PDF is no document of the Federal Register.");
  const { text, structure } = buildOpinion(blocksOf(pdf));
  const isProposed = texts
    .slice(0, 60)
    .some((line) => /^ACTION: .*(?:proposed rulemaking|Proposed rule)/i.test(line));
  const effective = texts.slice(0, 60).flatMap((line) => EFFECTIVE.exec(line)?.[1] ?? [])[0];
  const document: ParsedDocument = {
    kind: "register",
    key,
    num: key,
    heading: entry.title ?? titleOf(pdf.paragraphs) ?? key,
    status: null,
    hierarchy: yearOf(entry.published),
    text,
    structure,
    sourceCredit: cited,
    notes: [],
    date: entry.published,
    ...(cited !== null && cited !== key && { aliases: [cited] }),
    facts: {
      published: entry.published,
      ...(isProposed && { proposed: true }),
      ...(effective !== undefined && { effective }),
    },
  };
  return { document: withScanMark(document, pdf.scanned.read), scanned: pdf.scanned };
}

function keyOf(texts: readonly string[]): string | null {
  for (const text of texts) {
    const decision = DECISION.exec(text);
    if (decision) return `T.D. ${Number(decision[1])}`;
    const project = PROJECT.exec(text);
    if (project) return `REG-${project[1]!.replace("–", "-")}`;
  }
  return null;
}

/** The bold lines between the numbers of the document and "AGENCY:". */
function titleOf(paragraphs: readonly Paragraph[]): string | null {
  const agency = paragraphs.findIndex(({ prose }) => prose.text.startsWith("AGENCY:"));
  const before = paragraphs
    .slice(0, Math.max(0, agency))
    .filter(({ prose }) => !/^\[|^RIN|^\d+ CFR|^DEPARTMENT|^Internal Revenue Service$/.test(prose.text));
  return before.at(-1)?.prose.text ?? null;
}

function yearOf(published: string): HierarchyStep[] {
  const year = published.slice(0, 4);
  return [{ level: "year", number: year, label: year, heading: "" }];
}

function blocksOf(pdf: PdfText): OpinionBlock[] {
  const latest = new Map<OpinionHeading["style"], string>();
  const isPage = (page: number): number => pdf.folios[page - 1] ?? page;
  let notes = 0;
  return pdf.paragraphs.flatMap((paragraph): OpinionBlock[] => {
    const prose = withPages(paragraph.prose, isPage);
    if (paragraph.kind === "table" && paragraph.table) {
      const rows = paragraph.prose.text.split("\n").map((row) => row.split("\t"));
      return [{ kind: "table", rows, page: isPage(paragraph.page) }];
    }
    if (paragraph.kind === "footnote") {
      const number = /^(\d{1,3}) /.exec(prose.text)?.[1];
      if (number !== undefined) notes = Number(number);
      return [{ kind: "footnote", number: String(notes), paragraphs: [{ ...prose, pages: [] }] }];
    }
    const heading = headingIn(paragraph, latest);
    if (!heading) return [{ kind: "paragraph", prose, inset: false }];
    latest.set(heading.style, heading.designator);
    return LABEL.test(prose.text)
      ? [
          { kind: "judge", heading: heading.heading },
          { kind: "paragraph", prose, inset: false },
        ]
      : [{ kind: "heading", prose, heading }];
  });
}

function withPages(prose: Prose, pageOf: (page: number) => number): Prose {
  return { ...prose, pages: prose.pages.map(({ page, start }) => ({ page: pageOf(page), start })) };
}

function headingIn(
  paragraph: Paragraph,
  latest: ReadonlyMap<OpinionHeading["style"], string>,
): OpinionHeading | null {
  const { text } = paragraph.prose;
  const label = LABEL.exec(text)?.[1];
  if (label !== undefined) return words(titleCase(label));
  const line = {
    page: 1,
    x: 0,
    end: 0,
    y: 0,
    size: paragraph.size,
    italic: false,
    text,
    marks: [],
    pieces: [],
    note: null,
  };
  const numbered = headingOf(
    { kind: "text", lines: [line], inset: false },
    (style) => latest.get(style) ?? null,
  );
  if (numbered) return numbered;
  return paragraph.bold &&
    latest.has("words") &&
    text.length < 120 &&
    !/[.;:]$/.test(text) &&
    /[a-z]/.test(text)
    ? words(text)
    : null;
}

function words(text: string): OpinionHeading {
  return { designator: text, style: "words", heading: text };
}
