/** Small PDFs of running text: columns, cells, notes, heads and folios where the real papers have them. */
import Document from "pdfkit";

/** One printed line; `x` in points from the left edge of the page, `y` from its lower edge. */
export interface PrintedWords {
  x: number;
  y: number;
  text: string;
  size?: number;
  bold?: boolean;
  italic?: boolean;
}

export interface PaperOptions {
  pages: PrintedWords[][];
  password?: string;
  /** Pages, from 1, that show a picture. */
  pictures?: number[];
  /** Day on which the file says that it was made. */
  created?: string;
}

export async function buildPaper({
  pages,
  password,
  created = "2025-10-09",
  pictures = [],
}: PaperOptions): Promise<Buffer> {
  const pdf = new Document({
    size: "LETTER",
    margin: 0,
    autoFirstPage: false,
    info: { CreationDate: new Date(`${created}T12:00:00Z`) },
    ...(password && { userPassword: password }),
  });
  const chunks: Buffer[] = [];
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((done) => void pdf.on("end", done));
  for (const [at, lines] of pages.entries()) {
    pdf.addPage();
    if (pictures.includes(at + 1)) pdf.image(DOT, 72, 72, { width: 400 });
    for (const { x, y, text, size = 12, bold, italic } of lines) {
      const face = bold ? "Helvetica-Bold" : italic ? "Helvetica-Oblique" : "Helvetica";
      pdf.font(face, size).text(text, x, 792 - y, { lineBreak: false, baseline: "alphabetic" });
    }
  }
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

/** Lines below each other; one that begins with spaces is indented by two points a space, "a|b" is a row of cells. */
export function column(
  lines: string[],
  {
    x = 72,
    y = 700,
    size = 12,
    leading = 14,
    cell = 180,
  }: Partial<Record<"x" | "y" | "size" | "leading" | "cell", number>> = {},
): PrintedWords[] {
  return lines.flatMap((line, at) => {
    const words = line.trimStart();
    const indent = (line.length - words.length) * 4;
    return words
      .split("|")
      .map((text, index) => ({ x: x + indent + index * cell, y: y - at * leading, text, size }))
      .filter(({ text }) => text !== "");
  });
}

/** A line that fills a column of this width, in points, so that its paragraph goes on. */
export function filled(words: string, width = 440, size = 12): string {
  const pdf = new Document({ autoFirstPage: false });
  pdf.font("Helvetica", size);
  let line = words;
  while (pdf.widthOfString(`${line} of`) < width) line += " of";
  return line;
}

/** A PNG of one gray dot. */
const DOT = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==",
  "base64",
);
