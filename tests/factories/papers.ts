/** Generates small papers of every kind: PDFs, pictures, workbooks. */
import { createCanvas, type Canvas } from "@napi-rs/canvas";
import { buildZip } from "./zip.ts";

interface PdfPage {
  /** Lines from the top, optionally with their size in points. */
  lines?: (string | { text: string; size: number })[];
  /** Points. */
  width?: number;
  height?: number;
  /** A JPEG that fills the page. */
  scan?: { jpeg: Buffer; width: number; height: number };
}

/** A PDF of text or of scans. ASCII only. */
export function buildPdf(pages: PdfPage[]): Buffer {
  const objects: Buffer[] = [];
  const add = (body: string, stream?: Buffer) => {
    objects.push(
      stream
        ? Buffer.concat([
            Buffer.from(`${body.replace(">>", `/Length ${stream.length} >>`)}\nstream\n`),
            stream,
            Buffer.from("\nendstream"),
          ])
        : Buffer.from(body),
    );
    return objects.length;
  };
  const font = add("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>");
  const tree = pages.length * 3 + 2;
  const kids = pages.map(({ lines = [], width = 612, height = 792, scan }) => {
    const picture = scan
      ? add(
          `<< /Type /XObject /Subtype /Image /Width ${scan.width} /Height ${scan.height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode >>`,
          scan.jpeg,
        )
      : add("<< >>");
    const drawing = scan ? `q ${width} 0 0 ${height} 0 0 cm /Im0 Do Q` : drawnLines(lines, height);
    const content = add("<< >>", Buffer.from(drawing));
    const resources = `<< /Font << /F1 ${font} 0 R >> /XObject << /Im0 ${picture} 0 R >> >>`;
    return add(
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${width} ${height}] /Resources ${resources} /Contents ${content} 0 R >>`,
    );
  });
  add(`<< /Type /Pages /Count ${pages.length} /Kids [${kids.map((kid) => `${kid} 0 R`).join(" ")}] >>`);
  const root = add(`<< /Type /Catalog /Pages ${tree} 0 R >>`);
  return assembled(objects, root);
}

function drawnLines(lines: NonNullable<PdfPage["lines"]>, height: number): string {
  return lines
    .map((line, row) => {
      const { text, size } = typeof line === "string" ? { text: line, size: 10 } : line;
      const safe = text.replace(/[\\()]/g, "\\$&");
      return `BT /F1 ${size} Tf 40 ${height - 40 - row * 16} Td (${safe}) Tj ET`;
    })
    .join("\n");
}

function assembled(objects: Buffer[], root: number): Buffer {
  const parts = [Buffer.from("%PDF-1.7\n")];
  const offsets: number[] = [];
  let at = parts[0]!.length;
  for (const [index, body] of objects.entries()) {
    const whole = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from("\nendobj\n")]);
    offsets.push(at);
    parts.push(whole);
    at += whole.length;
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root ${root} 0 R >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

interface PictureOptions {
  /** Clockwise, in steps of 90 degrees. */
  quarterTurns?: number;
  /** Pixels. */
  blur?: number;
}

/** A photo of a page with lines of text, 900 pixels wide. */
export function drawPicture(lines: string[], { quarterTurns = 0, blur = 0 }: PictureOptions = {}): Canvas {
  const [width, height] = [900, 60 + lines.length * 44];
  const turned = createCanvas(
    ...((quarterTurns % 2 ? [height, width] : [width, height]) as [number, number]),
  );
  const context = turned.getContext("2d");
  context.fillStyle = "white";
  context.fillRect(0, 0, turned.width, turned.height);
  context.translate(turned.width / 2, turned.height / 2);
  context.rotate((quarterTurns * Math.PI) / 2);
  if (blur > 0) context.filter = `blur(${blur}px)`;
  context.fillStyle = "black";
  context.font = "28px Helvetica, Arial, sans-serif";
  for (const [row, line] of lines.entries())
    context.fillText(line, 30 - width / 2, 60 + row * 44 - height / 2);
  return turned;
}

export function buildPicture(lines: string[], options: PictureOptions = {}): Buffer {
  return drawPicture(lines, options).toBuffer("image/png");
}

/** A PDF whose pages are pictures of these lines. */
export function buildScan(...pages: string[][]): Buffer {
  return buildPdf(
    pages.map((lines) => {
      const picture = drawPicture(lines);
      const scan = { jpeg: picture.toBuffer("image/jpeg", 90), width: picture.width, height: picture.height };
      return { scan, width: 612, height: (612 * picture.height) / picture.width };
    }),
  );
}

/** A workbook with one sheet of text cells. */
export function buildWorkbook(rows: string[][], sheet = "Sheet1"): Buffer {
  const xml = (body: string) => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${body}`;
  const cell = (text: string) => `<c t="inlineStr"><is><t>${escaped(text)}</t></is></c>`;
  const office = "http://schemas.openxmlformats.org";
  const numbered = rows
    .map((row, y) => {
      const cells = row.map((text, x) => cell(text).replace("<c ", `<c r="${column(x)}${y + 1}" `));
      return `<row r="${y + 1}">${cells.join("")}</row>`;
    })
    .join("");
  return buildZip([
    {
      name: "[Content_Types].xml",
      content: xml(
        `<Types xmlns="${office}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
      ),
    },
    {
      name: "xl/workbook.xml",
      content: xml(
        `<workbook xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${office}/officeDocument/2006/relationships"><sheets><sheet name="${escaped(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ),
    },
    {
      name: "xl/_rels/workbook.xml.rels",
      content: xml(
        `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      ),
    },
    {
      name: "xl/worksheets/sheet1.xml",
      content: xml(
        `<worksheet xmlns="${office}/spreadsheetml/2006/main"><sheetData>${numbered}</sheetData></worksheet>`,
      ),
    },
  ]);
}

function column(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : column(Math.floor(index / 26) - 1) + letter;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
