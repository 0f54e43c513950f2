/** A page prepared for locating titles: folded text with positions and type sizes. */
import type { Line } from "../reader/lines.ts";
import { fold } from "./fold.ts";

interface SeenLine {
  /** Offset in the page's text. */
  start: number;
  text: string;
  /** As printed. */
  printed: string;
  /** The same, split at wide gaps. */
  columns: string[];
  top: number;
  /** Its letters are much taller than most on the page. */
  isLarge: boolean;
}

export interface Page {
  /** Folded lines from top to bottom, separated by line feeds. */
  text: string;
  lines: SeenLine[];
}

const LARGE = 1.25;

export function viewPage(lines: Line[]): Page {
  const usual = median(lines.map(({ size }) => size));
  const seen: SeenLine[] = [];
  let text = "";
  for (const line of lines) {
    const folded = fold(line.text);
    seen.push({
      start: text.length,
      text: folded,
      printed: line.text,
      columns: line.columns ?? [line.text],
      top: line.top,
      isLarge: line.size > LARGE * usual,
    });
    text += `${folded}\n`;
  }
  return { text, lines: seen };
}

export function lineAt({ lines }: Page, offset: number): SeenLine | undefined {
  return lines.findLast(({ start }) => start <= offset);
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
