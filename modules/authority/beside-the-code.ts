/** How documents of another shelf are ranked beside their own evidence: by ties to the Code, and by quoted words. */
import type { BesideTheCode, FusedSection } from "./fusion.ts";
import { normalizeForSearch } from "./normalize.ts";
import type { WordEvidence } from "./ranking.ts";
import { rankingProfile } from "./ranking-profile.ts";
import type { SearchSnapshot } from "./search-snapshot.ts";

interface Asked {
  text: string;
  words: WordEvidence | null;
  /** Sections of the Code found, best first. */
  code: FusedSection[];
}

export async function rankBesideTheCode(
  snapshot: SearchSnapshot,
  { text, words, code }: Asked,
): Promise<BesideTheCode> {
  const { shares, tieShare } = rankingProfile().retrieval.otherShelves;
  const ties = tieStrengths(snapshot, code);
  const quoted = words ? await documentsWithRun(snapshot, text, words) : new Set<number>();
  // Without ties, such as while the Code is not loaded, the whole score is the document's own.
  const { standingFactors } = snapshot;
  return {
    shares,
    ties,
    quoted,
    standingFactors,
    tieShare: ties.some((strength) => strength > 0) ? tieShare : 0,
  };
}

/** Of each document the strongest of its ties, times the section's score; the best document has 1. */
export function tieStrengths(
  { sectionIds, ties }: Pick<SearchSnapshot, "sectionIds" | "ties">,
  code: FusedSection[],
): Float64Array {
  const { tiedSections, halfTie } = rankingProfile().retrieval.otherShelves;
  const strengths = new Float64Array(sectionIds.length);
  let best = 0;
  for (const { sectionId, score } of code.slice(0, tiedSections)) {
    for (const { document, weight } of ties.get(sectionId) ?? []) {
      const strength = (score * weight) / (weight + halfTie);
      if (strength > strengths[document]!) strengths[document] = strength;
      if (strength > best) best = strength;
    }
  }
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
  const hasRun = (id: number) => isAnyIn(runs, runsOf(read.get(id)?.body ?? "", sharedRun));
  return new Set(candidates.filter(({ ids }) => ids.some(hasRun)).map(({ document }) => document));
}

/** All runs of this many words, each as one text. */
export function runsOf(text: string, length: number): Set<string> {
  const words =
    normalizeForSearch(text)
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  const runs = new Set<string>();
  for (let at = 0; at + length <= words.length; at++) runs.add(words.slice(at, at + length).join(" "));
  return runs;
}

function isAnyIn(some: Set<string>, all: Set<string>): boolean {
  for (const one of some) if (all.has(one)) return true;
  return false;
}

function bestByWords(count: number, { scores }: WordEvidence, limit: number): number[] {
  return Array.from({ length: count }, (_, document) => document)
    .filter((document) => scores[document]! > 0)
    .sort((a, b) => scores[b]! - scores[a]! || a - b)
    .slice(0, limit);
}
