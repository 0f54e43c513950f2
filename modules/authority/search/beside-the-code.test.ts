import { describe, expect, it } from "vitest";
import { nearSubsections, rankBesideTheCode, tieStrengths } from "./beside-the-code.ts";
import type { FusedSection } from "./fusion.ts";
import { fuse, type BesideTheCode } from "./fusion.ts";
import type { QuotedDocuments } from "./quoted-words.ts";
import type { WordEvidence } from "./ranking.ts";
import type { SearchSnapshot } from "./search-snapshot.ts";
import type { Similarities } from "./similarity.ts";

const found = (sectionId: number, score: number) => ({ sectionId, score }) as FusedSection;
const SNAPSHOT = {
  shelf: "regulation" as const,
  sectionIds: Int32Array.of(1, 2, 3),
  chunkIds: Int32Array.of(1, 2, 3),
  firstChunks: Int32Array.of(0, 1, 2, 3),
  firstPhrases: Int32Array.of(0, 2, 2, 2),
};

describe("ties to the sections found", () => {
  const ties = new Map([
    [
      61,
      [
        { document: 0, weight: 3 },
        { document: 1, weight: 1 },
      ],
    ],
    [62, [{ document: 1, weight: 3 }]],
  ]);
  const strengths = (code: FusedSection[]) => [...tieStrengths({ ...SNAPSHOT, ties }, code)];

  it("count by their weight and by the score of the section, the strongest of each document once", () => {
    const [first, second, third] = strengths([found(61, 1), found(62, 0.5)]);
    expect(first).toBe(1);
    expect(second).toBeGreaterThan(0);
    expect(second).toBeLessThan(1);
    expect(third).toBe(0);
  });

  it("turn with the order of the sections", () => {
    const [first, second] = strengths([found(62, 1), found(61, 0.2)]);
    expect(second).toBe(1);
    expect(first).toBeLessThan(0.5);
  });

  it("are nothing where no section is found", () => {
    expect(strengths([])).toEqual([0, 0, 0]);
  });
});

describe("a document of another shelf", () => {
  const words: WordEvidence = {
    scores: Float64Array.of(2, 1.8, 0),
    phrases: new Float64Array(3),
    coverage: () => 1,
    passages: (section) => [{ chunkId: section + 1, score: 1 }],
  };
  const shares = { text: 1, phraseText: 0, passageSimilarity: 0, sectionSimilarity: 0, phraseSimilarity: 0 };
  const order = (beside: Partial<BesideTheCode>, quoted?: QuotedDocuments) =>
    fuse(
      SNAPSHOT,
      {
        words,
        similar: null,
        beside: {
          ...{ shares, coverage: 0, tieShare: 0.3, ties: new Float64Array(3), added: new Float64Array(3) },
          ...{ standingFactors: Float64Array.of(1, 1, 1), ownFactors: Float64Array.of(1, 1, 1), ...beside },
        },
        quoted,
      },
      3,
    ).map(({ sectionId }) => sectionId);

  it("rises by its tie to the Code, and is found without one", () => {
    expect(order({})).toEqual([1, 2]);
    expect(order({ ties: Float64Array.of(0, 1, 0) })).toEqual([2, 1]);
  });

  it("is not found by its tie alone", () => {
    expect(order({ ties: Float64Array.of(0, 0, 1) })).toEqual([1, 2]);
  });

  it("falls by what is taken off, and stays found", () => {
    expect(order({ added: Float64Array.of(-2, -0.1, 0) })).toEqual([2, 1]);
  });

  it("rises when others have search phrases and it has none", () => {
    expect(order({ ownFactors: Float64Array.of(1, 1.6, 1.6) })).toEqual([2, 1]);
  });

  it("falls below its neighbor when a later paper took its place", () => {
    expect(order({ standingFactors: Float64Array.of(0.4, 1, 1) })).toEqual([2, 1]);
  });

  it("that has the question's words in a row comes first", () => {
    const quoted = new Map([[1, { chunkId: 2, share: 0.5 }]]);
    expect(order({ ties: Float64Array.of(1, 0, 0) }, quoted)).toEqual([2, 1]);
  });
});

describe("subsections of the Code near the question", () => {
  const phrase = (fragment: string, similarity: number) => ({ unit: { fragment, chunkId: 1 }, similarity });
  const similar = {
    phrases: Float64Array.of(0.9, 0.1, 0),
    phrasesOf: () => [phrase("c-2", 0.9), phrase("c-1", 0.7), phrase("B", 0.5), phrase("d", 0.2)],
  } as unknown as Similarities;
  const subsections = nearSubsections(SNAPSHOT, similar);

  it("are those of phrases above the floor, each with its nearest", () => {
    expect([...subsections]).toEqual([[1, new Map(Object.entries({ c: 0.9, b: 0.5 }))]]);
  });

  it("raise the documents that speak of them, by their share; length and tables of contents lower; one without phrases is raised", () => {
    const unitTies = new Map([[1, new Map([["c", [{ document: 1, share: 0.5 }]]])]]);
    const snapshot = { ...SNAPSHOT, ties: new Map(), unitTies, aside: new Set([2]) };
    const code = { sections: [], subsections };
    const { added, ownFactors } = rankBesideTheCode(snapshot as unknown as SearchSnapshot, code);
    expect(ownFactors[1]).toBeGreaterThan(1);
    expect([ownFactors[0], ownFactors[2]]).toEqual([1, 1]);
    expect(added[1]).toBeGreaterThan(added[0]!);
    expect(added[0]).toBeGreaterThan(added[2]!);
    expect(added[0]).toBeLessThan(0);
  });
});
