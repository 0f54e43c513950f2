/** Pages of an opinion without what is no part of its text: running heads, folios, stamps, star pages; footnotes apart. */
import type { PrintLine } from "./print-lines.ts";

export interface OpinionPage {
  /** The page as it is cited: of a reporter its printed number, of a slip opinion the page of the file. */
  page: number;
  body: PrintLine[];
  /** Lines of footnotes at the foot, `note` set on the first of each. */
  foot: PrintLine[];
  /** First page of the opinion that is printed here, where the running head names it: "(58)". */
  opens: number | null;
}

/** What the pages of one kind of opinion look like. */
export interface PageLayout {
  /** Share of the height above which running heads and folios stand. */
  head: number;
  /** Lines that are furniture wherever they stand. */
  furniture: RegExp;
  /** Lines above `head` that are furniture. */
  heads: RegExp;
  /** Whether the number of the page is printed on it. */
  printedPages: boolean;
}

const STAMP = /^Served \d{1,2}\/\d{1,2}\/\d{2,4}$/;

export const SLIP: PageLayout = {
  head: 0.88,
  furniture: STAMP,
  heads: /^(?:-\s*)?\d{1,3}(?:\s*-)?$|^\d{1,3} of \d{1,3}$/,
  printedPages: false,
};
export const TAX_COURT_REPORTS: PageLayout = {
  head: 0.9,
  furniture: /^VerDate |^Jkt \d|\.(?:indd|XXX|SGM)\b|^[ivxl]+$|^[fƒ]$/i,
  heads: /UNITED STATES TAX COURT REPORTS|\bv\. COMMISSIONER\b|^\(\d+[–-]\d+\)|^\d{1,4}$|^\(\d+\)/,
  printedPages: true,
};
/** Preliminary prints of the United States Reports: two lines of heads over the text. */
export const US_REPORTS: PageLayout = {
  head: 0.8,
  furniture: /^Page Proof Pending Publication$/,
  heads: /./,
  printedPages: true,
};

export interface RawPage {
  number: number;
  height: number;
  lines: PrintLine[];
}

/** All pages of a file, in the order of their footnotes. */
export function pagesOf(raw: RawPage[], layout: PageLayout): OpinionPage[] {
  const bodySize = mainSize(raw);
  const numbers = layout.printedPages
    ? printedNumbers(raw, layout, bodySize)
    : raw.map(({ number }) => number);
  let latest = 0;
  let before: OpinionPage | null = null;
  return raw.map((one, at) => {
    const isOpen =
      before !== null && before.foot.length > 0 && !one.lines.some(({ text }) => /^Docket Nos?\./.test(text));
    const page = pageOf(one, layout, { bodySize, latest, isOpen, page: numbers[at]! });
    before = page;
    for (const { note } of page.foot) if (note !== null && /^\d+$/.test(note)) latest = Number(note);
    return page;
  });
}

interface FootSigns {
  bodySize: number;
  /** Number of the footnote before. */
  latest: number;
  /** Whether the page before ended in a footnote that may go on here. */
  isOpen: boolean;
  page: number;
}

/** Numbers printed in running heads; a page without one counts back from the next that has one, or on from the last. */
function printedNumbers(raw: RawPage[], layout: PageLayout, bodySize: number): number[] {
  const printed = raw.map((page) => printedNumber(headsOf(page, layout, bodySize)));
  return printed.map((number, at) => {
    const next = printed.findIndex((one, index) => index >= at && one !== null);
    if (next >= 0) return printed[next]! - (next - at);
    const last = printed.findLastIndex((one) => one !== null);
    return number ?? (last < 0 ? at + 1 : printed[last]! + at - last);
  });
}

/** In a reporter they are set smaller than the text: a caption may stand at the top of a page. */
function headsOf({ lines, height }: RawPage, layout: PageLayout, bodySize: number): PrintLine[] {
  const maxSize = layout.printedPages ? bodySize - 0.5 : Number.POSITIVE_INFINITY;
  return lines.filter(
    ({ y, text, size }) => y > height * layout.head && size < maxSize && layout.heads.test(text),
  );
}

function pageOf(raw: RawPage, layout: PageLayout, signs: FootSigns): OpinionPage {
  const heads = headsOf(raw, layout, signs.bodySize);
  const { page } = signs;
  const lines = raw.lines
    .filter((line) => !heads.includes(line) && !layout.furniture.test(line.text) && !isFolio(line, raw))
    .map((line) => withoutStar({ ...line, page }));
  const from = footStart(lines, signs);
  const opens = heads.flatMap(({ text }) => /\((\d{1,4})\)/.exec(text)?.[1] ?? [])[0];
  return {
    page,
    body: lines.slice(0, from),
    foot: lines.slice(from),
    opens: opens === undefined ? null : Number(opens),
  };
}

/** A number alone near the lower edge. */
function isFolio({ y, text }: PrintLine, { height }: RawPage): boolean {
  return y < height * 0.07 && /^(?:\(?\d{1,4}\)?|[ivxl]+)$/.test(text);
}

function printedNumber(heads: PrintLine[]): number | null {
  for (const { text } of heads) {
    const found = /^(\d{1,4})(?=\s|$)/.exec(text)?.[1] ?? /\s(\d{1,4})$/.exec(text)?.[1];
    if (found !== undefined) return Number(found);
  }
  return null;
}

/** "[*12] tax purposes" begins page 12 of a memorandum opinion. */
function withoutStar(line: PrintLine): PrintLine {
  const star = /^\[\*(\d{1,3})\]\s*/.exec(line.text);
  if (!star) return line;
  const cut = star[0].length;
  const text = line.text.slice(cut);
  const marks = line.marks
    .map((mark) => ({ ...mark, start: Math.max(0, mark.start - cut), end: mark.end - cut }))
    .filter((mark) => mark.end > mark.start);
  const pieces = line.pieces
    .map((piece) => ({ ...piece, text: piece.text.replace(/^\[\*\d{1,3}\]\s*/, "") }))
    .filter((piece) => piece.text !== "");
  return { ...line, text, marks, pieces, x: pieces[0]?.x ?? line.x, page: Number(star[1]) };
}

/** Index of the first line of the footnotes: from there to the end of the page all is footnotes. */
function footStart(lines: PrintLine[], signs: FootSigns): number {
  const first = lines.findIndex(({ note }, at) => note !== null && isFootFrom(lines, at, signs));
  const smallFrom = signs.isOpen ? trailingSmall(lines, signs.bodySize) : lines.length;
  if (first < 0) return smallFrom;
  return Math.min(first, smallFrom);
}

/** Footnotes are not followed by running text: what follows is not set larger. */
function isFootFrom(lines: PrintLine[], at: number, { bodySize, latest }: FootSigns): boolean {
  const { size, note } = lines[at]!;
  if (size < bodySize - 0.5) return lines.slice(at).every((line) => line.size < bodySize - 0.5);
  return !/^\d+$/.test(note!) || Number(note) === latest + 1 || note === "1";
}

/** Small print at the foot without a number goes on from the page before. */
function trailingSmall(lines: PrintLine[], bodySize: number): number {
  let from = lines.length;
  while (from > 0 && lines[from - 1]!.size < bodySize - 0.5 && !isWide(lines[from - 1]!)) from -= 1;
  return from === 0 ? lines.length : from;
}

/** A row of a table. */
function isWide({ pieces }: PrintLine): boolean {
  return pieces.length > 1;
}

/** The size of most letters. */
function mainSize(pages: RawPage[]): number {
  const letters = new Map<number, number>();
  for (const { lines } of pages) {
    for (const { size, text } of lines) {
      const rounded = Math.round(size * 2) / 2;
      letters.set(rounded, (letters.get(rounded) ?? 0) + text.length);
    }
  }
  return [...letters].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0])[0];
}
