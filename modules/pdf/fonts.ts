/** Which font draws which letters: a text falls apart into pieces of one font each. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";

export type Weight = "regular" | "bold";

export interface FontFile {
  /** What pdfkit knows it by. */
  name: string;
  /** Each document parses these anew: fontkit forgets the letter of a glyph that an earlier one drew as an accent. */
  bytes: Buffer;
  /** Only asked which letters it has. */
  font: Font;
}

export interface Piece {
  font: FontFile;
  text: string;
}

const SOURCE_SERIF = ["latin", "latin-ext", "greek", "cyrillic", "cyrillic-ext", "vietnamese"];
/** Arrows, signs of comparison and the box; pdfjs brings it along for PDFs without fonts of their own. */
const LIBERATION = "pdfjs-dist/standard_fonts/LiberationSans";
/** Stands for what no font has. */
const MISSING = "□";

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const loaded = new Map<Weight, FontFile[]>();

/** A text in pieces that one font draws, in order. Spaces and signs stay with the script before them. */
export function piecesOf(text: string, weight: Weight): Piece[] {
  const fonts = fontsOf(weight);
  const lastResort = fonts.at(-1);
  const pieces: Piece[] = [];
  for (const { segment } of graphemes.segment(text.normalize("NFC"))) {
    const visible = segment.replace(/\p{Default_Ignorable_Code_Point}/gu, "").replace(/\s/u, " ");
    const last = pieces.at(-1);
    const before = last?.font === lastResort ? undefined : last?.font;
    const font = [before, ...fonts].find((each) => each && draws(each, visible));
    const drawn = font ? visible : MISSING;
    const piece = { font: font ?? lastResort!, text: drawn };
    if (last && last.font === piece.font) last.text += piece.text;
    else pieces.push(piece);
  }
  return pieces;
}

/** In the order in which they are asked for a letter. */
export function fontsOf(weight: Weight): FontFile[] {
  const fonts = loaded.get(weight) ?? load(weight);
  loaded.set(weight, fonts);
  return fonts;
}

function load(weight: Weight): FontFile[] {
  const number = weight === "bold" ? 700 : 400;
  const paths = [
    ...SOURCE_SERIF.map(
      (script) => `@fontsource/source-serif-4/files/source-serif-4-${script}-${number}-normal.woff`,
    ),
    `${LIBERATION}-${weight === "bold" ? "Bold" : "Regular"}.ttf`,
  ];
  const { resolve } = createRequire(import.meta.url);
  return paths.map((name) => {
    const bytes = readFileSync(resolve(name));
    return { name, bytes, font: create(bytes) };
  });
}

function draws({ font }: FontFile, text: string): boolean {
  return [...text].every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0)!));
}
