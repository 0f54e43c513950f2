/** Whether a category takes a file: its content, its name and what the browser says of it must agree. */
import { DomainError } from "#modules/kernel";
import { PDF, TEXT, XLS, XLSM, XLSX } from "./content-type.ts";
import { extensionOf, formatRefusal, isOfFormat } from "./formats.ts";
import type { Format } from "./schema.ts";

export interface ClaimedFile {
  fileName: string;
  /** What the browser said. */
  claimedType: string;
  /** By the content. */
  contentType: string;
}

const EXTENSIONS: Record<Format, readonly string[]> = {
  pdf: ["pdf"],
  csv: ["csv", "txt", "tsv"],
  xlsx: ["xlsx", "xlsm", "xls"],
  image: ["jpg", "jpeg", "jpe", "jfif", "png", "gif", "webp", "heic", "heif", "avif", "tif", "tiff", "bmp"],
};

/** What stands in for a type that the browser does not know. */
const USUAL_TYPES: Record<Format, string> = { pdf: PDF, csv: "text/csv", xlsx: XLSX, image: "image/*" };

/** Drawings with scripts are no pictures of papers; formats of cameras and designers are read by nobody here. */
const IMAGES = /^image\/(jpeg|png|apng|gif|webp|hei[cf](-sequence)?|avif|tiff|bmp)$/;

/** Its MIME type, by the content. @throws DomainError `unsupported` */
export function requireAccepted(formats: readonly Format[], file: ClaimedFile): string {
  const claim = { fileName: file.fileName, mimeType: claimedType(file) };
  const format = formats.find(
    (one) => holds(one, file.contentType) && isOfFormat(one, claim) && mayBeCalled(one, file.fileName),
  );
  if (!format) throw new DomainError("unsupported", formatRefusal(formats));
  return format === "csv" ? "text/csv" : file.contentType;
}

function holds(format: Format, contentType: string): boolean {
  if (format === "pdf") return contentType === PDF;
  if (format === "csv") return contentType === TEXT;
  if (format === "xlsx") return [XLSX, XLSM, XLS].includes(contentType);
  return IMAGES.test(contentType);
}

/** Browsers know many files only by their extension, and Windows calls a CSV a workbook. */
function claimedType({ fileName, claimedType: type }: ClaimedFile): string {
  const usual = (Object.keys(EXTENSIONS) as Format[]).find((one) =>
    EXTENSIONS[one].includes(extensionOf(fileName)),
  );
  const isVague = /^(|application\/(octet-stream|binary|x-download)|binary\/octet-stream)$/i.test(
    type.trim(),
  );
  if (isVague && usual) return USUAL_TYPES[usual];
  return type.toLowerCase().startsWith("application/vnd.ms-excel.sheet.") ? XLSX : type;
}

/** A picture called .exe is refused; "Scan 12.03.2024" has no extension at all. */
function mayBeCalled(format: Format, fileName: string): boolean {
  const extension = extensionOf(fileName);
  return !/^[a-z][a-z0-9]{1,4}$/.test(extension) || EXTENSIONS[format].includes(extension);
}
