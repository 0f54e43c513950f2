/** How documents of another shelf are ranked beside their own evidence: by ties to the Code, and by quoted words. */
import type { ChunkRow } from "./chunk-store.ts";
import { highest } from "./cosines.ts";
import type { BesideTheCode, FusedSection } from "./fusion.ts";
import { normalizeForSearch } from "./normalize.ts";
import type { WordEvidence } from "./ranking.ts";
import { besideCodeNumbers, rankingProfile, type BesideCodeNumbers } from "./ranking-profile.ts";
import type { SearchSnapshot } from "./search-snapshot.ts";
import type { Similarities } from "./similarity.ts";
import type { UnitTies } from "./tie-store.ts";

interface Asked {
  text: string;
  words: WordEvidence | null;
  code: FoundInCode;
}

/** What was found of the question in the Code. */
export interface FoundInCode {
  /** Best first. */
  sections: FusedSection[];
  /** By the section's id, then by its subsection in lower case: cosine of the nearest phrase. */
  subsections: Map<number, Map<string, number>>;
}

export async function rankBesideTheCode(
  snapshot: SearchSnapshot,
  { text, words, code }: Asked,
  numbers: BesideCodeNumbers = besideCodeNumbers(snapshot.shelf),
): Promise<BesideTheCode> {
  const ties = tieStrengths(snapshot, code.sections);
  const quoted = words ? await documentsWithRun(snapshot, text, words) : new Set<number>();
  // Without ties, such as while the Code is not loaded, the whole score is the document's own.
  const tieShare = ties.some((strength) => strength > 0) ? numbers.tieShare : 0;
  const { shares, coverage } = numbers;
  const { standingFactors } = snapshot;
  const added = addedScores(snapshot, code, numbers);
  return { shares, coverage, ties, quoted, standingFactors, tieShare, added };
}

/** Of each document the strongest of its ties, times the section's score; the best document has 1. */
export function tieStrengths(
  { shelf, sectionIds, ties }: Pick<SearchSnapshot, "shelf" | "sectionIds" | "ties">,
  code: FusedSection[],
): Float64Array {
  const { tiedSections } = rankingProfile().retrieval.otherShelves;
  const { halfTie } = besideCodeNumbers(shelf);
  const strengths = new Float64Array(sectionIds.length);
  for (const { sectionId, score } of code.slice(0, tiedSections)) {
    for (const { document, weight } of ties.get(sectionId) ?? [])
      raise(strengths, document, (score * weight) / (weight + halfTie));
  }
  return toOne(strengths);
}

/** What the subsections found add, less what a long document and one that only leads to the law lose. */
function addedScores(
  { sectionIds, firstChunks, unitTies, aside }: SearchSnapshot,
  { subsections }: FoundInCode,
  { unitTie, lengthLoss, asideLoss }: BesideCodeNumbers,
): Float64Array {
  const units = unitTie > 0 ? unitTieStrengths(sectionIds.length, unitTies, subsections) : null;
  return Float64Array.from(sectionIds, (_, document) => {
    const passages = firstChunks[document + 1]! - firstChunks[document]!;
    const loss = lengthLoss * Math.log(1 + passages) + (aside.has(document) ? asideLoss : 0);
    return unitTie * (units?.[document] ?? 0) - loss;
  });
}

/** Of each document the nearest subsection that it speaks of; the best document has 1. */
function unitTieStrengths(
  count: number,
  unitTies: UnitTies,
  subsections: FoundInCode["subsections"],
): Float64Array {
  const { phraseFloor } = rankingProfile().retrieval.similarity;
  const strengths = new Float64Array(count);
  for (const [sectionId, near] of subsections) {
    for (const [subsection, similarity] of near)
      for (const { document, share } of unitTies.get(sectionId)?.get(subsection) ?? [])
        raise(strengths, document, (similarity - phraseFloor) * share);
  }
  return toOne(strengths);
}

/** Subsections of the Code with a phrase near the question. */
export function nearSubsections(
  { sectionIds }: Pick<SearchSnapshot, "sectionIds">,
  similar: Similarities | null,
): FoundInCode["subsections"] {
  const { phraseFloor } = rankingProfile().retrieval.similarity;
  const found: FoundInCode["subsections"] = new Map();
  for (const [section, sectionId] of sectionIds.entries()) {
    if (!similar || similar.phrases[section]! <= phraseFloor) continue;
    const near = new Map<string, number>();
    for (const { unit, similarity } of similar.phrasesOf(section)) {
      const subsection = unit?.fragment.split("-")[0]!.toLowerCase();
      if (subsection && similarity > phraseFloor && !near.has(subsection)) near.set(subsection, similarity);
    }
    found.set(sectionId, near);
  }
  return found;
}

function raise(strengths: Float64Array, document: number, strength: number): void {
  if (strength > strengths[document]!) strengths[document] = strength;
}

function toOne(strengths: Float64Array): Float64Array {
  const best = highest(strengths);
  return best > 0 ? strengths.map((strength) => strength / best) : strengths;
}

/** Documents among the best by words that have so many words of the question in a row. */
async function documentsWithRun(
  { sectionIds, chunks }: SearchSnapshot,
  text: string,
  words: WordEvidence,
): Promise<Set<number>> {
  const { sharedRun, runCandidates, runPassages } = rankingProfile().retrieval.otherShelves;
  const runs = runsOf(text, sharedRun);
  if (runs.size === 0) return new Set();
  const candidates = bestByWords(sectionIds.length, words, runCandidates).map((document) => ({
    document,
    ids: words
      .passages(document)
      .slice(0, runPassages)
      .map(({ chunkId }) => chunkId),
  }));
  const read = await chunks(candidates.flatMap(({ ids }) => ids));
  const hasRun = (id: number) => holdsAny(read.get(id), runs);
  return new Set(candidates.filter(({ ids }) => ids.some(hasRun)).map(({ document }) => document));
}

/** All runs of this many words, each as one text. */
export function runsOf(text: string, length: number): Set<string> {
  const words = wordsOf(text);
  const runs = new Set<string>();
  for (let at = 0; at + length <= words.length; at++) runs.add(words.slice(at, at + length).join(" "));
  return runs;
}

function wordsOf(text: string): string[] {
  return (
    normalizeForSearch(text)
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  );
}

/** The words of a chunk as one text, for as long as the chunk is kept. */
const chunkWords = new WeakMap<ChunkRow, string>();

function holdsAny(chunk: ChunkRow | undefined, runs: Set<string>): boolean {
  if (!chunk) return false;
  const words = chunkWords.get(chunk) ?? ` ${wordsOf(chunk.body).join(" ")} `;
  chunkWords.set(chunk, words);
  for (const run of runs) if (words.includes(` ${run} `)) return true;
  return false;
}

function bestByWords(count: number, { scores }: WordEvidence, limit: number): number[] {
  return Array.from({ length: count }, (_, document) => document)
    .filter((document) => scores[document]! > 0)
    .sort((a, b) => scores[b]! - scores[a]! || a - b)
    .slice(0, limit);
}
