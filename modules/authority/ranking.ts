/**
 * Ranking by words: BM25 over weighted fields for each passage, the evidence of a section's passages together,
 * the section's heading as a short text of its own; and, apart from these, what people call its subject.
 * The lists are long, so that everything is summed in flat arrays.
 * Robertson and Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond" (2009).
 */
import type { LawInForce, Postings } from "./law-in-force.ts";

const SATURATION = 1.2;
const LENGTH_NORMALISATION = 0.45;
const HEADING_NORMALISATION = 0.75;
const PHRASES_NORMALISATION = 0.3;
/** How much a section's second, third, … best passage adds to its best. */
const FURTHER_PASSAGES = [1, 0.3, 0.15, 0.08];
/** How much words met in different passages of one section count beside its best passage. */
const SECTION_SHARE = 0.45;
const HEADING_SHARE = 0.7;
/** A heading that the question names whole counts (1 + this) / this times as much as one it hardly touches. */
const HEADING_PARTLY = 0.8;

/** A word of the question as the library knows it, with what it counts. */
export interface Term extends Postings {
  weight: number;
}

/** One idea of the question: a word as asked, and what the statute may call it. Only the best of them counts. */
export interface Concept {
  terms: Term[];
}

/** What the words of a question say of every section, by its place. */
export interface WordEvidence {
  /** Of its text and heading; 0 for a section without any of the words. */
  scores: Float64Array;
  /** How much of the question its phrases have, from 0 to about 1. */
  phrases: Float64Array;
  /** Share of the question's weight, by rarity of its concepts, that the section covers; 0 to 1. */
  coverage(section: number): number;
  /** Best first. */
  passages(section: number): ScoredPassage[];
}

export interface ScoredPassage {
  chunkId: number;
  score: number;
}

type Law = Omit<LawInForce, "sectionOfChunk" | "sectionOfVersion" | "postings" | "chunks">;

/** Sums over the concepts of a question, by the places of chunks and of sections. */
interface Tally {
  passages: Float64Array;
  /** Sum over the concepts of the best score in any passage of the section. */
  together: Float64Array;
  /** Rarity of the concepts that any passage has. */
  covered: Float64Array;
  heading: Float64Array;
  /** Share of the heading's words that the question has, 0 to 1. */
  headingShare: Float64Array;
}

export function weighWords(concepts: Concept[], law: Law): WordEvidence {
  const tally = tallyOf(concepts, law);
  const total = concepts.reduce((sum, concept) => sum + rarityInText(concept, law), 0) || 1;
  return {
    scores: scoreSections(tally, law),
    phrases: weighPhrases(concepts, law),
    coverage: (section) => tally.covered[section]! / total,
    passages: (section) => passagesOf(section, tally, law),
  };
}

function tallyOf(concepts: Concept[], law: Law): Tally {
  const sections = law.sectionIds.length;
  const tally: Tally = {
    passages: new Float64Array(law.chunkIds.length),
    together: new Float64Array(sections),
    covered: new Float64Array(sections),
    heading: new Float64Array(sections),
    headingShare: new Float64Array(sections),
  };
  const scratch = new Float64Array(law.chunkIds.length);
  for (const concept of concepts) {
    addPassages(concept, law, tally, scratch);
    addHeadings(concept, law, tally);
  }
  return tally;
}

/** `scratch` holds a zero for each chunk, before and after. */
function addPassages(concept: Concept, law: Law, tally: Tally, scratch: Float64Array): void {
  const best = new Float64Array(law.sectionIds.length);
  for (const place of scorePassages(concept, law, scratch)) {
    const score = scratch[place]!;
    const section = law.chunkSections[place]!;
    tally.passages[place]! += score;
    if (score > best[section]!) best[section] = score;
    scratch[place] = 0;
  }
  const rarity = rarityInText(concept, law);
  for (let section = 0; section < best.length; section++) {
    if (best[section] === 0) continue;
    tally.together[section]! += best[section]!;
    tally.covered[section]! += rarity;
  }
}

/** The best score of any of the concept's words, for each chunk, into `scores`; answers the places of those chunks. */
function scorePassages({ terms }: Concept, { figures, chunkLengths }: Law, scores: Float64Array): number[] {
  const met: number[] = [];
  for (const { chunks, frequencies, weight } of terms) {
    const gain = weight * rarityOf(chunks.length, figures.chunks) * (SATURATION + 1);
    for (let at = 0; at < chunks.length; at++) {
      const place = chunks[at]!;
      const frequency = frequencies[at]!;
      const norm = normOf(chunkLengths[place]! / figures.averageLength, LENGTH_NORMALISATION);
      const score = (gain * frequency) / (frequency + norm);
      if (scores[place] === 0) met.push(place);
      if (score > scores[place]!) scores[place] = score;
    }
  }
  return met;
}

/** The best score of any of the concept's words, for each section that has it in its heading. */
function addHeadings({ terms }: Concept, { figures }: Law, tally: Tally): void {
  const best = new Map<number, { score: number; share: number }>();
  for (const { sections, headingLengths, weight } of terms) {
    const gain = weight * rarityOf(sections.length, figures.sections) * (SATURATION + 1);
    for (let at = 0; at < sections.length; at++) {
      const length = headingLengths[at]!;
      const score = gain / (1 + normOf(length / figures.averageHeading, HEADING_NORMALISATION));
      if (score > (best.get(sections[at]!)?.score ?? 0))
        best.set(sections[at]!, { score, share: 1 / length });
    }
  }
  for (const [section, { score, share }] of best) {
    tally.heading[section]! += score;
    tally.headingShare[section]! += share;
  }
}

/** By place of the section; all phrases of a section are one text. */
function weighPhrases(concepts: Concept[], { figures, sectionIds }: Law): Float64Array {
  const sum = new Float64Array(sectionIds.length);
  let total = 0;
  for (const { terms } of concepts) {
    const best = new Map<number, number>();
    for (const { phrased, phraseFrequencies, phraseLengths, weight } of terms) {
      const gain = weight * rarityOf(phrased.length, figures.phrased);
      for (let at = 0; at < phrased.length; at++) {
        const frequency = phraseFrequencies[at]!;
        const norm = normOf(phraseLengths[at]! / figures.averagePhrases, PHRASES_NORMALISATION);
        const score = (gain * frequency * (SATURATION + 1)) / (frequency + norm);
        if (score > (best.get(phrased[at]!) ?? 0)) best.set(phrased[at]!, score);
      }
    }
    for (const [section, score] of best) sum[section]! += score;
    total += rarestOf(terms, (term) => term.phrased.length, figures.phrased);
  }
  return sum.map((score) => score / (total || 1));
}

/** By place; 0 for a section without a passage. */
function scoreSections(tally: Tally, { firstChunks }: Law): Float64Array {
  const top = new Float64Array(FURTHER_PASSAGES.length);
  return tally.together.map((together, section) => {
    if (together === 0) return 0;
    top.fill(0);
    for (let place = firstChunks[section]!; place < firstChunks[section + 1]!; place++) {
      keepBest(top, tally.passages[place]!);
    }
    const stacked = top.reduce((sum, score, n) => sum + FURTHER_PASSAGES[n]! * score, 0);
    const headed = tally.heading[section]! * (HEADING_PARTLY + tally.headingShare[section]!);
    return stacked + SECTION_SHARE * together + HEADING_SHARE * headed;
  });
}

/** `best` holds the best scores so far, best first. */
function keepBest(best: Float64Array, score: number): void {
  let at = best.length - 1;
  if (score <= best[at]!) return;
  for (; at > 0 && best[at - 1]! < score; at--) best[at] = best[at - 1]!;
  best[at] = score;
}

function passagesOf(section: number, { passages }: Tally, { firstChunks, chunkIds }: Law): ScoredPassage[] {
  const [from, to] = [firstChunks[section]!, firstChunks[section + 1]!];
  return Array.from(chunkIds.subarray(from, to), (chunkId, at) => ({ chunkId, score: passages[from + at]! }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.chunkId - b.chunkId);
}

function normOf(relativeLength: number, normalisation: number): number {
  return SATURATION * (1 - normalisation + normalisation * relativeLength);
}

function rarityInText({ terms }: Concept, { figures }: Law): number {
  return rarestOf(terms, (term) => term.chunks.length, figures.chunks);
}

/** Of the words that anything holds, or of all when nothing does. */
function rarestOf(terms: Term[], holding: (term: Term) => number, all: number): number {
  const known = terms.filter((term) => holding(term) > 0);
  const counted = known.length > 0 ? known : terms;
  return Math.max(...counted.map((term) => term.weight * rarityOf(holding(term), all)));
}

/** Inverse document frequency, never negative. */
function rarityOf(holding: number, all: number): number {
  return Math.log(1 + (all - holding + 0.5) / (holding + 0.5));
}
