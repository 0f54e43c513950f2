import { describe, expect, it } from "vitest";
import { clearlyNearest, notesByMeaning } from "./by-meaning.ts";
import { parsePracticeNotes } from "./practice-note.ts";

const notes = parsePracticeNotes(
  [
    "id\twhen\tunless\tyears\tanswer\tunits",
    "windmill\twindmill && exempt\ttoll\t\tA windmill is exempt from the levy.\t9002(a)",
    "watermill\twatermill && wheel\t\t\tA watermill pays the levy by its wheel.\t9002(b)",
    "granary\tgranary\t\t\tA granary is valued at harvest.\t9003; 9004(b)",
    "mill-of-2020\tmill\t\t2019-2020\tIt ended.\t9002(c)",
  ].join("\n"),
  {},
);
const ids = (question: string, near: Record<string, number>, { found = "26 USC 9002", year = 2026 } = {}) =>
  notesByMeaning(notes, { question, year, found: [found] }, new Map(Object.entries(near))).map(
    ({ id }) => id,
  );

const NEAR = { windmill: 0.7, watermill: 0.3, granary: 0.4 };
const QUESTION = "Does my sail-driven grinding house pay a levy, or is it exempt?";

describe("a practice note asked for in other words", () => {
  it("is offered when the question is near one of its wordings and its section was found first", () => {
    expect(ids(QUESTION, NEAR)).toEqual(["windmill"]);
    expect(ids(QUESTION, NEAR, { found: "26 USC 9003" })).toEqual([]);
  });

  it("is offered on a further section of its own only when it is nearer still", () => {
    const question = "How is my grain store valued?";
    expect(ids(question, { granary: 0.7 }, { found: "26 USC 9004" })).toEqual(["granary"]);
    expect(ids(question, { granary: 0.6 }, { found: "26 USC 9004" })).toEqual([]);
    expect(ids(question, { granary: 0.6 }, { found: "26 USC 9003" })).toEqual(["granary"]);
  });

  it("is not when the question is far from it, or as near to a note on another section", () => {
    expect(ids(QUESTION, { ...NEAR, windmill: 0.42 })).toEqual([]);
    expect(ids(QUESTION, { ...NEAR, granary: 0.68 })).toEqual([]);
  });

  it("is not for another year, nor where its veto occurs", () => {
    expect(ids(QUESTION, { "mill-of-2020": 0.9 })).toEqual([]);
    expect(ids(`${QUESTION} I take a toll.`, NEAR)).toEqual([]);
  });

  it("is chosen among those of its section by the words that each speaks of, else none is", () => {
    const alike = { windmill: 0.7, watermill: 0.7 };
    expect(ids("Does the wheel of my grinding house pay a levy?", alike)).toEqual(["watermill"]);
    expect(ids("What of my grinding house?", alike)).toEqual([]);
  });
});

describe("the nearest note of all", () => {
  const [windmill, , granary] = notes;
  const FOUND = ["26 USC 9003", "26 USC 9002"];
  const nearest = (question: string, near: Record<string, number>, fitting = granary, found = FOUND) =>
    clearlyNearest(notes, { question, year: 2026, found }, { near: new Map(Object.entries(near)), fitting })
      ?.id ?? null;
  const LEVY = "Is a windmill exempt from the levy at harvest?";

  it("goes before one that fits by its words, when it is well ahead and its law was found near the first", () => {
    expect(nearest(LEVY, { windmill: 0.8, granary: 0.6 })).toBe("windmill");
    expect(nearest(LEVY, { windmill: 0.8, granary: 0.75 })).toBeNull();
    expect(nearest(LEVY, { windmill: 0.6, granary: 0.4 })).toBeNull();
    expect(nearest(LEVY, { windmill: 0.8 }, granary, ["26 USC 9003"])).toBeNull();
    expect(nearest(`${LEVY} I take a toll.`, { windmill: 0.8 })).toBeNull();
  });

  it("does not go before a sister on its section that speaks of more of the question", () => {
    const [, watermill] = notes;
    expect(nearest("Does the wheel of a watermill pay the levy?", { windmill: 0.9 }, watermill)).toBeNull();
  });

  it("does not, where it speaks of much less of the question, or is that note itself", () => {
    expect(nearest("How is a granary of rye valued at harvest?", { windmill: 0.9 })).toBeNull();
    expect(nearest(LEVY, { windmill: 0.8 }, windmill)).toBeNull();
  });
});
