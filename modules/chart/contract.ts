import type { ChartGraph, Glyph, Mark } from "./schema.ts";

/** Pixels from the upper left. */
export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface DrawnBox extends Point, Size {
  id: string;
  glyph: Glyph;
  /** The whole name, for a tooltip. */
  name: string;
  /** The name in at most two lines. */
  lines: string[];
  detail: string;
  href: string;
  mark: Mark | null;
  isDashed: boolean;
  isChosen: boolean;
}

/** `circle` runs upwards, from a company to its owner's owner; `gap` ends at a part without an owner. */
export type LineKind = "edge" | "circle" | "gap";

export interface DrawnLine {
  kind: LineKind;
  /** SVG path of horizontal and vertical parts. */
  path: string;
  /** The tip of an arrow that points up. */
  tip?: Point;
}

/** Text over a line; the point is its center. */
export interface DrawnLabel extends Point {
  kind: LineKind;
  text: string;
  width: number;
}

/** A chart as it is drawn, in every format alike. */
export interface Scene extends Size {
  boxes: DrawnBox[];
  lines: DrawnLine[];
  labels: DrawnLabel[];
}

/** What a scene is drawn with where it is not SVG. */
export interface ScenePen {
  /** An SVG path. */
  path(
    outline: string,
    style: { stroke?: string; fill?: string; width?: number; dash?: readonly [number, number] },
  ): void;
  /** `y` is the baseline; with `isCentered`, `x` is the middle. */
  text(
    text: string,
    style: { x: number; y: number; size: number; bold?: boolean; color?: string; isCentered?: boolean },
  ): void;
  translate(x: number, y: number): void;
  scale(factor: number): void;
  /** What `draw` moves and scales ends with it. */
  saved(draw: () => void): void;
}

export interface SvgOptions {
  title: string;
  /** Colors and fonts of its own: for a file rather than for our page. */
  isFile?: boolean;
}

export interface Charts {
  /**
   * Lays the graph out in a worker thread; the same graph again is answered from memory.
   * @throws DomainError `invalid` for more boxes than `BOXES_MAX`, `unavailable` when the layout takes too long.
   */
  draw(graph: ChartGraph): Promise<Scene>;
  /** PNG, two pixels to one of the scene where the picture stays below 16 megapixels. */
  toPng(scene: Scene): Promise<Uint8Array<ArrayBuffer>>;
  /** Draws it with a pen of another module, such as a PDF's; `isOutline` leaves all words out, for a small overview. */
  paint(scene: Scene, pen: ScenePen, options?: { isOutline?: boolean }): void;
  toSvg(scene: Scene, options: SvgOptions): string;
  close(): Promise<void>;
}
