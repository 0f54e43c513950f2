/**
 * One ranking out of what words and meaning say of each section: its text, the people's phrases for it, its passages
 * and the section as a whole. The shares were found on tests/eval and are explained in DECISIONS.md.
 */
import { highest } from "./cosines.ts";
import type { LawInForce } from "./law-in-force.ts";
import type { Near, NearChunk } from "./near.ts";
import type { PointedUnit } from "./phrases.ts";
import type { ScoredPassage, WordEvidence } from "./ranking.ts";
import type { Subject } from "./subject.ts";

export interface FusedSection {
  sectionId: number;
  /** 0 to about 1. */
  score: number;
  /** Share of the question's weight that the section covers with its words; 0 to 1. */
  coverage: number;
  /** Best first, at least one. */
  passages: ScoredPassage[];
  /** Units to which the people's words point, closest first. */
  pointed: Pointed[];
  /** Cosines; null when the search was by words only, or found it by them alone. */
  closeness: Closeness | null;
}

/** A unit with a phrase near the question, and its cosine. */
export interface Pointed extends PointedUnit {
  similarity: number;
}

/** Cosines of a section's closest passage, of the section as a whole and of its closest phrase; 0 for what is not near. */
export interface Closeness {
  passage: number;
  whole: number;
  phrase: number;
  /** Of the question with its closest subject that no section speaks of. */
  elsewhere: number;
  /** Whether the question is about federal tax, by its vector alone. */
  subject: Subject;
}

export const SHARES = { words: 0.07, wordsOfPhrases: 0.48, passages: 0.08, wholes: 0.09, phrases: 0.28 };
/** A cosine at or below this says nothing. */
export const NO_SIMILARITY = 0.2;
/** Phrases are short: even those of other subjects share something with a question. */
export const NO_SIMILARITY_OF_PHRASES = 0.35;
/** From this cosine on a phrase says which unit the question is about. */
const POINTS = 0.5;

type Law = Pick<LawInForce, "sectionIds" | "chunkIds" | "firstChunks">;

/** At most `limit` sections, best first. */
export function fuse(law: Law, words: WordEvidence | null, near: Near | null, limit: number): FusedSection[] {
  const highestWords = words ? highest(words.scores) || 1 : 1;
  const scale = scalesOf(words !== null, highestWords, near);
  const nothing = saysNothing(near);
  const scores = Float64Array.from(law.sectionIds, (_, section) => {
    const byWords = words
      ? scale.words * words.scores[section]! + scale.wordsOfPhrases * words.phrases[section]!
      : 0;
    if (!near) return byWords;
    return (
      byWords +
      scale.passages * over(near.chunks.get(section)?.[0]?.similarity ?? 0, nothing.passages) +
      scale.wholes * over(near.wholes[section]!, nothing.wholes) +
      scale.phrases * over(near.phrases[section]!, NO_SIMILARITY_OF_PHRASES)
    );
  });
  const isFound = (section: number) => scores[section]! > 0 || near?.chunks.has(section) === true;
  return bestOf(scores, isFound, limit, law).map((section) => ({
    sectionId: law.sectionIds[section]!,
    score: scores[section]!,
    coverage: words?.coverage(section) ?? 0,
    closeness: near && closenessOf(section, near),
    ...pointedFirst(
      near ? pointedBy(near, section) : [],
      mergePassages(
        words?.passages(section) ?? [],
        near?.chunks.get(section) ?? [],
        highestWords,
        law.chunkIds[law.firstChunks[section]!]!,
      ),
    ),
  }));
}

/** Each unit once. */
function pointedBy(near: Near, section: number): Pointed[] {
  if (near.phrases[section]! < POINTS) return [];
  const phrases = near.phrasesOf(section).filter(({ similarity }) => similarity >= POINTS);
  const own = phrases.flatMap(({ unit, similarity }) => (unit ? [{ ...unit, similarity }] : []));
  return own.filter(({ fragment }, at) => own.findIndex((other) => other.fragment === fragment) === at);
}

/** The passage of the unit to which the people's words point most stands above the others. */
function pointedFirst(
  pointed: Pointed[],
  passages: ScoredPassage[],
): Pick<FusedSection, "pointed" | "passages"> {
  const [closest] = pointed;
  if (!closest) return { pointed, passages };
  const { chunkId } = closest;
  const others = passages.filter((passage) => passage.chunkId !== chunkId);
  return { pointed, passages: [{ chunkId, score: passages[0]!.score }, ...others] };
}

function closenessOf(
  section: number,
  { chunks, wholes, phrases, elsewhere, subject }: Near,
): Closeness | null {
  const passage = chunks.get(section)?.[0]?.similarity ?? 0;
  const [whole, phrase] = [wholes[section]!, phrases[section]!];
  return passage || whole || phrase ? { passage, whole, phrase, elsewhere, subject } : null;
}

/** What one unit of each kind of evidence counts, so that the best of a kind has its share of 1 in all. */
function scalesOf(byWords: boolean, highestWords: number, near: Near | null): typeof SHARES {
  const { words, wordsOfPhrases, passages, wholes, phrases } = SHARES;
  const all = (byWords ? words + wordsOfPhrases : 0) + (near ? passages + wholes + phrases : 0) || 1;
  const per = (share: number, best: number, nothing: number) => share / all / Math.max(0.01, best - nothing);
  let passage = 0;
  for (const [closest] of near?.chunks.values() ?? []) passage = Math.max(passage, closest!.similarity);
  return {
    words: words / all / highestWords,
    wordsOfPhrases: wordsOfPhrases / all,
    passages: per(passages, passage, NO_SIMILARITY),
    wholes: per(wholes, near ? highest(near.wholes) : 0, NO_SIMILARITY),
    phrases: per(phrases, near ? highest(near.phrases) : 0, NO_SIMILARITY_OF_PHRASES),
  };
}

/**
 * Of what was not among the nearest it is only known that it is no nearer than the last of them. So that one says
 * as much as none, and what counts is how much nearer the others are.
 */
function saysNothing(near: Near | null): { passages: number; wholes: number } {
  return {
    passages: Math.max(NO_SIMILARITY, near?.farthestPassage ?? 0),
    wholes: Math.max(NO_SIMILARITY, near?.farthestWhole ?? 0),
  };
}

function over(similarity: number, nothing: number): number {
  return Math.max(0, similarity - nothing);
}

/** Places of the best of those found that hold a chunk; equal ones stand in the order of their sections' ids. */
function bestOf(
  scores: Float64Array,
  isFound: (section: number) => boolean,
  limit: number,
  { sectionIds, firstChunks }: Law,
): number[] {
  const least = scores.toSorted().at(-limit) ?? 0;
  return Array.from(scores.keys())
    .filter((section) => scores[section]! >= least && isFound(section))
    .filter((section) => firstChunks[section]! < firstChunks[section + 1]!)
    .sort((a, b) => scores[b]! - scores[a]! || sectionIds[a]! - sectionIds[b]!)
    .slice(0, limit);
}

/** What is found by its phrases alone is read from its beginning. */
function mergePassages(
  byWords: ScoredPassage[],
  near: NearChunk[],
  highestWords: number,
  firstChunk: number,
): ScoredPassage[] {
  const scores = new Map(
    byWords.map(({ chunkId, score }) => [chunkId, (SHARES.words * score) / highestWords]),
  );
  for (const { chunkId, similarity } of near) {
    const score = SHARES.passages * over(similarity, NO_SIMILARITY);
    scores.set(chunkId, (scores.get(chunkId) ?? 0) + score);
  }
  if (scores.size === 0) scores.set(firstChunk, 0);
  return [...scores]
    .map(([chunkId, score]) => ({ chunkId, score }))
    .sort((a, b) => b.score - a.score || a.chunkId - b.chunkId);
}
