/** Shapes of a chart and its glyphs; safe in a browser. */
export const GLYPHS = {
  Trust: ["M8 .8 15 7l-7 6.2L1 7z"],
  "C-Corp": ["M1 1.5h14v11H1z"],
  "S-Corp": [
    "M1 1.5h14v11H1z",
    "M10 5c-.4-.8-1.1-1.1-2-1.1-1 0-2 .5-2 1.5 0 2 4.1 1 4.1 3.1 0 1.1-1 1.6-2.1 1.6S6.2 9.6 5.9 8.7",
  ],
  Partnership: ["M8 1 15 13H1z"],
  LLC: ["M1 1.5h14v11H1z", "M8 1.5 15 12.5M8 1.5 1 12.5"],
  "Disregarded Entity": [
    "M1 1.5h14v11H1z",
    "M3.2 7c0-1.8 2.1-3.2 4.8-3.2s4.8 1.4 4.8 3.2-2.1 3.2-4.8 3.2S3.2 8.8 3.2 7z",
  ],
  Person: ["M8 1a2.7 2.7 0 1 0 .01 0z", "M2.6 13.4c0-3.2 2.3-4.8 5.4-4.8s5.4 1.6 5.4 4.8z"],
  Unknown: ["M1 1.5h14v11H1z", "M4.5 7h7"],
} as const;

export type Glyph = keyof typeof GLYPHS;

/** Outlines of the marks, 16 units wide: each severity has a shape of its own. */
export const MARK_SHAPES = {
  error: "M5 1h6l4 4v6l-4 4H5l-4-4V5z",
  warning: "M8 1.2 15.4 14.6H.6z",
  question: "M8 1a7 7 0 1 0 .01 0z",
} as const;

/** The sign inside each outline. */
export const MARK_SIGNS = {
  error: "M8 4.2v4.6M8 11.2v.6",
  warning: "M8 5.8v4M8 12v.5",
  question: "M5.9 6c.2-1.2 1-1.8 2.1-1.8 1.2 0 2.1.8 2.1 1.9 0 1.6-2.1 1.7-2.1 3.3M8 11.6v.5",
} as const;

export type Severity = keyof typeof MARK_SHAPES;

/** The worst finding of a box, in words: "2 errors". */
export interface Mark {
  severity: Severity;
  word: string;
}

export interface ChartBox {
  id: string;
  glyph: Glyph;
  name: string;
  /** Second line: "LLC, DE". */
  detail: string;
  /** Where a click leads. */
  href: string;
  mark: Mark | null;
  /** Drawn at the top of the chart. */
  isOnTop?: boolean;
  isDashed?: boolean;
  /** The box that the view is about. */
  isChosen?: boolean;
  /** A part without an owner: "40% not recorded". */
  gap?: string | null;
}

/** An owner and what it owns. */
export interface ChartEdge {
  from: string;
  to: string;
  /** "60%" */
  label: string;
}

export interface ChartGraph {
  boxes: ChartBox[];
  edges: ChartEdge[];
}

/** More boxes than this are drawn as a part, around one of them. */
export const BOXES_MAX = 300;
