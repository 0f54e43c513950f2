/** Which words a search marks, and which stretch of a text shows them. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { excerptAround, markWords, wordsToMark } from "./highlights.ts";

describe("wordsToMark", () => {
  it.each([
    ["insolvent AND debt", { exact: ["insolvent", "debt"], beginnings: [] }],
    ["insolven* OR debt", { exact: ["debt"], beginnings: ["insolven"] }],
    ["insolvent NOT bankrupt", { exact: ["insolvent"], beginnings: [] }],
    ["insolvent NOT (bankrupt OR title*)", { exact: ["insolvent"], beginnings: [] }],
    ['"fair value" type:ruling', { exact: ["fair value"], beginnings: [] }],
    ["excess NEAR/5 liabilities", { exact: ["excess", "liabilities"], beginnings: [] }],
    ["type:ruling year:2019", { exact: [], beginnings: [] }],
  ])("of %s", (query, wanted) => {
    expect(wordsToMark(query)).toEqual(wanted);
  });

  it("of a question are the words of its subject", () => {
    const { exact, beginnings } = wordsToMark("What is the tax on a windmill?");
    expect(exact).toContain("windmill");
    expect(exact).not.toContain("the");
    expect(beginnings).toEqual([]);
  });
});

describe("markWords", () => {
  /** Takes words as one stem that share their first five letters. */
  const sameStems = (words: string[], wanted: string[]) =>
    Promise.resolve(
      words.filter((word) => wanted.some((one) => word.slice(0, 5) === one.slice(0, 5).toLowerCase())),
    );
  const marked = async (wanted: { exact?: string[]; beginnings?: string[] }, ...texts: string[]) => {
    const ranges = await markWords({ sameStems }, { exact: [], beginnings: [], ...wanted }, texts);
    return ranges.map((of, at) => of.map(({ start, end }) => texts[at]!.slice(start, end)));
  };

  it("marks each word as it stands, whatever its case", async () => {
    expect(await marked({ exact: ["windmill"] }, "A Windmill and two WINDMILLS.")).toEqual([
      ["Windmill", "WINDMILLS"],
    ]);
  });

  it("marks beginnings", async () => {
    expect(await marked({ beginnings: ["Insolv"] }, "Insolvency, insolvent; solvent")).toEqual([
      ["Insolvency", "insolvent"],
    ]);
  });

  it("keeps texts apart, also one without words", async () => {
    expect(await marked({ exact: ["windmill"] }, "A windmill", "— … —", "", "no mill")).toEqual([
      ["windmill"],
      [],
      [],
      [],
    ]);
  });

  it("takes letters with accents and numbers for words", async () => {
    expect(await marked({ beginnings: ["éle", "61"] }, "Élevage of 61 and 615")).toEqual([
      ["Élevage", "61", "615"],
    ]);
  });
});

describe("excerptAround", () => {
  const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(" ");
  const markOf = (text: string, word: string) => {
    const start = text.indexOf(word);
    return { start, end: start + word.length };
  };

  it("is the whole of a short text", () => {
    expect(excerptAround("A short text.", [], 0)).toEqual({ start: 0, end: 13 });
    expect(excerptAround("A short text.", [], 2)).toEqual({ start: 2, end: 13 });
  });

  it("is the beginning of a long text without marks, cut between words", () => {
    const text = words(200);
    const { start, end } = excerptAround(text, [], 0);
    expect(start).toBe(0);
    expect(end).toBeLessThanOrEqual(260);
    expect(text[end]).toBe(" ");
  });

  it("holds the first mark that stands far behind", () => {
    const text = words(200);
    const mark = markOf(text, "word150");
    const { start, end } = excerptAround(text, [mark], 0);
    expect(start).toBeGreaterThan(0);
    expect(text[start - 1]).toBe(" ");
    expect([start <= mark.start, end >= mark.end]).toEqual([true, true]);
  });

  it("prefers the stretch with the most different words to the first one", () => {
    const text = `${words(100)} alpha alpha alpha ${words(100)} alpha beta gamma ${words(50)}`;
    const last = text.indexOf("alpha beta");
    const marks = [...text.matchAll(/alpha|beta|gamma/g)].map(({ 0: word, index }) => ({
      start: index,
      end: index + word.length,
    }));
    const { start, end } = excerptAround(text, marks, 0);
    expect([start <= last, end >= last + "alpha beta gamma".length]).toEqual([true, true]);
  });

  it("begins with a sentence where one begins shortly before the mark", () => {
    const text = `${words(60)}. The windmill stands. ${words(60)}`;
    const { start } = excerptAround(text, [markOf(text, "windmill")], 0);
    expect(text.slice(start, start + 12)).toBe("The windmill");
  });

  it("stays inside of any text, holds its first mark's stretch, and is no longer than it may be", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("a", "mill", "windmill", "x".repeat(300), ". ", " ", "\n"), {
          maxLength: 120,
        }),
        fc.nat(50),
        (parts, from) => {
          const text = parts.join(" ");
          const begin = Math.min(from, text.length);
          const marks = [...text.matchAll(/windmill/g)]
            .map(({ index }) => ({ start: index, end: index + 8 }))
            .filter(({ start }) => start >= begin);
          const { start, end } = excerptAround(text, marks, begin);
          expect(start).toBeGreaterThanOrEqual(begin);
          expect(end).toBeGreaterThanOrEqual(start);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(end - start).toBeLessThanOrEqual(260);
        },
      ),
    );
  });
});
