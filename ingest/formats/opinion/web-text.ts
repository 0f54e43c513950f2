/** The words of an opinion as HTML or plain text: paragraphs, headings, footnotes, and the pages of the reporter. */
import { load } from "cheerio";
import type { Prose } from "../prose.ts";
import { raised } from "./print-lines.ts";
import type { OpinionBlock } from "./body.ts";
import { headingOf, type OpinionHeading } from "./headings.ts";

const BLOCKS = "p, blockquote, h1, h2, h3, h4, h5, h6, center, li, pre, div";

/** @param html of one opinion, as CourtListener or a court serves it */
export function blocksOfHtml(html: string): OpinionBlock[] {
  const $ = load(html);
  $("script, style, head, a.page-label, .star-pagination-anchor").remove();
  const notes = new Map<string, string[]>();
  $(".footnote, footnote").each((at, element) => {
    const note = $(element);
    const number = (note.attr("label") ?? note.attr("id")?.match(/\d+/)?.[0] ?? String(at + 1)).trim();
    const paragraphs = note.find("p").length > 0 ? note.find("p").toArray() : [element];
    notes.set(number, paragraphs.map((one) => squeeze($(one).text())).filter(Boolean));
    note.remove();
  });
  $("sup, footnotemark, .footnotemark").each((_, element) => {
    const number = /^\s*\[?(\d{1,3})\]?\s*$/.exec($(element).text())?.[1];
    if (number !== undefined) $(element).replaceWith(raised(number));
  });
  $(".star-pagination, page-number").each((_, element) => {
    const page = /(\d{1,5})/.exec($(element).text())?.[1];
    $(element).replaceWith(page === undefined ? "" : `\u{E000}${page}\u{E001}`);
  });
  const texts = $("body")
    .find(BLOCKS)
    .addBack()
    .toArray()
    .filter(
      (element) =>
        $(element).find(BLOCKS).length === 0 ||
        $(element)
          .contents()
          .toArray()
          .some((one) => one.type === "text" && one.data.trim() !== "" && one.parent === element),
    )
    .map((element) => {
      const own = $(element).clone();
      own.find(BLOCKS).remove();
      return own.text();
    });
  return toBlocks(texts, notes);
}

/** Paragraphs of a plain text are parted by empty lines; lines that only number a page are no text. */
export function blocksOfPlainText(text: string): OpinionBlock[] {
  const paragraphs = text
    .replace(/\r/g, "")
    .replaceAll("\f", "\n\n")
    .split(/\n\s*\n/)
    .map((paragraph) =>
      paragraph
        .split("\n")
        .filter((line) => !/^\s*(?:-\s*)?\d{1,4}(?:\s*-)?\s*$/.test(line))
        .join("\n"),
    );
  return toBlocks(paragraphs.map(joinLines), new Map());
}

function joinLines(paragraph: string): string {
  return paragraph.replace(/(\p{Ll})-\n\s*(?=\p{Ll})/gu, "$1");
}

function toBlocks(texts: readonly string[], notes: ReadonlyMap<string, string[]>): OpinionBlock[] {
  const latest = new Map<OpinionHeading["style"], string>();
  const left = new Map(notes);
  const blocks: OpinionBlock[] = [];
  for (const raw of texts) {
    const prose = proseOf(raw);
    if (prose.text === "") continue;
    const heading = headingOf(asParagraph(prose.text), (style) => latest.get(style) ?? null);
    if (heading) latest.set(heading.style, heading.designator);
    blocks.push(heading ? { kind: "heading", prose, heading } : { kind: "paragraph", prose, inset: false });
    for (const [number, paragraphs] of left) {
      if (!prose.text.includes(raised(number))) continue;
      left.delete(number);
      blocks.push(footnote(number, paragraphs));
    }
  }
  for (const [number, paragraphs] of left) blocks.push(footnote(number, paragraphs));
  return blocks;
}

function footnote(number: string, paragraphs: readonly string[]): OpinionBlock {
  const [first = "", ...rest] = paragraphs;
  const lead = first.startsWith(number) ? first : `${number} ${first}`;
  return {
    kind: "footnote",
    number,
    paragraphs: [lead, ...rest].map((text) => ({ text, marks: [], pages: [] })),
  };
}

/** Text without the signs of pages, which become the places where pages begin. */
function proseOf(raw: string): Prose {
  const pages: Prose["pages"] = [];
  let text = "";
  for (const [at, part] of squeeze(raw)
    .split(/\u{E000}(\d+)\u{E001}/u)
    .entries()) {
    if (at % 2 === 1) pages.push({ page: Number(part), start: text.length });
    else text += text.endsWith(" ") ? part.trimStart() : part;
  }
  return { text: text.trim(), marks: [], pages };
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** A short line in capitals is taken for a centered one. */
function asParagraph(text: string): Parameters<typeof headingOf>[0] {
  const isCapitals = text.length < 60 && text === text.toUpperCase();
  const line = {
    page: 1,
    x: 0,
    end: 0,
    y: 0,
    size: 12,
    italic: false,
    text,
    marks: [],
    pieces: [],
    note: null,
  };
  return { kind: isCapitals ? "centered" : "text", lines: [line], inset: false };
}
