import { renderSVG } from "uqr";

/** Data URL of the QR code, with error correction for 15 % of its area. */
export function drawQrCode(text: string): string {
  return `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { ecc: "M" }))}`;
}
