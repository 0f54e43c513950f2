import type { Readable } from "node:stream";

export interface PdfOptions {
  /** What the reader's window is called. */
  title: string;
  /** Default A4. */
  paper?: Paper;
  /** Points; default 72, an inch. */
  margin?: number;
  /** The line below the text of a page, counted from 1; null leaves it empty. */
  footer?: (page: number) => string | null;
}

export type Paper = "A4" | "LETTER";

/** Sizes in points, 72 to the inch. */
export interface TextStyle {
  size: number;
  /** From one baseline to the next. */
  leading: number;
  bold?: boolean;
  /** Space above. */
  before?: number;
  /** Space that must be left on the page below `before`; with less the text begins on the next page. */
  keep?: number;
  /** A number or a dash in the margin of an indented text. */
  bullet?: string;
}

export interface Pdf {
  /** Sets a text below what stands there already, over as many lines and pages as it takes. */
  write(text: string, style: TextStyle): void;
  /** Sets one line with its baseline `fromTop` points below the upper edge, at the left margin. */
  place(text: string, fromTop: number, style: Pick<TextStyle, "size" | "bold">): void;
  turnPage(): void;
  /** The file. Nothing can be written after it. */
  end(): Readable;
}
