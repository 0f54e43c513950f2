import { describe, expect, it } from "vitest";
import { citingSentences, compareAnswers } from "./comparison.ts";
import type { AnswerSource, RetrievalAnswer } from "../schema.ts";

const source = (citation: string): AnswerSource => ({
  ...{ filename: citation, citation, title: "", url: "/", asOf: "119-100", excerpt: "" },
  relevanceScore: 1,
});

/** An answer whose quotations stand in it as “words” [n]. */
function answering(answer: string, citations: string[]): RetrievalAnswer {
  const quotations = [...answer.matchAll(/“([^”]+)” \[(\d)\]/g)].map(([, text, number]) => ({
    ...{ text: text!, source: Number(number), citation: citations[Number(number) - 1]! },
  }));
  return {
    ...{ answer, quotations, sources: citations.map(source), confidence: 1, refused: false },
    ...{ bottomLine: null, year: 2025, warnings: [], nearest: [] },
  };
}

describe("the sentences of an answer", () => {
  it("cite what they quote, number, and name in words; headings are none", () => {
    const answer = answering(
      "## Why\nGross income is broad: “all income. From whatever source” [1]. See Treas. Reg. § 1.61-2 too.\nNothing here.",
      ["26 USC 61(a)"],
    );
    expect(citingSentences(answer)).toEqual([
      {
        text: "Gross income is broad: “all income. From whatever source”.",
        citations: ["26 USC 61(a)"],
      },
      { text: "See Treas. Reg. § 1.61-2 too.", citations: ["26 CFR 1.61-2"] },
      { text: "Nothing here.", citations: [] },
    ]);
  });

  it("hold a name that was struck through as a whole", () => {
    const answer = answering("One. See also ~~Rev. Rul. 2099-1~~ (not in the library) and 26 USC 61.", []);
    expect(citingSentences(answer).map(({ text }) => text)).toEqual([
      "One.",
      "See also ~~Rev. Rul. 2099-1~~ (not in the library) and 26 USC 61.",
    ]);
  });

  it("are none in the list of where each section stands", () => {
    const answer = answering("“Words.” [1]\n\n## Where it stands\n- 26 USC 61: Subtitle A.", [
      "26 USC 61(a)",
    ]);
    expect(citingSentences(answer).map(({ text }) => text)).toEqual(["“Words.”"]);
  });

  it("cite a paper by its name and page", () => {
    const answer = answering("Wages: “48,500” [1].", [""]);
    answer.sources[0] = { ...source(""), filename: "W-2.pdf", page: 2 };
    expect(citingSentences(answer)[0]!.citations).toEqual(["W-2.pdf, page 2"]);
  });
});

describe("two answers", () => {
  const first = answering("Income: “all income” [1]. A gift: “gifts” [2].\nHello.", [
    "26 USC 61(a)",
    "26 USC 102(a)",
  ]);

  it("agree where they cite a place, or one within it", () => {
    const second = answering("It is “all income” [1].", ["26 USC 61(a)(1)"]);
    const { both, onlyFirst, onlySecond, sentences, uncited } = compareAnswers(first, second);
    expect(both).toEqual(["26 USC 61(a)"]);
    expect(onlyFirst).toEqual(["26 USC 102(a)"]);
    expect(onlySecond).toEqual([]);
    expect(sentences.map(({ state }) => state)).toEqual(["agree", "alone"]);
    expect(sentences[1]).toMatchObject({ first: { citations: ["26 USC 102(a)"] }, second: null });
    expect(uncited).toEqual({ first: 1, second: 0 });
  });

  it("do not agree on sections that merely begin alike, and show the second's own sentences last", () => {
    const second = answering("Other: “other” [1].", ["26 USC 612"]);
    const { both, sentences } = compareAnswers(answering("One: “one” [1].", ["26 USC 61"]), second);
    expect(both).toEqual([]);
    expect(sentences).toMatchObject([
      { second: null, state: "alone" },
      { first: null, second: { citations: ["26 USC 612"] }, state: "alone" },
    ]);
  });

  it("agree partly where a sentence cites more than the other, and elsewhere where another sentence does", () => {
    const second = answering("Both “all income” [1] and “gifts” [2].", ["26 USC 61(a)", "26 USC 102(a)"]);
    expect(compareAnswers(first, second).sentences.map(({ state }) => state)).toEqual([
      "partly",
      "elsewhere",
    ]);
  });
});
