/** Extracts the contents of a document, whatever its format. */
import { BETWEEN_CELLS, maskRows } from "#modules/intake/schema";
import { MAX_CHARACTERS } from "../limits.ts";
import { readCsv } from "./csv.ts";
import { openImage } from "./image.ts";
import { kindOf, type Kind } from "./kind.ts";
import { textOfLines, type Line } from "./lines.ts";
import { isText, recognize, type Recognized } from "./ocr.ts";
import { readPdf } from "./pdf-pages.ts";
import type { DocumentFile } from "./protocol.ts";
import { inParts, storedText } from "./text.ts";
import { NO_WORDS, Unreadable } from "./unreadable.ts";
import { readWorkbook } from "./workbook.ts";

export interface Contents {
  kind: Kind["kind"];
  /** Text of each page, or of each part of a table. */
  pages: string[];
  /** Null for formats without pages. */
  pageCount: number | null;
  /** Lines of each page with their positions, for the classifier. */
  lines: Line[][];
  /** What was omitted, for people; null when nothing was. */
  note: string | null;
}

/** @throws Unreadable with the reason. */
export async function readContents(file: DocumentFile): Promise<Contents> {
  const kind = await kindOf(file);
  switch (kind.kind) {
    case "pdf":
      return { kind: "pdf", ...(await readPdf(file.bytes)) };
    case "image":
      return imageContents(await recognize(await openImage(file.bytes, kind.mimeType)));
    case "csv":
      return tableContents("csv", textOfRows(readCsv(file.bytes)));
    case "workbook": {
      const sheets = await readWorkbook(file.bytes);
      return tableContents(
        "workbook",
        sheets.map(({ name, rows }) => `${name}\n${textOfRows(rows)}`).join("\n\n"),
      );
    }
  }
}

function imageContents(seen: Recognized): Contents {
  if (!isText(seen)) throw new Unreadable(NO_WORDS);
  const { lines } = seen;
  return {
    kind: "image",
    pages: [storedText(textOfLines(lines))],
    pageCount: null,
    lines: [lines],
    note: null,
  };
}

function tableContents(kind: "csv" | "workbook", text: string): Contents {
  const note = text.length > MAX_CHARACTERS ? "first part of a long table" : null;
  const pages = inParts(text);
  if (pages.length === 0)
    throw new Unreadable("This table is empty. Export it again and upload the new file.");
  const first = (pages[0] ?? "").split("\n", 60);
  const lines = [first.map((line, row) => ({ text: line, top: row / first.length, size: 0.01 }))];
  return { kind, pages, pageCount: null, lines, note };
}

function textOfRows(rows: string[][]): string {
  return maskRows(rows)
    .map((row) => row.join(BETWEEN_CELLS).replace(/(\| *)+$/, ""))
    .join("\n");
}
