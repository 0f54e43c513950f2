import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Mark } from "#modules/authority/schema";
import { hasSigns } from "../../signs.ts";
import { writeSigns } from "../../pdf/printed-signs.ts";
import type { FontFaces, TextItem } from "../../pdf/text-items.ts";
import type { Face } from "./fonts.ts";
import * as PAGE from "./page-geometry.ts";

/** A run of a table line between two gaps. */
export interface Piece {
  x: number;
  end: number;
  text: string;
}

/** One printed line (of a column, or of a cell), in points from the lower left corner of the page. */
export interface Line {
  page: number;
  x: number;
  end: number;
  y: number;
  /** Size of its letters: 8 for the text of sections, 7 for examples, notes and contents. */
  size: number;
  role: Face["role"];
  bold: boolean;
  text: string;
  marks: Mark[];
  /** Of tables only. */
  pieces: Piece[];
}

interface Placed {
  text: string;
  x: number;
  y: number;
  end: number;
  size: number;
  face: Face;
}

/** Lines of a page in the order of its content, without heads, folios and the marks of the composition. */
export async function linesOf(page: PDFPageProxy, fonts: FontFaces<Face>): Promise<Line[]> {
  const { items } = await page.getTextContent({});
  const lines: Line[] = [];
  let line: LineDraft | null = null;
  const end = (): void => {
    const done = line?.finish(page.pageNumber);
    if (done) lines.push(done);
    line = null;
  };
  for (const item of items) {
    if (!("str" in item)) continue;
    if (item.str !== "") {
      const face = fonts.peek(item.fontName) ?? (await fonts.of(page, item.fontName));
      const placed = place(item, face);
      if (placed && !PAGE.isFurniture(placed)) {
        if (line && !line.takes(placed)) end();
        line ??= new LineDraft();
        line.add(placed);
      }
    }
    if (item.hasEOL) end();
  }
  end();
  return lines;
}

/** Upright or turned by a quarter (tables set sideways); anything else is a watermark. */
function place(item: TextItem, face: Face): (Placed & { turned: boolean }) | null {
  const [a, b, c, d, x, y] = item.transform as [number, number, number, number, number, number];
  const text = face.glyphs ? [...item.str].map((char) => face.glyphs!.get(char) ?? char).join("") : item.str;
  if (Math.abs(b) < 0.01 && Math.abs(c) < 0.01) {
    return { text, x, y, end: x + item.width, size: Math.abs(d) || item.height, face, turned: false };
  }
  if (Math.abs(a) > 0.01 || Math.abs(d) > 0.01) return null;
  return { text, x: y, y: -x, end: y + item.width, size: Math.abs(b), face, turned: true };
}

class LineDraft {
  private readonly placed: Placed[] = [];

  takes(next: Placed): boolean {
    const first = this.placed[0]!;
    const last = this.placed.at(-1)!;
    if (next.x < last.end - 2) return false;
    const raised = next.y - first.y;
    return Math.abs(raised) < 0.75 || Math.abs(raised) < Math.max(first.size, next.size) * 0.62;
  }

  add(placed: Placed): void {
    this.placed.push(placed);
  }

  finish(page: number): Line | null {
    const visible = this.placed.filter(({ text }) => text.trim() !== "");
    if (visible.length === 0) return null;
    const main = visible.reduce((a, b) => (b.text.length * b.size > a.text.length * a.size ? b : a));
    writeSigns(this.placed, (one) => markOf(one, main));
    const pieces = main.face.role === "table" || main.face.role === "formula" ? piecesOf(this.placed) : [];
    let text = "";
    const marks: Mark[] = [];
    for (const one of this.placed) {
      const start = text.length;
      text += text === "" ? one.text.trimStart() : one.text;
      if (one.text.trim() === "") continue;
      const kind = hasSigns(one.text) ? null : markOf(one, main);
      if (kind) addMark(marks, kind, start, text.length);
    }
    return {
      page,
      x: visible[0]!.x,
      end: visible.at(-1)!.end,
      y: main.y,
      size: main.size,
      role: main.face.role,
      bold: main.face.style === "b",
      text: text.trimEnd(),
      marks,
      pieces,
    };
  }
}

function markOf(one: Placed, main: Placed): Mark["kind"] | null {
  if (one.size < main.size * 0.7) {
    if (one.y > main.y + 0.8) return "sup";
    if (one.y < main.y - 0.4) return "sub";
  }
  return one.face.style === "i" ? "i" : null;
}

function addMark(marks: Mark[], kind: Mark["kind"], start: number, end: number): void {
  const last = marks.at(-1);
  if (last?.kind === kind && start - last.end <= 1) last.end = end;
  else marks.push({ kind, start, end });
}

/** A gap between cells is wider than the space of a justified line. */
const CELL_GAP = 7;

function piecesOf(placed: Placed[]): Piece[] {
  const pieces: Piece[] = [];
  for (const { text, x, end } of placed) {
    const last = pieces.at(-1);
    const isLeader = last !== undefined && /\.{3,}\s*$/.test(last.text);
    if (text.trim() === "") {
      if (last && !last.text.endsWith(" ")) last.text += " ";
    } else if (last && x - last.end < CELL_GAP && (!isLeader || /^\.+$/.test(text.trim()))) {
      last.text += text;
      last.end = end;
    } else pieces.push({ x, end, text });
  }
  return pieces.map((piece) => ({ ...piece, text: piece.text.trim() })).filter((piece) => piece.text !== "");
}
