import { raised, type PrintLine } from "./print-lines.ts";

/** A footnote with its lines, page by page. */
export interface Footnote {
  number: string;
  pages: PrintLine[][];
}

/** Lines at the foot of each page into footnotes; lines without a number go on with the one before. */
export function footnotesOf(feet: readonly PrintLine[][]): Footnote[] {
  const notes: Footnote[] = [];
  for (const lines of feet) {
    let isFresh = true;
    for (const line of lines) {
      if (line.note !== null) notes.push({ number: line.note, pages: [] });
      const note = notes.at(-1);
      if (!note) continue;
      if (isFresh || line.note !== null) note.pages.push([]);
      note.pages.at(-1)!.push(line);
      isFresh = false;
    }
  }
  return notes;
}

/** Deals out footnotes in their order, each to the paragraph that holds its sign. */
export class FootnoteDealer {
  private next = 0;

  constructor(private readonly notes: readonly Footnote[]) {}

  /** The footnotes whose signs stand in a paragraph. */
  of(text: string): Footnote[] {
    const taken: Footnote[] = [];
    for (let note = this.notes[this.next]; note && holds(text, note); note = this.notes[this.next]) {
      taken.push(note);
      this.next += 1;
    }
    return taken;
  }

  /** Those left whose page is over: their sign was not found. */
  before(page: number): Footnote[] {
    const taken: Footnote[] = [];
    while (this.next < this.notes.length && this.notes[this.next]!.pages[0]![0]!.page < page) {
      taken.push(this.notes[this.next]!);
      this.next += 1;
    }
    return taken;
  }
}

function holds(text: string, { number }: Footnote): boolean {
  const sign = /^\d+$/.test(number) ? raised(number) : number;
  return new RegExp(`(?<![⁰¹²³⁴⁵⁶⁷⁸⁹])${sign.replace(/[*]/g, "\\*")}(?![⁰¹²³⁴⁵⁶⁷⁸⁹])`, "u").test(text);
}
