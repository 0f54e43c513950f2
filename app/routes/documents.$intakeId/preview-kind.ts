export type PreviewKind = "pdf" | "image" | "table" | "none";

const TABLES = ["text/csv", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"];
/** What every browser on our floor shows by itself. */
const SHOWN = ["image/jpeg", "image/png", "image/gif", "image/webp"];

export function previewKindOf(mimeType: string): PreviewKind {
  if (mimeType === "application/pdf") return "pdf";
  if (mimeType.startsWith("image/")) return "image";
  return TABLES.includes(mimeType) ? "table" : "none";
}

/** Where a browser finds a picture that it can show. */
export function pictureOf(id: string, mimeType: string): string {
  return SHOWN.includes(mimeType) ? `/api/documents/${id}/download` : `/api/documents/${id}/preview`;
}
