import { formatRefusal, isAccepted, MAX_UPLOAD_BYTES, type Format } from "#modules/intake/schema";

/** MIME types and extensions that the file picker offers per format. */
const PICKED: Record<Format, string> = {
  pdf: "application/pdf,.pdf",
  csv: "text/csv,.csv",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,.xlsx",
  image: "image/*,.heic,.heif",
};

const NAMES: Record<Format, string> = { pdf: "PDF", csv: "CSV", xlsx: "XLSX", image: "image" };

/** Types that some systems do not report. */
const UNNAMED: [RegExp, string][] = [
  [/\.pdf$/i, "application/pdf"],
  [/\.hei[cf]$/i, "image/heic"],
];

export const TOO_LARGE = "File size must be less than 50MB";
export const UPLOAD_FAILED = "Upload failed. Please try again.";

/** Value of the `accept` attribute of the file field. */
export function acceptOf(formats: Format[]): string {
  return formats.map((format) => PICKED[format]).join(",");
}

/** "PDF, CSV or image" */
export function nameFormats(formats: Format[]): string {
  const names = formats.map((format) => NAMES[format]);
  const last = names.pop();
  return names.length > 0 ? `${names.join(", ")} or ${last}` : (last ?? "");
}

/** Reason to refuse a file before sending it, or null. The server decides by content. */
export function refusalOf(file: Pick<File, "name" | "type" | "size">, formats: Format[]): string | null {
  if (file.size > MAX_UPLOAD_BYTES) return TOO_LARGE;
  return isAccepted(formats, { fileName: file.name, mimeType: typeOf(file) }) ? null : formatRefusal(formats);
}

function typeOf({ name, type }: Pick<File, "name" | "type">): string {
  return type || (UNNAMED.find(([ending]) => ending.test(name))?.[1] ?? "");
}
