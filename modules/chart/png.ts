/** A scene as PNG, in the fonts of the site. */
import { createRequire } from "node:module";
import { createCanvas, GlobalFonts, Path2D, type SKRSContext2D } from "@napi-rs/canvas";
import type { DrawnBox, DrawnLabel, DrawnLine, Scene } from "./contract.ts";
import { arrowPath, rowsOf, type TextRow } from "./figure.ts";
import { COLORS } from "./file-style.ts";
import { LABEL, MARK } from "./measures.ts";
import { GLYPHS, MARK_SHAPES, MARK_SIGNS } from "./schema.ts";

const FAMILY = "TaxRAG Sans";
const FONT_FILES = ["latin", "latin-ext"].map(
  (script) => `@fontsource-variable/instrument-sans/files/instrument-sans-${script}-wght-normal.woff2`,
);
/** Scripts that Instrument Sans lacks. */
const FALLBACK = "pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf";
const FONTS = `"${FAMILY}", "${FAMILY} Fallback", sans-serif`;

const PIXELS_MAX = 16_000_000;
const TEXT: Record<TextRow["kind"], { font: string; color: string }> = {
  name: { font: `600 13px ${FONTS}`, color: COLORS.ink },
  sub: { font: `400 11.5px ${FONTS}`, color: COLORS.muted },
  word: { font: `600 11.5px ${FONTS}`, color: COLORS.ink },
};

type Context = SKRSContext2D;

export async function toPng(scene: Scene): Promise<Uint8Array<ArrayBuffer>> {
  registerFonts();
  const { width, height } = scene;
  const scale = Math.min(2, Math.sqrt(PIXELS_MAX / (width * height)));
  const canvas = createCanvas(Math.ceil(width * scale), Math.ceil(height * scale));
  const context = canvas.getContext("2d");
  context.scale(scale, scale);
  context.fillStyle = COLORS.paper;
  context.fillRect(0, 0, width, height);
  for (const line of scene.lines) drawLine(context, line);
  for (const label of scene.labels) drawLabel(context, label);
  for (const box of scene.boxes) drawBox(context, box);
  return new Uint8Array(await canvas.encode("png"));
}

let isRegistered = false;
function registerFonts(): void {
  if (isRegistered) return;
  const { resolve } = createRequire(import.meta.url);
  for (const file of FONT_FILES) GlobalFonts.registerFromPath(resolve(file), FAMILY);
  GlobalFonts.registerFromPath(resolve(FALLBACK), `${FAMILY} Fallback`);
  isRegistered = true;
}

function drawLine(context: Context, { kind, path, tip }: DrawnLine): void {
  context.strokeStyle = kind === "edge" ? COLORS.line : COLORS.error;
  context.lineWidth = 1.25;
  context.setLineDash(kind === "edge" ? [] : [5, 4]);
  context.stroke(new Path2D(path));
  context.setLineDash([]);
  if (!tip) return;
  context.fillStyle = COLORS.error;
  context.fill(new Path2D(arrowPath(tip)));
}

function drawLabel(context: Context, { kind, text, x, y, width }: DrawnLabel): void {
  context.fillStyle = COLORS.paper;
  context.fillRect(x - width / 2, y - LABEL.height / 2, width, LABEL.height);
  context.fillStyle = kind === "edge" ? COLORS.ink : COLORS.error;
  context.font = `600 12.5px ${FONTS}`;
  context.textAlign = "center";
  context.fillText(text, x, y + 4.5);
  context.textAlign = "start";
}

function drawBox(context: Context, box: DrawnBox): void {
  const { x, y, width, height, glyph, mark } = box;
  context.fillStyle = COLORS.paper;
  context.strokeStyle = box.isChosen ? COLORS.chosen : mark?.severity === "error" ? COLORS.error : COLORS.line;
  context.lineWidth = box.isChosen ? 2.5 : mark?.severity === "error" ? 1.75 : 1.25;
  context.setLineDash(box.isDashed ? [4, 3] : []);
  context.beginPath();
  context.roundRect(x, y, width, height, 3);
  context.fill();
  context.stroke();
  context.setLineDash([]);
  drawPaths(context, { paths: GLYPHS[glyph], x: x + 11, y: y + 13, scale: 1, color: COLORS.ink });
  for (const row of rowsOf(box)) {
    context.font = TEXT[row.kind].font;
    context.fillStyle = TEXT[row.kind].color;
    context.fillText(row.text, row.x, row.baseline);
    if (row.kind !== "word" || !mark) continue;
    const paths = [MARK_SHAPES[mark.severity], MARK_SIGNS[mark.severity]];
    const place = { x: row.x - MARK - 4, y: row.baseline - 11, scale: MARK / 16 };
    drawPaths(context, { paths, ...place, color: COLORS[mark.severity] });
  }
}

interface Outline {
  paths: readonly string[];
  x: number;
  y: number;
  scale: number;
  color: string;
}

function drawPaths(context: Context, { paths, x, y, scale, color }: Outline): void {
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  context.strokeStyle = color;
  context.lineWidth = 1.5;
  for (const path of paths) context.stroke(new Path2D(path));
  context.restore();
}
