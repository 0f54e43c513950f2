/** Draws pages of a PDF. */
import { createCanvas, type Canvas } from "@napi-rs/canvas";
import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { largestScale } from "./drawn-size.ts";

const POINTS_PER_INCH = 72;

/** Draws a page at `dpi`, or less where the pixel limit requires. No scripts run. */
export async function drawPage(page: PDFPageProxy, dpi: number): Promise<Canvas> {
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(dpi / POINTS_PER_INCH, largestScale(width, height));
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(
    Math.max(1, Math.floor(viewport.width)),
    Math.max(1, Math.floor(viewport.height)),
  );
  const context = canvas.getContext("2d");
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  await page.render({
    // pdfjs draws on any canvas; its types declare the browser's only.
    canvas: canvas as unknown as HTMLCanvasElement,
    canvasContext: context as unknown as CanvasRenderingContext2D,
    viewport,
    // Draws the values of filled fields, without interactive fields.
    annotationMode: 1,
  }).promise;
  return canvas;
}
