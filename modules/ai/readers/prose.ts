/** Reads running text, such as a ruling or an opinion: the sentences closest to the question, in their order. */
import { questionWords, sentencesOf } from "#modules/authority";
import type { Range } from "#modules/authority/schema";
import { quotableLaw, type Quotable } from "../quotable.ts";
import { stem, stemsOf } from "../stemming.ts";
import type { Reader, Reading } from "./reader.ts";

/** Sentences that are quoted at most. */
const SENTENCES = 3;

export const readProse: Reader = ({ draft, question, answered, position }) => {
  const quotable = quotableLaw(answered.section);
  const chosen = bestSentences(question, quotable, answered);
  if (chosen.length === 0) return;
  if (position > 0) draft.line("");
  draft.line(`### ${quotable.citation}, ${quotable.title}`);
  const source = draft.source(quotable, 0);
  let end = 0;
  for (const range of chosen) {
    draft.line(
      `- ${omitted(quotable, { start: end, end: range.start })}${draft.quote(quotable, range, source)}`,
    );
    end = range.end;
  }
  const rest = omitted(quotable, { start: end, end: quotable.text.length });
  if (rest) draft.line(`- ${rest.trim()}`);
};

/** "… (Rev. Rul. 2019-24) " where words are left out; empty where none are. */
function omitted({ text, citation }: Quotable, { start, end }: Range): string {
  return text.slice(start, end).trim() === "" ? "" : `… (${citation}) `;
}

/** Of the passages that search found, else of the whole text; those that share most words with the question. */
function bestSentences(question: string, { text }: Quotable, { retrieved }: Reading["answered"]): Range[] {
  const asked = questionWords(question).map((word) => stem(word.asked.toLowerCase()));
  const ranges = retrieved.length > 0 ? retrieved : [{ start: 0, end: text.length }];
  const sentences = ranges.flatMap((range) =>
    linesOf(text, range).flatMap((line) => sentencesOf(text, line)),
  );
  const shared = ({ start, end }: Range) => {
    const held = stemsOf(text.slice(start, end));
    return asked.filter((word) => held.has(word)).length;
  };
  return sentences
    .map((range) => ({ ...trimmed(text, range), shared: shared(range) }))
    .filter((sentence) => sentence.shared > 0 && sentence.end > sentence.start)
    .toSorted((a, b) => b.shared - a.shared || a.start - b.start)
    .slice(0, SENTENCES)
    .sort((a, b) => a.start - b.start)
    .map(({ start, end }) => ({ start, end }));
}

/** Lines of a range: a quotation stays within one. */
function linesOf(text: string, { start, end }: Range): Range[] {
  const lines: Range[] = [];
  let from = start;
  for (const line of text.slice(start, end).split("\n")) {
    if (line.trim() !== "") lines.push({ start: from, end: from + line.length });
    from += line.length + 1;
  }
  return lines;
}

function trimmed(text: string, { start, end }: Range): Range {
  const words = text.slice(start, end);
  return { start: start + words.length - words.trimStart().length, end: start + words.trimEnd().length };
}
