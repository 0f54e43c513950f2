/** Quotations of single runs, and the labels that say where they stand. */
import { formatPath, sentencesOf, type DocumentText } from "#modules/authority";
import type { Range } from "#modules/authority/schema";
import type { Draft } from "../drafting.ts";
import { rankingProfile } from "../profile.ts";
import type { Nearness } from "../readers/nearness.ts";
import type { QuestionContext } from "../statute/relevance.ts";
import { descriptiveHeading, textOf, type Run, type StatuteUnit } from "../statute/statute.ts";
import { baseMark } from "./base-mark.ts";
import { comingMark } from "./coming-mark.ts";
import { laterMark } from "./later-mark.ts";
import { countWords } from "./length.ts";
import { olderLawMark } from "./older-law-mark.ts";
import { omittedSentences } from "./omissions.ts";

export interface QuotingContext extends QuestionContext {
  draft: Draft;
  /** Whether only the words that answer are quoted, in little room. */
  isBrief?: boolean;
  /** How near sentences are to the question in meaning. */
  nearness?: Nearness;
  /** Of a regulation: the sections of the Code that it explains. */
  explains?: readonly DocumentText[];
}

/** "26 USC 121(b)(1)" */
export function citationOf({ statute }: QuotingContext, { unit }: StatuteUnit): string {
  return statute.section.citation + formatPath(unit.path);
}

/** "26 USC 121(b)(1), Limitations" */
export function label(context: QuotingContext, unit: StatuteUnit): string {
  const { statute } = context;
  const heading = unit.depth === 0 ? statute.section.heading : descriptiveHeading(statute, unit);
  const citation = citationOf(context, unit);
  return heading ? `${citation}, ${heading.replace(/[.\s]+$/, "")}` : citation;
}

/**
 * The run; of a long one the first sentence, those that the question touches and those that fit beside them. Whatever
 * is left out is marked with its place.
 */
export function quoteRun(context: QuotingContext, run: Run, source: number): string {
  const { draft, statute } = context;
  const sentences = sentencesOf(statute.section.text, run);
  const kept = keptSentences(context, sentences);
  const citation = statute.quotable.citeAt(run);
  const pieces: string[] = [];
  for (let at = 0; at < sentences.length;) {
    const isKept = kept.has(at);
    let last = at;
    while (last + 1 < sentences.length && kept.has(last + 1) === isKept) last++;
    const range = { start: sentences[at]!.start, end: sentences[last]!.end };
    pieces.push(
      isKept
        ? draft.quote(statute.quotable, trimmed(context, range), source)
        : omittedSentences(citation, at + 1, last + 1),
    );
    at = last + 1;
  }
  const marks = [baseMark, comingMark, laterMark, olderLawMark].map((mark) => mark(context, run));
  return [pieces.join(" "), ...marks].join("");
}

/** Indexes of the sentences of a run to quote. */
function keptSentences(context: QuotingContext, sentences: Range[]): Set<number> {
  const { statute, relevance, isBrief, nearness } = context;
  const { runWords, briefRunWords } = rankingProfile().selection.quotation;
  const texts = sentences.map((sentence) => textOf(statute, sentence));
  const worth = (at: number) => nearness?.get(sentences[at]!.start) ?? relevance.coverage(texts[at]!);
  if (isBrief) return closestSentences(texts, { worth, words: briefRunWords });
  const kept = new Set(texts.flatMap((text, at) => (at === 0 || relevance.touches(text) ? [at] : [])));
  let words = [...kept].reduce((sum, at) => sum + countWords(texts[at]!), 0);
  for (const [at, text] of texts.entries()) {
    if (kept.has(at) || words + countWords(text) > runWords) continue;
    words += countWords(text);
    kept.add(at);
  }
  return kept;
}

/** The closest sentence, and beside it the next closest, the first and others as long as they fit. */
function closestSentences(
  texts: string[],
  { worth, words }: { worth: (at: number) => number; words: number },
): Set<number> {
  const ranked = texts
    .map((text, at) => ({ at, count: countWords(text), worth: worth(at) }))
    .toSorted((a, b) => b.worth - a.worth || a.at - b.at);
  const first = ranked.find(({ at }) => at === 0)!;
  const kept = new Set<number>();
  let used = 0;
  for (const { at, count } of [...ranked.slice(0, 2), first, ...ranked.slice(2)]) {
    if (kept.has(at) || (kept.size > 0 && used + count > words)) continue;
    used += count;
    kept.add(at);
  }
  return kept;
}

function trimmed({ statute }: QuotingContext, { start, end }: Range): Range {
  const text = textOf(statute, { start, end });
  return { start: end - text.trimStart().length, end: start + text.trimEnd().length };
}

/** The runs before a unit's list or table. */
export function openingRuns({ runs }: StatuteUnit): Run[] {
  return runs.filter(({ role }) => role !== "continuation" && role !== "table");
}
