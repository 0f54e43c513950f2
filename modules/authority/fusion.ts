/**
 * One ranking out of three: by words, by the meaning of passages, by the meaning of sections as wholes.
 * The shares were found on tests/eval/tuning.jsonl and held on checking.jsonl; see DECISIONS.md.
 */
import type { RankedSection } from "./ranking.ts";

/** A chunk near the question in meaning, with the section that holds it. */
export interface NearChunk {
  chunkId: number;
  sectionId: number;
  /** Cosine, −1 to 1. */
  similarity: number;
}

export interface NearSection {
  sectionId: number;
  similarity: number;
}

export interface FusedSection extends RankedSection {
  /** Best cosine of the section's chunks, and of the section as a whole; null when it was not among the near ones. */
  similarity: number | null;
  wholeSimilarity: number | null;
}

const WORDS = 0.35;
const PASSAGES = 0.39;
const WHOLE = 0.26;
/** A cosine at or below this says nothing. */
const NO_SIMILARITY = 0.2;

/** Sections best first; scores from 0 to about 1. Without anything near it is the ranking by words. */
export function fuse(byWords: RankedSection[], chunks: NearChunk[], sections: NearSection[]): FusedSection[] {
  const words = new Map(byWords.map((section) => [section.sectionId, section]));
  const near = groupBySection(chunks);
  const passages = scale(new Map([...near].map(([sectionId, own]) => [sectionId, own[0]!.similarity])));
  const wholes = scale(new Map(sections.map(({ sectionId, similarity }) => [sectionId, similarity])));
  const topWords = byWords[0]?.score || 1;
  const shares =
    chunks.length + sections.length > 0
      ? { words: WORDS, passages: PASSAGES, whole: WHOLE }
      : { words: 1, passages: 0, whole: 0 };
  return [...new Set([...words.keys(), ...near.keys()])]
    .map((sectionId) => {
      const word = words.get(sectionId);
      const passage = passages.get(sectionId);
      const whole = wholes.get(sectionId);
      return {
        sectionId,
        score:
          shares.words * ((word?.score ?? 0) / topWords) +
          shares.passages * (passage?.share ?? 0) +
          shares.whole * (whole?.share ?? 0),
        coverage: word?.coverage ?? 0,
        similarity: passage?.similarity ?? null,
        wholeSimilarity: whole?.similarity ?? null,
        passages: mergePassages(
          word?.passages ?? [],
          shares.words / topWords,
          near.get(sectionId) ?? [],
          shares.passages,
        ),
      };
    })
    .sort((a, b) => b.score - a.score || a.sectionId - b.sectionId);
}

/** Best first within each section. */
function groupBySection(chunks: NearChunk[]): Map<number, NearChunk[]> {
  const groups = new Map<number, NearChunk[]>();
  for (const chunk of chunks.toSorted((a, b) => b.similarity - a.similarity)) {
    groups.set(chunk.sectionId, [...(groups.get(chunk.sectionId) ?? []), chunk]);
  }
  return groups;
}

/** Similarities as shares of the best one's, from 0 to 1. */
function scale(similarities: Map<number, number>): Map<number, { similarity: number; share: number }> {
  const top = Math.max(NO_SIMILARITY + 0.01, ...similarities.values());
  const share = (similarity: number) => Math.max(0, similarity - NO_SIMILARITY) / (top - NO_SIMILARITY);
  return new Map([...similarities].map(([id, similarity]) => [id, { similarity, share: share(similarity) }]));
}

function mergePassages(
  byWords: RankedSection["passages"],
  wordShare: number,
  near: NearChunk[],
  nearShare: number,
): RankedSection["passages"] {
  const scores = new Map(byWords.map(({ chunkId, score }) => [chunkId, wordShare * score]));
  for (const { chunkId, similarity } of near) {
    scores.set(chunkId, (scores.get(chunkId) ?? 0) + nearShare * Math.max(0, similarity - NO_SIMILARITY));
  }
  return [...scores]
    .map(([chunkId, score]) => ({ chunkId, score }))
    .sort((a, b) => b.score - a.score || a.chunkId - b.chunkId);
}
