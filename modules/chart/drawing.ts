/** Draws a scene with any pen: a canvas, a PDF. */
import type { DrawnBox, DrawnLabel, DrawnLine, Scene, ScenePen } from "./contract.ts";
import { arrowPath, rowsOf, type TextRow } from "./figure.ts";
import { COLORS } from "./file-style.ts";
import { LABEL, MARK } from "./measures.ts";
import { GLYPHS, MARK_SHAPES, MARK_SIGNS } from "./schema.ts";

const TEXT: Record<TextRow["kind"], { size: number; bold: boolean; color: string }> = {
  name: { size: 13, bold: true, color: COLORS.ink },
  sub: { size: 11.5, bold: false, color: COLORS.muted },
  word: { size: 11.5, bold: true, color: COLORS.ink },
};

export function drawScene(
  scene: Scene,
  pen: ScenePen,
  { isOutline = false }: { isOutline?: boolean } = {},
): void {
  for (const line of scene.lines) drawLine(pen, line);
  if (isOutline) {
    for (const box of scene.boxes) drawFrame(pen, box);
    return;
  }
  for (const label of scene.labels) drawLabel(pen, label);
  for (const box of scene.boxes) drawBox(pen, box);
}

function drawLine(pen: ScenePen, { kind, path, tip }: DrawnLine): void {
  if (kind === "edge") pen.path(path, { stroke: COLORS.line, width: 1.25 });
  else pen.path(path, { stroke: COLORS.error, width: 1.25, dash: [5, 4] });
  if (tip) pen.path(arrowPath(tip), { fill: COLORS.error });
}

function drawLabel(pen: ScenePen, { kind, text, x, y, width }: DrawnLabel): void {
  pen.path(rectPath({ x: x - width / 2, y: y - LABEL.height / 2, width, height: LABEL.height }), {
    fill: COLORS.paper,
  });
  const color = kind === "edge" ? COLORS.ink : COLORS.error;
  pen.text(text, { x, y: y + 4.5, size: LABEL.size, bold: true, color, isCentered: true });
}

function drawFrame(pen: ScenePen, box: DrawnBox): void {
  pen.path(rectPath(box), {
    ...outlineOf(box),
    fill: COLORS.paper,
    ...(box.isDashed && { dash: [4, 3] as const }),
  });
}

function drawBox(pen: ScenePen, box: DrawnBox): void {
  const { x, y, glyph, mark } = box;
  drawFrame(pen, box);
  outline(pen, { paths: GLYPHS[glyph], x: x + 11, y: y + 13, factor: 1, color: COLORS.ink });
  for (const { kind, text, x: left, baseline } of rowsOf(box)) {
    pen.text(text, { x: left, y: baseline, ...TEXT[kind] });
    if (kind !== "word" || !mark) continue;
    const paths = [MARK_SHAPES[mark.severity], MARK_SIGNS[mark.severity]];
    outline(pen, {
      paths,
      x: left - MARK - 4,
      y: baseline - 11,
      factor: MARK / 16,
      color: COLORS[mark.severity],
    });
  }
}

function outlineOf({ isChosen, mark }: DrawnBox): { stroke: string; width: number } {
  if (isChosen) return { stroke: COLORS.chosen, width: 2.5 };
  return mark?.severity === "error"
    ? { stroke: COLORS.error, width: 1.75 }
    : { stroke: COLORS.line, width: 1.25 };
}

function rectPath({ x, y, width, height }: { x: number; y: number; width: number; height: number }): string {
  return `M${x} ${y}H${x + width}V${y + height}H${x}Z`;
}

interface Outline {
  paths: readonly string[];
  x: number;
  y: number;
  factor: number;
  color: string;
}

function outline(pen: ScenePen, { paths, x, y, factor, color }: Outline): void {
  pen.saved(() => {
    pen.translate(x, y);
    pen.scale(factor);
    for (const path of paths) pen.path(path, { stroke: color, width: 1.5 });
  });
}
