import type { Readable } from "node:stream";

export interface PdfOptions {
  /** Title of the window that shows the document. */
  title: string;
  /** Default A4. */
  paper?: Paper;
  /** Turns all pages on their side. */
  isLandscape?: boolean;
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

export interface PathStyle {
  stroke?: string;
  fill?: string;
  /** Of the line; default 1. */
  width?: number;
  dash?: readonly [number, number];
}

export interface LetterStyle {
  x: number;
  /** Baseline. */
  y: number;
  size: number;
  bold?: boolean;
  color?: string;
  /** `x` is the middle. */
  isCentered?: boolean;
}

/** Draws inside a figure, in its own units from its upper left corner. */
export interface Pen {
  /** An SVG path. */
  path(outline: string, style: PathStyle): void;
  text(text: string, style: LetterStyle): void;
  translate(x: number, y: number): void;
  scale(factor: number): void;
  /** What `draw` moves and scales ends with it. */
  saved(draw: () => void): void;
}

export interface Column {
  title: string;
  /** Part of the width, relative to the other columns. */
  share: number;
  isNumber?: boolean;
}

export interface Pdf {
  /** Width and height between the margins, in points. */
  room: readonly [number, number];
  /** Draws on the rest of the page below what was written, clipped to the margins. */
  draw(paint: (pen: Pen) => void): void;
  /** Rows over as many pages as they take; the titles stand on each. */
  table(columns: readonly Column[], rows: readonly (readonly string[])[]): void;
  /** Writes a text below the previous one, over as many lines and pages as it takes. */
  write(text: string, style: TextStyle): void;
  /** Draws one line with its baseline `fromTop` points below the top edge, at the left margin. */
  place(text: string, fromTop: number, style: Pick<TextStyle, "size" | "bold">): void;
  turnPage(): void;
  /** The file. No writing after it. */
  end(): Readable;
}
