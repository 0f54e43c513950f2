/** Sizes of boxes and labels by their text. */
import type { Size } from "./contract.ts";
import { BOX, DETAIL, LABEL, MARK, NAME } from "./measures.ts";
import type { ChartBox, ChartEdge } from "./schema.ts";
import { fitLines, textWidth } from "./text-lines.ts";

export interface MeasuredBox extends Size {
  box: ChartBox;
  lines: string[];
}

const bold = { size: NAME.size, isBold: true };

/** `ports` is the width that the lines from above need. */
export function measureBox(box: ChartBox, ports = 0): MeasuredBox {
  const around = BOX.textLeft + BOX.textRight;
  const lines = fitLines(box.name || "Without a name", BOX.maxWidth - around, { ...bold, most: 2 });
  const widths = [
    ...lines.map((line) => textWidth(line, bold)),
    textWidth(box.detail, DETAIL),
    box.mark ? MARK + 5 + textWidth(box.mark.word, { ...DETAIL, isBold: true }) : 0,
  ];
  const width = Math.max(BOX.minWidth, Math.min(BOX.maxWidth, Math.max(...widths) + around), ports);
  const rows =
    lines.length * NAME.leading + (box.detail ? DETAIL.leading : 0) + (box.mark ? DETAIL.leading + 3 : 0);
  return { box, lines, width: Math.ceil(width), height: BOX.top + rows + BOX.bottom };
}

export function labelWidth(text: string): number {
  return Math.ceil(textWidth(text, { size: LABEL.size, isBold: true })) + LABEL.pad;
}

/** Width that the lines into a box need, with their labels side by side. */
export function portsWidth(into: readonly ChartEdge[], gap: string | null | undefined): number {
  const labels = [...into.map(({ label }) => label), ...(gap ? [gap] : [])];
  return labels.length < 2 ? 0 : labels.reduce((sum, label) => sum + labelWidth(label) + 6, 0);
}
