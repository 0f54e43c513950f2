/**
 * What ranked search keeps in memory of a shelf: chunks, documents, their vectors and those of phrases, ties to the
 * Code, and the postings of words already asked for. Read again after any process has written the shelf's word index.
 */
import type { Knex } from "knex";
import { withoutQueryLimit } from "#modules/platform";
import type { ChunkRow } from "../chunk-store.ts";
import { createChunkCache, type ChunkCache } from "./chunk-cache.ts";
import { createCosines, type Cosines } from "./cosines.ts";
import { readPhraseVectors, type PhraseUnit } from "../phrase-store.ts";
import { createJoinedRead } from "./joined-read.ts";
import { placesOf } from "./places.ts";
import { createPostingsCache, decodePostings, offsets, type Postings } from "./postings.ts";
import type { Shelf } from "../schema.ts";
import { readShelfStanding, type ShelfStanding } from "../standing/standing-factors.ts";
import { readStatistics, type WordStatistics } from "./statistics.ts";
import { createStore } from "../store.ts";
import { readAside, readTies, readUnitTies, type CodeTies, type UnitTies } from "../tie-store.ts";
import { readSectionVectors, type Vectors } from "../vector-store.ts";
import {
  CHUNK_BYTES,
  DOCUMENT_BYTES,
  readHoldings,
  readPostings,
  readRevisions,
  type StoredPostings,
} from "../word-index-store.ts";

/** One state of a shelf. Documents ("sections" of ranking), chunks and phrases are known by their index in the lists here. */
export interface SearchSnapshot extends ShelfStanding {
  shelf: Shelf;
  figures: WordStatistics;
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
  /** Of these chunks those in which the words of a text stand in a row, by their stems. */
  inARow(chunkIds: number[], text: string): Promise<Set<number>>;
  /** Ties to sections of the Code; none on the shelf of the Code. */
  ties: CodeTies;
  unitTies: UnitTies;
  /** Tables of contents, effective dates and the like. */
  aside: ReadonlySet<number>;
}

/** The snapshots of all shelves that have documents, by shelf. */
export type Snapshots = Map<Shelf, SearchSnapshot>;

interface Held {
  revision: string;
  snapshot: Promise<SearchSnapshot>;
  /** The one before, until `snapshot` is read. */
  former: SearchSnapshot | null;
}

/**
 * Returns a function for the current snapshots. One whose shelf has changed is read again: whoever asks first waits for
 * it, others are answered from the one before. @param model of the vectors
 */
export function createSearchSnapshots(knex: Knex, model: string | null): () => Promise<Snapshots> {
  const held = new Map<Shelf, Held>();
  // One for all shelves: what they read for a question is one query.
  const readChunks = createJoinedRead(createStore(knex).chunksById, ({ id }) => id);
  const readWords = createJoinedRead(
    (keys: string[]) => readPostings(knex, keys.map(wordOn)),
    ({ shelf, word }) => keyOf(shelf, word),
  );

  function replace(shelf: Shelf, revision: string, former: SearchSnapshot | null): Promise<SearchSnapshot> {
    const snapshot = withoutQueryLimit(() => load(knex, shelf, { model, readChunks, readWords }));
    const loading: Held = { revision, former, snapshot };
    held.set(shelf, loading);
    loading.snapshot.then(
      () => (loading.former = null),
      () => held.get(shelf) === loading && held.delete(shelf),
    );
    return loading.snapshot;
  }

  async function current(shelf: Shelf, revision: string): Promise<SearchSnapshot> {
    const known = held.get(shelf);
    if (!known) return replace(shelf, revision, null);
    if (known.former) return known.former;
    if (known.revision === revision) return known.snapshot;
    return replace(shelf, revision, await known.snapshot);
  }

  return async () => {
    const revisions = [...(await readRevisions(knex))];
    const snapshots = await Promise.all(
      revisions.map(async ([shelf, revision]) => [shelf, await current(shelf, revision)] as const),
    );
    return new Map(snapshots.filter(([, { sectionIds }]) => sectionIds.length > 0));
  };
}

interface Loading {
  model: string | null;
  readChunks: (ids: number[]) => Promise<ChunkRow[]>;
  /** By shelf and word. */
  readWords: (keys: string[]) => Promise<StoredPostings[]>;
}

function keyOf(shelf: Shelf, word: string): string {
  return `${shelf} ${word}`;
}

function wordOn(key: string): { shelf: Shelf; word: string } {
  const at = key.indexOf(" ");
  return { shelf: key.slice(0, at) as Shelf, word: key.slice(at + 1) };
}

async function load(
  knex: Knex,
  shelf: Shelf,
  { model, readChunks, readWords }: Loading,
): Promise<SearchSnapshot> {
  const store = createStore(knex);
  const { chunks, documents } = await readHoldings(knex, shelf);
  const chunkRows = offsets(chunks, CHUNK_BYTES);
  const sectionIds = Int32Array.from(offsets(documents, DOCUMENT_BYTES), (at) => documents.readInt32BE(at));
  const sectionIndex = indexOf(sectionIds);
  // What came into force since then belongs to the next snapshot.
  const isInForce = (documentId: number) => sectionIndex.has(documentId);
  const toIndex = (ids: number[] = []) => Int32Array.from(ids, (id) => sectionIndex.get(id)!);
  const phrases = model === null ? null : await readPhraseVectors(knex, { shelf, model, isInForce });
  const ofSections = model === null ? null : await readSectionVectors(knex, { shelf, model, isInForce });
  const chunkIds = Int32Array.from(chunkRows, (at) => chunks.readInt32BE(at));
  const [chunkPlaces, sectionPlaces] = [placesOf(chunkIds), placesOf(sectionIds)];
  const chunkSections = Int32Array.from(chunkRows, (at) => sectionIndex.get(chunks.readInt32BE(at + 4))!);
  return {
    shelf,
    figures: readStatistics(chunks, documents),
    chunkIds,
    chunkLengths: Int16Array.from(chunkRows, (at) => chunks.readInt16BE(at + 8)),
    chunkSections,
    sectionIds,
    firstChunks: firstOfEach(chunkSections, sectionIds.length),
    firstPhrases: firstOfEach(toIndex(phrases?.documentIds), sectionIds.length),
    phraseUnits: phrases?.units ?? [],
    phraseCosines: cosinesOf(phrases?.ofDocuments),
    outOfScopeCosines: cosinesOf(phrases?.outOfScope),
    vectorSections: toIndex(ofSections?.documentIds),
    sectionCosines: cosinesOf(ofSections?.vectors),
    sectionOfChunk(chunkId) {
      const chunk = chunkPlaces(chunkId);
      return chunk < 0 ? undefined : chunkSections[chunk];
    },
    postings: createPostingsCache(
      (words) => readWords(words.map((word) => keyOf(shelf, word))),
      (row) => decodePostings(row, chunkPlaces, sectionPlaces),
    ),
    chunks: createChunkCache(readChunks),
    inARow: (ids, text) => store.chunksInARow(ids, text),
    ...(shelf === "statute" ? NO_TIES : await readBeside(knex, shelf, sectionIndex)),
    ...(await readShelfStanding(knex, shelf, sectionIndex)),
  };
}

const NO_TIES = { ties: new Map(), unitTies: new Map(), aside: new Set<number>() };

async function readBeside(knex: Knex, shelf: Shelf, index: Map<number, number>) {
  const [ties, unitTies, aside] = await Promise.all([
    readTies(knex, shelf, index),
    readUnitTies(knex, shelf, index),
    readAside(knex, shelf, index),
  ]);
  return { ties, unitTies, aside };
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
