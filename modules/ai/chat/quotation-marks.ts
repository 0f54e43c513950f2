/**
 * Quotation marks as models write them. The check reads “words” [n]; a model also writes "words", «words» or „words“, sets
 * a quotation apart by ">", or lets it run into the next line, and all of it looks quoted to a reader.
 */

/** Fewer words between marks are a term, such as the “covered period” of a law. */
const FEWEST_WORDS = 4;

const ANY_MARK = /[“"«„]/;
const BLOCK = /^(\s*>[\s>]*)(.+?)(\s*\[\d{1,3}\])?\s*$/;

/** The place in a line from which on nothing is shown before it is checked; its length where there is none. */
export function heldFrom(line: string): number {
  if (/^\s*>/.test(line)) return 0;
  const at = line.search(ANY_MARK);
  return at < 0 ? line.length : at;
}

export function isLongQuotation(words: string): boolean {
  return (words.match(/[\p{L}\p{N}]+/gu) ?? []).length >= FEWEST_WORDS;
}

/** The line with its quotations between “ and ”; short terms in straight marks, and inches, stay as they are. */
export function withCurlyMarks(line: string): string {
  return ofBlock(line)
    .replace(/«([^»]*)»/g, "“$1”")
    .replace(/„([^“”"]*)[“”"]/g, "“$1”")
    .replace(/(?<![\p{L}\p{N}])"(?=\S)([^"]*)"(\s*\[\d)?/gu, (whole, words: string, number = "") =>
      number || isLongQuotation(words) ? `“${words}”${number}` : whole,
    )
    .replace(/"(?=\s*\[\d)/g, "”")
    .replace(/(?<![\p{L}\p{N}])"(?=\S)([^"“”]*)$/u, "“$1");
}

/** Whether a quotation goes on in the line below. @param isOpen whether one has come into this line */
export function goesOn(line: string, isOpen: boolean): boolean {
  if (line.trim() === "") return false;
  const marked = withCurlyMarks(line);
  const [opening, closing] = [marked.lastIndexOf("“"), marked.search(/”|"/)];
  return closing < 0 ? isOpen || opening >= 0 : opening > marked.lastIndexOf("”");
}

/** "> words [1]" is set apart as quoted. */
function ofBlock(line: string): string {
  const [, mark, words, number = ""] = BLOCK.exec(line) ?? [];
  return !mark || !words || ANY_MARK.test(words) ? line : `${mark}“${words}”${number}`;
}
