/** The tasks of the reader process. */
import type { ReadingResult } from "#modules/intake";
import { maskRows } from "#modules/intake/schema";
import { classify } from "../classifying/classify.ts";
import { PREVIEW_DPI } from "../limits.ts";
import { PREVIEW_COLUMNS, type TableRows } from "../schema.ts";
import { readContents } from "./contents.ts";
import { readCsv } from "./csv.ts";
import { previewJpeg } from "./image.ts";
import { kindOf } from "./kind.ts";
import { DAMAGED, openPdf } from "./pdf.ts";
import { drawPage } from "./pdf-drawing.ts";
import type { DocumentFile, Results, Task } from "./protocol.ts";
import { readScannedPage } from "./scanned-page.ts";
import { Unreadable } from "./unreadable.ts";
import { readWorkbook } from "./workbook.ts";

/** @throws Unreadable with the reason. */
export function perform(task: Task): Promise<Results[keyof Results]> {
  switch (task.task) {
    case "read":
      return read(task.file);
    case "image":
      return showImage(task.file);
    case "page":
      return showPage(task.file, task.page);
    case "scan":
      return readScannedPage(task.file, task.page);
    case "rows":
      return showRows(task.file, task.limit);
  }
}

async function read(file: DocumentFile): Promise<ReadingResult> {
  const { pages, pageCount, lines, kind, note } = await readContents(file);
  const { classification, confidence, tags } = classify({ lines, kind, fileName: file.fileName });
  return { pages, pageCount, classification, confidence, tags: note ? [...tags, note] : tags };
}

async function showImage(file: DocumentFile): Promise<Uint8Array> {
  const kind = await kindOf(file);
  if (kind.kind !== "image") throw new Unreadable("This paper is no picture.");
  return previewJpeg(file.bytes, kind.mimeType);
}

async function showPage(file: DocumentFile, number: number): Promise<Uint8Array> {
  const document = await openPdf(file.bytes);
  if (number < 1 || number > document.numPages) {
    throw new Unreadable(`This PDF has ${document.numPages} pages; there is no page ${number}.`);
  }
  try {
    const canvas = await drawPage(await document.getPage(number), PREVIEW_DPI);
    return canvas.toBuffer("image/png");
  } catch (cause) {
    throw new Unreadable(DAMAGED, { cause });
  }
}

async function showRows(file: DocumentFile, limit: number): Promise<TableRows> {
  const { kind } = await kindOf(file);
  if (kind === "csv") return firstRows(null, readCsv(file.bytes, limit + 1), limit);
  if (kind !== "workbook") throw new Unreadable("This paper is no table.");
  const [sheet] = await readWorkbook(file.bytes, 1);
  return firstRows(sheet?.name ?? null, sheet?.rows ?? [], limit);
}

function firstRows(sheet: string | null, rows: string[][], limit: number): TableRows {
  const shown = maskRows(rows.slice(0, limit)).map((row) => row.slice(0, PREVIEW_COLUMNS));
  return { sheet, rows: shown, isCut: rows.length > limit };
}
