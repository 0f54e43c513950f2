/** Postings of the word index in memory: decoded once, and kept for the words already asked for. */
import {
  FREQUENCY_SCALE,
  HEADING_BYTES,
  PHRASES_BYTES,
  POSTING_BYTES,
  type StoredPostings,
} from "./word-index-store.ts";

/** Postings kept at most, 8 bytes each; then the cache starts empty again. */
const MAX_POSTINGS = 4_000_000;
/** What a word costs beside its postings, in postings. */
const WORD_COST = 32;

/** Where a lexeme occurs, by indexes into the lists of `SearchSnapshot`. */
export interface Postings {
  chunks: Int32Array;
  /** Weighted occurrences in each chunk. */
  frequencies: Float32Array;
  /** Sections with the lexeme in their heading. */
  sections: Int32Array;
  /** Lexemes in each such heading. */
  headingLengths: Int16Array;
  /** Sections with the lexeme in their phrases, how often, and how many lexemes their phrases have in all. */
  phrased: Int32Array;
  phraseFrequencies: Int16Array;
  phraseLengths: Int16Array;
}

type ReadPostings = (words: string[]) => Promise<Map<string, Postings[]>>;

/** Reads from the database only words that were not asked for before. */
export function createPostingsCache(
  read: (words: string[]) => Promise<StoredPostings[]>,
  decode: (row: StoredPostings) => Postings,
): ReadPostings {
  const known = new Map<string, Postings[]>();
  const lexemes = new Map<string, Postings>();
  let cost = 0;

  function clearWhenFull(): void {
    if (cost < MAX_POSTINGS) return;
    known.clear();
    lexemes.clear();
    cost = 0;
  }

  /** Words of one stem share their postings. */
  function keep(row: StoredPostings): Postings {
    const postings = lexemes.get(row.lexeme) ?? decode(row);
    if (!lexemes.has(row.lexeme)) cost += postings.chunks.length;
    lexemes.set(row.lexeme, postings);
    return postings;
  }

  return async (words) => {
    clearWhenFull();
    const found = new Map(words.map((word) => [word, known.get(word)]));
    const unknown = [...found.keys()].filter((word) => !found.get(word));
    const rows = unknown.length > 0 ? await read(unknown) : [];
    for (const word of unknown) {
      const postings = rows.filter((row) => row.word === word).map(keep);
      known.set(word, postings);
      found.set(word, postings);
      cost += WORD_COST;
    }
    return found as Map<string, Postings[]>;
  };
}

/** Leaves out what is no longer in force: the index may be rebuilt between two reads. */
export function decodePostings(
  { postings, headings, phrases }: StoredPostings,
  chunkIndex: Map<number, number>,
  sectionIndex: Map<number, number>,
): Postings {
  const inText = offsets(postings, POSTING_BYTES).filter((at) => chunkIndex.has(postings.readInt32BE(at)));
  const inHeading = offsets(headings, HEADING_BYTES).filter((at) =>
    sectionIndex.has(headings.readInt32BE(at)),
  );
  const inPhrases = offsets(phrases, PHRASES_BYTES).filter((at) => sectionIndex.has(phrases.readInt32BE(at)));
  return {
    chunks: Int32Array.from(inText, (at) => chunkIndex.get(postings.readInt32BE(at))!),
    frequencies: Float32Array.from(inText, (at) => postings.readInt16BE(at + 8) / FREQUENCY_SCALE),
    sections: Int32Array.from(inHeading, (at) => sectionIndex.get(headings.readInt32BE(at))!),
    headingLengths: Int16Array.from(inHeading, (at) => headings.readInt16BE(at + 4)),
    phrased: Int32Array.from(inPhrases, (at) => sectionIndex.get(phrases.readInt32BE(at))!),
    phraseFrequencies: Int16Array.from(inPhrases, (at) => phrases.readInt16BE(at + 4)),
    phraseLengths: Int16Array.from(inPhrases, (at) => phrases.readInt16BE(at + 6)),
  };
}

/** Where each row of `size` bytes begins. */
export function offsets(bytes: Buffer, size: number): number[] {
  return Array.from({ length: bytes.length / size }, (_, index) => index * size);
}
