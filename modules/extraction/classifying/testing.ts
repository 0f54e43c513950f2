/** Test fixtures: documents built from printed lines. */
import type { Line } from "../reader/lines.ts";
import { classify, type Printed } from "./classify.ts";

/** Lines of one size, evenly spaced from top to bottom. */
export function page(lines: string[]): Line[] {
  return lines.map((text, row) => ({ text, top: (row + 1) / (lines.length + 1), size: 0.012 }));
}

/** Classification of a document with these lines, or these pages of lines. */
export function classifyLines(
  lines: string[] | string[][],
  { kind = "pdf", fileName = "scan0001.pdf" }: Partial<Printed> = {},
) {
  const pages = (Array.isArray(lines[0]) ? lines : [lines]) as string[][];
  return classify({ lines: pages.map(page), kind, fileName });
}

export const PROSE = ["Some words about the weather", "and about the garden in spring"];
