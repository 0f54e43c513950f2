/**
 * What a court holds: the "Held" sentences of a headnote or a syllabus; where there is none, as in a memorandum
 * opinion, the sentences in which the court itself decides. Never facts, what a party contends, or a footnote.
 */
import { sentencesOf } from "#modules/authority";
import type { Range } from "#modules/authority/schema";
import type { AnswerSection } from "../answer-sections.ts";
import { countWords } from "../quoting/length.ts";
import { linesOf, trimmed } from "./lines.ts";

type Opinion = AnswerSection["section"];

export interface Holding extends Range {
  /** Whether it stands in a headnote, where every sentence is a holding. */
  isOfHeadnote: boolean;
  /** Whether the court says that it decides, rather than what follows. */
  isExpress: boolean;
  /** Words of the paragraph around it, and of the headings above it. */
  around: string;
}

const HELD = /(?:(?<=[.:”]\s*\n)\d{1,2}\.\s+)?\bHeld(?:, further)?\s*[,:]/g;
/** Words of one holding; what follows in a long one are reasons. */
const HELD_WORDS = 90;
/** Where a headnote's holdings end: who joined, a footnote, who writes. */
const AFTER_HELD = /^(?:[A-Z][A-Z'’]+, (?:J\.|C\.J\.|Judge|Chief Judge)|\d+\s+[A-Z]|OPINION\b)/;
const FACTS = /^\W*(?:background|findings? of fact|procedural history|facts)\b/i;
const COURT = String.raw`\b(?:we|the (?:tax )?court|this court)`;
const DECIDES = new RegExp(
  String.raw`${COURT}(?: (?:also|therefore|further|so|now|accordingly|thus|consequently|likewise|hereby|will))* (?:holds?|concludes?|finds?(?! (?:it|this|the (?:facts|following)) )|agrees? with|decides?|determines?|sustains?|rejects?|disagree)\b`,
  "i",
);
/** What follows from the reasons: who may, who is liable. */
const FOLLOWS =
  /^(?:accordingly|therefore|thus|consequently|hence|for (?:the|these|all of the) (?:foregoing |above )?reasons?)\b|\b(?:is|are|was|were|has|have|did|does|do) (?:also )?(?:not |failed to )?(?:entitled|liable|shown|established|demonstrated|proven?|substantiate|required to|qualif|taxable|deductible|capitaliz)/i;
/** What somebody says, what another case held, and what is only asked. */
const ASIDE =
  /\b(?:contends?|argues?|asserts?|maintains?|alleges?|urges?|claims? that|posits?|testified|in the alternative, (?:petitioner|respondent)|must decide whether|issues? (?:for decision|to decide)\b(?!.*\bwe hold))\b|[“"]We\b|^[“"‘]|^see\b|^respondent (?:has )?(?:issued|determined)\b|\bv\. Commissioner\b.*\b(?:held|stating)\b|\bhas held that\b|\bmovant\b|\bmoot, irrelevant\b/i;
/** Fewer words say nothing by themselves: "We disagree." */
const LEAST_WORDS = 8;

/** Empty for what is no opinion, and for one that only recites. */
export function holdingsOf(opinion: Opinion): Holding[] {
  if (opinion.shelf !== "opinion") return [];
  const headnote = holdingsOfHeadnote(opinion);
  return headnote.length > 0 ? headnote : decidingSentences(opinion);
}

function holdingsOfHeadnote({ text, structure }: Opinion): Holding[] {
  const unit = structure.units.find(({ heading }) => /^(?:headnote|syllabus)\b/i.test(heading ?? ""));
  const first = text.search(/\bHeld(?:, further)?\s*[,:]/);
  const within = unit ?? { start: 0, end: Math.min(text.length, SYLLABUS) };
  if (first < within.start || first >= within.end) return [];
  const end = endOfHeld(text, { start: first, end: within.end });
  const starts = [...text.slice(within.start, end).matchAll(HELD)].map(({ index }) => within.start + index);
  return starts.map((start, at) => {
    const range = firstWords(
      text,
      trimmed(text, { start: start + said(text, start), end: starts[at + 1] ?? end }),
    );
    return { ...range, isOfHeadnote: true, isExpress: true, around: "" };
  });
}

/** Length of "Held, further, ", which is said of every holding. */
function said(text: string, start: number): number {
  HELD.lastIndex = start;
  const [words = ""] = HELD.exec(text) ?? [];
  HELD.lastIndex = 0;
  return words.length;
}

/** Whole sentences, at least the first. */
function firstWords(text: string, range: Range): Range {
  const ends = sentencesOf(text, range).map(({ end }) => end);
  const fitting = ends.filter((end) => countWords(text.slice(range.start, end)) <= HELD_WORDS);
  return trimmed(text, { start: range.start, end: fitting.at(-1) ?? ends[0]! });
}

/** A syllabus stands at the beginning, under no heading of its own. */
const SYLLABUS = 6000;

function endOfHeld(text: string, { start, end }: Range): number {
  const stop = linesOf(text, { start, end })
    .slice(1)
    .find((line) => AFTER_HELD.test(text.slice(line.start, line.end).trim()));
  return stop?.start ?? end;
}

function decidingSentences({ text, structure: { units } }: Opinion): Holding[] {
  const isLeftOut = ({ kind, heading }: (typeof units)[number]) =>
    kind === "footnote" || FACTS.test(heading ?? "");
  const left = units.filter(isLeftOut);
  const within = (range: Range, unit: Range) => unit.start <= range.start && range.end <= unit.end;
  return linesOf(text, { start: 0, end: text.length })
    .filter((line) => !left.some((unit) => within(line, unit)))
    .flatMap((line) => {
      const headings = units.filter((unit) => within(line, unit)).map(({ heading }) => heading ?? "");
      const around = `${headings.join(" ")} ${text.slice(line.start, line.end)}`;
      return sentencesOf(text, line)
        .map((sentence) => trimmed(text, sentence))
        .filter(({ start, end }) => decides(text.slice(start, end)))
        .map((range) => {
          const isExpress = DECIDES.test(text.slice(range.start, range.end));
          return { ...range, isOfHeadnote: false, isExpress, around };
        });
    });
}

function decides(sentence: string): boolean {
  if (countWords(sentence) < LEAST_WORDS || ASIDE.test(sentence)) return false;
  return DECIDES.test(sentence) || FOLLOWS.test(sentence);
}
