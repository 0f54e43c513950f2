import { expect, it } from "vitest";
import { weighWords } from "./ranking.ts";

type Law = Parameters<typeof weighWords>[1];
type Concept = Parameters<typeof weighWords>[0][number];

const CHUNKS = 300;
const ids = Array.from({ length: CHUNKS }, (_, at) => at + 1);

/** One document of many passages, each the longer the later it stands; every one of them has the word. */
const law = {
  figures: {
    ...{ chunks: 2 * CHUNKS, sections: 10, phrased: 10 },
    ...{ averageLength: 100, averageHeading: 3, averagePhrases: 5 },
  },
  chunkIds: Int32Array.from(ids),
  chunkLengths: Int16Array.from(ids),
  chunkSections: new Int32Array(CHUNKS),
  sectionIds: Int32Array.of(1),
  firstChunks: Int32Array.of(0, CHUNKS),
} as Law;
const none = new Int32Array(0);
const word = {
  ...{ weight: 1, chunks: Int32Array.from(ids.keys()), frequencies: new Int32Array(CHUNKS).fill(1) },
  ...{ sections: none, headingLengths: none, phrased: none, phraseFrequencies: none, phraseLengths: none },
};
const question = [{ terms: [word] } as unknown as Concept];

it("keeps of a long document the best passages and those that are asked for", () => {
  const chosen = weighWords(question, law).passages(0, new Set([250]));
  const found = chosen.map(({ chunkId }) => chunkId);
  expect(found.slice(0, 6)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(found.at(-1)).toBe(250);
  expect(found.length).toBeLessThan(CHUNKS / 10);
});

it("scores the next question on its own", () => {
  const held = { ...law, chunkIds: law.chunkIds.slice() };
  const [first, second] = [weighWords(question, held), weighWords(question, held)];
  expect(first.scores[0]).toBeGreaterThan(0);
  expect(second.scores).toEqual(first.scores);
});
