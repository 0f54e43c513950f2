/** A one-page PDF of plain text: title first, then the lines. */
import type { Readable } from "node:stream";
import { createPdf } from "#modules/pdf";

const TITLE = { size: 16, leading: 24, bold: true };
const LINE = { size: 11, leading: 18 };

export function buildPaper([title = "", ...lines]: readonly string[]): Readable {
  const pdf = createPdf({ title, paper: "LETTER" });
  pdf.write(title, TITLE);
  for (const line of lines) pdf.write(line, LINE);
  return pdf.end();
}
