/** Answers and refusals in the shape in which they leave the product. */
import type { Passage, UnderstoodQuestion } from "#modules/authority";
import { confidenceOf } from "./answerability.ts";
import type { CheckedAnswer, SourcePart } from "./checking.ts";
import { chanceOf, doubtsOf } from "./confidence/confidence.ts";
import { signalsOf } from "./confidence/signals.ts";
import { rankingProfile } from "./profile.ts";
import type { AnswerSource, Nearest, Quotation, RefusalReason, RetrievalAnswer, Warning } from "./schema.ts";

const EXCERPT_LENGTH = 400;

/** An answer whose quotations have passed the check, with the units that it numbers as its sources. */
export interface SourcedAnswer {
  sources: SourcePart[];
  checked: CheckedAnswer;
  bottomLine: string | null;
  /** Pin cite of the unit that answers, where that is known. */
  deciding?: string | null;
  /** Of what stands before the answer's own words. */
  warnings: Warning[];
  /** The chance that a lead which decides is right. */
  confidence?: number;
  /** What lowers the confidence, where no signals tell it. */
  doubts?: string[];
  /** How well the practice note that leads fits, 0 to 1; 0 or absent without one. */
  noted?: number;
  /** The chance that the likeliest of all notes and digests answers the question; absent without vectors. */
  likeliest?: number;
  /** What the practice note that leads is about, in patterns of a question's words. */
  when?: readonly RegExp[];
}

/** What was asked, of which year, and what was found. */
export interface Findings {
  question: UnderstoodQuestion;
  year: number;
  passages: Passage[];
}

/** @param answered citations of the sections that the answer draws on; the others found are listed as nearest. */
export function toRetrievalAnswer(
  findings: Findings,
  given: SourcedAnswer,
  answered: string[],
): RetrievalAnswer {
  const { question, year, passages } = findings;
  const { sources, checked, bottomLine, warnings } = given;
  // A chat model's words were not among the graded ones.
  const signals = given.deciding === undefined ? null : signalsOf(findings, given);
  const confidence = signals ? chanceOf(signals) : (given.confidence ?? confidenceOf(question, passages));
  return {
    answer: checked.answer,
    ...{ bottomLine, year, warnings },
    sources: sources.map((source, index) => {
      const quoted = checked.quotations.find((quotation) => quotation.source === index + 1);
      const score = scoreOf(index, confidence, scoreShare(passages, source.quotable.citation));
      return { ...toSource(source, quoted?.text ?? "", score), ...ofPaper(source, quoted) };
    }),
    confidence,
    ...(signals ? { doubts: doubtsOf(signals), signals } : given.doubts && { doubts: given.doubts }),
    quotations: checked.quotations,
    refused: false,
    nearest: nearestOf(passages, answered),
  };
}

function toSource({ quotable, part }: SourcePart, quoted: string, relevanceScore: number): AnswerSource {
  const { heading, citation, url } = quotable.parts[part]!;
  const own = heading?.trim();
  return {
    filename: citation,
    relevanceScore,
    excerpt: quoted.slice(0, EXCERPT_LENGTH),
    citation,
    url,
    asOf: quotable.asOf,
    // A citation may end with its unit's heading: "Pub. 551, Depreciation".
    title: own && !citation.endsWith(own) ? own : quotable.title,
    ...(quotable.marks?.length && { marks: quotable.marks }),
    ...(quotable.versionHash && { versionHash: quotable.versionHash }),
  };
}

/** What a page of a client's paper has beside: its document, and the address that marks the words. */
function ofPaper({ quotable }: SourcePart, quoted: Quotation | undefined): Partial<AnswerSource> {
  if (!quotable.paper) return {};
  const { documentId, page, fileName } = quotable.paper;
  return {
    documentId,
    page,
    filename: fileName,
    ...(quoted?.place && { url: quotable.urlAt(quoted.place) }),
  };
}

/** Score of a section as a share of the best section's. */
function scoreShare(passages: Passage[], citation: string): number {
  const best = passages[0]?.score ?? 1;
  const own = passages.find((passage) => passage.document.citation === citation)?.score ?? best;
  return own / best;
}

/** Decreases with the source's place in the answer and with its section's score. */
function scoreOf(index: number, confidence: number, share: number): number {
  const { base, fadePerSource, floor } = rankingProfile().answerability.sourceScore;
  const score = (base + confidence / 2) * share - fadePerSource * index;
  return Math.round(Math.min(1, Math.max(floor, score)) * 100) / 100;
}

/** @param without citations of sections to leave out */
function nearestOf(passages: Passage[], without: string[] = []): Nearest[] {
  const nearest = new Map<string, Nearest>();
  for (const { document: section, chunk } of passages) {
    if (without.includes(section.citation) || nearest.has(section.citation)) continue;
    nearest.set(section.citation, {
      citation: chunk.citation,
      title: section.heading,
      url: `${section.url}${chunk.fragment ? `#${chunk.fragment}` : ""}`,
    });
  }
  return [...nearest.values()].slice(0, rankingProfile().selection.sections.nearestListed);
}

const NOTHING_FOUND: RefusalReason = {
  kind: "nothing_found",
  text: "No authority in the library answers this. Ask about federal tax law in other words, or name a section.",
};

/** Nothing was found by words alone, while search by meaning was away. */
export const SEARCH_AWAY: RefusalReason = {
  kind: "nothing_found",
  text: "Search by meaning is away at the moment, and by words alone nothing was found that answers this. Ask again in a minute, or name a section.",
};

export function refusal(
  { year, passages }: Pick<Findings, "year" | "passages">,
  { nearest, ...reason }: RefusalReason & { nearest?: Nearest[] } = NOTHING_FOUND,
): RetrievalAnswer {
  return {
    answer: reason.text,
    bottomLine: null,
    year,
    warnings: [],
    sources: [],
    confidence: 0,
    quotations: [],
    refused: true,
    refusal: reason,
    nearest: nearest ?? nearestOf(passages),
  };
}
