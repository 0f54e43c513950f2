/** How documents of another shelf are ranked beside their own evidence: by ties to the Code. */
import { highest } from "./cosines.ts";
import type { BesideTheCode, ScoredSection } from "./fusion.ts";
import { besideCodeNumbers, rankingProfile, type BesideCodeNumbers } from "./ranking-profile.ts";
import type { SearchSnapshot } from "./search-snapshot.ts";
import type { Similarities } from "./similarity.ts";
import type { UnitTies } from "../tie-store.ts";

/** What was found of the question in the Code. */
export interface FoundInCode {
  /** Best first. */
  sections: ScoredSection[];
  /** By the section's id, then by its subsection in lower case: cosine of the nearest phrase. */
  subsections: Map<number, Map<string, number>>;
}

export function rankBesideTheCode(
  snapshot: SearchSnapshot,
  code: FoundInCode,
  numbers: BesideCodeNumbers = besideCodeNumbers(snapshot.shelf),
): BesideTheCode {
  const ties = tieStrengths(snapshot, code.sections);
  // Without ties, such as while the Code is not loaded, the whole score is the document's own.
  const tieShare = ties.some((strength) => strength > 0) ? numbers.tieShare : 0;
  const { shares, coverage } = numbers;
  const { standingFactors } = snapshot;
  const added = addedScores(snapshot, code, numbers);
  const ownFactors = ownFactorsOf(snapshot, numbers);
  return { shares, coverage, ties, standingFactors, tieShare, added, ownFactors };
}

/** Of each document the strongest of its ties, times the section's score; the best document has 1. */
export function tieStrengths(
  { shelf, sectionIds, ties }: Pick<SearchSnapshot, "shelf" | "sectionIds" | "ties">,
  code: ScoredSection[],
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

/** What raises a document without search phrases, such as one of a volume that came later, to those that have them. */
function ownFactorsOf(
  { sectionIds, firstPhrases, aside }: SearchSnapshot,
  { withoutPhrases }: BesideCodeNumbers,
): Float64Array {
  return Float64Array.from(sectionIds, (_, document) => {
    const isPhrased = firstPhrases[document]! < firstPhrases[document + 1]!;
    return isPhrased || aside.has(document) ? 1 : withoutPhrases;
  });
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
    for (const { unit, similarity } of similar.phrasesOf(section, phraseFloor)) {
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
