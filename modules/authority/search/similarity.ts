/** Semantic similarity of a question to each section in force: its passages, its vector and its search phrases. */
import { setImmediate } from "node:timers/promises";
import { keepBest } from "./best-scores.ts";
import type { Neighbor } from "#modules/embeddings";
import type { UnderstoodQuestion } from "../contract.ts";
import { highest } from "./cosines.ts";
import { classifyDomain } from "./domain-classifier.ts";
import { nearChunks } from "./near-chunks.ts";
import type { PhraseUnit } from "../phrase-store.ts";
import { rankingProfile } from "./ranking-profile.ts";
import type { SearchSnapshot } from "./search-snapshot.ts";
import type { SemanticIndex } from "./semantic-index.ts";

/** Phrases of a section taken together on shelves beside the Code's. */
const MEAN_OF = 3;

export interface SimilarChunk {
  chunkId: number;
  /** Cosine, −1 to 1. */
  similarity: number;
}

/** A search phrase with its cosine, −1 to 1; `unit` is null when it is about the whole section. */
export interface SimilarPhrase {
  unit: PhraseUnit | null;
  similarity: number;
}

/** Cosines by index of the section; 0 for what is not near. */
export interface Similarities {
  /** The nearest chunks of each section that has any, nearest first. */
  chunks: Map<number, SimilarChunk[]>;
  /** Cosine to the section's own vector. */
  sections: Float64Array;
  /** Cosine of the last chunk among the nearest; no other chunk is nearer. */
  chunkCutoff: number;
  /** The same for section vectors. */
  sectionCutoff: number;
  /** Cosine to the section's nearest phrase. */
  phrases: Float64Array;
  /**
   * Mean cosine to the section's nearest phrases: sister regulations share a subject, and one chance likeness weighs
   * less than several. Phrases that a section lacks count as its last.
   */
  nearPhrases(): Float64Array;
  /** Phrases of a section at least so near, nearest first. */
  phrasesOf(section: number, least: number): SimilarPhrase[];
}

/** @throws DomainError `unavailable` while Chroma is away. */
export async function findSimilar(
  { chunks }: Pick<SemanticIndex, "chunks">,
  snapshot: SearchSnapshot,
  question: Float32Array,
): Promise<Similarities> {
  const { nearestChunks } = rankingProfile().retrieval.similarity;
  const asked = nearChunks(chunks(snapshot.shelf), snapshot)(question, nearestChunks);
  // Awaited below: until then its failure is nobody's yet.
  asked.catch(() => undefined);
  // What this shelf and the others ask of Chroma and the database leaves the process before the long sums begin.
  await setImmediate();
  const inProcess = {
    ...phraseSimilarities(snapshot, question),
    ...sectionSimilarities(snapshot, question),
  };
  const nearest = await asked;
  return {
    ...inProcess,
    chunks: chunksBySection(snapshot, nearest),
    chunkCutoff: nearest.at(-1)?.similarity ?? 0,
  };
}

/** What a question's vector says of the question itself. @param model that made it */
export function readSubject(
  model: string,
  { outOfScopeCosines }: Pick<SearchSnapshot, "outOfScopeCosines">,
  question: Float32Array,
): NonNullable<UnderstoodQuestion["subject"]> {
  return { outOfScope: highest(outOfScopeCosines(question)), domain: classifyDomain(model, question) };
}

/** Keeps the order. Leaves out chunks of versions that are no longer in force. */
function chunksBySection(snapshot: SearchSnapshot, nearest: Neighbor[]): Map<number, SimilarChunk[]> {
  const groups = new Map<number, SimilarChunk[]>();
  for (const { id, similarity } of nearest) {
    const chunkId = Number(id);
    const section = snapshot.sectionOfChunk(chunkId);
    if (section === undefined) continue;
    const group = groups.get(section);
    if (group) group.push({ chunkId, similarity });
    else groups.set(section, [{ chunkId, similarity }]);
  }
  return groups;
}

/** Cosines of the nearest section vectors only, so that section vectors and chunks are cut off alike. */
function sectionSimilarities(
  { sectionIds, vectorSections, sectionCosines }: SearchSnapshot,
  question: Float32Array,
): Pick<Similarities, "sections" | "sectionCutoff"> {
  const { nearestSections } = rankingProfile().retrieval.similarity;
  const cosines = sectionCosines(question);
  const ascending = cosines.toSorted();
  const sectionCutoff = ascending[Math.max(0, ascending.length - nearestSections)] ?? 0;
  const sections = new Float64Array(sectionIds.length);
  for (let at = 0; at < cosines.length; at++) {
    if (cosines[at]! >= sectionCutoff) sections[vectorSections[at]!] = cosines[at]!;
  }
  return { sections, sectionCutoff };
}

function phraseSimilarities(
  { sectionIds, firstPhrases, phraseUnits, phraseCosines }: SearchSnapshot,
  question: Float32Array,
): Pick<Similarities, "phrases" | "nearPhrases" | "phrasesOf"> {
  const nearest = new Float64Array(sectionIds.length);
  // A copy: another question may come while this one waits for Chroma.
  const cosines = phraseCosines(question).slice();
  for (let section = 0; section < nearest.length; section++) {
    const end = firstPhrases[section + 1]!;
    for (let phrase = firstPhrases[section]!; phrase < end; phrase++) {
      if (cosines[phrase]! > nearest[section]!) nearest[section] = cosines[phrase]!;
    }
  }
  return {
    phrases: nearest,
    nearPhrases: () =>
      nearest.map((_, section) =>
        meanOfNearest(cosines.subarray(firstPhrases[section], firstPhrases[section + 1])),
      ),
    phrasesOf(section, least) {
      const near: SimilarPhrase[] = [];
      for (let phrase = firstPhrases[section]!; phrase < firstPhrases[section + 1]!; phrase++) {
        if (cosines[phrase]! >= least)
          near.push({ unit: phraseUnits[phrase]!, similarity: cosines[phrase]! });
      }
      return near.sort((a, b) => b.similarity - a.similarity);
    },
  };
}

function meanOfNearest(cosines: Float32Array): number {
  const nearest = new Float64Array(MEAN_OF).fill(-Infinity);
  for (let at = 0; at < cosines.length; at++) keepBest(nearest, cosines[at]!);
  const count = Math.min(cosines.length, MEAN_OF);
  let sum = count > 0 ? (MEAN_OF - count) * nearest[count - 1]! : 0;
  for (let at = count - 1; at >= 0; at--) sum += nearest[at]!;
  return sum / MEAN_OF;
}
