/** Groups words of a page into the lines that a person sees. */

export interface Line {
  text: string;
  /** Its parts between wide gaps, from left to right. */
  columns?: string[];
  /** Position: 0 at the top of the page, 1 at its bottom. */
  top: number;
  /** Height of its tallest letters relative to the page height. */
  size: number;
}

export interface Word {
  text: string;
  x: number;
  /** Of the baseline, from the top of the page. */
  y: number;
  width: number;
  height: number;
}

/** Narrower gaps, relative to letter height, are within a word. */
const BLANK = 0.15;
/** Wider gaps, in letter heights, separate columns. */
const COLUMN_GAP = 2;
/** Baselines further apart than this share of the letter height are separate lines. */
const SAME_LINE = 0.45;

export function linesOf(words: Word[], pageHeight: number): Line[] {
  const sorted = [...words].sort((a, b) => a.y - b.y);
  const rows: Word[][] = [];
  for (const word of sorted) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && word.y - first.y <= SAME_LINE * Math.max(first.height, 4)) row.push(word);
    else rows.push([word]);
  }
  return rows.map((row) => ({
    text: joined(row.sort((a, b) => a.x - b.x)),
    columns: columnsOf(row),
    top: (row[0]?.y ?? 0) / pageHeight,
    size: Math.max(...row.map(({ height }) => height)) / pageHeight,
  }));
}

function columnsOf(row: Word[]): string[] {
  const columns: Word[][] = [];
  let end = -Infinity;
  for (const word of row) {
    if (word.x - end > COLUMN_GAP * word.height) columns.push([]);
    columns.at(-1)?.push(word);
    end = word.x + word.width;
  }
  return columns.map(joined);
}

function joined(row: Word[]): string {
  let text = "";
  let end = 0;
  for (const { text: next, x, width, height } of row) {
    const isApart = x - end > BLANK * height || x < end - height;
    text += text && isApart ? ` ${next}` : next;
    end = x + width;
  }
  return text.replace(/\s+/g, " ").trim();
}

export function textOfLines(lines: Line[]): string {
  return lines.map(({ text }) => text).join("\n");
}

export function lettersIn(lines: Line[]): number {
  return lines.reduce((sum, { text }) => sum + text.replace(/\s/g, "").length, 0);
}
