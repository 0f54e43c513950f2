import { describe, expect, it } from "vitest";
import { placesOf } from "./places.ts";
import { decodePostings } from "./postings.ts";
import { FREQUENCY_SCALE } from "../word-index-store.ts";

describe("places of ids", () => {
  it("are their indexes, and -1 for others, whether ids lie close together or far apart", () => {
    for (const ids of [
      [7, 5, 6],
      [-3, 2_000_000_000, 9],
    ]) {
      const placeOf = placesOf(Int32Array.from(ids));
      expect(ids.map(placeOf)).toEqual([0, 1, 2]);
      expect([4, 8, -4, 2_000_000_001, 0].map(placeOf)).toEqual([-1, -1, -1, -1, -1]);
    }
    expect(placesOf(new Int32Array())(1)).toBe(-1);
  });
});

describe("stored postings", () => {
  it("are decoded without what is no longer in force, also from the middle of a buffer", () => {
    const inText = [1, 99, 3].map((chunk, at) => row([chunk, 10], [150 * (at + 1), 0]));
    const inHeading = [row([99], [4]), row([20], [6])];
    const inPhrases = [row([10], [2, 8]), row([99], [1, 1])];
    const decoded = decodePostings(
      {
        ...{ shelf: "statute", word: "levies", lexeme: "levi" },
        postings: aliased(inText),
        headings: aliased(inHeading),
        phrases: aliased(inPhrases),
      },
      placesOf(Int32Array.of(3, 2, 1)),
      placesOf(Int32Array.of(10, 20)),
    );
    expect(decoded).toEqual({
      chunks: Int32Array.of(2, 0),
      frequencies: Float32Array.of(150 / FREQUENCY_SCALE, 450 / FREQUENCY_SCALE),
      sections: Int32Array.of(1),
      headingLengths: Int16Array.of(6),
      phrased: Int32Array.of(0),
      phraseFrequencies: Int16Array.of(2),
      phraseLengths: Int16Array.of(8),
    });
  });

  it("of a word that no document has are empty", () => {
    const empty = Buffer.alloc(0);
    const none = { shelf: "statute", word: "x", lexeme: "x", postings: empty, headings: empty } as const;
    const { chunks, sections, phrased } = decodePostings(
      { ...none, phrases: empty },
      () => 0,
      () => 0,
    );
    expect([chunks.length, sections.length, phrased.length]).toEqual([0, 0, 0]);
  });
});

/** 32-bit ids, then 16-bit numbers. */
function row(ids: number[], numbers: number[]): Buffer {
  const bytes = Buffer.alloc(4 * ids.length + 2 * numbers.length);
  ids.forEach((id, at) => bytes.writeInt32BE(id, 4 * at));
  numbers.forEach((number, at) => bytes.writeInt16BE(number, 4 * ids.length + 2 * at));
  return bytes;
}

/** Part of a longer buffer, as the database's driver passes them. */
function aliased(rows: Buffer[]): Buffer {
  return Buffer.concat([Buffer.alloc(3, 0xff), ...rows, Buffer.alloc(5, 0xff)]).subarray(3, -5);
}
