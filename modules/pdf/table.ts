/** A ruled table over as many pages as it takes. */
import type { Column, Pen } from "./contract.ts";
import { fillLines } from "./lines.ts";

const TEXT = { size: 8.5, leading: 11 };
const PAD = { x: 4, y: 3 };
const LINE = "#b5c0b9";
const INK = "#141c2b";

interface Table {
  columns: readonly Column[];
  rows: readonly (readonly string[])[];
}

interface Place {
  left: number;
  top: number;
  width: number;
  bottom: number;
  measure(text: string, letters: { size: number; bold?: boolean }): number;
  /** @returns the top of the new page */
  turnPage(): number;
}

/** @returns where it ends */
export function drawTable(pen: Pen, { columns, rows }: Table, place: Place): number {
  const all = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => (share / all) * place.width);
  let y = place.top;

  function drawRow(cells: readonly string[], bold: boolean): void {
    const lines = cells.map((cell, index) =>
      fillLines(cell, widths[index]! - 2 * PAD.x, (part) => place.measure(part, { ...TEXT, bold })),
    );
    const height = Math.max(...lines.map((each) => each.length)) * TEXT.leading + 2 * PAD.y;
    if (y + height > place.bottom && !bold) {
      y = place.turnPage();
      drawRow(
        columns.map(({ title }) => title),
        true,
      );
    }
    let x = place.left;
    for (const [index, cell] of lines.entries()) {
      for (const [row, text] of cell.entries()) {
        const isNumber = columns[index]?.isNumber ?? false;
        const space = widths[index]! - 2 * PAD.x - place.measure(text, { ...TEXT, bold });
        const at = { x: x + PAD.x + (isNumber ? space : 0), y: y + PAD.y + (row + 1) * TEXT.leading - 2.5 };
        pen.text(text, { ...at, size: TEXT.size, bold, color: INK });
      }
      x += widths[index]!;
    }
    y += height;
    pen.path(`M${place.left} ${y}H${place.left + place.width}`, {
      stroke: bold ? INK : LINE,
      width: bold ? 0.8 : 0.4,
    });
  }

  if (y + 3 * TEXT.leading > place.bottom) y = place.turnPage();
  drawRow(
    columns.map(({ title }) => title),
    true,
  );
  for (const row of rows) drawRow(row, false);
  return y;
}
