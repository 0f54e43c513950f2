/** Text as stored: cleaned, masked, in parts that PostgreSQL can index. */
import { maskNumbers } from "#modules/intake/schema";
import { MAX_CHARACTERS, MAX_PART_CHARACTERS } from "../limits.ts";

/**
 * Removes what PostgreSQL or a reader cannot handle: NUL and other control characters, soft hyphens, unusual blanks,
 * lone surrogates.
 */
export function cleanText(text: string): string {
  return (
    Buffer.from(text)
      .toString()
      // oxlint-disable-next-line no-control-regex -- control characters are what is removed
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u00ad\u200b-\u200f\u2060\ufeff]/g, "")
      .replace(/\r\n?/g, "\n")
      .replace(/[\u00a0\u2000-\u200a\u202f\u3000\t]/g, " ")
      .replace(/ {2,}/g, " ")
      .replace(/ ?\n ?/g, "\n")
      .replace(/\n{3,}/g, "\n\n")
      .trim()
  );
}

/** Text of one page, truncated to what can be indexed. */
export function storedText(text: string): string {
  return maskNumbers(cleanText(text.slice(0, 2 * MAX_PART_CHARACTERS))).slice(0, MAX_PART_CHARACTERS);
}

/** Splits a text without pages at line ends into parts that can be indexed. */
export function inParts(text: string): string[] {
  const whole = maskNumbers(cleanText(text.slice(0, MAX_CHARACTERS)));
  const parts: string[] = [];
  for (let from = 0; from < whole.length;) {
    const furthest = from + MAX_PART_CHARACTERS;
    const lineEnd = whole.lastIndexOf("\n", furthest) + 1;
    const end = furthest < whole.length && lineEnd > from ? lineEnd : furthest;
    parts.push(whole.slice(from, end));
    from = end;
  }
  return parts;
}
