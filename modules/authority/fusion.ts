/**
 * One ranking out of three: by words, by the meaning of passages, by the meaning of sections as wholes.
 * The shares were found on tests/eval/tuning.jsonl and held on checking.jsonl; see DECISIONS.md.
 */
import type { RankedSection, ScoredPassage } from "./ranking.ts";

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

export interface FusedSection extends Omit<RankedSection, "passages"> {
  /** Best first. */
  passages: ScoredPassage[];
  /** Best cosine of the section's chunks, and of the section as a whole; null when it was not among the near ones. */
  similarity: number | null;
  wholeSimilarity: number | null;
}

const WORDS = 0.35;
const PASSAGES = 0.39;
const WHOLE = 0.26;
/** A cosine at or below this says nothing. */
const NO_SIMILARITY = 0.2;

/** At most `limit` sections, best first; scores from 0 to about 1. Without anything near it is the ranking by words. */
export function fuse(
  byWords: RankedSection[],
  chunks: NearChunk[],
  sections: NearSection[],
  limit: number,
): FusedSection[] {
  const words = new Map(byWords.map((section) => [section.sectionId, section]));
  const near = groupBySection(chunks);
  const passages = scale(new Map([...near].map(([sectionId, own]) => [sectionId, own[0]!.similarity])));
  const wholes = scale(new Map(sections.map(({ sectionId, similarity }) => [sectionId, similarity])));
  const topWords = byWords[0]?.score || 1;
  const shares =
    chunks.length + sections.length > 0
      ? { words: WORDS, passages: PASSAGES, whole: WHOLE }
      : { words: 1, passages: 0, whole: 0 };
  const score = (sectionId: number) =>
    shares.words * ((words.get(sectionId)?.score ?? 0) / topWords) +
    shares.passages * (passages.get(sectionId)?.share ?? 0) +
    shares.whole * (wholes.get(sectionId)?.share ?? 0);
  return [...new Set([...words.keys(), ...near.keys()])]
    .map((sectionId) => ({ sectionId, score: score(sectionId) }))
    .sort((a, b) => b.score - a.score || a.sectionId - b.sectionId)
    .slice(0, limit)
    .map((section) => {
      const word = words.get(section.sectionId);
      return {
        ...section,
        coverage: word?.coverage ?? 0,
        similarity: passages.get(section.sectionId)?.similarity ?? null,
        wholeSimilarity: wholes.get(section.sectionId)?.similarity ?? null,
        passages: mergePassages(
          word?.passages() ?? [],
          shares.words / topWords,
          near.get(section.sectionId) ?? [],
          shares.passages,
        ),
      };
    });
}

/** Best first within each section. */
function groupBySection(chunks: NearChunk[]): Map<number, NearChunk[]> {
  const groups = new Map<number, NearChunk[]>();
  for (const chunk of chunks.toSorted((a, b) => b.similarity - a.similarity)) {
    const group = groups.get(chunk.sectionId);
    if (group) group.push(chunk);
    else groups.set(chunk.sectionId, [chunk]);
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
  byWords: ScoredPassage[],
  wordShare: number,
  near: NearChunk[],
  nearShare: number,
): ScoredPassage[] {
  const scores = new Map(byWords.map(({ chunkId, score }) => [chunkId, wordShare * score]));
  for (const { chunkId, similarity } of near) {
    scores.set(chunkId, (scores.get(chunkId) ?? 0) + nearShare * Math.max(0, similarity - NO_SIMILARITY));
  }
  return [...scores]
    .map(([chunkId, score]) => ({ chunkId, score }))
    .sort((a, b) => b.score - a.score || a.chunkId - b.chunkId);
}
