import Document from "pdfkit";
import type { Paper, Pdf, PdfOptions, TextStyle } from "./contract.ts";
import { fontsOf, textRuns, type Weight } from "./fonts.ts";
import { fillLines } from "./lines.ts";
import { createPen } from "./pen.ts";
import { drawTable } from "./table.ts";

/** Points, width and height. */
export const PAPERS: Record<Paper, readonly [number, number]> = { A4: [595.28, 841.89], LETTER: [612, 792] };

const INDENT = 16;
const FOOTER = { size: 8.5, fromBottom: 36 };

type Letters = Pick<TextStyle, "size" | "bold">;

/** An empty document with one page. */
export function createPdf({
  title,
  paper = "A4",
  isLandscape = false,
  margin = 72,
  footer,
}: PdfOptions): Pdf {
  const [short, long] = PAPERS[paper];
  const [width, height] = isLandscape ? [long, short] : [short, long];
  const doc = openDocument(title, [width, height]);
  const bottom = height - margin;
  let y = margin;

  function turnPage(): void {
    doc.addPage();
    y = margin;
  }

  return {
    turnPage,
    room: [width - 2 * margin, height - 2 * margin],

    draw(paint) {
      doc.save();
      doc.rect(margin, y, width - 2 * margin, bottom - y).clip();
      doc.translate(margin, y);
      paint(createPen(doc));
      doc.restore();
      y = bottom;
    },

    table(columns, rows) {
      y = drawTable(
        createPen(doc),
        { columns, rows },
        {
          ...{ left: margin, top: y, width: width - 2 * margin, bottom },
          measure: (text, letters) => widthOf(doc, text, letters),
          turnPage() {
            turnPage();
            return y;
          },
        },
      );
    },

    write(text, style) {
      const { size, leading, bold, before = 0, keep = 0, bullet } = style;
      y += before;
      if (y + keep > bottom) turnPage();
      const x = margin + (bullet === undefined ? 0 : INDENT);
      const lines = fillLines(text, width - margin - x, (part) => widthOf(doc, part, style));
      for (const [index, line] of lines.entries()) {
        if (y + leading > bottom) turnPage();
        y += leading;
        if (bullet && index === 0) draw(doc, bullet, { x: margin, y, size });
        draw(doc, line, { x, y, size, bold });
      }
    },

    place: (text, fromTop, letters) => draw(doc, text, { x: margin, y: fromTop, ...letters }),

    end() {
      const { count } = doc.bufferedPageRange();
      for (let page = 1; page <= count; page += 1) {
        doc.switchToPage(page - 1);
        const { size, fromBottom } = FOOTER;
        draw(doc, footer?.(page) ?? "", { x: margin, y: height - fromBottom, size });
      }
      doc.end();
      return doc;
    },
  };
}

function openDocument(title: string, size: readonly [number, number]): PDFKit.PDFDocument {
  const doc = new Document({
    size: [...size],
    margin: 0,
    bufferPages: true,
    // pdfkit's default font covers Latin-1 only.
    font: "",
    info: { Title: title, Producer: "TaxRAG" },
  });
  for (const weight of ["regular", "bold"] as const) {
    for (const { name, bytes } of fontsOf(weight)) doc.registerFont(name, bytes);
  }
  return doc;
}

/** Draws one line, its baseline `y` points below the top edge. */
function draw(doc: PDFKit.PDFDocument, text: string, at: Letters & { x: number; y: number }): void {
  let { x } = at;
  for (const run of textRuns(text, weightOf(at))) {
    doc.font(run.font.name).fontSize(at.size);
    doc.text(run.text, x, at.y, { lineBreak: false, baseline: "alphabetic" });
    x += doc.widthOfString(run.text);
  }
}

function widthOf(doc: PDFKit.PDFDocument, text: string, letters: Letters): number {
  const widths = textRuns(text, weightOf(letters)).map((run) =>
    doc.font(run.font.name).fontSize(letters.size).widthOfString(run.text),
  );
  return widths.reduce((sum, width) => sum + width, 0);
}

function weightOf({ bold }: Letters): Weight {
  return bold ? "bold" : "regular";
}
