import { renderSVG } from "uqr";

/** Address of a picture to scan, readable with 15 % of it in glare. */
export function drawQrCode(text: string): string {
  return `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { ecc: "M" }))}`;
}
