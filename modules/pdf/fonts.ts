/** Splits text into runs of one font each. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";

export type Weight = "regular" | "bold";

export interface FontFile {
  /** Name registered with pdfkit. */
  name: string;
  /**
   * Parsed anew for each document: fontkit loses a glyph's letter once an earlier document used the glyph as an accent.
   */
  bytes: Buffer;
  /** Used only to look up which letters it has. */
  font: Font;
}

export interface TextRun {
  font: FontFile;
  text: string;
}

const SOURCE_SERIF = ["latin", "latin-ext", "greek", "cyrillic", "cyrillic-ext", "vietnamese"];
/** Arrows, comparison signs and the box; ships with pdfjs for PDFs without embedded fonts. */
const LIBERATION = "pdfjs-dist/standard_fonts/LiberationSans";
/** Replaces letters that no font has. */
const MISSING = "□";

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const loaded = new Map<Weight, FontFile[]>();

/** The text in runs of one font, in order. Spaces and punctuation stay with the preceding script. */
export function textRuns(text: string, weight: Weight): TextRun[] {
  const fonts = fontsOf(weight);
  const lastResort = fonts.at(-1);
  const runs: TextRun[] = [];
  for (const { segment } of graphemes.segment(text.normalize("NFC"))) {
    const visible = segment.replace(/\p{Default_Ignorable_Code_Point}/gu, "").replace(/\s/u, " ");
    const last = runs.at(-1);
    const before = last?.font === lastResort ? undefined : last?.font;
    const font = [before, ...fonts].find((each) => each && draws(each, visible));
    const drawn = font ? visible : MISSING;
    const run = { font: font ?? lastResort!, text: drawn };
    if (last && last.font === run.font) last.text += run.text;
    else runs.push(run);
  }
  return runs;
}

/** In order of preference. */
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
