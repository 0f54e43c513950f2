/** The sections that an answer draws on: those cited by number, else the best one and those close behind it. */
import { formatCitation, tie, type DocumentText, type Passage } from "#modules/authority";
import type { Range } from "#modules/authority/schema";
import { rankingProfile } from "./profile.ts";
import type { Nearness } from "./readers/nearness.ts";

/** A range of characters that search found, and how good a match it is: 1 for the best. */
export interface RetrievedRange {
  start: number;
  end: number;
  share: number;
}

export interface AnswerSection {
  section: DocumentText;
  /** Unit that the question cites by number, if it does. */
  citedUnit: number | null;
  /** Units with a search phrase similar to the question, most similar first. */
  phraseMatches: Passage["pointed"];
  /** Cosine of the nearest search phrase, of a unit or of the section as a whole; 0 or absent without one. */
  nearestPhrase?: number;
  retrieved: RetrievedRange[];
  /** What the section is to the answer; default "lead". */
  role?: SectionRole;
  /** Of a partner or of what a note rests on: its units to quote. */
  units?: number[];
  /** Of a paper that a note rests on: the words to quote. */
  said?: Range[];
  /** Of a document of another shelf: how near its parts are to the question in meaning. */
  nearness?: Nearness;
  /** Of a regulation: the sections of the Code that it explains. */
  explains?: readonly DocumentText[];
}

/**
 * "lead": the answer comes from it. "deciding partner", "touched partner", "partner": read together with a lead
 * section, as the table of partner provisions says. "noted": a practice note rests on it. "beside": found near the
 * question.
 */
export type SectionRole =
  "lead" | "noted" | "deciding partner" | "touched partner" | "partner" | "beside" | OtherShelfRole;

/** A document of another shelf: it decides instead of the Code, or says more about what leads. */
type OtherShelfRole = "deciding document" | "under the Code" | "beside the Code" | "folded beside the Code";

/** Most important first. */
export function answerSections(passages: Passage[]): AnswerSection[] {
  const [best] = passages;
  const sections = passages.filter(
    (passage, index) => passages.findIndex((other) => isSameSection(other, passage)) === index,
  );
  return sections
    .filter((passage) => passage === best || isClose(passage, best!))
    .slice(0, rankingProfile().selection.sections.maximum)
    .map((passage) => sectionOf(passage, passages));
}

/** The sections of the Code next to those that lead, for the reader to look at; none for a question that cites one. */
export function sectionsBeside(leading: AnswerSection[], passages: Passage[]): AnswerSection[] {
  const [best] = passages;
  if (!best || best.cited) return [];
  const { besideMaximum, besideShare } = rankingProfile().selection.sections;
  const known = leading.map(({ section }) => section.citation);
  return passages
    .filter(({ document }) => document.shelf === "statute" && !known.includes(document.citation))
    .filter((passage, index, all) => all.findIndex((other) => isSameSection(other, passage)) === index)
    .filter(({ score }) => score >= besideShare * best.score)
    .slice(0, besideMaximum)
    .map((passage) => ({ ...sectionOf(passage, passages), role: "beside" }));
}

/** Each section once, in the role that it has first; units of several roles stay. */
export function withoutRepeats(sections: AnswerSection[]): AnswerSection[] {
  const noted = sections.filter(({ role }) => role === "noted").map(({ section }) => section.citation);
  return sections.filter(({ role, section }) => role === "noted" || !noted.includes(section.citation));
}

export function sectionOf(passage: Passage, passages: Passage[]): AnswerSection {
  return {
    section: passage.document,
    citedUnit: passage.citedUnit,
    phraseMatches: passage.pointed,
    nearestPhrase: passage.similarity?.phrase,
    retrieved: retrievedRanges(passages.filter((other) => isSameSection(other, passage))),
  };
}

/**
 * The regulation to quote under the statute: of those found the best that stands under a section the answer draws on,
 * by its number; null when none does.
 */
export function regulationUnder(sections: AnswerSection[], passages: Passage[]): AnswerSection | null {
  const answered = sections.map(({ section }) => section.citation);
  const stands = ({ document }: Passage) =>
    tie({ ...document, path: [] }).some((section) =>
      answered.includes(formatCitation({ ...section, path: [] })),
    );
  const regulations = passages.filter(({ document }) => document.shelf === "regulation");
  const { scoreShare } = rankingProfile().selection.sections;
  const best = regulations.find(
    (passage) =>
      stands(passage) &&
      passage.score >= scoreShare * regulations[0]!.score &&
      !answered.includes(passage.document.citation),
  );
  if (!best) return null;
  return {
    section: best.document,
    citedUnit: null,
    phraseMatches: [],
    retrieved: retrievedRanges(passages.filter((other) => isSameSection(other, best))),
  };
}

function isSameSection(a: Passage, b: Passage): boolean {
  return a.document.citation === b.document.citation;
}

function isClose(passage: Passage, best: Passage): boolean {
  if (best.cited) return passage.cited;
  const { scoreShare, coverage } = rankingProfile().selection.sections;
  return passage.score >= scoreShare * best.score && passage.coverage >= coverage;
}

/** Passages of one section come best first, and each next one counts less by a constant factor. */
function retrievedRanges(passages: Passage[]): RetrievedRange[] {
  const { passageFade } = rankingProfile().selection.sections;
  return passages.map(({ chunk, cited, found }, index) => ({
    start: chunk.start,
    end: chunk.end,
    share: cited && !found ? 0 : passageFade ** index,
  }));
}
