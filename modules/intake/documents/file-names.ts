/** Sanitizes file names for display and download. */

import { maskNumbers } from "../masking.ts";

/** Limit of file systems, in UTF-8 bytes or in characters; a name within it in bytes satisfies both. */
const NAME_MAX = 255;
const UNNAMED = "document";

/**
 * Control characters, line and paragraph separators, and invisible or bidirectional marks, which can make "fdp.exe"
 * read as "exe.pdf".
 */
const INVISIBLE =
  /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF0-\uFFFB]/gu;

/** Without Social Security numbers; file systems allow no asterisks. */
export function maskFileName(name: string): string {
  const masked = maskNumbers(name);
  return masked === name ? name : masked.replaceAll("*", "x");
}

/** The base name without invisible characters, at most 255 bytes, with its extension kept. Never empty. */
export function cleanFileName(given: string): string {
  const base = maskFileName(given).replace(INVISIBLE, "").split(/[/\\]/).at(-1) ?? "";
  const name = base.normalize("NFC").replace(/\s+/g, " ").trim().replace(/^\.+/, "").trim();
  return name === "" ? UNNAMED : shorten(name);
}

function shorten(name: string): string {
  if (Buffer.byteLength(name) <= NAME_MAX) return name;
  const extension = /\.[^.\s]{1,16}$/u.exec(name)?.[0] ?? "";
  let stem = "";
  for (const letter of name.slice(0, name.length - extension.length)) {
    if (Buffer.byteLength(stem + letter + extension) > NAME_MAX) break;
    stem += letter;
  }
  return stem.trimEnd() + extension;
}
