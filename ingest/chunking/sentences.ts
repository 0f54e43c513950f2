import { sentencesOf } from "#modules/authority";
import type { Range } from "#modules/authority/schema";
import { isSpace } from "../spaces.ts";
import { countTokens } from "./tokens.ts";

const LINE_END = /\n+/g;

/** Where to cut a sentence over the limit, best first; each cut is after the character. */
const CLAUSE_ENDS = [/;\s*/g, /[:—]\s*/g, /,\s+/g, /\s+/g];

/** A range with its token count. */
export interface CountedRange extends Range {
  tokens: number;
}

/**
 * Cuts text into pieces of at most `limit` tokens: at line ends, then at sentence ends. A sentence over the limit is
 * cut after semicolons, then after colons and em dashes, then after commas, and finally between words.
 */
export function cutRun(text: string, range: Range, limit: number): CountedRange[] {
  const lines = splitAfter(text, range, LINE_END);
  const sentences = lines.flatMap((line) => counted(text, sentencesOf(text, line)));
  return sentences.flatMap((sentence) => cutSentence(text, sentence, limit, 0));
}

/** Cuts a table between rows; a row over the limit is cut like other text. */
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

/** Joins neighbors as long as they stay within the limit. */
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

function splitAfter(text: string, range: Range, pattern: RegExp): CountedRange[] {
  const within = text.slice(range.start, range.end);
  const ends = [...within.matchAll(pattern)].map((match) => range.start + match.index + match[0].length);
  const starts = [range.start, ...ends];
  return counted(
    text,
    starts.map((start, at) => ({ start, end: ends[at] ?? range.end })),
  );
}

/** Trims the ranges and counts their tokens; drops those of white space only. */
function counted(text: string, ranges: Range[]): CountedRange[] {
  return ranges
    .map((range) => trimmed(text, range))
    .flatMap(({ start, end }) =>
      end > start ? [{ start, end, tokens: countTokens(text, start, end) }] : [],
    );
}

function trimmed(text: string, { start, end }: Range): Range {
  while (start < end && isSpace(text.charCodeAt(start))) start++;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
  return { start, end };
}
