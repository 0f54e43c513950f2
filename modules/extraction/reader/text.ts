/** Text as it is stored: clean, masked, in parts that PostgreSQL takes. */
import { maskNumbers } from "#modules/intake/schema";
import { MAX_CHARACTERS, MAX_PART_CHARACTERS } from "../limits.ts";

/** Without what PostgreSQL or a reader trips over: NUL and other controls, soft hyphens, odd blanks, half characters. */
export function cleanText(text: string): string {
  return (
    Buffer.from(text)
      .toString()
      // oxlint-disable-next-line no-control-regex -- controls are what is removed
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u00ad\u200b-\u200f\u2060\ufeff]/g, "")
      .replace(/\r\n?/g, "\n")
      .replace(/[\u00a0\u2000-\u200a\u202f\u3000\t]/g, " ")
      .replace(/ {2,}/g, " ")
      .replace(/ ?\n ?/g, "\n")
      .replace(/\n{3,}/g, "\n\n")
      .trim()
  );
}

/** The text of one page, cut at what can be searched. */
export function storedText(text: string): string {
  return maskNumbers(cleanText(text.slice(0, 2 * MAX_PART_CHARACTERS))).slice(0, MAX_PART_CHARACTERS);
}

/** Cuts a text without pages at ends of lines into parts that can each be searched. */
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
