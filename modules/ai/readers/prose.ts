/** Reads running text, such as a ruling or an opinion: the sentences closest to the question, in their order. */
import { questionWords, sentencesOf, type DocumentText } from "#modules/authority";
import type { Range } from "#modules/authority/schema";
import type { RetrievedRange } from "../answer-sections.ts";
import type { Draft } from "../drafting.ts";
import { partOf, quotableLaw, type Quotable } from "../quotable.ts";
import { countWords } from "../quoting/length.ts";
import { requestedFigure } from "../requested-figure.ts";
import { stem, stemsOf } from "../stemming.ts";
import { askedHoldings, likelyHoldings } from "./asked-holdings.ts";
import { conclusionsOf } from "./conclusions.ts";
import { linesOf, trimmed } from "./lines.ts";
import type { Nearness, Part } from "./nearness.ts";
import { rowsBelow } from "./paper-tables.ts";
import { summaryOf, VERBS_OF_PAPERS } from "./summary.ts";
import type { Reader, Reading } from "./reader.ts";

/** Sentences that are quoted at most. */
const SENTENCES = 3;
/** A paragraph of so many words is quoted whole around the sentence that answers. */
const PARAGRAPH_WORDS = 130;
/** Words of all that is quoted of a document that decides, but for its first paragraph. */
const DECIDING_WORDS = 160;
/** What only asks or names is followed, within so many lines, by one of so many words that answers. */
const LINES_AHEAD = 3;
const ANSWER_WORDS = 3;
/** Share of the closest sentence's worth from which another one is quoted beside it. */
const NEARLY = 0.75;
/** Says only where to read on. */
const POINTER = /\bfor the latest information about\b|\bgo to irs\.gov\b/i;
/** What a sentence gains where a ruling or an opinion holds. */
const HOLDING = 0.25;
/** What a sentence loses where a paper only tells how things were. */
const TOLD = 0.2;
/** What shares a word is worth at least that. */
const LEAST = 0.01;
const TELLS = /^\W*(?:section )?(?:[\dIVX]+\.?\s*)?(?:background|facts|explanation of provisions|history)\b/i;
/** What a sentence gains from holding the kind of figure that is asked for. */
const FIGURE = 0.3;
/** What a sentence gains from standing in the passage that search found first. */
const FOUND_FIRST = 0.15;

export const readProse: Reader = ({ draft, question, answered, position }) => {
  const quotable = quotableLaw(answered.section);
  const isNamed = answered.citedUnit !== null;
  const held = isNamed ? [] : askedHoldings(question, answered.section);
  const chosen = held.length > 0 ? held : closestSentences(question, quotable, answered);
  if (chosen.length === 0) return;
  if (position > 0) draft.line("");
  draft.line(`### ${quotable.citation}, ${quotable.title}`);
  writeSentences(draft, quotable, chosen);
};

/** Quotes ranges of a text, in its order, each under its own pin cite; what stands between them is marked. */
export function writeSentences(draft: Draft, quotable: Quotable, chosen: Range[]): void {
  const bullets: string[] = [];
  let end = 0;
  for (const range of chosen) {
    const source = draft.source(quotable, partOf(quotable, range));
    const quoted = `${omitted(quotable, { start: end, end: range.start })}${draft.quote(quotable, range, source)}`;
    if (goesOn(quotable.text, end, range)) bullets.push(`${bullets.pop()} ${quoted}`);
    else bullets.push(`- ${quoted}`);
    end = range.end;
  }
  for (const bullet of bullets) draft.line(bullet);
  const rest = omitted(quotable, { start: end, end: quotable.text.length });
  if (rest) draft.line(`- ${rest.trim()}`);
}

/** Whether a line only breaks a sentence off, as a page does, and the next one goes on. */
function goesOn(text: string, end: number, range: Range): boolean {
  return (
    end > 0 && text.slice(end, range.start).trim() === "" && /[a-z0-9,§] ?$/.test(text.slice(end - 2, end))
  );
}

/** "… (Rev. Rul. 2019-24) " where words are left out; empty where none are. */
function omitted({ text, citation }: Quotable, { start, end }: Range): string {
  return text.slice(start, end).trim() === "" ? "" : `… (${citation}) `;
}

interface Sentence extends Range {
  /** Share of the question's words, by their rarity among the sentences, and a little for the passage found first. */
  worth: number;
}

/** Of the passages that search found, else of the whole text or the unit that is named; those that share most words with the question. */
export function closestSentences(
  question: string,
  quotable: Quotable,
  answered: Reading["answered"],
): Range[] {
  return weighSentences(question, quotable, answered)
    .toSorted((a, b) => b.worth - a.worth || a.start - b.start)
    .slice(0, SENTENCES)
    .sort((a, b) => a.start - b.start)
    .map(({ start, end }) => ({ start, end }));
}

/**
 * The words that answer: the paragraph around the closest sentence where it is short, and after it the sentences nearly
 * as close. Of a question and its answer both; in the order of the text.
 */
export function decidingWords(
  question: string,
  quotable: Quotable,
  { answered, maximum = DECIDING_WORDS }: { answered: Reading["answered"]; maximum?: number },
): Range[] {
  const { text } = quotable;
  const { nearness } = answered;
  const held = answered.citedUnit === null ? askedHoldings(question, answered.section, nearness) : [];
  if (held.length > 0) return held;
  const weighed = weighSentences(question, quotable, answered)
    .map((sentence) => ({ ...sentence, worth: worthOf(text, sentence, nearness) }))
    .toSorted((a, b) => b.worth - a.worth || a.start - b.start);
  const [best] = weighed;
  if (!best || isOnlyNamed(question, quotable, answered)) return summaryOf(answered.section);
  const chosen: Range[] = [];
  let words = 0;
  const least = (nearness ? AS_NEAR : NEARLY) * best.worth;
  for (const { start, end } of weighed.filter(({ worth }) => worth >= least)) {
    if (chosen.some((range) => range.start <= start && end <= range.end)) continue;
    const paragraph = paragraphAround(text, { start, end });
    const ranges = withAnswer(answered.section, paragraph, question).filter(
      (range) => !chosen.some((one) => overlaps(one, range)),
    );
    words += ranges.reduce((sum, range) => sum + countWords(text.slice(range.start, range.end)), 0);
    if (chosen.length > 0 && words > maximum) break;
    chosen.push(...ranges);
  }
  return chosen.toSorted((a, b) => a.start - b.start);
}

/** Paragraphs that are compared with the question in meaning. */
const COMPARED = 12;
/** What words count beside the cosine, whose spread is less. */
const BY_WORDS = 0.25;
/** Share of the nearest paragraph's worth from which another one stands beside it. */
const AS_NEAR = 0.88;

/** Paragraphs with most of the question's words, or holdings of an opinion. */
export function likelyPassages(question: string, answered: Reading["answered"]): Part[] {
  const held = likelyHoldings(question, answered.section);
  if (held.length > 0) return held;
  const quotable = quotableLaw(answered.section);
  const { text } = quotable;
  const starts = new Map<number, Part>();
  const sentences = weighSentences(question, quotable, answered).toSorted((a, b) => b.worth - a.worth);
  for (const sentence of sentences) {
    const { start, end } = paragraphAround(text, sentence);
    const answering = withAnswer(answered.section, { start, end }, question);
    const words = [{ start, end }, ...answering].map((range) => text.slice(range.start, range.end));
    const heading = quotable.parts[partOf(quotable, { start, end })]?.heading ?? "";
    if (!starts.has(start)) starts.set(start, { start, text: `${heading} ${[...new Set(words)].join(" ")}` });
    if (starts.size === COMPARED) break;
  }
  return [...starts.values()];
}

/** By its paragraph's meaning where that is known, and by words. */
function worthOf(text: string, sentence: Sentence, nearness: Nearness | undefined): number {
  if (!nearness) return sentence.worth;
  const cosine = nearness.get(paragraphAround(text, sentence).start) ?? 0;
  return cosine + BY_WORDS * sentence.worth;
}

/** Whether the question names the paper and nothing of its subject. */
function isOnlyNamed(question: string, { citation }: Quotable, answered: Reading["answered"]): boolean {
  if (answered.citedUnit !== null) return false;
  const name = stemsOf(citation);
  return questionWords(question).every(
    ({ asked }) =>
      VERBS_OF_PAPERS.test(asked.toLowerCase()) || [...stemsOf(asked)].every((word) => name.has(word)),
  );
}

function overlaps(a: Range, b: Range): boolean {
  return a.start < b.end && b.start < a.end;
}

/** The whole line that a sentence stands in, unless that is long. */
function paragraphAround(text: string, sentence: Range): Range {
  const from = text.lastIndexOf("\n", sentence.start - 1) + 1;
  const to = text.indexOf("\n", sentence.end);
  const line = trimmed(text, { start: from, end: to < 0 ? text.length : to });
  return countWords(text.slice(line.start, line.end)) <= PARAGRAPH_WORDS ? line : sentence;
}

/** And the next line where the words only ask, as a question of a notice; instead of a heading what stands below it. */
function withAnswer({ text, structure }: DocumentText, range: Range, question: string): Range[] {
  const words = text.slice(range.start, range.end).trim();
  if (/[.;:,”"—)]$/.test(words) || words.includes("\t")) return [range];
  const rows = rowsBelow(text, range, question);
  if (rows) return [range, ...rows.map((row) => trimmed(text, row))];
  const lines = linesOf(text, { start: range.end, end: text.length }, LINES_AHEAD);
  const isHeading = ({ start, end }: Range) =>
    structure.segments.some((one) => one.role === "heading" && one.start <= start && end <= one.end);
  const line = lines.find(
    (one) => countWords(text.slice(one.start, one.end)) >= ANSWER_WORDS && !isHeading(one),
  );
  if (!line) return [range];
  const next = trimmed(text, line);
  const [first = next] = sentencesOf(text, next);
  const isShort = countWords(text.slice(next.start, next.end)) <= PARAGRAPH_WORDS;
  const answer = isShort ? next : trimmed(text, first);
  // A heading is named by the pin cite of what stands below it.
  return isHeading(range) ? [answer] : [range, answer];
}

/** What search found; of a document that is named the unit that is named, or the whole text. */
function rangesToRead(
  { parts, text }: Quotable,
  { section, retrieved, citedUnit }: Reading["answered"],
): RetrievedRange[] {
  if (retrieved.some(({ share }) => share > 0)) {
    const isFound = (range: Range) => retrieved.some((one) => overlaps(one, range));
    const others = conclusionsOf(section).filter((range) => !isFound(range));
    return [...retrieved, ...others.map((range) => ({ ...range, share: 0 }))];
  }
  const { start, end } = (citedUnit !== null && parts[citedUnit]) || { start: 0, end: text.length };
  return [{ start, end, share: 0 }];
}

function weighSentences(question: string, quotable: Quotable, answered: Reading["answered"]): Sentence[] {
  const { text, parts } = quotable;
  // The document's own name says nothing of the subject.
  const name = stemsOf(quotable.citation);
  const subject = questionWords(question).map((word) => stem(word.asked.toLowerCase()));
  const asked = [...new Set(subject)].filter((word) => !name.has(word));
  const ranges = rangesToRead(quotable, answered);
  const sentences = ranges.flatMap((range) =>
    linesOf(text, range)
      .flatMap((line) => sentencesOf(text, line))
      .map((sentence) => ({ ...trimmed(text, sentence), share: range.share }))
      .filter(({ start, end }) => end > start)
      .map((sentence) => ({ ...sentence, stems: stemsOf(text.slice(sentence.start, sentence.end)) })),
  );
  const rarity = (word: string) =>
    Math.log(1 + sentences.length / (1 + sentences.filter(({ stems }) => stems.has(word)).length));
  const total = asked.reduce((sum, word) => sum + rarity(word), 0) || 1;
  const figure = requestedFigure(question);
  const holdings: Range[] = [
    ...parts.filter(({ heading }) => /^\W*(?:[IVX]+\. )?holdings?\b/i.test(heading ?? "")),
    ...conclusionsOf(answered.section),
  ];
  const told = parts.filter(({ heading }) => TELLS.test(heading ?? ""));
  const weighed = sentences.map(({ start, end, share, stems }) => {
    const shared = asked.filter((word) => stems.has(word)).reduce((sum, word) => sum + rarity(word), 0);
    const words = text.slice(start, end);
    const isHolding = holdings.some((part) => part.start <= start && end <= part.end);
    const isTold = told.some((part) => part.start <= start && end <= part.end);
    const gains =
      FOUND_FIRST * share +
      FIGURE * Number(figure?.test(words) ?? false) +
      HOLDING * Number(isHolding) -
      TOLD * Number(isTold);
    const worth = POINTER.test(words) ? 0 : Math.max(shared / total + gains, LEAST * Number(shared > 0));
    return { start, end, shared, worth };
  });
  const touching = weighed.filter(({ shared, worth }) => shared > 0 && worth > 0);
  // Who asks what a paper says shares no word with it.
  return touching.length > 0 ? touching : weighed.filter(({ worth }) => worth > 0);
}
