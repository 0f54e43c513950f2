/** OCR. All data comes from installed packages; nothing is downloaded. */
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createCanvas, type Canvas } from "@napi-rs/canvas";
import { createWorker, OEM, PSM, type Page, type Worker } from "tesseract.js";
import type { Line } from "./lines.ts";

/** A recognized word in pixels from the upper left corner. */
export interface RecognizedWord {
  text: string;
  left: number;
  right: number;
  /** Of the line that it stands on. */
  baseline: number;
  lineHeight: number;
}

export interface Recognized {
  lines: Line[];
  /** Words by line, in the order of reading. */
  words: RecognizedWord[][];
  /** Of the picture in the turn in which it was read, in pixels. */
  width: number;
  height: number;
  /** Mean confidence, 0 to 100. */
  confidence: number;
  /** Letters and digits in words of high confidence. */
  soundLetters: number;
}

/** Below this, the image may be rotated. */
const POOR_CONFIDENCE = 65;
const FEW_LETTERS = 40;
const SURE = 60;
/** Longest side in pixels of the copies on which rotations are tried. */
const TRIAL_SIDE = 1400;

/** Text below this mean confidence is noise from smears and textures. */
const NOISE_CONFIDENCE = 30;
const FEWEST_SOUND_LETTERS = 6;

export function isText({ confidence, soundLetters }: Recognized): boolean {
  return confidence >= NOISE_CONFIDENCE && soundLetters >= FEWEST_SOUND_LETTERS;
}

/** Recognizes text in an image of any rotation. */
export async function recognize(picture: Canvas): Promise<Recognized> {
  const upright = await read(picture);
  if (upright.confidence >= POOR_CONFIDENCE && upright.soundLetters >= FEW_LETTERS) return upright;
  const quarterTurns = await bestWayUp(picture);
  if (quarterTurns === 0) return upright;
  const turned = await read(turn(picture, quarterTurns, 1));
  return turned.soundLetters > upright.soundLetters ? turned : upright;
}

/** First page. Tesseract decodes TIFF; the canvas does not. */
export async function tiffToPng(bytes: Uint8Array): Promise<Buffer> {
  const worker = await (recognizer ??= start());
  const corner = { left: 0, top: 0, width: 8, height: 8 };
  const { data } = await worker.recognize(
    Buffer.from(bytes),
    { rectangle: corner },
    { text: false, imageColor: true },
  );
  const [, png = ""] = (data.imageColor ?? "").split(",");
  if (png === "") throw new Error("no picture in it");
  return Buffer.from(png, "base64");
}

async function bestWayUp(picture: Canvas): Promise<number> {
  const scale = Math.min(1, TRIAL_SIDE / Math.max(picture.width, picture.height));
  let best = { quarterTurns: 0, soundLetters: -1 };
  for (const quarterTurns of [0, 1, 2, 3]) {
    const { soundLetters } = await read(turn(picture, quarterTurns, scale));
    if (soundLetters > best.soundLetters) best = { quarterTurns, soundLetters };
  }
  return best.quarterTurns;
}

function turn(picture: Canvas, quarterTurns: number, scale: number): Canvas {
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  const turned = createCanvas(
    ...((quarterTurns % 2 ? [height, width] : [width, height]) as [number, number]),
  );
  const context = turned.getContext("2d");
  context.translate(turned.width / 2, turned.height / 2);
  context.rotate((quarterTurns * Math.PI) / 2);
  context.drawImage(picture, -width / 2, -height / 2, width, height);
  return turned;
}

async function read(picture: Canvas): Promise<Recognized> {
  const worker = await (recognizer ??= start());
  const { data } = await worker.recognize(picture.toBuffer("image/png"), {}, { text: false, blocks: true });
  return recognized(data, picture);
}

/** Looks for columns from now on; clients' papers are read as one block. */
export async function expectColumns(): Promise<void> {
  const worker = await (recognizer ??= start());
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO });
}

function recognized(page: Page, { width, height }: Pick<Canvas, "width" | "height">): Recognized {
  const found = (page.blocks ?? []).flatMap(({ paragraphs }) => paragraphs).flatMap(({ lines }) => lines);
  const lines = found
    .map(({ text, bbox, rowAttributes }) => ({
      text: text.replace(/\s+/g, " ").trim(),
      top: bbox.y1 / height,
      size: (rowAttributes?.rowHeight ?? bbox.y1 - bbox.y0) / height,
    }))
    .filter(({ text }) => text !== "")
    .sort((a, b) => a.top - b.top);
  const soundLetters = found
    .flatMap(({ words }) => words)
    .filter(({ confidence, text }) => confidence >= SURE && /\w{3}/.test(text))
    .reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);
  return { lines, words: found.map(wordsOf), width, height, confidence: page.confidence, soundLetters };
}

type FoundLine = NonNullable<Page["blocks"]>[number]["paragraphs"][number]["lines"][number];

function wordsOf({ words, baseline, bbox, rowAttributes }: FoundLine): RecognizedWord[] {
  const lineHeight = rowAttributes?.rowHeight ?? bbox.y1 - bbox.y0;
  return words.map(({ text, bbox: box }) => ({
    ...{ text, left: box.x0, right: box.x1 },
    ...{ baseline: (baseline.y0 + baseline.y1) / 2, lineHeight },
  }));
}

let recognizer: Promise<Worker> | null = null;

/** One worker for all documents of this process: starting takes a second. */
function start(): Promise<Worker> {
  const folder = dirname(createRequire(import.meta.url).resolve("@tesseract.js-data/eng/package.json"));
  return createWorker("eng", OEM.LSTM_ONLY, {
    langPath: join(folder, "4.0.0_best_int"),
    gzip: true,
    cacheMethod: "none",
    errorHandler: () => undefined,
  });
}
