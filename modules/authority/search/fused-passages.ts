/** Which passage of a found section comes first: by words, by similarity, and by the unit that its phrases point to. */
import type { PhraseUnit } from "../phrase-store.ts";
import type { ScoredPassage } from "./ranking.ts";
import { rankingProfile } from "./ranking-profile.ts";
import type { SimilarChunk, Similarities } from "./similarity.ts";

/** A unit with a phrase near the question, and the phrase's cosine. */
export interface PointedUnit extends PhraseUnit {
  similarity: number;
}

/** Each unit once, nearest first. */
export function pointedUnits(similar: Similarities, section: number): PointedUnit[] {
  const { unitPhraseThreshold } = rankingProfile().retrieval.similarity;
  if (similar.phrases[section]! < unitPhraseThreshold) return [];
  const phrases = similar.phrasesOf(section, unitPhraseThreshold);
  const units = phrases.flatMap(({ unit, similarity }) => (unit ? [{ ...unit, similarity }] : []));
  return units.filter(({ fragment }, at) => units.findIndex((other) => other.fragment === fragment) === at);
}

interface Ordered {
  pointed: PointedUnit[];
  /** Best first. */
  passages: ScoredPassage[];
}

/** Puts the passage of the nearest pointed unit before the others. */
export function pointedFirst(pointed: PointedUnit[], passages: ScoredPassage[]): Ordered {
  const [nearest] = pointed;
  return { pointed, passages: nearest ? withFirst(nearest.chunkId, passages) : passages };
}

/** Puts the passage that has words of the question in a row, if there is one, before the others. */
export function quotedPassageFirst(chunkId: number | undefined, { pointed, passages }: Ordered): Ordered {
  return { pointed, passages: chunkId === undefined ? passages : withFirst(chunkId, passages) };
}

function withFirst(chunkId: number, passages: ScoredPassage[]): ScoredPassage[] {
  const others = passages.filter((passage) => passage.chunkId !== chunkId);
  return [{ chunkId, score: passages[0]!.score }, ...others];
}

interface Merging {
  byWords: ScoredPassage[];
  similar: SimilarChunk[];
  /** The best section's score by words. */
  highestWords: number;
  /** Id of the section's first chunk. */
  firstChunk: number;
}

/** Best first. A section found by its phrases alone is read from its first chunk. */
export function mergePassages({ byWords, similar, highestWords, firstChunk }: Merging): ScoredPassage[] {
  const { fusionShares: shares, similarity } = rankingProfile().retrieval;
  const weighed = byWords.map(({ chunkId, score }) => ({
    chunkId,
    score: (shares.text * score) / highestWords,
  }));
  // Most documents of a long list have only words, and theirs are in order.
  if (similar.length === 0) return weighed.length > 0 ? weighed : [{ chunkId: firstChunk, score: 0 }];
  const scores = new Map(weighed.map(({ chunkId, score }) => [chunkId, score]));
  for (const chunk of similar) {
    const score = shares.passageSimilarity * Math.max(0, chunk.similarity - similarity.floor);
    scores.set(chunk.chunkId, (scores.get(chunk.chunkId) ?? 0) + score);
  }
  return [...scores]
    .map(([chunkId, score]) => ({ chunkId, score }))
    .sort((a, b) => b.score - a.score || a.chunkId - b.chunkId);
}
