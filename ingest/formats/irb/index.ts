/** Splits an Internal Revenue Bulletin into its items; each is one document, whatever its kind. */
import type { ParsedDocument } from "#modules/authority/schema";
import { DomainError } from "#modules/kernel";
import { finishRuling, nameOf, readLines, type PaperName } from "../irs/index.ts";
import type { Paragraph, PdfText } from "../pdf/index.ts";

export interface Bulletin {
  /** "2026-19" */
  number: string;
  /** ISO date of its cover. */
  date: string;
  documents: ParsedDocument[];
  /** Sentences for people about items of unknown kind. */
  notices: string[];
}

/** An item while its paragraphs are gathered. */
interface Item {
  name: PaperName | null;
  /** As printed, "CC-00349656-26". */
  printed: string;
  page: number;
  above: Paragraph[];
  body: Paragraph[];
}

/** @throws DomainError `unsupported` for a PDF that is no bulletin, `malformed` for one without items. */
export function readBulletin({ paragraphs, folios }: PdfText): Bulletin {
  const cover = coverOf(paragraphs);
  const listed = highlightsOf(paragraphs);
  const items = itemsOf(paragraphs, { listed, folios });
  if (items.length === 0) {
    throw new DomainError("malformed", `Bulletin ${cover.number} holds no items; get it again.`);
  }
  const documents = items.map((item) => documentOf(item, { ...cover, items }));
  const notices = items
    .filter(({ name }) => name === null)
    .map(
      ({ printed, page }) =>
        `Bulletin ${cover.number} has an item of unknown kind, ${printed}; it is kept as ${cover.number} I.R.B. ${page}.`,
    );
  return { ...cover, documents, notices };
}

const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);

function coverOf(paragraphs: readonly Paragraph[]): { number: string; date: string } {
  const first = paragraphs
    .filter(({ page }) => page === 1)
    .map(({ prose }) => prose.text)
    .join(" ");
  const number = /Bulletin No\.\s*(\d{4})\s*[–-]\s*(\d{1,2})\b/.exec(first);
  const day = new RegExp(`^\\s*(${MONTHS.join("|")}) (\\d{1,2}), (\\d{4})`);
  const date = number && day.exec(first.slice(number.index + number[0].length));
  if (!number || !date) {
    throw new DomainError(
      "unsupported",
      "The PDF is no Internal Revenue Bulletin: its cover has no number and date.",
    );
  }
  const month = String(MONTHS.indexOf(date[1]!) + 1).padStart(2, "0");
  return {
    number: `${number[1]}-${number[2]!.padStart(2, "0")}`,
    date: `${date[3]}-${month}-${date[2]!.padStart(2, "0")}`,
  };
}

/** The items that the cover names, with their pages. */
function highlightsOf(paragraphs: readonly Paragraph[]): { printed: string; page: number }[] {
  return paragraphs
    .filter(({ page }) => page === 1)
    .flatMap(({ prose }) => {
      const match = /^(.{4,40}), page (\d+)\.?$/.exec(prose.text);
      return match ? [{ printed: match[1]!, page: Number(match[2]) }] : [];
    });
}

/** Letters of the titles of items; the parts of the bulletin have larger ones. */
const TITLE = 12.5;

function isTitle({ bold, size, kind }: Paragraph): boolean {
  return kind === "text" && bold && size >= TITLE;
}

/** What stands above an item's name: titles, the caption of a regulation, "(Also …)". */
function isAbove(paragraph: Paragraph): boolean {
  return (
    isTitle(paragraph) || (paragraph.size < 9 && paragraph.italic) || /^\(Also\b/.test(paragraph.prose.text)
  );
}

interface Sought {
  listed: { printed: string; page: number }[];
  folios: PdfText["folios"];
}

function itemsOf(paragraphs: readonly Paragraph[], { listed, folios }: Sought): Item[] {
  const items: Item[] = [];
  let pending: Paragraph[] = [];
  let open: Item | null = null;
  for (const paragraph of bodyOf(paragraphs)) {
    const folio = folios[paragraph.page - 1] ?? paragraph.page;
    const named = isTitle(paragraph) ? nameIn(paragraph, listed) : null;
    if (named) {
      open = { name: named.name, printed: named.printed, page: folio, above: pending, body: named.rest };
      const first = pending.find(({ prose }) => !/^Part [IVX]+$/.test(prose.text));
      if (first) open.page = folios[first.page - 1] ?? open.page;
      items.push(open);
      pending = [];
    } else if (isAbove(paragraph)) pending.push(paragraph);
    else {
      const unnamed = unnamedAt(folio, items, listed);
      if (unnamed && pending.length > 0) {
        open = { ...unnamed, above: pending, body: [] };
        items.push(open);
      } else if (isCrossReference(pending)) open = null;
      else open?.body.push(...pending);
      pending = [];
      open?.body.push(paragraph);
    }
  }
  return items;
}

/** Without cover and introduction, and without the lists at the end. */
function bodyOf(paragraphs: readonly Paragraph[]): Paragraph[] {
  const mission = paragraphs.find(({ prose }) => prose.text === "The IRS Mission")?.page ?? 1;
  const end = paragraphs.findIndex(({ prose, size }) => size > 15 && prose.text === "Definition of Terms");
  return paragraphs.slice(0, end < 0 ? undefined : end).filter(({ page }) => page > mission);
}

/** A name alone on its line, or before other titles: "TD 10047 DEPARTMENT OF THE TREASURY". */
function nameIn(
  paragraph: Paragraph,
  listed: Sought["listed"],
): { name: PaperName | null; printed: string; rest: Paragraph[] } | null {
  const { text } = paragraph.prose;
  const start = /^.{2,30}?\d(?=\s+DEPARTMENT\b|$)/.exec(text)?.[0] ?? text;
  const spaced = start.replace(/\.(?=\d{4}-)/, ". ");
  const rest = start.length < text.length ? [partOf(paragraph, start.length)] : [];
  const name = nameOf(spaced);
  if (name) return { name, printed: start, rest };
  const unknown = listed.find(({ printed }) => printed === start && nameOf(printed) === null);
  return unknown ? { name: null, printed: start, rest } : null;
}

function partOf(paragraph: Paragraph, from: number): Paragraph {
  const text = paragraph.prose.text.slice(from).trim();
  return { ...paragraph, prose: { text, marks: [], pages: paragraph.prose.pages.slice(0, 1) } };
}

/** An item that the cover names on this page and no line on it does. */
function unnamedAt(
  page: number,
  items: readonly Item[],
  listed: Sought["listed"],
): Pick<Item, "name" | "printed" | "page"> | null {
  const [one, ...others] = listed.filter((entry) => entry.page === page);
  if (!one || others.length > 0 || items.some((item) => item.page === page || item.printed === one.printed))
    return null;
  return { name: nameOf(one.printed), printed: one.printed, page };
}

/** "Section 42.—Low-Income Housing Credit": only points to the ruling of the month. */
function isCrossReference(pending: readonly Paragraph[]): boolean {
  return pending.some(({ prose }) => /^Section \d+[A-Z]*\.[—–-]/.test(prose.text));
}

interface Place {
  number: string;
  date: string;
  items: readonly Item[];
}

function documentOf(item: Item, { number, date, items }: Place): ParsedDocument {
  const page = `${number} I.R.B. ${item.page}`;
  const isAlone = items.filter((other) => other.page === item.page).length === 1;
  const titles = item.body.filter((one, at) => isTitle(one) && at < 3);
  const lines = [...item.above, ...(item.above.some(isTitle) ? [] : titles)].map(({ prose }) => prose.text);
  const head = readLines(lines.filter((line) => !isBoilerplate(line)));
  const name = item.name ?? ({ kind: "ruling", key: page } as PaperName);
  const read = finishRuling(
    { ...head, title: head.title || subjectOf(item), name, at: 0 },
    item.body.filter((one) => !titles.includes(one)),
  );
  const aliases = [...(item.name && isAlone ? [page] : []), ...(item.name ? [] : [item.printed])];
  return {
    ...read,
    ...(item.name === null && { kind: "reporter", key: page, num: item.printed }),
    date,
    ...(aliases.length > 0 && { aliases }),
    facts: { ...read.facts, bulletin: number, page: item.page, ...proposedFacts(item) },
  };
}

function isBoilerplate(line: string): boolean {
  return /^(?:Part [IVX]+|Notice of (?:Proposed|proposed) [Rr]ulemaking|ACTION ON DECISION|DEPARTMENT OF THE TREASURY.*)$/.test(
    line,
  );
}

/** Actions on decisions say what they are about in a line of their own. */
function subjectOf({ body }: Item): string {
  const subject = body.find(({ prose }) => /^Subject:\s/.test(prose.text));
  return subject?.prose.text.replace(/^Subject:\s*/, "") ?? "";
}

function proposedFacts({ printed, above }: Item): { proposed?: true } {
  const isProposed =
    printed.startsWith("REG-") || above.some(({ prose }) => /Proposed Rulemaking/i.test(prose.text));
  return isProposed ? { proposed: true } : {};
}
