import type { Readable } from "node:stream";

export interface PdfOptions {
  /** Title of the window that shows the document. */
  title: string;
  /** Default A4. */
  paper?: Paper;
  /** Points; default 72, an inch. */
  margin?: number;
  /** Footer of a page, by page number from 1; null for none. */
  footer?: (page: number) => string | null;
}

export type Paper = "A4" | "LETTER";

/** Sizes in points, 72 to the inch. */
export interface TextStyle {
  size: number;
  /** Distance between baselines. */
  leading: number;
  bold?: boolean;
  /** Space above. */
  before?: number;
  /** Minimum space left on the page below `before`; with less, the text starts on the next page. */
  keep?: number;
  /** A number or a dash in the margin of an indented text. */
  bullet?: string;
}

export interface Pdf {
  /** Writes a text below the previous one, over as many lines and pages as it takes. */
  write(text: string, style: TextStyle): void;
  /** Draws one line with its baseline `fromTop` points below the top edge, at the left margin. */
  place(text: string, fromTop: number, style: Pick<TextStyle, "size" | "bold">): void;
  turnPage(): void;
  /** The file. No writing after it. */
  end(): Readable;
}
