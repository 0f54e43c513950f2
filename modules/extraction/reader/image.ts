/** Images: size checked before decoding, then drawn upright on white. */
import { createCanvas, loadImage, type Canvas } from "@napi-rs/canvas";
import { imageSize } from "image-size";
import { MAX_IMAGE_PIXELS } from "../limits.ts";
import { largestScale } from "./drawn-size.ts";
import { tiffToPng } from "./ocr.ts";
import { Unreadable } from "./unreadable.ts";

const DAMAGED =
  "This picture is damaged and cannot be opened. Take or save it again and upload the new file.";
const JPEG_QUALITY = 85;

/** @throws Unreadable for an image that is too large, damaged, or of an unsupported format. */
export async function openImage(bytes: Uint8Array, mimeType: string): Promise<Canvas> {
  const { width, height } = measure(bytes);
  if (width * height > MAX_IMAGE_PIXELS) {
    throw new Unreadable(
      `This picture has ${width.toLocaleString("en-US")} × ${height.toLocaleString("en-US")} pixels, more than the ` +
        `${MAX_IMAGE_PIXELS / 1e6} million that are read. Save it smaller and upload it again.`,
    );
  }
  try {
    return drawn(await loadImage(await asDrawable(bytes, mimeType)));
  } catch (cause) {
    throw new Unreadable(DAMAGED, { cause });
  }
}

/** A JPEG, which every browser displays. */
export async function previewJpeg(bytes: Uint8Array, mimeType: string): Promise<Uint8Array> {
  const picture = await openImage(bytes, mimeType);
  return picture.toBuffer("image/jpeg", JPEG_QUALITY);
}

function measure(bytes: Uint8Array): { width: number; height: number } {
  try {
    const { width, height } = imageSize(bytes);
    if (width > 0 && height > 0) return { width, height };
  } catch (cause) {
    throw new Unreadable(DAMAGED, { cause });
  }
  throw new Unreadable(DAMAGED);
}

/** Converts formats that the canvas cannot decode. */
async function asDrawable(bytes: Uint8Array, mimeType: string): Promise<Buffer> {
  if (/^image\/hei[cf]/.test(mimeType)) return heicToJpeg(bytes);
  if (mimeType === "image/tiff") return tiffToPng(bytes);
  return Buffer.from(bytes);
}

async function heicToJpeg(bytes: Uint8Array): Promise<Buffer> {
  const { default: convert } = await import("heic-convert");
  return Buffer.from(await convert({ buffer: Buffer.from(bytes), format: "JPEG", quality: 0.92 }));
}

function drawn(picture: Awaited<ReturnType<typeof loadImage>>): Canvas {
  const scale = Math.min(1, largestScale(picture.width, picture.height));
  const canvas = createCanvas(
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  );
  const context = canvas.getContext("2d");
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}
