/**
 * Word evidence: BM25 over weighted fields for each passage, a section's passages together, its heading as a short
 * text of its own, and, apart from these, its search phrases. Posting lists are long, so sums are kept in flat arrays.
 */
import { keepBest } from "./best-scores.ts";
import { lengthNorm, rarestOf, rarityOf, type Concept } from "./bm25.ts";
import { rankingProfile } from "./ranking-profile.ts";
import type { SearchSnapshot } from "./search-snapshot.ts";

/** What the words of a question say of every section, by the section's index. */
export interface WordEvidence {
  /** Score of text and heading; 0 for a section without any of the words. */
  scores: Float64Array;
  /** How much of the question the section's phrases have, 0 to about 1. */
  phrases: Float64Array;
  /** Share of the question's weight, by rarity of its concepts, that the section covers; 0 to 1. */
  coverage(section: number): number;
  /** Best first: the best of the section, and those of `besides`; only with a score above 0. */
  passages(section: number, besides?: ReadonlySet<number>): ScoredPassage[];
}

export interface ScoredPassage {
  chunkId: number;
  score: number;
}

/** Passages kept of a section: more than anything reads of it, since a chapter of a publication can have hundreds. */
const KEPT_PASSAGES = 24;

type Snapshot = Pick<
  SearchSnapshot,
  "figures" | "chunkIds" | "chunkLengths" | "chunkSections" | "sectionIds" | "firstChunks"
>;

/** Sums over the concepts of a question, by the indexes of chunks and of sections. */
interface Tally {
  passages: Float64Array;
  /** Sum over the concepts of the best score in any passage of the section. */
  together: Float64Array;
  /** Sum of the rarities of the concepts that any passage has. */
  covered: Float64Array;
  heading: Float64Array;
  /** Share of the heading's words that the question has, 0 to 1. */
  headingShare: Float64Array;
}

export function weighWords(concepts: Concept[], snapshot: Snapshot): WordEvidence {
  const tally = tallyOf(concepts, snapshot);
  const total = concepts.reduce((sum, concept) => sum + rarityInText(concept, snapshot), 0) || 1;
  return {
    scores: scoreSections(tally, snapshot),
    phrases: weighPhrases(concepts, snapshot),
    coverage: (section) => tally.covered[section]! / total,
    passages: passagesBySection(tally, snapshot),
  };
}

function tallyOf(concepts: Concept[], snapshot: Snapshot): Tally {
  const sections = snapshot.sectionIds.length;
  const tally: Tally = {
    passages: new Float64Array(snapshot.chunkIds.length),
    together: new Float64Array(sections),
    covered: new Float64Array(sections),
    heading: new Float64Array(sections),
    headingShare: new Float64Array(sections),
  };
  const scratch = scratchOf(snapshot);
  for (const concept of concepts) {
    addPassages(concept, snapshot, tally, scratch);
    addHeadings(concept, snapshot, tally);
  }
  return tally;
}

/** Room for the scores of one concept, kept with its library: nothing waits while it is in use. */
interface Scratch {
  /** A zero for each chunk, before and after. */
  scores: Float64Array;
  /** Indexes of the chunks that have a score. */
  met: Int32Array;
  /** The best score in each section, and indexes of the sections that have one; zeros before and after. */
  best: Float64Array;
  metSections: Int32Array;
}

const scratches = new WeakMap<Int32Array, Scratch>();

function scratchOf({ chunkIds, sectionIds }: Snapshot): Scratch {
  const kept = scratches.get(chunkIds);
  if (kept) return kept;
  const made = {
    scores: new Float64Array(chunkIds.length),
    met: new Int32Array(chunkIds.length),
    best: new Float64Array(sectionIds.length),
    metSections: new Int32Array(sectionIds.length),
  };
  scratches.set(chunkIds, made);
  return made;
}

function addPassages(concept: Concept, snapshot: Snapshot, tally: Tally, scratch: Scratch): void {
  const { scores, met, best, metSections } = scratch;
  const { chunkSections } = snapshot;
  const count = scorePassages(concept, snapshot, scratch);
  let sections = 0;
  for (let at = 0; at < count; at++) {
    const place = met[at]!;
    const score = scores[place]!;
    const section = chunkSections[place]!;
    tally.passages[place]! += score;
    if (best[section] === 0) metSections[sections++] = section;
    if (score > best[section]!) best[section] = score;
    scores[place] = 0;
  }
  const rarity = rarityInText(concept, snapshot);
  for (let at = 0; at < sections; at++) {
    const section = metSections[at]!;
    tally.together[section]! += best[section]!;
    tally.covered[section]! += rarity;
    best[section] = 0;
  }
}

/** Length terms of all chunks, and the numbers that they were worked out with. */
interface Norms {
  by: readonly [saturation: number, normalization: number, averageLength: number];
  ofChunks: Float64Array;
}

/** By the lengths of a library's chunks. */
const norms = new WeakMap<Snapshot["chunkLengths"], Norms>();

function normsOf({ figures, chunkLengths }: Snapshot): Float64Array {
  const { saturation, passageLengthNormalization } = rankingProfile().retrieval.bm25;
  const by = [saturation, passageLengthNormalization, figures.averageLength] as const;
  const kept = norms.get(chunkLengths);
  if (kept?.by.every((number, at) => number === by[at])) return kept.ofChunks;
  const ofChunks = Float64Array.from(chunkLengths, (length) =>
    lengthNorm(saturation, length / figures.averageLength, passageLengthNormalization),
  );
  norms.set(chunkLengths, { by, ofChunks });
  return ofChunks;
}

/** Writes the best score of any of the concept's words and what chunks have one; returns how many do. */
function scorePassages({ terms }: Concept, snapshot: Snapshot, { scores, met }: Scratch): number {
  const { figures } = snapshot;
  const { saturation } = rankingProfile().retrieval.bm25;
  const ofChunks = normsOf(snapshot);
  let count = 0;
  for (const { chunks, frequencies, weight } of terms) {
    const gain = weight * rarityOf(chunks.length, figures.chunks) * (saturation + 1);
    for (let at = 0; at < chunks.length; at++) {
      const place = chunks[at]!;
      const frequency = frequencies[at]!;
      const score = (gain * frequency) / (frequency + ofChunks[place]!);
      if (scores[place] === 0) met[count++] = place;
      if (score > scores[place]!) scores[place] = score;
    }
  }
  return count;
}

/** The best score of any of the concept's words, for each section that has it in its heading. */
function addHeadings({ terms }: Concept, { figures }: Snapshot, tally: Tally): void {
  const { saturation, headingLengthNormalization } = rankingProfile().retrieval.bm25;
  const best = new Map<number, { score: number; share: number }>();
  for (const { sections, headingLengths, weight } of terms) {
    const gain = weight * rarityOf(sections.length, figures.sections) * (saturation + 1);
    for (let at = 0; at < sections.length; at++) {
      const length = headingLengths[at]!;
      const norm = lengthNorm(saturation, length / figures.averageHeading, headingLengthNormalization);
      const score = gain / (1 + norm);
      if (score > (best.get(sections[at]!)?.score ?? 0))
        best.set(sections[at]!, { score, share: 1 / length });
    }
  }
  for (const [section, { score, share }] of best) {
    tally.heading[section]! += score;
    tally.headingShare[section]! += share;
  }
}

/** Scores by index of the section; all phrases of a section are one text. */
function weighPhrases(concepts: Concept[], { figures, sectionIds }: Snapshot): Float64Array {
  const { saturation, phraseLengthNormalization } = rankingProfile().retrieval.bm25;
  const sum = new Float64Array(sectionIds.length);
  let total = 0;
  for (const { terms } of concepts) {
    const best = new Map<number, number>();
    for (const { phrased, phraseFrequencies, phraseLengths, weight } of terms) {
      const gain = weight * rarityOf(phrased.length, figures.phrased);
      for (let at = 0; at < phrased.length; at++) {
        const frequency = phraseFrequencies[at]!;
        const relativeLength = phraseLengths[at]! / figures.averagePhrases;
        const norm = lengthNorm(saturation, relativeLength, phraseLengthNormalization);
        const score = (gain * frequency * (saturation + 1)) / (frequency + norm);
        if (score > (best.get(phrased[at]!) ?? 0)) best.set(phrased[at]!, score);
      }
    }
    for (const [section, score] of best) sum[section]! += score;
    total += rarestOf(terms, (term) => term.phrased.length, figures.phrased);
  }
  return sum.map((score) => score / (total || 1));
}

/** By index of the section; 0 for a section without a passage. */
function scoreSections(tally: Tally, { firstChunks }: Snapshot): Float64Array {
  const { passagesByRank, bestPerConcept, heading, headingBase } = rankingProfile().retrieval.sectionEvidence;
  const top = new Float64Array(passagesByRank.length);
  return tally.together.map((together, section) => {
    if (together === 0) return 0;
    top.fill(0);
    for (let place = firstChunks[section]!; place < firstChunks[section + 1]!; place++) {
      keepBest(top, tally.passages[place]!);
    }
    const stacked = top.reduce((sum, score, n) => sum + passagesByRank[n]! * score, 0);
    const headed = tally.heading[section]! * (headingBase + tally.headingShare[section]!);
    return stacked + bestPerConcept * together + heading * headed;
  });
}

/** By index of the section. */
function passagesBySection(
  { passages }: Tally,
  { firstChunks, chunkIds }: Snapshot,
): WordEvidence["passages"] {
  return (section, besides) => {
    const [first, end] = [firstChunks[section]!, firstChunks[section + 1]!];
    const top = new Float64Array(KEPT_PASSAGES);
    for (let place = first; place < end; place++) keepBest(top, passages[place]!);
    const least = top[KEPT_PASSAGES - 1]!;
    const scored: ScoredPassage[] = [];
    for (let place = first; place < end; place++) {
      const score = passages[place]!;
      if (score > 0 && (score >= least || besides?.has(chunkIds[place]!)))
        scored.push({ chunkId: chunkIds[place]!, score });
    }
    return scored.sort((a, b) => b.score - a.score || a.chunkId - b.chunkId);
  };
}

function rarityInText({ terms }: Concept, { figures }: Snapshot): number {
  return rarestOf(terms, (term) => term.chunks.length, figures.chunks);
}
