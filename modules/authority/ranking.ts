/**
 * Ranking by words: BM25 over weighted fields for each passage, the evidence of a section's passages together,
 * and the section's heading as a short text of its own.
 * Robertson and Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond" (2009).
 */
import {
  FREQUENCY_SCALE,
  HEADING_BYTES,
  POSTING_BYTES,
  type Lexeme,
  type WordIndexFigures,
} from "./word-index.ts";

const SATURATION = 1.2;
const LENGTH_NORMALISATION = 0.45;
const HEADING_NORMALISATION = 0.75;
/** How much a section's second, third, … best passage adds to its best. */
const FURTHER_PASSAGES = [1, 0.3, 0.15, 0.08];
/** How much words met in different passages of one section count beside its best passage. */
const SECTION_SHARE = 0.45;
const HEADING_SHARE = 0.7;
/** A heading that the question names whole counts (1 + this) / this times as much as one it hardly touches. */
const HEADING_PARTLY = 0.8;

/** One idea of the question: a word as asked, and what the statute may call it. Only the best of them counts. */
export interface Concept {
  terms: Lexeme[];
  /** Whether the question itself has it; what was only added to it does not count as uncovered. */
  asked: boolean;
}

export interface RankedSection {
  sectionId: number;
  score: number;
  /** Share of the question's weight, by rarity of its concepts, that the section covers; 0 to 1. */
  coverage: number;
  /** Best first. */
  passages: { chunkId: number; score: number }[];
}

interface Tally {
  passages: Map<number, number>;
  /** Best score of each concept in any passage of the section. */
  concepts: Float64Array;
  heading: number;
  /** Share of the heading's words that the question has, 0 to 1. */
  headingShare: number;
}

/** Sections best first. `limit` bounds how many come back. */
export function rankSections(concepts: Concept[], figures: WordIndexFigures, limit: number): RankedSection[] {
  const tallies = tally(concepts, figures);
  const rarity = concepts.map((concept) => (concept.asked ? conceptRarity(concept, figures) : 0));
  const total = rarity.reduce((sum, value) => sum + value, 0) || 1;
  return [...tallies]
    .map(([sectionId, one]) => rankedSection(sectionId, one, rarity, total))
    .filter((section) => section.passages.length > 0)
    .sort((a, b) => b.score - a.score || a.sectionId - b.sectionId)
    .slice(0, limit);
}

function tally(concepts: Concept[], figures: WordIndexFigures): Map<number, Tally> {
  const tallies = new Map<number, Tally>();
  const of = (sectionId: number) => {
    let known = tallies.get(sectionId);
    if (!known)
      tallies.set(
        sectionId,
        (known = {
          passages: new Map(),
          concepts: new Float64Array(concepts.length),
          heading: 0,
          headingShare: 0,
        }),
      );
    return known;
  };
  concepts.forEach((concept, index) => {
    for (const [chunkId, { sectionId, score }] of scorePassages(concept, figures)) {
      const one = of(sectionId);
      one.passages.set(chunkId, (one.passages.get(chunkId) ?? 0) + score);
      if (score > one.concepts[index]!) one.concepts[index] = score;
    }
    for (const [sectionId, { score, share }] of scoreHeadings(concept, figures)) {
      const one = of(sectionId);
      one.heading += score;
      one.headingShare += share;
    }
  });
  return tallies;
}

function rankedSection(
  sectionId: number,
  { passages: found, concepts, heading, headingShare }: Tally,
  rarity: number[],
  total: number,
): RankedSection {
  const passages = [...found]
    .map(([chunkId, score]) => ({ chunkId, score }))
    .sort((a, b) => b.score - a.score || a.chunkId - b.chunkId);
  let together = 0;
  let covered = 0;
  rarity.forEach((weight, index) => {
    together += concepts[index]!;
    if (concepts[index]! > 0) covered += weight;
  });
  const stacked = FURTHER_PASSAGES.reduce(
    (sum, share, index) => sum + share * (passages[index]?.score ?? 0),
    0,
  );
  return {
    sectionId,
    passages,
    score: stacked + SECTION_SHARE * together + HEADING_SHARE * heading * (HEADING_PARTLY + headingShare),
    coverage: covered / total,
  };
}

/** The best score of any of the concept's words, for each chunk. */
function scorePassages(
  concept: Concept,
  figures: WordIndexFigures,
): Map<number, { sectionId: number; score: number }> {
  const best = new Map<number, { sectionId: number; score: number }>();
  for (const { postings, weight, chunks } of concept.terms) {
    const gain = weight * rarityOf(chunks, figures.chunks) * (SATURATION + 1);
    for (let at = 0; at < postings.length; at += POSTING_BYTES) {
      const frequency = postings.readInt16BE(at + 8) / FREQUENCY_SCALE;
      const norm = normOf(postings.readInt16BE(at + 10) / figures.averageLength, LENGTH_NORMALISATION);
      const score = (gain * frequency) / (frequency + norm);
      const chunkId = postings.readInt32BE(at);
      const known = best.get(chunkId);
      if (!known) best.set(chunkId, { sectionId: postings.readInt32BE(at + 4), score });
      else if (score > known.score) known.score = score;
    }
  }
  return best;
}

/** The best score of any of the concept's words, for each section that has it in its heading. */
function scoreHeadings(
  concept: Concept,
  figures: WordIndexFigures,
): Map<number, { score: number; share: number }> {
  const best = new Map<number, { score: number; share: number }>();
  for (const { headings, weight } of concept.terms) {
    const gain = weight * rarityOf(headings.length / HEADING_BYTES, figures.sections) * (SATURATION + 1);
    for (let at = 0; at < headings.length; at += HEADING_BYTES) {
      const sectionId = headings.readInt32BE(at);
      const length = headings.readInt16BE(at + 4);
      const score = gain / (1 + normOf(length / figures.averageHeading, HEADING_NORMALISATION));
      if (score > (best.get(sectionId)?.score ?? 0)) best.set(sectionId, { score, share: 1 / length });
    }
  }
  return best;
}

function normOf(relativeLength: number, normalisation: number): number {
  return SATURATION * (1 - normalisation + normalisation * relativeLength);
}

function conceptRarity(concept: Concept, figures: WordIndexFigures): number {
  const known = concept.terms.filter((term) => term.chunks > 0);
  const counted = known.length > 0 ? known : concept.terms;
  return Math.max(...counted.map((term) => term.weight * rarityOf(term.chunks, figures.chunks)));
}

/** Inverse document frequency, never negative. */
function rarityOf(holding: number, all: number): number {
  return Math.log(1 + (all - holding + 0.5) / (holding + 0.5));
}
