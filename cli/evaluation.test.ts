import { describe, expect, it } from "vitest";
import { readQuestions, scoreRankings, type Ranking } from "./evaluation.ts";

const ranking = (id: string, gold: string[], sections: string[], milliseconds = 10): Ranking => ({
  id,
  gold,
  sections,
  lists: { statute: sections },
  milliseconds,
});

describe("scoreRankings", () => {
  it("counts any gold section as a hit, a group for each prefix, and leaves out what is out of scope", () => {
    const figures = scoreRankings([
      ranking("own-1", ["26 USC 61", "26 USC 62"], ["26 USC 62"], 10),
      ranking("own-2", ["26 USC 1"], ["26 USC 2", "26 USC 3", "26 USC 1"], 30),
      ranking("sara-1", ["26 USC 9"], ["26 USC 2"], 20),
      ranking("own-3", [], ["26 USC 5"]),
    ]);
    expect(figures.own).toEqual({ n: 2, r1: 0.5, r5: 1, r10: 1, r20: 1, mrr: 0.6667, p50ms: 30, p95ms: 30 });
    expect(figures.sara).toMatchObject({ n: 1, r20: 0, mrr: 0 });
    expect(figures.all).toMatchObject({ n: 3, r1: 0.3333, p50ms: 20 });
  });

  it("ranks a gold document among those of its own shelf", () => {
    const sections = ["26 USC 1", "26 USC 2", "26 CFR 1.1-1"];
    const lists = { statute: sections.slice(0, 2), regulation: sections.slice(2) };
    const figures = scoreRankings([{ ...ranking("cfr-1", ["26 CFR 1.1-1", "26 USC 2"], sections), lists }]);
    expect(figures.cfr).toMatchObject({ r1: 1, mrr: 1 });
  });
});

describe("readQuestions", () => {
  it("reads a line each and names the first that is wrong", () => {
    expect(readQuestions('{"id":"a-1","question":"?","gold":[],"note":"x"}\n\n')).toEqual([
      { id: "a-1", question: "?", gold: [] },
    ]);
    expect(() => readQuestions('{"id":"a-1","question":"?","gold":[]}\nnonsense')).toThrow(
      "Line 2 is not JSON.",
    );
    expect(() => readQuestions('{"id":"a-1"}')).toThrow('Line 1 needs "id"');
  });
});
