/** Small volumes of the annual edition: two columns, justified lines, heads, folios and the faces of the real ones. */
import Document from "pdfkit";

/**
 * One printed line: "p" begins a paragraph, "-" goes on with it, "." ends it short of the edge; "s" a section's heading,
 * "t" a line of a table, "g" a heading between sections, "e", "x" and "," the same as "p", "-" and "." in small print.
 */
export type PrintedLine = [kind: "p" | "-" | "." | "s" | "t" | "g" | "e" | "x" | ",", text: string];

export interface VolumeOptions {
  title?: string;
  revised?: string;
  /** Lines of the front of part 1: contents and authority, in small print. */
  front?: string[];
  /** Each page has its left and its right column. */
  pages: PrintedLine[][][];
  findingAids?: boolean;
  password?: string;
}

/** Standard fonts and the names that the Publishing Office's fonts have in their place; equally long, so that no offset moves. */
const FACES = {
  text: ["Courier", "MIonicX"],
  italic: ["Helvetica-Oblique", "MIonic-Italic-Two"],
  bold: ["Helvetica-Bold", "NewCenturyBold"],
  display: ["Helvetica-BoldOblique", "AvantGarde-Demi-Large"],
  table: ["Helvetica", "Helvetica"],
} as const;

const LEFT = [132, 312];
const WIDTH = 168;

export async function buildVolume(options: VolumeOptions): Promise<Buffer> {
  const {
    title = "26",
    revised = "April 1, 2021",
    front = [],
    pages,
    findingAids = true,
    password,
  } = options;
  const pdf = new Document({
    size: "LETTER",
    margin: 0,
    autoFirstPage: false,
    ...(password && { userPassword: password }),
  });
  const chunks: Buffer[] = [];
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((done) => void pdf.on("end", done));
  const printer = new Printer(pdf);
  printer.page();
  printer.print("table", 20, 248, 500, `Title ${title}`);
  printer.print("table", 14, 248, 454, "Part 1 (§§ 1.61 to 1.139)");
  printer.print("table", 12, 248, 412, `Revised as of ${revised}`);
  printer.page();
  printer.print("display", 12, 160, 604, "SUBCHAPTER A—INCOME TAX");
  printer.print("display", 10, 158, 576, "PART 1—INCOME TAXES");
  for (const [at, line] of front.entries()) printer.print("text", 7, 132, 550 - at * 8, line);
  for (const [at, columns] of pages.entries()) {
    printer.page();
    printer.print("display", 9, 132, 626, "Internal Revenue Service, Treasury");
    for (const [column, lines] of columns.entries()) printer.column(LEFT[column]!, lines);
    printer.print("text", 10, 301, 66, String(at + 11));
    printer.print("table", 6.5, 25, 20, "VerDate Sep<11>2014 15:18 Dec 29, 2021 Jkt 253091");
  }
  if (findingAids) {
    printer.page();
    printer.print("display", 16, 250, 400, "FINDING AIDS");
  }
  pdf.end();
  await ended;
  let bytes = Buffer.concat(chunks).toString("latin1");
  for (const [standard, name] of Object.values(FACES)) {
    bytes = bytes.replaceAll(`/BaseFont /${standard}\n`, `/BaseFont /${name}\n`);
  }
  return Buffer.from(bytes, "latin1");
}

class Printer {
  constructor(private readonly pdf: PDFKit.PDFDocument) {}

  page(): void {
    this.pdf.addPage();
  }

  /** `*italic*` words; justified to `width` when given. */
  print(face: keyof typeof FACES, size: number, x: number, y: number, text: string, width?: number): void {
    const runs = text
      .split("*")
      .map((words, at) => ({ words, face: at % 2 === 1 ? ("italic" as const) : face }));
    const plain = text.replaceAll("*", "");
    // pdfjs measures letters of fonts that are not embedded as Helvetica's.
    const natural = this.pdf.font("Helvetica", size).widthOfString(plain);
    const characterSpacing = width === undefined ? 0 : (width - natural) / plain.length;
    let at = x;
    for (const run of runs) {
      if (run.words === "") continue;
      const advance =
        this.pdf.font("Helvetica", size).widthOfString(run.words) + characterSpacing * run.words.length;
      this.pdf.font(FACES[run.face][0], size).text(run.words, at, 792 - y, {
        lineBreak: false,
        baseline: "alphabetic",
        characterSpacing,
      });
      at += advance;
    }
  }

  column(left: number, lines: PrintedLine[]): void {
    let y = 608;
    for (const [kind, text] of lines) {
      this.line(kind, text, left, y);
      y -= 9;
    }
  }

  private line(kind: PrintedLine[0], text: string, left: number, y: number): void {
    const size = "ex,".includes(kind) ? 7 : 8;
    if (kind === "s") this.print("bold", 8, left, y, text);
    else if (kind === "g") this.print("text", 8, left + (WIDTH - this.widthOf(text, 8)) / 2, y, text);
    else if (kind === "t") this.tableLine(text, left, y);
    else if (kind === "p" || kind === "e") this.print("text", size, left + 8, y, text, WIDTH - 8);
    else this.print("text", size, left, y, text, kind === "." || kind === "," ? undefined : WIDTH);
  }

  /** Cells by "|": the stub with leaders, then values at the right edge. */
  private tableLine(text: string, left: number, y: number): void {
    const [stub = "", ...values] = text.split("|");
    this.print("table", 6, left, y, values.length > 0 ? `${stub} ${".".repeat(12)}` : stub);
    for (const [at, value] of values.entries()) {
      const right = left + WIDTH - (values.length - 1 - at) * 35;
      this.print("table", 6, right - this.widthOf(value, 6), y, value);
    }
  }

  private widthOf(text: string, size: number): number {
    return this.pdf.font("Helvetica", size).widthOfString(text);
  }
}
