/**
 * Score fusion: one ranking of sections from word evidence and semantic similarity. The shares stand in the ranking
 * profile; modules/decisions/033-fusion-weights.md explains them.
 */
import type { Similarity } from "../contract.ts";
import { leastOfBest } from "./best-scores.ts";
import { highest } from "./cosines.ts";
import {
  mergePassages,
  pointedFirst,
  pointedUnits,
  quotedPassageFirst,
  type PointedUnit,
} from "./fused-passages.ts";
import type { QuotedDocuments } from "./quoted-words.ts";
import type { ScoredPassage, WordEvidence } from "./ranking.ts";
import { rankingProfile, type RankingProfile } from "./ranking-profile.ts";
import type { SearchSnapshot } from "./search-snapshot.ts";
import type { SimilarChunk, Similarities } from "./similarity.ts";

export interface FusedSection {
  sectionId: number;
  /** 0 to about 1. */
  score: number;
  /** Share of the question's weight that the section covers with its words; 0 to 1. */
  coverage: number;
  /** Best first, at least one. */
  passages: ScoredPassage[];
  /** Units with a phrase near the question, nearest first. */
  pointed: PointedUnit[];
  /** Null when the search was by words only, or only words found the section. */
  similarity: Similarity | null;
  /** Share of the question that stands in the section in a row; 1 for a question that is words of it. */
  quoted: number;
}

type Snapshot = Pick<SearchSnapshot, "sectionIds" | "chunkIds" | "firstChunks">;

/** What was found of a question; null for what was not searched. */
export interface Evidence {
  words: WordEvidence | null;
  similar: Similarities | null;
  /** Beside the documents' own evidence; only on shelves other than the Code's. */
  beside?: BesideTheCode;
  /** Documents that have words of the question in a row. */
  quoted?: QuotedDocuments;
}

/** What ranks a document of another shelf beside its own words and vectors. */
export interface BesideTheCode {
  /** Parts of its own score, in place of the Code's. */
  shares: Shares;
  /** Part of its own score for the share of the question's words that it has. */
  coverage: number;
  /** What each document's own score is multiplied by. */
  ownFactors: Float64Array;
  /** Share of a score that `ties` give, 0 to 1. */
  tieShare: number;
  /** Strength of each document's ties to the sections found, 0 to 1. */
  ties: Float64Array;
  /** Added to each document's score; below 0 where something is taken off. */
  added: Float64Array;
  /** What each document's standing leaves of its score. */
  standingFactors: Float64Array;
}

/** A section with its score, 0 to about 1. */
export type ScoredSection = Pick<FusedSection, "sectionId" | "score">;

/** At most `limit` sections, best first, without what was found in them. */
export function rankSections(snapshot: Snapshot, evidence: Evidence, limit: number): ScoredSection[] {
  const { best, scores } = rank(snapshot, evidence, limit);
  return best.map((section) => ({ sectionId: snapshot.sectionIds[section]!, score: scores[section]! }));
}

/** At most `limit` sections, best first. */
export function fuse(snapshot: Snapshot, evidence: Evidence, limit: number): FusedSection[] {
  const { words, similar } = evidence;
  const { best, scores, highestWords } = rank(snapshot, evidence, limit);
  return best.map((section) => ({
    sectionId: snapshot.sectionIds[section]!,
    score: scores[section]!,
    coverage: words?.coverage(section) ?? 0,
    similarity: similar && similarityOf(section, similar),
    quoted: evidence.quoted?.get(section)?.share ?? 0,
    ...quotedPassageFirst(
      evidence.quoted?.get(section)?.chunkId,
      pointedFirst(
        similar ? pointedUnits(similar, section) : [],
        mergePassages({
          byWords: words?.passages(section, idsOf(similar?.chunks.get(section))) ?? [],
          similar: similar?.chunks.get(section) ?? [],
          highestWords,
          firstChunk: snapshot.chunkIds[snapshot.firstChunks[section]!]!,
        }),
      ),
    ),
  }));
}

/** Indexes of the best sections, and the scores of all. */
function rank(snapshot: Snapshot, evidence: Evidence, limit: number) {
  const { words, similar } = evidence;
  const highestWords = words ? highest(words.scores) || 1 : 1;
  const own = scoreSections(snapshot, evidence, highestWords);
  const ranked = evidence.beside ? besideTheCode(own, evidence.beside) : own;
  const scores = evidence.quoted ? quotedFirst(ranked, evidence.quoted) : ranked;
  const isFound = (section: number) =>
    own[section]! > 0 || similar?.chunks.has(section) === true || evidence.quoted?.has(section) === true;
  return { best: bestOf(snapshot, scores, { isFound, limit }), scores, highestWords };
}

/** A share for the ties, never a gate. */
function besideTheCode(
  found: Float64Array,
  { tieShare, ties, added, standingFactors, ownFactors }: BesideTheCode,
): Float64Array {
  const own = found.map((score, document) => score * ownFactors[document]!);
  const best = highest(own) || 1;
  return own.map((score, document) => {
    const whole = ((1 - tieShare) * score) / best + tieShare * ties[document]! + added[document]!;
    return standingFactors[document]! * Math.max(0, whole);
  });
}

/** A document that has the question's words in a row stands above all others, and the more of them the higher. */
function quotedFirst(scores: Float64Array, quoted: QuotedDocuments): Float64Array {
  return scores.map((score, document) => {
    const found = quoted.get(document);
    return found ? score + 1 + found.share : score;
  });
}

function scoreSections(
  { sectionIds }: Snapshot,
  { words, similar: found, beside }: Evidence,
  highestWords: number,
): Float64Array {
  const { phraseFloor } = rankingProfile().retrieval.similarity;
  const { fusionShares } = rankingProfile().retrieval;
  const similar = found && beside ? { ...found, phrases: found.nearPhrases() } : found;
  const scale = scalesOf(beside?.shares ?? fusionShares, words && highestWords, similar);
  const floors = floorsOf(similar);
  const scores = new Float64Array(sectionIds.length);
  for (let section = 0; section < scores.length; section++) {
    const byWords = words
      ? scale.text * words.scores[section]! +
        scale.phraseText * words.phrases[section]! +
        (beside ? beside.coverage * words.coverage(section) : 0)
      : 0;
    scores[section] = !similar
      ? byWords
      : byWords +
        scale.passageSimilarity * above(similar.chunks.get(section)?.[0]?.similarity ?? 0, floors.passage) +
        scale.sectionSimilarity * above(similar.sections[section]!, floors.section) +
        scale.phraseSimilarity * above(similar.phrases[section]!, phraseFloor);
  }
  return scores;
}

function idsOf(chunks: SimilarChunk[] | undefined): ReadonlySet<number> | undefined {
  return chunks && new Set(chunks.map(({ chunkId }) => chunkId));
}

function similarityOf(section: number, { chunks, sections, phrases }: Similarities): Similarity | null {
  const passage = chunks.get(section)?.[0]?.similarity ?? 0;
  const [whole, phrase] = [sections[section]!, phrases[section]!];
  return passage || whole || phrase ? { passage, section: whole, phrase } : null;
}

type Shares = RankingProfile["retrieval"]["fusionShares"];

/** Factors for each kind of evidence, so that its best section gets the kind's share of 1 in all. */
function scalesOf(shares: Shares, highestWords: number | null, similar: Similarities | null): Shares {
  const { similarity } = rankingProfile().retrieval;
  const all =
    (highestWords !== null ? shares.text + shares.phraseText : 0) +
      (similar ? shares.passageSimilarity + shares.sectionSimilarity + shares.phraseSimilarity : 0) || 1;
  const per = (share: number, best: number, floor: number) => share / all / Math.max(0.01, best - floor);
  let passage = 0;
  for (const [nearest] of similar?.chunks.values() ?? []) passage = Math.max(passage, nearest!.similarity);
  return {
    text: shares.text / all / (highestWords ?? 1),
    phraseText: shares.phraseText / all,
    passageSimilarity: per(shares.passageSimilarity, passage, similarity.floor),
    sectionSimilarity: per(
      shares.sectionSimilarity,
      similar ? highest(similar.sections) : 0,
      similarity.floor,
    ),
    phraseSimilarity: per(
      shares.phraseSimilarity,
      similar ? highest(similar.phrases) : 0,
      similarity.phraseFloor,
    ),
  };
}

/**
 * All that is known of what is not among the nearest is that it is no nearer than the last of them. So the last one
 * counts as no evidence, and the others by how much nearer they are.
 */
function floorsOf(similar: Similarities | null): { passage: number; section: number } {
  const { floor } = rankingProfile().retrieval.similarity;
  return {
    passage: Math.max(floor, similar?.chunkCutoff ?? 0),
    section: Math.max(floor, similar?.sectionCutoff ?? 0),
  };
}

function above(similarity: number, floor: number): number {
  return Math.max(0, similarity - floor);
}

/** Indexes of the best sections found that hold a chunk; ties in the order of section ids. */
function bestOf(
  { sectionIds, firstChunks }: Snapshot,
  scores: Float64Array,
  { isFound, limit }: { isFound(section: number): boolean; limit: number },
): number[] {
  const least = leastOfBest(scores, limit);
  const best: number[] = [];
  for (let section = 0; section < scores.length; section++) {
    const hasChunk = firstChunks[section]! < firstChunks[section + 1]!;
    if (scores[section]! >= least && hasChunk && isFound(section)) best.push(section);
  }
  return best.sort((a, b) => scores[b]! - scores[a]! || sectionIds[a]! - sectionIds[b]!).slice(0, limit);
}
