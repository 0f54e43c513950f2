/** Properties of ranking for any library and question. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fuse } from "./fusion.ts";
import { weighWords } from "./ranking.ts";
import { questionWords } from "./vocabulary.ts";

type Law = Parameters<typeof weighWords>[1];
type Concept = Parameters<typeof weighWords>[0][number];

/** Occurrences of each word of `WORDS` in a passage, by index. */
type Passage = number[];

interface Section {
  id: number;
  passages: Passage[];
  /** Indexes in `WORDS`. */
  heading: number[];
  phrases: number[];
}

const WORDS = ["mill", "sail", "stone", "grain"];
/** Fixed library statistics, so that the score of a section does not depend on other sections. */
const FIGURES: Law["figures"] = {
  chunks: 60,
  sections: 30,
  phrased: 30,
  averageLength: 20,
  averageHeading: 3,
  averagePhrases: 5,
};

const passage = fc.array(fc.nat(6), { minLength: WORDS.length, maxLength: WORDS.length });
const someWords = fc.uniqueArray(fc.nat(WORDS.length - 1), { maxLength: WORDS.length });
const section = fc.record({
  passages: fc.array(passage, { minLength: 1, maxLength: 6 }),
  heading: someWords,
  phrases: fc.array(fc.nat(WORDS.length - 1), { maxLength: 8 }),
});
const library = fc
  .array(section, { minLength: 1, maxLength: 8 })
  .map((sections) => sections.map((held, at): Section => ({ id: 10 * (at + 1), ...held })));
const question = fc.uniqueArray(fc.nat(WORDS.length - 1), { minLength: 1, maxLength: WORDS.length });

const lengthOf = (counts: Passage) => 10 + counts.reduce((sum, count) => sum + count, 0);
/** Passages keep their ids independently of the order of sections. */
const chunkId = (held: Section, at: number) => held.id * 100 + at;

function lawOf(sections: Section[]): Law {
  const chunks = sections.flatMap((held, place) =>
    held.passages.map((counts, at) => ({ id: chunkId(held, at), place, length: lengthOf(counts) })),
  );
  const firstChunks = sections.map((_, place) => chunks.findIndex((chunk) => chunk.place === place));
  return {
    figures: FIGURES,
    chunkIds: Int32Array.from(chunks, ({ id }) => id),
    chunkLengths: Int16Array.from(chunks, ({ length }) => length),
    chunkSections: Int32Array.from(chunks, ({ place }) => place),
    sectionIds: Int32Array.from(sections, ({ id }) => id),
    firstChunks: Int32Array.from([...firstChunks, chunks.length]),
  } as Partial<Law> as Law;
}

function conceptOf(word: number, sections: Section[], turned = false): Concept {
  const order = <Item>(items: Item[]) => (turned ? items.toReversed() : items);
  const places = sections.map((held, place) => ({ held, place }));
  const inText = places
    .flatMap(({ held }) => held.passages)
    .map((counts, at) => ({ at, frequency: counts[word]! }));
  const chunks = order(inText.filter(({ frequency }) => frequency > 0));
  const headed = order(places.filter(({ held }) => held.heading.includes(word)));
  const phrased = order(places.filter(({ held }) => held.phrases.includes(word)));
  const times = ({ phrases }: Section) => phrases.filter((other) => other === word).length;
  const term = {
    weight: 1,
    chunks: Int32Array.from(chunks, ({ at }) => at),
    frequencies: Float32Array.from(chunks, ({ frequency }) => frequency),
    sections: Int32Array.from(headed, ({ place }) => place),
    headingLengths: Int16Array.from(headed, ({ held }) => held.heading.length),
    phrased: Int32Array.from(phrased, ({ place }) => place),
    phraseFrequencies: Int16Array.from(phrased, ({ held }) => times(held)),
    phraseLengths: Int16Array.from(phrased, ({ held }) => held.phrases.length),
  };
  return { terms: [term] };
}

function weigh(words: number[], sections: Section[], turned = false) {
  return weighWords(
    words.map((word) => conceptOf(word, sections, turned)),
    lawOf(sections),
  );
}

/** All results for each section, by id. */
function saidOf(words: number[], sections: Section[], turned = false) {
  const evidence = weigh(words, sections, turned);
  const said = sections.map(({ id }, place) => ({
    id,
    score: evidence.scores[place]!,
    phrases: evidence.phrases[place]!,
    coverage: evidence.coverage(place),
    passages: evidence.passages(place),
  }));
  return said.sort((a, b) => a.id - b.id);
}

/** Ids, best first. */
function ranked(words: number[], sections: Section[]): number[] {
  return fuse(lawOf(sections), { words: weigh(words, sections), similar: null }, sections.length).map(
    ({ sectionId }) => sectionId,
  );
}

const has = (held: Section, word: number) =>
  held.heading.includes(word) || held.passages.some((counts) => counts[word]! > 0);

describe("ranking by words", () => {
  it("says something finite of every section, and a share where it says a share", () => {
    fc.assert(
      fc.property(question, library, (words, sections) => {
        for (const { score, phrases, coverage, passages } of saidOf(words, sections)) {
          for (const value of [score, phrases, coverage, ...passages.map((one) => one.score)])
            expect(Number.isFinite(value) && value >= 0).toBe(true);
          expect(coverage).toBeLessThanOrEqual(1 + 1e-9);
        }
        const best = fuse(lawOf(sections), { words: weigh(words, sections), similar: null }, sections.length);
        for (const { score } of best) expect(Number.isFinite(score)).toBe(true);
      }),
    );
  });

  it("does not depend on the order in which sections and postings are held", () => {
    fc.assert(
      fc.property(question, library, (words, sections) => {
        const turned = sections.toReversed();
        expect(saidOf(words, turned)).toEqual(saidOf(words, sections));
        expect(saidOf(words, sections, true)).toEqual(saidOf(words, sections));
        expect(ranked(words, turned)).toEqual(ranked(words, sections));
      }),
    );
  });

  it("does not depend on the order of the question's words", () => {
    fc.assert(
      fc.property(question, library, (words, sections) => {
        const turned = saidOf(words.toReversed(), sections);
        for (const [at, { score, phrases, coverage }] of saidOf(words, sections).entries()) {
          expect(turned[at]!.score).toBeCloseTo(score, 9);
          expect(turned[at]!.phrases).toBeCloseTo(phrases, 9);
          expect(turned[at]!.coverage).toBeCloseTo(coverage, 9);
        }
      }),
    );
  });

  it("leaves the others as they were when a section comes that has none of the words", () => {
    fc.assert(
      fc.property(question, library, fc.nat(8), (words, sections, at) => {
        const stranger: Section = { id: 5, passages: [WORDS.map(() => 0)], heading: [], phrases: [] };
        const more = sections.toSpliced(at, 0, stranger);
        const of = (said: ReturnType<typeof saidOf>) => said.filter(({ id }) => id !== stranger.id);
        expect(of(saidOf(words, more))).toEqual(saidOf(words, sections));
        expect(ranked(words, more)).toEqual(ranked(words, sections));
      }),
    );
  });

  it("never lowers a section's score for a further word of the question", () => {
    fc.assert(
      fc.property(question, library, fc.nat(WORDS.length - 1), (words, sections, further) => {
        const before = saidOf(words, sections);
        const after = saidOf([...words, further], sections);
        for (const [at, { id, score, coverage }] of before.entries()) {
          expect(after[at]!.score).toBeGreaterThanOrEqual(score);
          const held = sections.find((candidate) => candidate.id === id)!;
          const isInText = held.passages.some((counts) => counts[further]! > 0);
          if (isInText) expect(after[at]!.coverage).toBeGreaterThanOrEqual(coverage - 1e-9);
          else if (!has(held, further)) expect(after[at]!.score).toBe(score);
        }
      }),
    );
  });

  it("never lowers a section for one more place where a passage has a word that it has already", () => {
    fc.assert(
      fc.property(question, library, (words, [first, ...others]) => {
        const [word] = words;
        const [counts, ...further] = first!.passages;
        const withCount = (count: number) => [
          { ...first!, passages: [counts!.with(word!, count), ...further] },
          ...others,
        ];
        const [fewer, more] = [withCount(counts![word!]! + 1), withCount(counts![word!]! + 2)];
        const concepts = words.map((one) => conceptOf(one, more));
        // Replaces another word, so that the length of the passage is unchanged.
        const after = weighWords(concepts, lawOf(fewer)).scores[0]!;
        expect(after).toBeGreaterThanOrEqual(weigh(words, fewer).scores[0]!);
      }),
    );
  });
});

describe("a question", () => {
  it("asks for each word once, however often it says it", () => {
    const texts = fc.array(fc.constantFrom("windmill", "sail", "deduct", "home", "tax"), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(texts, fc.nat(4), (words, at) => {
        const twice = [...words, words[at % words.length]!];
        expect(questionWords(twice.join(" "))).toEqual(questionWords(words.join(" ")));
      }),
    );
  });
});
