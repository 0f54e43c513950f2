/**
 * What ranked search keeps in memory: the chunks and sections of the law in force, the vectors of their phrases, and
 * the postings of the words that were asked for. All of it is read again after the word index was written anew, by
 * whichever process.
 */
import type { Knex } from "knex";
import { createChunkMemory, type ChunkMemory } from "./chunk-memory.ts";
import { createCosines, type Cosines } from "./cosines.ts";
import { readPhraseVectors, type PointedUnit } from "./phrases.ts";
import { createStore, type ReleaseRow } from "./store.ts";
import { readSectionVectors, type Vectors } from "./stored-vectors.ts";
import {
  CHUNK_BYTES,
  FREQUENCY_SCALE,
  HEADING_BYTES,
  PHRASES_BYTES,
  POSTING_BYTES,
  readFigures,
  readHoldings,
  readPostings,
  SECTION_BYTES,
  type StoredPostings,
  type WordIndexFigures,
} from "./word-index.ts";

/** Postings kept at most, 8 bytes each; then the memory of words starts anew. */
const MOST_POSTINGS = 4_000_000;
/** What a word costs beside its postings. */
const WORD_COST = 32;

/** Where a lexeme of the library occurs; a place is an index into the lists of `LawInForce`. */
export interface Postings {
  chunks: Int32Array;
  /** Weighted occurrences in the chunk. */
  frequencies: Float32Array;
  sections: Int32Array;
  /** Lexemes in the section's heading. */
  headingLengths: Int16Array;
  /** Sections that have it in their phrases, how often, and how many lexemes these have in all. */
  phrased: Int32Array;
  phraseFrequencies: Int16Array;
  phraseLengths: Int16Array;
}

export interface LawInForce {
  figures: WordIndexFigures;
  /** All that are published, newest first. */
  releases: ReleaseRow[];
  /** Section after section. */
  chunkIds: Int32Array;
  /** In tokens. */
  chunkLengths: Int16Array;
  /** Place of each chunk's section. */
  chunkSections: Int32Array;
  sectionIds: Int32Array;
  /** Place of each section's first chunk, and at the end the number of all chunks. */
  firstChunks: Int32Array;
  /** Place of each section's first phrase, and at the end the number of all phrases of sections in force. */
  firstPhrases: Int32Array;
  /** The unit that each phrase speaks of, and how near the phrases are to a question. */
  phraseUnits: (PointedUnit | null)[];
  phraseCosines: Cosines;
  /** How near those of what no section speaks of are. */
  elsewhereCosines: Cosines;
  /** Place of each section that has a vector as a whole, and how near these are. */
  wholeSections: Int32Array;
  wholeCosines: Cosines;
  /** Place of the section that holds a chunk; undefined for one that is not in force. */
  sectionOfChunk(chunkId: number): number | undefined;
  /** The lexemes of each word, stemmed as the library's own are; none for stop words. */
  postings(words: string[]): Promise<Map<string, Postings[]>>;
  /** Chunks by their ids. */
  chunks: ChunkMemory;
}

/** Answers the law as the word index has it now; vectors of phrases are those of `model`. */
export function createLawInForce(knex: Knex, model: string | null): () => Promise<LawInForce> {
  let held: { version: string; law: Promise<LawInForce> } | null = null;
  return async () => {
    const figures = await readFigures(knex);
    if (held?.version !== figures.version) {
      const loading = { version: figures.version, law: load(knex, figures, model) };
      held = loading;
      loading.law.catch(() => held === loading && (held = null));
    }
    return held.law;
  };
}

async function load(knex: Knex, figures: WordIndexFigures, model: string | null): Promise<LawInForce> {
  const store = createStore(knex);
  const { chunks, sections } = await readHoldings(knex);
  const atChunks = offsets(chunks, CHUNK_BYTES);
  const sectionIds = Int32Array.from(offsets(sections, SECTION_BYTES), (at) => sections.readInt32BE(at));
  const sectionPlaces = placesOf(sectionIds);
  // What came into force since then is for the next state.
  const isInForce = (sectionId: number) => sectionPlaces.has(sectionId);
  const phrases = model === null ? null : await readPhraseVectors(knex, model, isInForce);
  const wholes = model === null ? null : await readSectionVectors(knex, model, isInForce);
  const chunkIds = Int32Array.from(atChunks, (at) => chunks.readInt32BE(at));
  const chunkPlaces = placesOf(chunkIds);
  const chunkSections = Int32Array.from(atChunks, (at) => sectionPlaces.get(chunks.readInt32BE(at + 4))!);
  return {
    figures,
    releases: await store.releases(),
    chunkIds,
    chunkLengths: Int16Array.from(atChunks, (at) => chunks.readInt16BE(at + 8)),
    chunkSections,
    sectionIds,
    firstChunks: firstOfEach(chunkSections, sectionIds.length),
    firstPhrases: firstOfEach(
      Int32Array.from(phrases?.sectionIds ?? [], (id) => sectionPlaces.get(id)!),
      sectionIds.length,
    ),
    phraseUnits: phrases?.units ?? [],
    phraseCosines: cosinesOf(phrases?.ofSections),
    elsewhereCosines: cosinesOf(phrases?.elsewhere),
    wholeSections: Int32Array.from(wholes?.sectionIds ?? [], (id) => sectionPlaces.get(id)!),
    wholeCosines: cosinesOf(wholes?.vectors),
    sectionOfChunk(chunkId) {
      const place = chunkPlaces.get(chunkId);
      return place === undefined ? undefined : chunkSections[place];
    },
    postings: createWordMemory(knex, (row) => decodePostings(row, chunkPlaces, sectionPlaces)),
    chunks: createChunkMemory(store.chunksById),
  };
}

function cosinesOf(vectors: Vectors | undefined): Cosines {
  return createCosines(vectors?.numbers ?? new Float32Array(), vectors?.dimensions ?? 0);
}

/** `sections` ascends. Where each begins, and where the last ends. */
function firstOfEach(sections: Int32Array, count: number): Int32Array {
  const first = new Int32Array(count + 1);
  for (const section of sections) first[section + 1]! += 1;
  for (let section = 0; section < count; section++) first[section + 1]! += first[section]!;
  return first;
}

/** Reads from the database only what was not asked for before. */
function createWordMemory(knex: Knex, decode: (row: StoredPostings) => Postings): LawInForce["postings"] {
  const known = new Map<string, Postings[]>();
  const lexemes = new Map<string, Postings>();
  let cost = 0;

  function forgetWhenFull(): void {
    if (cost < MOST_POSTINGS) return;
    known.clear();
    lexemes.clear();
    cost = 0;
  }

  /** Words of one stem share their postings. */
  function learn(row: StoredPostings): Postings {
    const postings = lexemes.get(row.lexeme) ?? decode(row);
    if (!lexemes.has(row.lexeme)) cost += postings.chunks.length;
    lexemes.set(row.lexeme, postings);
    return postings;
  }

  return async (words) => {
    forgetWhenFull();
    const found = new Map(words.map((word) => [word, known.get(word)]));
    const unknown = [...found.keys()].filter((word) => !found.get(word));
    const rows = unknown.length > 0 ? await readPostings(knex, unknown) : [];
    for (const word of unknown) {
      const postings = rows.filter((row) => row.word === word).map(learn);
      known.set(word, postings);
      found.set(word, postings);
      cost += WORD_COST;
    }
    return found as Map<string, Postings[]>;
  };
}

/** What is not in force any more is left out: the index may be written anew between two reads. */
function decodePostings(
  { postings, headings, phrases }: StoredPostings,
  chunkPlaces: Map<number, number>,
  sectionPlaces: Map<number, number>,
): Postings {
  const inText = offsets(postings, POSTING_BYTES).filter((at) => chunkPlaces.has(postings.readInt32BE(at)));
  const inHeading = offsets(headings, HEADING_BYTES).filter((at) =>
    sectionPlaces.has(headings.readInt32BE(at)),
  );
  const inPhrases = offsets(phrases, PHRASES_BYTES).filter((at) =>
    sectionPlaces.has(phrases.readInt32BE(at)),
  );
  return {
    chunks: Int32Array.from(inText, (at) => chunkPlaces.get(postings.readInt32BE(at))!),
    frequencies: Float32Array.from(inText, (at) => postings.readInt16BE(at + 8) / FREQUENCY_SCALE),
    sections: Int32Array.from(inHeading, (at) => sectionPlaces.get(headings.readInt32BE(at))!),
    headingLengths: Int16Array.from(inHeading, (at) => headings.readInt16BE(at + 4)),
    phrased: Int32Array.from(inPhrases, (at) => sectionPlaces.get(phrases.readInt32BE(at))!),
    phraseFrequencies: Int16Array.from(inPhrases, (at) => phrases.readInt16BE(at + 4)),
    phraseLengths: Int16Array.from(inPhrases, (at) => phrases.readInt16BE(at + 6)),
  };
}

function placesOf(ids: Int32Array): Map<number, number> {
  return new Map(Array.from(ids, (id, place) => [id, place] as const));
}

function offsets(bytes: Buffer, size: number): number[] {
  return Array.from({ length: bytes.length / size }, (_, index) => index * size);
}
