import type { Range } from "#modules/authority/schema";
import { isSpace } from "../spaces.ts";
import { countTokens } from "./tokens.ts";

/** A sentence ends at . ? or ! with its closing quotes and brackets, before white space and a new beginning. */
const SENTENCE_END = /[.?!][”’"')\]]*\s+(?=[“‘"'([]*[A-Z])/g;
/** Words whose full stop does not end a sentence. */
const ABBREVIATION =
  /(?:^|[\s([“‘—–.])(?:secs?|subsecs?|pars?|subpars?|subch|chs?|arts?|cls?|pts?|no|nos|stat|pub|l|u\.s|u\.s\.c|c\.f\.r|fed|reg|rev|rul|proc|treas|et|seq|etc|e\.g|i\.e|viz|v|vs|inc|co|corp|ltd|mr|mrs|ms|dr|st|jan|feb|mar|apr|aug|sept|oct|nov|dec|[A-Z])\.[”’"')\]]*\s+$/i;
const LINE_END = /\n+/g;

/** Places to cut a sentence that alone is over the limit, best first; each cut follows the character. */
const CLAUSE_ENDS = [/;\s*/g, /[:—]\s*/g, /,\s+/g, /\s+/g];

/** A range and its tokens. */
export interface CountedRange extends Range {
  tokens: number;
}

/**
 * Cuts a run of text into pieces of at most `limit` tokens: at line ends, then at ends of sentences. A sentence
 * that alone is over the limit is cut after semicolons; what is still over it after colons and em dashes, then
 * after commas, and at last between words.
 */
export function cutRun(text: string, range: Range, limit: number): CountedRange[] {
  const lines = splitAfter(text, range, LINE_END);
  const sentences = lines.flatMap((line) => splitAfter(text, line, SENTENCE_END, endsSentence));
  return sentences.flatMap((sentence) => cutSentence(text, sentence, limit, 0));
}

/** Cuts a table after its rows; a row that alone is over the limit as other text. */
export function cutTable(text: string, range: Range, limit: number): CountedRange[] {
  return splitAfter(text, range, LINE_END).flatMap((row) =>
    row.tokens <= limit ? [row] : cutRun(text, row, limit),
  );
}

function cutSentence(text: string, range: CountedRange, limit: number, level: number): CountedRange[] {
  const pattern = CLAUSE_ENDS[level];
  if (!pattern || range.tokens <= limit) return [range];
  const pieces = splitAfter(text, range, pattern).flatMap((piece) =>
    cutSentence(text, piece, limit, level + 1),
  );
  return joinUpTo(pieces, limit);
}

/** Joins neighbors while they stay within the limit, so that no piece is smaller than it must be. */
function joinUpTo(pieces: CountedRange[], limit: number): CountedRange[] {
  const joined: CountedRange[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last && last.tokens + piece.tokens <= limit) {
      last.end = piece.end;
      last.tokens += piece.tokens;
    } else joined.push({ ...piece });
  }
  return joined;
}

function splitAfter(
  text: string,
  range: Range,
  pattern: RegExp,
  accept?: (before: string) => boolean,
): CountedRange[] {
  const within = text.slice(range.start, range.end);
  const pieces: CountedRange[] = [];
  let from = 0;
  for (const match of within.matchAll(pattern)) {
    const end = match.index + match[0].length;
    if (accept && !accept(within.slice(Math.max(0, end - LONGEST_ABBREVIATION), end))) continue;
    pushTrimmed(pieces, text, range.start + from, range.start + end);
    from = end;
  }
  pushTrimmed(pieces, text, range.start + from, range.end);
  return pieces;
}

const LONGEST_ABBREVIATION = 24;

function endsSentence(before: string): boolean {
  return !ABBREVIATION.test(before);
}

function pushTrimmed(pieces: CountedRange[], text: string, start: number, end: number): void {
  while (start < end && isSpace(text.charCodeAt(start))) start++;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
  if (end > start) pieces.push({ start, end, tokens: countTokens(text, start, end) });
}
