import type { Range } from "../schema.ts";

const DASH = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/;
const SPACE = /[\s\u00A0\u2000-\u200A\u202F\u205F\u3000]/;
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060\uFEFF]/;
const PLAIN: ReadonlyMap<string, string> = new Map([
  ["\u2018", "'"],
  ["\u2019", "'"],
  ["\u201A", "'"],
  ["\u2032", "'"],
  ["\u201C", '"'],
  ["\u201D", '"'],
  ["\u201E", '"'],
  ["\uFF08", "("],
  ["\uFF09", ")"],
  ["\uFF0E", "."],
]);
/** What folding would change; most texts hold none of it. */
const TO_FOLD = /[^!-~\u00A7 \n]|[ \n]{2}|-\n/;

/**
 * A text as the finders read it: dashes and quotation marks plain, a run of white space one space (a newline when it
 * held one), nothing invisible, a number torn at a line end whole again ("1.892-⏎4").
 */
export interface Folded {
  text: string;
  /** The range in the original text of a range of `text`. */
  original(range: Range): Range;
}

export function fold(text: string): Folded {
  if (!TO_FOLD.test(text)) return { text, original: ({ start, end }) => ({ start, end }) };
  const kept: string[] = [];
  const at: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const character = text[i]!;
    if (INVISIBLE.test(character)) continue;
    if (!SPACE.test(character)) {
      kept.push(DASH.test(character) ? "-" : (PLAIN.get(character) ?? character));
      at.push(i);
      continue;
    }
    const end = endOfSpace(text, i);
    const broken = text.slice(i, end).includes("\n");
    const torn = broken && kept.at(-1) === "-" && isTornNumber(kept, text[end]);
    if (!torn) {
      kept.push(broken ? "\n" : " ");
      at.push(i);
    }
    i = end - 1;
  }
  return {
    text: kept.join(""),
    original: ({ start, end }) =>
      end > start
        ? { start: at[start]!, end: at[end - 1]! + 1 }
        : { start: at[start] ?? text.length, end: at[start] ?? text.length },
  };
}

function endOfSpace(text: string, start: number): number {
  let end = start + 1;
  while (end < text.length && (SPACE.test(text[end]!) || INVISIBLE.test(text[end]!))) end++;
  return end;
}

/** "1.892-" before a line end and "4" after it. */
function isTornNumber(kept: readonly string[], next: string | undefined): boolean {
  return /[\dA-Za-z)]/.test(kept.at(-2) ?? "") && /\d/.test(next ?? "") && /\d/.test(kept.slice(-8).join(""));
}
