import { formatRefusal, isAccepted, MAX_UPLOAD_BYTES, type Format } from "#modules/intake/schema";

/** What a file picker offers for each format. */
const PICKED: Record<Format, string> = {
  pdf: "application/pdf,.pdf",
  csv: "text/csv,.csv",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,.xlsx",
  image: "image/*,.heic,.heif",
};

const NAMES: Record<Format, string> = { pdf: "PDF", csv: "CSV", xlsx: "XLSX", image: "image" };

/** Types that some systems do not name. */
const UNNAMED: [RegExp, string][] = [
  [/\.pdf$/i, "application/pdf"],
  [/\.hei[cf]$/i, "image/heic"],
];

export const TOO_LARGE = "File size must be less than 50MB";
export const UPLOAD_FAILED = "Upload failed. Please try again.";

/** Value of the `accept` attribute. */
export function acceptOf(formats: Format[]): string {
  return formats.map((format) => PICKED[format]).join(",");
}

/** "PDF, CSV or image" */
export function nameFormats(formats: Format[]): string {
  const names = formats.map((format) => NAMES[format]);
  const last = names.pop();
  return names.length > 0 ? `${names.join(", ")} or ${last}` : (last ?? "");
}

/** Why a file need not even be sent; null when it may be. The server decides by its content. */
export function refusalOf(file: Pick<File, "name" | "type" | "size">, formats: Format[]): string | null {
  if (file.size > MAX_UPLOAD_BYTES) return TOO_LARGE;
  return isAccepted(formats, { fileName: file.name, mimeType: typeOf(file) }) ? null : formatRefusal(formats);
}

function typeOf({ name, type }: Pick<File, "name" | "type">): string {
  return type || (UNNAMED.find(([ending]) => ending.test(name))?.[1] ?? "");
}
