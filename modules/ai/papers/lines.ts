/** The lines of a client's papers that say what is asked for. */
import { questionWords } from "#modules/authority";
import type { Range } from "#modules/authority/schema";
import { boxOf, sameWords, soughtWords } from "../chat/client-question.ts";
import type { PaperPage } from "../contract.ts";
import { stem, stemsOf } from "../stemming.ts";

const LINES = 4;
const LONGEST_LINE = 400;
/** An amount or a date, not the number of a box. */
const FIGURE = /\d[\d,]*\.\d\d\b|\d,\d{3}\b|\b(?!(?:19|20)\d\d\b)\d{3,}\b|\d\/\d/;
/** "How much …", "What is the balance?": a line with a figure says more. */
const ASKS_FIGURE =
  /\bhow (?:much|many)\b|\bwhat (?:is|are|was|were|do|does|did)\b|\b(?:amounts?|balance|rents?|wages|interest|total|premium)\b/i;

export interface AskedOfPapers {
  /** Stems of what is looked for, with those of other words for it. */
  sought: Set<string>[];
  /** Of the question's other words. */
  others: Set<string>;
  /** "12a" */
  box: string | null;
  asksFigure: boolean;
}

export function askedOfPapers(question: string): AskedOfPapers {
  const sought = soughtWords(question).map(sameWords);
  const all = questionWords(question).flatMap(({ asked, statute }) =>
    [asked, ...statute].map((one) => stem(one.toLowerCase())),
  );
  const others = new Set(all.filter((one) => !sought.some((words) => words.has(one))));
  return { sought, others, box: boxOf(question), asksFigure: ASKS_FIGURE.test(question) };
}

/** What a word of a line counts for: one that is looked for, one of the question beside it, the box, a figure asked for. */
const WORTH = { sought: 3, other: 1, box: 4, figure: 2 };

interface Line {
  range: Range;
  /** The line of figures below a label. */
  below: Range | null;
  score: number;
}

/** The best first; none without a word of the question. */
function rankedLines(asked: AskedOfPapers, { fileName, text, found }: PaperPage): Line[] {
  // What the file's name says told which paper is meant, not what is looked for in it.
  const ofName = stemsOf(fileName.replace(/[-_.]/g, " "));
  const isOfName = (some: Set<string>) => [...some].some((one) => ofName.has(one));
  const apart = asked.sought.filter((some) => !isOfName(some));
  const sought = apart.length > 0 ? apart : asked.sought;
  const lines = found.toSorted((a, b) => a.start - b.start).flatMap((range) => linesOf(text, range));
  const wordsAt = (range: Range) => text.slice(range.start, range.end);
  return lines
    .map((range, at) => {
      const words = wordsAt(range);
      const held = stemsOf(words);
      const next = lines[at + 1];
      const hasFigure = FIGURE.test(words);
      const below = !hasFigure && next && FIGURE.test(wordsAt(next)) ? next : null;
      const named =
        WORTH.sought * sought.filter((some) => [...some].some((one) => held.has(one))).length +
        WORTH.other * [...asked.others].filter((one) => held.has(one) && !ofName.has(one)).length +
        WORTH.box * Number(hasBox(words, asked.box));
      const figure = named > 0 && asked.asksFigure && (hasFigure || below) ? WORTH.figure : 0;
      return { range, below, score: named > 0 ? named + figure : 0 };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.range.start - b.range.start);
}

/** The lines to quote, in the order of the page; where no word of the question stands, the first ones found. */
export function chosenLines(asked: AskedOfPapers, page: PaperPage): Range[] {
  const ranked = rankedLines(asked, page);
  const [best] = ranked;
  if (!best) return page.found.flatMap((range) => linesOf(page.text, range)).slice(0, 2);
  const chosen: Range[] = [];
  for (const { range, below, score } of ranked) {
    if (chosen.length >= LINES || score < best.score / 2) break;
    for (const one of below ? [range, below] : [range])
      if (!chosen.some(({ start }) => start === one.start)) chosen.push(one);
  }
  return chosen.toSorted((a, b) => a.start - b.start);
}

/** What a form prints above a field says nothing by itself. */
const LABEL = /\bname, (?:street )?address\b|\bcity or town\b|\b(?:TIN|identification number)\b/i;

export interface SaidLine {
  page: PaperPage;
  /** A line of the paper in quotation marks, that of a label followed by its figure; null where only a form's label is found. */
  words: string | null;
}

/**
 * The one line that says most of what is asked for; null where none says any. Its words stand as they are quoted below it:
 * an answer that is kept loses them by that, when the paper is deleted.
 */
export function saidBy(asked: AskedOfPapers, pages: readonly PaperPage[]): SaidLine | null {
  const best = pages
    .flatMap((page) =>
      rankedLines(asked, page)
        .slice(0, 1)
        .map((line) => ({ page, ...line })),
    )
    .toSorted((a, b) => b.score - a.score)[0];
  if (!best) return null;
  const { page, range, below } = best;
  const wordsAt = ({ start, end }: Range) => page.text.slice(start, end).trim();
  if (LABEL.test(wordsAt(range))) return { page, words: null };
  const quoted = [wordsAt(range), ...(below ? [wordsAt(below)] : [])];
  return { page, words: quoted.map((one) => `“${one}”`).join(" ") };
}

/** "1 Wages, tips": the label of a box begins with its number and a capital. */
function hasBox(line: string, box: string | null): boolean {
  return box !== null && new RegExp(String.raw`(?:^|\s|box )${box} [A-Z]`).test(line);
}

/** Lines with words, without the space around them. */
function linesOf(text: string, { start, end }: Range): Range[] {
  return [...text.slice(start, end).matchAll(/[^\n]+/g)].flatMap((line) => {
    const words = line[0].trim();
    if (words === "") return [];
    const from = start + line.index + line[0].indexOf(words);
    return [{ start: from, end: from + Math.min(words.length, LONGEST_LINE) }];
  });
}
