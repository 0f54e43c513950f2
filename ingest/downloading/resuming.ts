/** Headers to resume a download (RFC 9110, Range and If-Range). */
import type { Response } from "undici";
import type { Validator } from "./part-file.ts";

export function resumeHeaders(before: { bytes: number; validator: Validator }): Record<string, string> {
  if (before.bytes === 0 || before.validator === null) return {};
  return { range: `bytes=${before.bytes}-`, "if-range": before.validator };
}

/** Strong entity tag, else the date; If-Range allows nothing weaker. */
export function validatorOf(response: Response): Validator {
  const tag = response.headers.get("etag");
  return tag && !tag.startsWith("W/") ? tag : response.headers.get("last-modified");
}

/** Parses "bytes 100-199/1000"; null for other forms, as of status 416. */
export function rangeOf(response: Response): { start: number; total: number } | null {
  const range = /^bytes (\d+)-\d+\/(\d+)$/.exec(response.headers.get("content-range") ?? "");
  return range && { start: Number(range[1]), total: Number(range[2]) };
}

export function announcedLength(response: Response): number | null {
  const length = response.headers.get("content-length");
  return length === null || response.headers.has("content-encoding") ? null : Number(length);
}
