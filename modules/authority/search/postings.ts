/** Postings of the word index in memory: decoded once, and kept for the words already asked for. */
import type { Places } from "./places.ts";
import {
  FREQUENCY_SCALE,
  HEADING_BYTES,
  PHRASES_BYTES,
  POSTING_BYTES,
  type StoredPostings,
} from "../word-index-store.ts";

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
  chunkPlaces: Places,
  sectionPlaces: Places,
): Postings {
  const inText = heldRows(postings, POSTING_BYTES, chunkPlaces);
  const inHeading = heldRows(headings, HEADING_BYTES, sectionPlaces);
  const inPhrases = heldRows(phrases, PHRASES_BYTES, sectionPlaces);
  return {
    chunks: inText.places,
    frequencies: shortsOf(inText, 8, Float32Array).map((stored) => stored / FREQUENCY_SCALE),
    sections: inHeading.places,
    headingLengths: shortsOf(inHeading, 4, Int16Array),
    phrased: inPhrases.places,
    phraseFrequencies: shortsOf(inPhrases, 4, Int16Array),
    phraseLengths: shortsOf(inPhrases, 6, Int16Array),
  };
}

/** Rows of fixed size that begin with the id of something in force. */
interface HeldRows {
  view: DataView;
  /** Where each begins. */
  at: Int32Array;
  /** Index of what each is about. */
  places: Int32Array;
}

/** A common word has tens of thousands of rows: one pass, without an object for any of them. */
function heldRows(bytes: Buffer, size: number, placeOf: Places): HeldRows {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const most = bytes.length / size;
  const [at, places] = [new Int32Array(most), new Int32Array(most)];
  let held = 0;
  for (let row = 0; row < bytes.length; row += size) {
    const place = placeOf(view.getInt32(row));
    if (place < 0) continue;
    at[held] = row;
    places[held++] = place;
  }
  return held === most
    ? { view, at, places }
    : { view, at: at.slice(0, held), places: places.slice(0, held) };
}

/** The 16-bit number so many bytes after the beginning of each row. */
function shortsOf<Numbers extends Int16Array | Float32Array>(
  { view, at }: HeldRows,
  after: number,
  numbers: new (length: number) => Numbers,
): Numbers {
  const found = new numbers(at.length);
  for (let row = 0; row < at.length; row++) found[row] = view.getInt16(at[row]! + after);
  return found;
}

/** Where each row of `size` bytes begins. */
export function offsets(bytes: Buffer, size: number): number[] {
  return Array.from({ length: bytes.length / size }, (_, index) => index * size);
}
