/**
 * What ranked search keeps in memory of the law in force: chunks, sections, the vectors of sections and phrases, and
 * the postings of words already asked for. Read again after any process has rebuilt the word index.
 */
import type { Knex } from "knex";
import { withoutQueryLimit } from "#modules/platform";
import { createChunkCache, type ChunkCache } from "./chunk-cache.ts";
import { createCosines, type Cosines } from "./cosines.ts";
import { readPhraseVectors, type PhraseUnit } from "./phrase-store.ts";
import { createPostingsCache, decodePostings, offsets, type Postings } from "./postings.ts";
import { createStore, type ReleaseRow } from "./store.ts";
import { readSectionVectors, type Vectors } from "./vector-store.ts";
import {
  CHUNK_BYTES,
  readFigures,
  readHoldings,
  readPostings,
  SECTION_BYTES,
  type WordIndexFigures,
} from "./word-index-store.ts";

/** One state of the law in force. Sections, chunks and phrases are known by their index in the lists here. */
export interface SearchSnapshot {
  figures: WordIndexFigures;
  /** All that are published, newest first. */
  releases: ReleaseRow[];
  /** Grouped by section. */
  chunkIds: Int32Array;
  /** In tokens. */
  chunkLengths: Int16Array;
  /** Index of each chunk's section. */
  chunkSections: Int32Array;
  sectionIds: Int32Array;
  /** Index of each section's first chunk; at the end the number of chunks. */
  firstChunks: Int32Array;
  /** Index of each section's first phrase; at the end the number of phrases of sections in force. */
  firstPhrases: Int32Array;
  /** The unit that each phrase is about; null for a whole section. */
  phraseUnits: (PhraseUnit | null)[];
  phraseCosines: Cosines;
  outOfScopeCosines: Cosines;
  /** Index of the section of each section vector. */
  vectorSections: Int32Array;
  sectionCosines: Cosines;
  /** Index of the section that holds a chunk; undefined for a chunk that is not in force. */
  sectionOfChunk(chunkId: number): number | undefined;
  /** The lexemes of each word, stemmed as the library's own; none for stop words. */
  postings(words: string[]): Promise<Map<string, Postings[]>>;
  /** Chunks by their ids. */
  chunks: ChunkCache;
}

/** Returns a function for the current snapshot, which is read again when the word index has changed. @param model of the vectors */
export function createSearchSnapshot(knex: Knex, model: string | null): () => Promise<SearchSnapshot> {
  let held: { version: string; snapshot: Promise<SearchSnapshot> } | null = null;
  return async () => {
    const figures = await readFigures(knex);
    if (held?.version !== figures.version) {
      const loading = {
        version: figures.version,
        snapshot: withoutQueryLimit(() => load(knex, figures, model)),
      };
      held = loading;
      loading.snapshot.catch(() => held === loading && (held = null));
    }
    return held.snapshot;
  };
}

async function load(knex: Knex, figures: WordIndexFigures, model: string | null): Promise<SearchSnapshot> {
  const store = createStore(knex);
  const { chunks, sections } = await readHoldings(knex);
  const chunkRows = offsets(chunks, CHUNK_BYTES);
  const sectionIds = Int32Array.from(offsets(sections, SECTION_BYTES), (at) => sections.readInt32BE(at));
  const sectionIndex = indexOf(sectionIds);
  // What came into force since then belongs to the next snapshot.
  const isInForce = (sectionId: number) => sectionIndex.has(sectionId);
  const toIndex = (ids: number[] = []) => Int32Array.from(ids, (id) => sectionIndex.get(id)!);
  const phrases = model === null ? null : await readPhraseVectors(knex, model, isInForce);
  const ofSections = model === null ? null : await readSectionVectors(knex, model, isInForce);
  const chunkIds = Int32Array.from(chunkRows, (at) => chunks.readInt32BE(at));
  const chunkIndex = indexOf(chunkIds);
  const chunkSections = Int32Array.from(chunkRows, (at) => sectionIndex.get(chunks.readInt32BE(at + 4))!);
  return {
    figures,
    releases: await store.releases(),
    chunkIds,
    chunkLengths: Int16Array.from(chunkRows, (at) => chunks.readInt16BE(at + 8)),
    chunkSections,
    sectionIds,
    firstChunks: firstOfEach(chunkSections, sectionIds.length),
    firstPhrases: firstOfEach(toIndex(phrases?.sectionIds), sectionIds.length),
    phraseUnits: phrases?.units ?? [],
    phraseCosines: cosinesOf(phrases?.ofSections),
    outOfScopeCosines: cosinesOf(phrases?.outOfScope),
    vectorSections: toIndex(ofSections?.sectionIds),
    sectionCosines: cosinesOf(ofSections?.vectors),
    sectionOfChunk(chunkId) {
      const chunk = chunkIndex.get(chunkId);
      return chunk === undefined ? undefined : chunkSections[chunk];
    },
    postings: createPostingsCache(
      (words) => readPostings(knex, words),
      (row) => decodePostings(row, chunkIndex, sectionIndex),
    ),
    chunks: createChunkCache(store.chunksById),
  };
}

function cosinesOf(vectors: Vectors | undefined): Cosines {
  return createCosines(vectors?.numbers ?? new Float32Array(), vectors?.dimensions ?? 0);
}

/** Where each section begins in the ascending list `sections`, and where the last one ends. */
function firstOfEach(sections: Int32Array, count: number): Int32Array {
  const first = new Int32Array(count + 1);
  for (const section of sections) first[section + 1]! += 1;
  for (let section = 0; section < count; section++) first[section + 1]! += first[section]!;
  return first;
}

function indexOf(ids: Int32Array): Map<number, number> {
  return new Map(Array.from(ids, (id, index) => [id, index] as const));
}
