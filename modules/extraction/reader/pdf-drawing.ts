/** Pages of a PDF as pictures. */
import { createCanvas, type Canvas } from "@napi-rs/canvas";
import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { largestScale } from "./drawn-size.ts";

const POINTS_PER_INCH = 72;

/** Draws a page at `dpi`, or as fine as the limit on pixels allows. Nothing in it runs. */
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
    // The library draws on any canvas; its types know the browser's only.
    canvas: canvas as unknown as HTMLCanvasElement,
    canvasContext: context as unknown as CanvasRenderingContext2D,
    viewport,
    // Values of filled fields are drawn, the fields themselves are not made.
    annotationMode: 1,
  }).promise;
  return canvas;
}
