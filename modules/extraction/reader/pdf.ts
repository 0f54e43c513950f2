/** Opens a PDF without scripts, network fonts or any other external resource. */
import { createRequire } from "node:module";
import { dirname } from "node:path";
import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { MAX_IMAGE_PIXELS } from "../limits.ts";
import { linesOf, type Line, type Word } from "./lines.ts";
import { Unreadable } from "./unreadable.ts";

type Pdfjs = typeof import("pdfjs-dist/legacy/build/pdf.mjs");

const PROTECTED = "This PDF is protected with a password. Save a copy without the password and upload that.";
export const DAMAGED =
  "This PDF is damaged and cannot be opened. Save or scan it again and upload the new file.";

/** Text rotated by more than this (sine of the angle) is a watermark or a margin note. */
const UPRIGHT = 0.05;

/** @throws Unreadable for a protected or damaged file. */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  const pdfjs = await load();
  const folder = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
  try {
    return await pdfjs.getDocument({
      // pdfjs transfers the array that it is given, which must not be a pooled Buffer.
      data: new Uint8Array(bytes),
      isEvalSupported: false,
      enableXfa: false,
      disableFontFace: true,
      useSystemFonts: false,
      useWorkerFetch: false,
      stopAtErrors: false,
      maxImageSize: MAX_IMAGE_PIXELS,
      standardFontDataUrl: `${folder}/standard_fonts/`,
      cMapUrl: `${folder}/cmaps/`,
      cMapPacked: true,
      wasmUrl: `${folder}/wasm/`,
      iccUrl: `${folder}/iccs/`,
      verbosity: pdfjs.VerbosityLevel.ERRORS,
    }).promise;
  } catch (cause) {
    const isProtected = cause instanceof Error && cause.name === "PasswordException";
    throw new Unreadable(isProtected ? PROTECTED : DAMAGED, { cause });
  }
}

/** Whether a page draws anything, or images, besides extractable text. */
export async function paints(page: PDFPageProxy, what: "anything" | "pictures"): Promise<boolean> {
  const { OPS } = await load();
  const pictures = new Set<number>([
    OPS.paintImageXObject,
    OPS.paintImageXObjectRepeat,
    OPS.paintInlineImageXObject,
    OPS.paintInlineImageXObjectGroup,
    OPS.paintImageMaskXObject,
    OPS.paintImageMaskXObjectGroup,
    OPS.paintImageMaskXObjectRepeat,
  ]);
  const shapes = new Set<number>([OPS.constructPath, OPS.shadingFill, OPS.showText]);
  const { fnArray } = await page.getOperatorList();
  return fnArray.some((step) => pictures.has(step) || (what === "anything" && shapes.has(step)));
}

export interface PageText {
  lines: Line[];
  /** Rotated text: watermarks, margin notes. */
  rotated: string;
}

/** Printed text and field values of a page, line by line. */
export async function textOf(page: PDFPageProxy): Promise<PageText> {
  const { Util } = await load();
  const viewport = page.getViewport({ scale: 1 });
  const words: Word[] = [];
  const rotated: string[] = [];
  const { items } = await page.getTextContent();
  for (const item of items) {
    if (!("str" in item) || item.str.trim() === "") continue;
    const [a, b, c, d, x, y] = Util.transform(viewport.transform, item.transform) as Matrix;
    const height = Math.hypot(c, d);
    if (a <= 0 || Math.abs(b) > UPRIGHT * Math.hypot(a, b)) rotated.push(item.str);
    else words.push({ text: item.str, x, y, width: item.width, height });
  }
  words.push(...(await filledIn(page, viewport)));
  return { lines: linesOf(words, viewport.height), rotated: rotated.join(" ") };
}

type Matrix = [number, number, number, number, number, number];

/** Values of form fields: these are drawn over the page and are not part of its text. */
async function filledIn(page: PDFPageProxy, viewport: ReturnType<PDFPageProxy["getViewport"]>) {
  const words: Word[] = [];
  const fields = (await page.getAnnotations().catch(() => [])) as Field[];
  for (const field of fields) {
    const rows = valueOf(field);
    if (rows.length === 0 || !field.rect) continue;
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = viewport.convertToViewportRectangle(field.rect) as number[];
    const rowHeight = Math.abs(y2 - y1) / rows.length;
    for (const [row, text] of rows.entries()) {
      const y = Math.min(y1, y2) + (row + 1) * rowHeight - BASELINE;
      words.push({ text, x: Math.min(x1, x2), y, width: LETTER_WIDTH * text.length, height: LETTER_HEIGHT });
    }
  }
  return words;
}

/** Lines of a field; a checked box is "[x]". */
function valueOf({ subtype, fieldType, fieldValue, checkBox, exportValue, buttonValue }: Field): string[] {
  if (subtype !== "Widget" || typeof fieldValue !== "string") return [];
  if (fieldType !== "Btn") return fieldValue.split(/[\r\n]+/).filter((row) => row.trim() !== "");
  const isTicked = fieldValue !== "Off" && fieldValue === (checkBox ? exportValue : buttonValue);
  return isTicked ? ["[x]"] : [];
}

interface Field {
  subtype?: string;
  fieldType?: string;
  fieldValue?: unknown;
  checkBox?: boolean;
  exportValue?: string;
  buttonValue?: string;
  rect?: number[];
}

/** Letter height of fields in points; the actual one is not available. */
const LETTER_HEIGHT = 8;
const LETTER_WIDTH = 4.5;
const BASELINE = 2.5;

let loaded: Promise<Pdfjs> | null = null;

/** Loaded on demand: takes half a second, which images and tables do not need. */
function load(): Promise<Pdfjs> {
  return (loaded ??= import("pdfjs-dist/legacy/build/pdf.mjs"));
}
