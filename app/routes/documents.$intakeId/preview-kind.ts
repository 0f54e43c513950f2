export type PreviewKind = "pdf" | "image" | "table" | "none";

const TABLES = ["text/csv", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"];
/** Types that every supported browser displays natively. */
const SHOWN = ["image/jpeg", "image/png", "image/gif", "image/webp"];

export function previewKindOf(mimeType: string): PreviewKind {
  if (mimeType === "application/pdf") return "pdf";
  if (mimeType.startsWith("image/")) return "image";
  return TABLES.includes(mimeType) ? "table" : "none";
}

/** URL of an image that a browser can display. */
export function pictureOf(id: string, mimeType: string): string {
  return SHOWN.includes(mimeType) ? `/api/documents/${id}/download` : `/api/documents/${id}/preview`;
}
