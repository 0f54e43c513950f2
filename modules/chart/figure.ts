/** Parts of the drawing that every format places alike. */
import type { DrawnBox, Point } from "./contract.ts";
import { BOX, DETAIL, MARK, NAME } from "./measures.ts";

export interface TextRow {
  /** Name, second line, word of the mark. */
  kind: "name" | "sub" | "word";
  text: string;
  x: number;
  baseline: number;
}

export function rowsOf({ x, y, lines, detail, mark }: DrawnBox): TextRow[] {
  const left = x + BOX.textLeft;
  let baseline = y + BOX.top - 4;
  const rows: TextRow[] = lines.map((text) => {
    baseline += NAME.leading;
    return { kind: "name", text, x: left, baseline };
  });
  if (detail) {
    baseline += DETAIL.leading;
    rows.push({ kind: "sub", text: detail, x: left, baseline });
  }
  if (mark) {
    baseline += DETAIL.leading + 3;
    rows.push({ kind: "word", text: mark.word, x: left + MARK + 5, baseline });
  }
  return rows;
}

export function arrowPath({ x, y }: Point): string {
  return `M${x} ${y}l-4 8h8z`;
}
