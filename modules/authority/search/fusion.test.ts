import { expect, it } from "vitest";
import { fuse, rankSections, type Evidence } from "./fusion.ts";
import type { Similarities } from "./similarity.ts";

const SNAPSHOT = {
  sectionIds: Int32Array.of(10, 20, 30),
  chunkIds: Int32Array.of(1, 2, 3),
  firstChunks: Int32Array.of(0, 1, 2, 3),
};

/** Sections 10 and 20 are among the nearest; 30 is not, but its phrase is slightly closer than that of 20. */
function similarities(cutoff: number): Similarities {
  return {
    chunks: new Map([
      [0, [{ chunkId: 1, similarity: 0.8 }]],
      [1, [{ chunkId: 2, similarity: cutoff }]],
    ]),
    sections: Float64Array.of(0.8, cutoff, 0),
    chunkCutoff: cutoff,
    sectionCutoff: cutoff,
    phrases: Float64Array.of(0.9, 0.6, 0.65),
    nearPhrases: () => Float64Array.of(0.9, 0.6, 0.65),
    phrasesOf: () => [],
  };
}

it("gives the last of the nearest no more than what is not among them", () => {
  const order = fuse(SNAPSHOT, { words: null, similar: similarities(0.5) }, 3).map(
    ({ sectionId }) => sectionId,
  );
  expect(order).toEqual([10, 30, 20]);
});

it("puts the passage of the unit first to which a close phrase points", () => {
  const unit = { fragment: "b-2", chunkId: 9 };
  const phrases = [0.9, 0.8, 0.3].map((similarity) => ({ unit, similarity }));
  const whole = { unit: null, similarity: 0.85 };
  const similar = { ...similarities(0.5), phrasesOf: () => [whole, ...phrases] };
  const [best] = fuse(SNAPSHOT, { words: null, similar }, 1);
  expect(best!.pointed).toEqual([{ ...unit, similarity: 0.9 }]);
  expect(best!.passages.map(({ chunkId }) => chunkId)).toEqual([9, 1]);
});

it("reads near phrases of a document beside the Code together, and those of the Code by the nearest", () => {
  const similar = {
    ...similarities(0.5),
    chunks: new Map(),
    sections: new Float64Array(3),
    phrases: Float64Array.of(0.9, 0.8, 0),
    nearPhrases: () => Float64Array.of(0.5, 0.75, 0),
  };
  const none = new Float64Array(3);
  const shares = { text: 0, phraseText: 0, passageSimilarity: 0, sectionSimilarity: 0, phraseSimilarity: 1 };
  const even = Float64Array.of(1, 1, 1);
  const beside = {
    ...{ shares, coverage: 0, tieShare: 0 },
    ...{ ties: none, added: none, ownFactors: even, standingFactors: even },
  };
  const order = (evidence: Evidence) => rankSections(SNAPSHOT, evidence, 2).map(({ sectionId }) => sectionId);
  expect(order({ words: null, similar })).toEqual([10, 20]);
  expect(order({ words: null, similar, beside })).toEqual([20, 10]);
});
