/** One ranking out of two: by words and by meaning. */
import type { RankedSection } from "./ranking.ts";

/** A chunk near the question in meaning, with the section that holds it. */
export interface NearChunk {
  chunkId: number;
  sectionId: number;
  /** Cosine, −1 to 1. */
  similarity: number;
}

export interface FusedSection extends RankedSection {
  /** Best cosine of the section's chunks; null when none came near. */
  similarity: number | null;
}

const MEANING_SHARE = 0.55;
/** A cosine at or below this says nothing. */
const NO_SIMILARITY = 0.2;
const FURTHER_CHUNKS = [1, 0.12, 0.06, 0.03];

/** How much a section gains that many others name; by the logarithm of their number. */
const STANDING = 0.02;

/**
 * Sections best first; scores from 0 to about 1. Without near chunks it is the ranking by words.
 * `cited` tells how many sections name a section.
 */
export function fuse(
  byWords: RankedSection[],
  near: NearChunk[],
  cited: Map<number, number>,
): FusedSection[] {
  const topWords = byWords[0]?.score || 1;
  const meaning = meaningOf(near);
  const topMeaning = Math.max(0.0001, ...[...meaning.values()].map((one) => one.score));
  const words = new Map(byWords.map((section) => [section.sectionId, section]));
  const share = near.length > 0 ? MEANING_SHARE : 0;
  return [...new Set([...words.keys(), ...meaning.keys()])]
    .map((sectionId) => {
      const word = words.get(sectionId);
      const like = meaning.get(sectionId);
      const alike = (1 - share) * ((word?.score ?? 0) / topWords) + share * ((like?.score ?? 0) / topMeaning);
      return {
        sectionId,
        score: alike * (1 + STANDING * Math.log1p(cited.get(sectionId) ?? 0)),
        coverage: word?.coverage ?? 0,
        similarity: like?.best ?? null,
        passages: mergePassages(word, topWords, like?.chunks ?? [], share),
      };
    })
    .sort((a, b) => b.score - a.score || a.sectionId - b.sectionId);
}

interface SectionMeaning {
  score: number;
  best: number;
  chunks: NearChunk[];
}

function meaningOf(near: NearChunk[]): Map<number, SectionMeaning> {
  const sections = new Map<number, SectionMeaning>();
  for (const chunk of near.toSorted((a, b) => b.similarity - a.similarity)) {
    const known = sections.get(chunk.sectionId) ?? { score: 0, best: chunk.similarity, chunks: [] };
    known.score += (FURTHER_CHUNKS[known.chunks.length] ?? 0) * Math.max(0, chunk.similarity - NO_SIMILARITY);
    known.chunks.push(chunk);
    sections.set(chunk.sectionId, known);
  }
  return sections;
}

function mergePassages(
  word: RankedSection | undefined,
  topWords: number,
  chunks: NearChunk[],
  share: number,
): RankedSection["passages"] {
  const scores = new Map<number, number>();
  for (const { chunkId, score } of word?.passages ?? [])
    scores.set(chunkId, (1 - share) * (score / topWords));
  for (const { chunkId, similarity } of chunks) {
    scores.set(chunkId, (scores.get(chunkId) ?? 0) + share * Math.max(0, similarity - NO_SIMILARITY));
  }
  return [...scores]
    .map(([chunkId, score]) => ({ chunkId, score }))
    .sort((a, b) => b.score - a.score || a.chunkId - b.chunkId);
}
