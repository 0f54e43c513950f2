/** Formats that a category accepts, by declared name and MIME type. Pure, and safe in a browser. */

/** The properties of a file that determine its format. */
export interface FileKind {
  fileName: string;
  mimeType: string;
}

const SPREADSHEET_TYPES = [
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  "application/vnd.ms-excel",
];

/** A file extension such as "docx" is its own format. */
export function isOfFormat(format: string, { fileName, mimeType }: FileKind): boolean {
  const type = mimeType.toLowerCase().split(";")[0]!.trim();
  const extension = extensionOf(fileName);
  if (format === "pdf") return type === "application/pdf";
  if (format === "csv") return type === "text/csv" || extension === "csv";
  if (format === "xlsx") return SPREADSHEET_TYPES.includes(type) || extension === "xlsx";
  if (format === "image") return type.startsWith("image/");
  return extension === format.toLowerCase().replace(/^\./, "");
}

export function isAccepted(formats: readonly string[], file: FileKind): boolean {
  return formats.some((format) => isOfFormat(format, file));
}

export function formatRefusal(formats: readonly string[]): string {
  return `File format not supported. Accepted formats: ${formats.join(", ")}`;
}

/** "csv" for "Bank.CSV"; empty without an extension. */
export function extensionOf(fileName: string): string {
  return /\.([^./\\]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? "";
}
