/** The bytes of a PDF: A4 portrait, Helvetica, text in Latin-1. */

/** Points, 72 to the inch. */
export const PAGE = { width: 595.28, height: 841.89 };

export interface Line {
  text: string;
  x: number;
  /** From the top of the page to the foot of the letters. */
  y: number;
  size: number;
  bold?: boolean;
}

/** A file with one page for each list of lines. */
export function writePdf(title: string, pages: Line[][]): Uint8Array<ArrayBuffer> {
  const objects: string[] = [];
  const add = (body: string) => objects.push(body);
  const pageNumbers = pages.map((_, index) => FIRST_PAGE + index * 2);
  add("<< /Type /Catalog /Pages 2 0 R >>");
  add(`<< /Type /Pages /Kids [${pageNumbers.map((n) => `${n} 0 R`).join(" ")}] /Count ${pages.length} >>`);
  for (const name of ["Helvetica", "Helvetica-Bold"]) {
    add(`<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`);
  }
  add(`<< /Title (${escaped(title)}) /Producer (TaxRAG) >>`);
  for (const [index, lines] of pages.entries()) {
    const content = lines.map(draw).join("\n");
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] ` +
        `/Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${FIRST_PAGE + index * 2 + 1} 0 R >>`,
    );
    add(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
  }
  return latin1(assemble(objects));
}

/** Catalog, page tree, two fonts and the facts come first. */
const FIRST_PAGE = 6;

function draw({ text, x, y, size, bold }: Line): string {
  return `BT /${bold ? "F2" : "F1"} ${size} Tf ${x} ${(PAGE.height - y).toFixed(2)} Td (${escaped(text)}) Tj ET`;
}

/** Objects with their numbers, and where each begins. */
function assemble(objects: string[]): string {
  let file = "%PDF-1.4\n";
  const offsets = objects.map((body, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  return (
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}` +
    `trailer\n<< /Size ${size} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  );
}

function escaped(text: string): string {
  return text.replace(/[^\x20-\x7e\xa0-\xff]/g, "?").replace(/[\\()]/g, "\\$&");
}

function latin1(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
