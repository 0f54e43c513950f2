/** What a paper is about, for a question that only names it: "Summarize Notice 2025-7". */
import type { Range } from "#modules/authority/schema";
import type { AnswerSection } from "../answer-sections.ts";
import { countWords } from "../quoting/length.ts";
import { conclusionsOf } from "./conclusions.ts";
import { linesOf, trimmed } from "./lines.ts";

/** Words of a question that only say that a paper is asked about. */
export const VERBS_OF_PAPERS =
  /^(?:hold|held|say|says|said|state|states|stated|conclude|concludes|concluded|decide|decided|decides|provide|provides|rule|ruled|rules|contain|contains|require|requires|explain|summarize|court|case|opinion|ruling|notice|procedure|regulation|text|content|change|changes|tell|paper|document|line|ask|asks)$/;

const OWN_WORDS =
  /^(?:\W*(?:\(\w\)|\d+[.)])\s*)?This (?:notice|revenue (?:procedure|ruling)|announcement|document|memorandum|publication|action)\b|^(?:Recommendation|Issues?|Holdings?|Conclusions?):\s/i;
/** Paragraphs that are quoted at most, and the words from which one says something. */
const PARAGRAPHS = 2;
const LEAST_WORDS = 15;

/** Its conclusion, else what it says of itself, else its first paragraph; in the order of the text. */
export function summaryOf(section: AnswerSection["section"]): Range[] {
  const { text } = section;
  const lines = linesOf(text, { start: 0, end: text.length }).map((line) => trimmed(text, line));
  const read = ({ start, end }: Range) => text.slice(start, end);
  const says = (line: Range) => countWords(read(line)) >= LEAST_WORDS;
  const concluded = conclusionsOf(section).flatMap((range) => linesOf(text, range));
  const own = lines.filter((line) => OWN_WORDS.test(read(line)) && says(line));
  const best = [concluded, own, lines.filter(says)].find((ranges) => ranges.length > 0) ?? [];
  return best
    .slice(0, own === best || concluded === best ? PARAGRAPHS : 1)
    .map((line) => trimmed(text, line));
}
