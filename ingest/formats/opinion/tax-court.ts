/** Opinions of the Tax Court: slip opinions as DAWSON serves them, and pamphlets of its Reports with several. */
import type { HierarchyStep, Note, ParsedDocument } from "#modules/authority/schema";
import { DomainError } from "#modules/kernel";
import { BlockBuilder } from "./blocks.ts";
import { buildOpinion, type OpinionBlock } from "./body.ts";
import { DOCKET, judgeOf, ownCitation, readCaption, type Caption } from "./caption.ts";
import { pagesOf, SLIP, TAX_COURT_REPORTS, type OpinionPage, type RawPage } from "./pages.ts";
import { paragraphsOf, type Paragraph } from "./paragraphs.ts";

/** 26 USC 7463(b): an opinion of the small tax case procedure is no precedent for any other case. */
const SMALL_CASE = "26 USC 7463(b)";

const RULE = /^[_—–-]{3,}$/;
const COUNSEL =
  /\bfor (?:the )?(?:petitioners?|respondents?|intervenors?|participating)\b|\bpro (?:se|sese|sesc)\b/i;
const OPENS = /^(?:MEMORANDUM |SUMMARY )?(?:FINDINGS OF FACT(?: AND OPINION)?|OPINION)$/;

/** One opinion between its caption and the next. */
interface Part {
  key: string;
  caption: Caption;
  pages: OpinionPage[];
  paragraphs: Paragraph[];
  aliases: string[];
}

export interface SlipHead {
  key: string;
  caption: Caption;
}

/** Reads the first page of a slip opinion. @throws DomainError `unsupported` for a file that is none */
export function readSlip(raw: RawPage[]): Part {
  const pages = pagesOf(raw, SLIP);
  const paragraphs = paragraphsOf(pages.map(({ body }) => body));
  const key = paragraphs
    .slice(0, 12)
    .flatMap(({ lines }) => lines.flatMap(({ text }) => ownCitation(text) ?? []))[0];
  if (key === undefined) throw noOpinion();
  const end = captionEnd(paragraphs);
  return {
    key,
    caption: readCaption(paragraphs.slice(0, end)),
    pages,
    paragraphs: paragraphs.slice(end),
    aliases: [],
  };
}

function noOpinion(): DomainError {
  return new DomainError(
    "unsupported",
    "The PDF is no opinion of the Tax Court: it names no citation of its own.",
  );
}

/** Index after the lines with the dockets. */
function captionEnd(paragraphs: readonly Paragraph[]): number {
  const from = paragraphs.findIndex(({ lines }) => /^Docket Nos?\./.test(lines[0]!.text));
  if (from < 0) return 0;
  let end = from + 1;
  while (end < paragraphs.length && isDockets(paragraphs[end]!)) end += 1;
  return end;
}

function isDockets({ lines }: Paragraph): boolean {
  return lines.every(({ text }) => text.replace(DOCKET, "").replace(/[,.\s]|and|Filed.*$/g, "") === "");
}

/** The opinions of a pamphlet of the Reports, by the page on which each begins. */
export function readPamphlet(raw: RawPage[]): Part[] {
  const volume = volumeOf(raw);
  if (volume === null) throw noOpinion();
  const pages = pagesOf(raw, TAX_COURT_REPORTS);
  const paragraphs = paragraphsOf(pages.map(({ body }) => body));
  const starts = paragraphs.flatMap((paragraph, at) =>
    /^Docket Nos?\./.test(paragraph.lines[0]!.text) ? [captionStart(paragraphs, at)] : [],
  );
  return starts.map((start, at) => {
    const own = paragraphs.slice(start, starts[at + 1] ?? paragraphs.length);
    const end = captionEnd(own);
    const from = firstPage(pages, own);
    return {
      key: `${volume} T.C. ${from}`,
      caption: readCaption(own.slice(0, end)),
      pages: ownPages(pages, own, starts[at + 1] === undefined ? null : paragraphs[starts[at + 1]!]!),
      paragraphs: own.slice(end),
      aliases: [],
    };
  });
}

/** As the running heads say; else where the dockets stand. */
function firstPage(pages: OpinionPage[], own: Paragraph[]): number {
  const dockets = own.find(({ lines }) => /^Docket Nos?\./.test(lines[0]!.text))!.lines[0]!.page;
  const said = pages.find(({ page, opens }) => page > dockets && opens !== null)?.opens;
  return said != null && Math.abs(said - dockets) <= 1 ? said : dockets;
}

/** The names stand in centered lines right above the dockets. */
function captionStart(paragraphs: readonly Paragraph[], dockets: number): number {
  let start = dockets;
  const pageOf = (at: number) => paragraphs[at]!.lines[0]!.page;
  while (start > 0 && isName(paragraphs[start - 1]!) && pageOf(start - 1) >= pageOf(dockets) - 1) start -= 1;
  return start;
}

function isName({ lines, kind }: Paragraph): boolean {
  const text = lines.map((line) => line.text).join(" ");
  if (/\bREPORTS$|^OF THE$|^UNITED STATES TAX COURT$/.test(text)) return false;
  const isCapitals = text.replace(/\bv\./g, "") === text.replace(/\bv\./g, "").toUpperCase();
  if (kind === "centered") return !RULE.test(text) && isCapitals;
  return isCapitals && /[A-Z]{3}/.test(text) && text.length < 200;
}

/** Pages of one opinion, with the footnotes of pages that it shares only where they are its own. */
function ownPages(pages: OpinionPage[], own: Paragraph[], next: Paragraph | null): OpinionPage[] {
  const first = own[0]!.lines[0]!;
  const last = own.at(-1)!.lines.at(-1)!;
  return pages
    .filter(({ page }) => page >= first.page && page <= last.page)
    .map((page) => {
      const isShared = next !== null && page.page === last.page && next.lines[0]!.page === last.page;
      const restarts = page.foot.findIndex((line) => line.note === "1");
      if (isShared && restarts >= 0) return { ...page, foot: page.foot.slice(0, restarts) };
      if (page.page === first.page && restarts > 0) return { ...page, foot: page.foot.slice(restarts) };
      return page;
    });
}

function volumeOf(raw: RawPage[]): string | null {
  for (const { lines } of raw.slice(0, 40)) {
    for (const { text } of lines) {
      const found =
        /^(\d{1,3}) T\.\s?C\. \d+[–-]/.exec(text) ??
        /(?:^|\s)(\d{1,3}) UNITED STATES TAX COURT REPORTS/.exec(text);
      if (found) return found[1]!;
    }
  }
  return null;
}

export interface OpinionContext {
  /** Name of the case as the publisher lists it. */
  caseName?: string;
  judge?: string;
}

/** The document of one opinion. */
export function toDocument(part: Part, context: OpinionContext = {}): ParsedDocument {
  const { caption, pages } = part;
  const { front, counsel, body } = divided(part.paragraphs);
  const builder = new BlockBuilder(pages.flatMap((page) => [...page.body, ...page.foot]));
  const head: OpinionBlock[] =
    front.length === 0
      ? []
      : [
          {
            kind: "heading",
            prose: plain("Headnote"),
            heading: { designator: "Headnote", style: "words", heading: "Headnote" },
          },
        ];
  const feet = pages.map(({ foot }) => foot);
  const all = [...front, ...body];
  const { text, structure } = buildOpinion([...head, ...builder.blocks(all, feet)]);
  const opening = body.map(({ lines }) => judgeOf(lines[0]!.text)).find((name) => name !== null);
  const judge = opening ?? context.judge;
  const isSummary = part.key.startsWith("T.C. Summ.");
  return {
    kind: "tax-court",
    key: part.key,
    num: part.key,
    heading: context.caseName ?? caption.caseName,
    status: null,
    hierarchy: hierarchyOf(part.key),
    text,
    structure,
    sourceCredit: null,
    notes: notesOf(counsel, isSummary),
    ...(caption.filed ? { date: caption.filed } : {}),
    aliases: [...part.aliases, ...caption.dockets.map((docket) => `T.C. No. ${docket}`)],
    facts: {
      court: "United States Tax Court",
      dockets: caption.dockets,
      ...(judge ? { judge } : {}),
      ...(caption.filed ? { filed: caption.filed } : {}),
      ...(caption.reviewed ? { reviewed: true } : {}),
      ...(isSummary ? { notPrecedent: SMALL_CASE } : {}),
    },
  };
}

function plain(text: string) {
  return { text, marks: [], pages: [] };
}

interface Divided {
  front: Paragraph[];
  counsel: Paragraph[];
  body: Paragraph[];
}

/** Headnote, counsel, and the opinion, which begins with its title or its judge. */
function divided(paragraphs: readonly Paragraph[]): Divided {
  const visible = paragraphs.filter(({ lines }) => !lines.every(({ text }) => RULE.test(text)));
  const textOf = ({ lines }: Paragraph) => lines.map(({ text }) => text).join(" ");
  const title = visible.findIndex((one) => OPENS.test(textOf(one)));
  const judge = visible.findIndex((one) => judgeOf(textOf(one)) !== null);
  const opens = [title, judge].filter((at) => at >= 0);
  const start = opens.length > 0 ? Math.min(...opens) : 0;
  const before = visible.slice(0, start);
  const counselAt = before.findIndex((one) => COUNSEL.test(textOf(one)) && textOf(one).length < 600);
  const from = counselAt < 0 ? before.length : counselAt;
  return { front: before.slice(0, from), counsel: before.slice(from), body: visible.slice(start) };
}

function notesOf(counsel: Paragraph[], isSummary: boolean): Note[] {
  const said = counsel.map(({ lines }) => lines.map(({ text }) => text).join(" "));
  const notes: Note[] = [];
  if (isSummary)
    notes.push({
      topic: "precedent",
      heading: "Not precedent",
      paragraphs: [
        "A summary opinion of a small tax case may not be treated as precedent for any other case (26 USC 7463(b)).",
      ],
    });
  if (said.length > 0) notes.push({ topic: "counsel", heading: "Counsel", paragraphs: said });
  return notes;
}

function hierarchyOf(key: string): HierarchyStep[] {
  const series = key.startsWith("T.C. Memo.")
    ? "Memorandum opinions"
    : key.startsWith("T.C. Summ.")
      ? "Summary opinions"
      : "Opinions";
  const number = /(\d{4})-/.exec(key)?.[1] ?? key.split(" ")[0]!;
  const isYear = /-/.test(key);
  return [
    { level: "court", number: "tc", label: "United States Tax Court", heading: "" },
    { level: "series", number: series, label: series, heading: "" },
    { level: isYear ? "year" : "volume", number, label: isYear ? number : `Volume ${number}`, heading: "" },
  ];
}
