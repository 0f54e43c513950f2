import type { Range } from "../schema.ts";

const DASHES = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;
const SPACES = /[\s\u00A0\u2000-\u200A\u202F\u205F\u3000]+/g;
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;
const SINGLE_QUOTES = /[\u2018\u2019\u201A\u2032]/g;
const DOUBLE_QUOTES = /[\u201C\u201D\u201E\u2033]/g;

/** Signs of footnotes, and exponents. */
const RAISED = /[\u00B2\u00B3\u00B9\u2070\u2074-\u2079]+/g;
const LOWERED = /[\u2080-\u2089]/g;
/** "59 1/2", "59-1/2", as people type what the law prints 59½. */
const MIXED = /(?<=\d)[ -](1\/2|1\/3|2\/3|1\/4|3\/4)(?![\d/])/g;
const FRACTIONS: Record<string, string> = { "1/2": "½", "1/3": "⅓", "2/3": "⅔", "1/4": "¼", "3/4": "¾" };

/**
 * Plain spaces, hyphens, quotation marks and lowered figures, no signs of footnotes, nothing invisible; fractions as the
 * law prints them. For search only, never for display.
 */
export function normalizeForSearch(text: string): string {
  return text
    .replace(INVISIBLE, "")
    .replace(RAISED, " ")
    .replace(LOWERED, (sign) => sign.normalize("NFKC"))
    .replace(DASHES, "-")
    .replace(SINGLE_QUOTES, "'")
    .replace(DOUBLE_QUOTES, '"')
    .replace(SPACES, " ")
    .replace(MIXED, (_, figures: string) => FRACTIONS[figures]!)
    .trim();
}

const FOLDED = new Map<string, string>();
for (const [characters, plain] of [
  ["\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uFE58\uFE63\uFF0D", "-"],
  ["\u2018\u2019\u201A\u2032", "'"],
  ["\u201C\u201D\u201E\u2033", '"'],
] as const) {
  for (const character of characters) FOLDED.set(character, plain);
}
const IS_SPACE = /[\s\u00A0\u2000-\u200A\u202F\u205F\u3000]/;
const IS_INVISIBLE = /[\u00AD\u200B-\u200D\u2060\uFEFF]/;

/** Folds a text for comparison; `at[i]` is the index in `text` of character i of the folded text. */
function fold(text: string): { folded: string; at: number[] } {
  const kept: string[] = [];
  const at: number[] = [];
  let spaceAt = -1;
  for (let i = 0; i < text.length; i++) {
    const character = text[i]!;
    // Nearly all characters: looking them up one by one takes most of the time of a check.
    const isPlain = character > " " && character < "\u007F";
    if (!isPlain && IS_INVISIBLE.test(character)) continue;
    if (!isPlain && IS_SPACE.test(character)) {
      if (spaceAt < 0) spaceAt = i;
      continue;
    }
    if (spaceAt >= 0 && kept.length > 0) {
      kept.push(" ");
      at.push(spaceAt);
    }
    spaceAt = -1;
    kept.push(isPlain ? character : (FOLDED.get(character) ?? character));
    at.push(i);
  }
  return { folded: kept.join(""), at };
}

/**
 * The range of a quotation in a stored text, or null. The product's only comparison of quotations: on both sides runs
 * of white space become one space, invisible characters go, every dash becomes "-" and every quotation mark straight;
 * then characters are compared exactly, case included. What is shown is the stored text at the range found.
 */
export function locate(
  quotation: string,
  stored: string,
  within: Range = { start: 0, end: stored.length },
): Range | null {
  const exact = locateExactly(quotation, stored, within);
  if (exact) return exact;
  const wanted = fold(quotation).folded;
  if (wanted === "") return null;
  const { folded, at } = fold(stored.slice(within.start, within.end));
  const found = folded.indexOf(wanted);
  if (found < 0) return null;
  return { start: within.start + at[found]!, end: within.start + at[found + wanted.length - 1]! + 1 };
}

/** A quotation that stands in the text character for character: nearly all do, and folding a long unit takes far longer. */
function locateExactly(quotation: string, stored: string, { start, end }: Range): Range | null {
  if (quotation === "" || isFoldedAway(quotation[0]!) || isFoldedAway(quotation.at(-1)!)) return null;
  const at = stored.indexOf(quotation, start);
  return at >= 0 && at + quotation.length <= end ? { start: at, end: at + quotation.length } : null;
}

function isFoldedAway(character: string): boolean {
  return IS_SPACE.test(character) || IS_INVISIBLE.test(character);
}
