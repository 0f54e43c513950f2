/** A scene as PNG, in the fonts of the site. */
import { createRequire } from "node:module";
import { createCanvas, GlobalFonts, Path2D, type SKRSContext2D } from "@napi-rs/canvas";
import type { Scene, ScenePen } from "./contract.ts";
import { drawScene } from "./drawing.ts";
import { COLORS } from "./file-style.ts";

const FAMILY = "TaxRAG Sans";
const FONT_FILES = ["latin", "latin-ext"].map(
  (script) => `@fontsource-variable/instrument-sans/files/instrument-sans-${script}-wght-normal.woff2`,
);
/** Scripts that Instrument Sans lacks. */
const FALLBACK = "pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf";
const FONTS = `"${FAMILY}", "${FAMILY} Fallback", sans-serif`;

const PIXELS_MAX = 16_000_000;

export async function toPng(scene: Scene): Promise<Uint8Array<ArrayBuffer>> {
  registerFonts();
  const { width, height } = scene;
  const factor = Math.min(2, Math.sqrt(PIXELS_MAX / (width * height)));
  const canvas = createCanvas(Math.ceil(width * factor), Math.ceil(height * factor));
  const context = canvas.getContext("2d");
  context.scale(factor, factor);
  context.fillStyle = COLORS.paper;
  context.fillRect(0, 0, width, height);
  drawScene(scene, canvasPen(context));
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

function canvasPen(context: SKRSContext2D): ScenePen {
  return {
    path(outline, { stroke, fill, width = 1, dash }) {
      const path = new Path2D(outline);
      context.setLineDash([...(dash ?? [])]);
      context.lineWidth = width;
      if (fill) {
        context.fillStyle = fill;
        // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- it is a canvas
        context.fill(path);
      }
      if (!stroke) return;
      context.strokeStyle = stroke;
      context.stroke(path);
    },
    text(text, { x, y, size, bold = false, color = COLORS.ink, isCentered = false }) {
      context.font = `${bold ? 600 : 400} ${size}px ${FONTS}`;
      context.fillStyle = color;
      context.textAlign = isCentered ? "center" : "start";
      context.fillText(text, x, y);
    },
    translate: (x, y) => context.translate(x, y),
    scale: (factor) => context.scale(factor, factor),
    saved(draw) {
      context.save();
      draw();
      context.restore();
    },
  };
}
