/** One request and what its answer says about the file. */
import { DomainError } from "#modules/kernel";
import type { Validator } from "./part-file.ts";
import { Interrupted } from "./patience.ts";

const HEADERS = {
  "user-agent": "TaxRAG/0.1 (law library; one download a release point)",
  // The length of what is compressed on the way cannot be compared with what arrives.
  "accept-encoding": "identity",
};

/** Answers with success or with 416. @throws Interrupted for what may pass, DomainError `unavailable` for what will not. */
export async function request(
  url: string,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<Response> {
  const response = await fetch(url, { headers: { ...HEADERS, ...headers }, signal });
  if (response.ok || response.status === 416) return response;
  await response.body?.cancel();
  const sentence = `${new URL(url).host} answered ${response.status} for ${url}`;
  if (response.status >= 500 || response.status === 429) throw new Interrupted(sentence);
  throw new DomainError("unavailable", `${sentence}. Try again later, or give the file with --from.`);
}

export function resumeHeaders(before: { bytes: number; validator: Validator }): Record<string, string> {
  if (before.bytes === 0 || before.validator === null) return {};
  return { range: `bytes=${before.bytes}-`, "if-range": before.validator };
}

/** A strong entity tag, or the date; If-Range takes nothing weaker. */
export function validatorOf(response: Response): Validator {
  const tag = response.headers.get("etag");
  return tag && !tag.startsWith("W/") ? tag : response.headers.get("last-modified");
}

export interface ContentRange {
  start: number;
  total: number;
}

/** Of "bytes 100-199/1000"; null for status 416 and its like. */
export function rangeOf(response: Response): ContentRange | null {
  const range = /^bytes (\d+)-\d+\/(\d+)$/.exec(response.headers.get("content-range") ?? "");
  return range && { start: Number(range[1]), total: Number(range[2]) };
}

export function announcedLength(response: Response): number | null {
  const length = response.headers.get("content-length");
  return length === null || response.headers.has("content-encoding") ? null : Number(length);
}
