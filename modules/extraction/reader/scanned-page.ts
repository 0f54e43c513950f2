/** OCR of one page of an official paper: its words with their places, columns kept apart. */
import { SCAN_DPI } from "../limits.ts";
import type { ScannedPage, ScannedRun } from "../scanned.ts";
import { expectColumns, isText, recognize, type RecognizedWord } from "./ocr.ts";
import { DAMAGED, openPdf } from "./pdf.ts";
import { drawPage } from "./pdf-drawing.ts";
import type { DocumentFile } from "./protocol.ts";
import { Unreadable } from "./unreadable.ts";

/** Official papers have small print in footnotes and tables. */
const DPI = SCAN_DPI * 1.5;
/** Gap, in heights of a line, that parts columns and cells. */
const CELL_GAP = 1.4;
/** A line has letters of about this share of its height as OCR measures it, from ascender to descender. */
const LETTERS = 0.86;
/** Sizes this near to the page's usual one are the same: OCR measures each line anew. */
const ALIKE = 0.16;

/** Null for a page without words. @throws Unreadable for a page that cannot be drawn */
export async function readScannedPage({ bytes }: DocumentFile, number: number): Promise<ScannedPage | null> {
  const document = await openPdf(bytes);
  await expectColumns();
  try {
    const page = await document.getPage(number);
    const picture = await drawPage(page, DPI);
    const points = page.getViewport({ scale: 1 }).width / picture.width;
    const seen = await recognize(picture);
    if (!isText(seen)) return null;
    const height = seen.height * points;
    const runs = seen.words.flatMap((line) => runsOf(line, { points, height }));
    return { width: seen.width * points, height, runs: sized(runs) };
  } catch (cause) {
    throw new Unreadable(DAMAGED, { cause });
  } finally {
    await document.loadingTask.destroy();
  }
}

interface Scale {
  /** Points of one pixel. */
  points: number;
  /** Of the page, in points. */
  height: number;
}

function runsOf(words: readonly RecognizedWord[], { points, height }: Scale): ScannedRun[] {
  const runs: ScannedRun[] = [];
  for (const { text, left, right, baseline, lineHeight } of words) {
    const [x, end, size] = [left * points, right * points, lineHeight * points * LETTERS];
    const last = runs.at(-1);
    if (text.trim() === "") continue;
    if (last && x - last.end < CELL_GAP * size) Object.assign(last, { text: `${last.text} ${text}`, end });
    else runs.push({ text, x, end, y: height - baseline * points, size });
  }
  return runs;
}

/** Gives runs of nearly the usual size that size exactly. */
function sized(runs: readonly ScannedRun[]): ScannedRun[] {
  const letters = runs.flatMap(({ size, text }) => Array.from(text, () => size)).sort((a, b) => a - b);
  const usual = Math.round((letters[letters.length >> 1] ?? 10) * 2) / 2;
  return runs.map((run) => (Math.abs(run.size - usual) <= usual * ALIKE ? { ...run, size: usual } : run));
}
