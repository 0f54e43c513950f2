/** Sentences of legal text. */
import type { Range } from "../schema.ts";

/** A sentence ends at . ? or ! with its closing quotes and brackets, before white space and a new beginning. */
const SENTENCE_END = /[.?!][”’"')\]]*\s+(?=[“‘"'([]*[A-Z])/g;
/** Words whose full stop does not end a sentence: "Rev. Rul. 2019-24", "26 U.S.C. 61(a)". */
const ABBREVIATION =
  /(?:^|[\s([“‘—–.])(?:secs?|subsecs?|pars?|subpars?|subch|chs?|arts?|cls?|pts?|no|nos|stat|pub|l|u\.s|u\.s\.c|c\.f\.r|fed|reg|rev|rul|proc|treas|et|seq|etc|e\.g|i\.e|viz|v|vs|inc|co|corp|ltd|mr|mrs|ms|dr|st|jan|feb|mar|apr|aug|sept|oct|nov|dec|[A-Z])\.[”’"')\]]*\s+$/i;
/** Characters before an end of a sentence that can belong to an abbreviation. */
const LONGEST_ABBREVIATION = 24;

/**
 * The sentences of a range of the text, in order. They cover the range without gaps: white space between two
 * sentences belongs to the first. Chunk boundaries depend on this rule: a change of it embeds the library anew.
 */
export function sentencesOf(text: string, range: Range): Range[] {
  const within = text.slice(range.start, range.end);
  const ends = [...within.matchAll(SENTENCE_END)]
    .map((match) => match.index + match[0].length)
    .filter((end) => !ABBREVIATION.test(within.slice(Math.max(0, end - LONGEST_ABBREVIATION), end)));
  const starts = [0, ...ends];
  return starts.map((start, at) => ({
    start: range.start + start,
    end: range.start + (ends[at] ?? within.length),
  }));
}
