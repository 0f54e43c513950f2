/**
 * A bulletin as a page of irs.gov (irs.gov/irb/2024-18_IRB): its blocks as paragraphs in the order of the printed
 * bulletin, so that one reader splits both into the same items.
 */
import { load, type CheerioAPI } from "cheerio";
import { DomainError } from "#modules/kernel";
import { raised } from "../opinion/print-lines.ts";
import { nameOf } from "../irs/index.ts";
import type { Paragraph, PdfText } from "../pdf/index.ts";
import { ScannedPages } from "../pdf/scans.ts";

const HEADINGS = "h1, h2, h3, h4, h5, h6";
const BLOCKS = `${HEADINGS}, p, li, pre, blockquote, table, dt, dd, .footnote`;
const TITLE = /^Internal Revenue Bulletin:\s*(\d{4})\s*[–-]\s*(\d{1,2})\b/;
const DAY = /^[A-Z][a-z]+ \d{1,2}, \d{4}$/;
/** Parts of a bulletin that are no items. */
const PART = /^(?:Part [IVX]+\b.*|The IRS Mission|Introduction|Definition of Terms.*|Abbreviations)$/i;
/** What the print sets above an item's name: the regulation that it stands under, and its ties. */
const ABOVE = /^(?:26 CFR \S+?:|\(Also\b)/;

/** Sizes of letters as the print has them, by which its reader knows titles. */
const SIZES = { part: 19, title: 13, heading: 11, text: 10, above: 8.5 };

interface Block {
  kind: "heading" | "text" | "table" | "footnote";
  text: string;
  rows: string[][];
}

/** @throws DomainError `unsupported` for a page that is no bulletin */
export function bulletinOfHtml(html: string): PdfText {
  const blocks = blocksOf(load(html));
  const from = blocks.findIndex(({ text }) => TITLE.test(text));
  const day = blocks.slice(from + 1, from + 6).find(({ text }) => DAY.test(text));
  const mission = blocks.findIndex(({ text }) => /^The IRS Mission$/i.test(text));
  if (from < 0 || !day || mission < from) {
    throw new DomainError(
      "unsupported",
      "The page is no Internal Revenue Bulletin: it has no number, date and mission. Get it from irs.gov/irb.",
    );
  }
  const [, year, number] = TITLE.exec(blocks[from]!.text)!;
  const cover = [
    `Bulletin No. ${year}-${number} ${day.text}`,
    ...blocks.slice(from + 1, mission).map(({ text }) => text),
  ];
  const body = inPrintedOrder(blocks.slice(mission + 1));
  const pages = new ItemPages(cover);
  return {
    paragraphs: [
      ...cover.map((text) => paragraphOf({ kind: "text", text, rows: [] }, { page: 1, size: SIZES.text })),
      paragraphOf(blocks[mission]!, { page: 2, size: SIZES.part, bold: true }),
      ...body.map(({ block, item, ...looks }) =>
        paragraphOf(block, { ...looks, page: pages.of(item ?? block) }),
      ),
    ],
    ...{ folios: pages.folios, pages: pages.folios.length, scanned: new ScannedPages(), created: null },
  };
}

/** Pages that the highlights name: an item and what follows it stand on one. */
class ItemPages {
  readonly folios: (number | null)[] = [null, null, null];
  private readonly listed: ReadonlyMap<string, number>;

  constructor(cover: readonly string[]) {
    const named = cover.flatMap((text) => {
      const [, name, page] = /^(.{4,40}), page (\d+)\.?$/.exec(text) ?? [];
      return name ? [[name, Number(page)] as const] : [];
    });
    this.listed = new Map(named);
  }

  of({ kind, text }: Block): number {
    const page = kind === "heading" ? this.listed.get(text) : undefined;
    if (page !== undefined && page !== this.folios.at(-1)) this.folios.push(page);
    return this.folios.length;
  }
}

function blocksOf($: CheerioAPI): Block[] {
  $("script, style, nav, header, footer, form, button, head").remove();
  $("sup").each((_, element) => {
    const number = /^\s*\[?(\d{1,3})\]?\s*$/.exec($(element).text())?.[1];
    if (number !== undefined && $(element).closest(".footnote").length === 0)
      $(element).replaceWith(raised(number));
  });
  return $(BLOCKS)
    .toArray()
    .flatMap((element) => blockOf($, $(element)));
}

function blockOf($: CheerioAPI, element: ReturnType<CheerioAPI>): Block[] {
  // What stands in a table or a note belongs to it.
  if (element.parents("table, .footnote").length > 0) return [];
  if (element.is("table")) {
    const rows = element
      .find("tr")
      .toArray()
      .map((row) =>
        $(row)
          .find("th, td")
          .toArray()
          .map((cell) => squeezed($(cell).text())),
      );
    return [{ kind: "table", text: rows.map((row) => row.join("\t")).join("\n"), rows }];
  }
  const own = element.clone();
  if (!element.is(".footnote")) own.find(BLOCKS).remove();
  const text = squeezed(own.text());
  if (text === "") return [];
  if (element.is(".footnote"))
    return [{ kind: "footnote", text: text.replace(/^\[(\d+)\]\s*/, "$1 "), rows: [] }];
  return [{ kind: element.is(HEADINGS) ? "heading" : "text", text, rows: [] }];
}

function squeezed(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

interface Printed {
  block: Block;
  /** The name of the item in whose head it stands. */
  item?: Block;
  size: number;
  bold?: boolean;
  italic?: boolean;
}

/** The web prints an item's name first; the print its title and captions. */
function inPrintedOrder(blocks: readonly Block[]): Printed[] {
  const printed: Printed[] = [];
  for (let at = 0; at < blocks.length;) {
    const block = blocks[at]!;
    if (block.kind !== "heading" || nameOf(block.text) === null) {
      printed.push(looksOf(block));
      at += 1;
      continue;
    }
    let end = at + 1;
    while (end < blocks.length && isOfHead(blocks[end]!, end === at + 1)) end += 1;
    const head = blocks.slice(at + 1, end);
    printed.push(...head.map((one) => ({ ...looksInHead(one), item: block })), {
      block,
      size: SIZES.title,
      bold: true,
    });
    at = end;
  }
  return printed;
}

/** The subtitle right below a name, and the captions of regulations. */
function isOfHead({ kind, text }: Block, isFirst: boolean): boolean {
  if (ABOVE.test(text)) return true;
  return (
    isFirst &&
    kind === "heading" &&
    nameOf(text) === null &&
    !/^(?:SECTION|SEC\.|Section) \d|^I+\. /.test(text)
  );
}

function looksInHead(block: Block): Printed {
  if (ABOVE.test(block.text)) return { block, size: SIZES.above, italic: true };
  return { block, size: SIZES.title, bold: true };
}

function looksOf(block: Block): Printed {
  if (block.kind !== "heading") return { block, size: SIZES.text };
  return { block, size: PART.test(block.text) ? SIZES.part : SIZES.heading, bold: true };
}

function paragraphOf(
  { kind, text, rows }: Block,
  { page, size, bold = false, italic = false }: Omit<Printed, "block" | "item"> & { page: number },
): Paragraph {
  return {
    kind: kind === "heading" ? "text" : kind,
    table: kind === "table" ? { header: [], rows } : null,
    ...{ page, size, bold, italic, indent: 0, centered: false },
    // A page of the web has no printed pages.
    prose: { text, marks: [], pages: [] },
  };
}
