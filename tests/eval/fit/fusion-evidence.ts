/** Strength of each kind of evidence for each section, before the product's fusion sums them. */
import { highest } from "../../../modules/authority/search/cosines.ts";
import { fuse } from "../../../modules/authority/search/fusion.ts";
import { weighWords, type WordEvidence } from "../../../modules/authority/search/ranking.ts";
import { rankingProfile } from "../../../modules/authority/search/ranking-profile.ts";
import { readConcepts } from "../../../modules/authority/search/retrieval.ts";
import {
  createSearchSnapshots,
  type SearchSnapshot,
} from "../../../modules/authority/search/search-snapshot.ts";
import { findSimilar, type Similarities } from "../../../modules/authority/search/similarity.ts";
import type { Library } from "../../bench/library.ts";

const { fusionShares, similarity } = rankingProfile().retrieval;

export type Kind = keyof typeof fusionShares;
export type Shares = Record<Kind, number>;
export const KINDS = Object.keys(fusionShares) as Kind[];

/** Sections with any evidence for one question. */
export interface FusionEvidence {
  /** Strength by kind and section, 0 to 1. */
  strengths: Record<Kind, Float64Array>;
  /** Indexes of the gold sections. */
  gold: number[];
}

const COMPARED = 10;

/** Evidence for a question, after spelling correction. */
export async function createFusionReader({ knex, semantic }: Library) {
  const snapshots = await createSearchSnapshots(knex, semantic.embeddings.id)();
  const snapshot = snapshots.get("statute")!;
  const rows = (await knex("authority_documents").select("id", "citation")) as {
    id: string;
    citation: string;
  }[];
  const ids = new Map(rows.map(({ id, citation }) => [citation, Number(id)]));

  /** @throws Error when the strengths do not reproduce the product's ranking, because the fit would then be invalid. */
  return async function read(understood: string, gold: string[]): Promise<FusionEvidence> {
    const [vector] = await semantic.embeddings.embed([understood]);
    const words = weighWords(await readConcepts(snapshot, understood), snapshot);
    const similar = await findSimilar(semantic, snapshot, vector!);
    const all = strengthsOf(snapshot, words, similar);
    const held = [...snapshot.sectionIds.keys()].filter(
      (section) =>
        snapshot.firstChunks[section]! < snapshot.firstChunks[section + 1]! &&
        KINDS.some((kind) => all[kind][section]! > 0),
    );
    const strengths = mapKinds((kind) => Float64Array.from(held, (section) => all[kind][section]!));
    const sectionIds = held.map((section) => snapshot.sectionIds[section]!);
    const product = fuse(snapshot, { words, similar }, COMPARED).map(({ sectionId }) => sectionId);
    assertSame(product, best(strengths, sectionIds), understood);
    return { strengths, gold: gold.map((citation) => sectionIds.indexOf(ids.get(citation) ?? -1)) };
  };
}

/** Scales the best of each kind to 1, except words of phrases, which are already a share. */
function strengthsOf(
  { sectionIds }: SearchSnapshot,
  words: WordEvidence,
  similar: Similarities,
): Record<Kind, Float64Array> {
  const passages = Float64Array.from(sectionIds, (_, at) => similar.chunks.get(at)?.[0]?.similarity ?? 0);
  const passageFloor = Math.max(similarity.floor, similar.chunkCutoff);
  const sectionFloor = Math.max(similarity.floor, similar.sectionCutoff);
  return {
    text: words.scores.map((score) => score / (highest(words.scores) || 1)),
    phraseText: words.phrases,
    passageSimilarity: scaled(passages, passageFloor, similarity.floor),
    sectionSimilarity: scaled(similar.sections, sectionFloor, similarity.floor),
    phraseSimilarity: scaled(similar.phrases, similarity.phraseFloor, similarity.phraseFloor),
  };
}

function scaled(cosines: Float64Array, floor: number, zero: number): Float64Array {
  const range = Math.max(0.01, highest(cosines) - zero);
  return cosines.map((cosine) => Math.max(0, cosine - floor) / range);
}

export function mapKinds<Value>(value: (kind: Kind) => Value): Record<Kind, Value> {
  return Object.fromEntries(KINDS.map((kind) => [kind, value(kind)])) as Record<Kind, Value>;
}

/** Scores of all sections under these shares. */
export function fusedScores(strengths: FusionEvidence["strengths"], shares: Shares): Float64Array {
  const scores = new Float64Array(strengths.text.length);
  for (const kind of KINDS) {
    const [own, share] = [strengths[kind], shares[kind]];
    for (let at = 0; at < scores.length; at++) scores[at]! += share * own[at]!;
  }
  return scores;
}

function best(strengths: FusionEvidence["strengths"], sectionIds: number[]): number[] {
  const scores = fusedScores(strengths, fusionShares);
  return [...scores.keys()]
    .sort((a, b) => scores[b]! - scores[a]! || sectionIds[a]! - sectionIds[b]!)
    .slice(0, COMPARED)
    .map((at) => sectionIds[at]!);
}

function assertSame(product: number[], fitted: number[], question: string): void {
  if (product.join() === fitted.join()) return;
  throw new Error(`The evidence of the fit ranks "${question}" otherwise than the product does.`);
}
