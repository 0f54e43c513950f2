/** Checks a file against its category: content, name and declared type must agree. */
import { DomainError } from "#modules/kernel";
import { PDF, TEXT, XLS, XLSM, XLSX } from "./content-type.ts";
import { extensionOf, formatRefusal, isOfFormat } from "./formats.ts";
import type { Format } from "../schema.ts";

export interface ClaimedFile {
  fileName: string;
  /** Declared by the browser. */
  claimedType: string;
  /** Detected by content. */
  contentType: string;
}

const EXTENSIONS: Record<Format, readonly string[]> = {
  pdf: ["pdf"],
  csv: ["csv", "txt", "tsv"],
  xlsx: ["xlsx", "xlsm", "xls"],
  image: ["jpg", "jpeg", "jpe", "jfif", "png", "gif", "webp", "heic", "heif", "avif", "tif", "tiff", "bmp"],
};

/** Fallback for a type that the browser does not know. */
const USUAL_TYPES: Record<Format, string> = { pdf: PDF, csv: "text/csv", xlsx: XLSX, image: "image/*" };

/** Excludes SVG, which may contain scripts, and camera and design formats, which nothing here decodes. */
const IMAGES = /^image\/(jpeg|png|apng|gif|webp|hei[cf](-sequence)?|avif|tiff|bmp)$/;

/** The MIME type, by content. @throws DomainError `unsupported` */
export function requireAccepted(formats: readonly Format[], file: ClaimedFile): string {
  const claim = { fileName: file.fileName, mimeType: claimedType(file) };
  const format = formats.find(
    (one) =>
      matchesContent(one, file.contentType) &&
      isOfFormat(one, claim) &&
      hasExpectedExtension(one, file.fileName),
  );
  if (!format) throw new DomainError("unsupported", formatRefusal(formats));
  return format === "csv" ? "text/csv" : file.contentType;
}

function matchesContent(format: Format, contentType: string): boolean {
  if (format === "pdf") return contentType === PDF;
  if (format === "csv") return contentType === TEXT;
  if (format === "xlsx") return [XLSX, XLSM, XLS].includes(contentType);
  return IMAGES.test(contentType);
}

/** Browsers know many files by extension only, and Windows declares a CSV as a workbook. */
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

/** An image named .exe is rejected; "Scan 12.03.2024" has no extension. */
function hasExpectedExtension(format: Format, fileName: string): boolean {
  const extension = extensionOf(fileName);
  return !/^[a-z][a-z0-9]{1,4}$/.test(extension) || EXTENSIONS[format].includes(extension);
}
