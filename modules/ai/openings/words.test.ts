import { describe, expect, it } from "vitest";
import { createSpokenBy } from "./words.ts";

const OPENINGS = [
  { id: "mills", text: "A windmill bears a toll on its sails." },
  { id: "pumps", text: "A pump bears a toll." },
  { id: "boats", text: "A boat bears a toll." },
];
const spokenBy = createSpokenBy(OPENINGS, new Map([["boats", ["What of a ferry with sails?"]]]));
const sharesOf = (question: string) => spokenBy(question).map(({ share }) => Math.round(share * 100) / 100);

describe("the share of a question that an opening speaks of", () => {
  it("is by the words of its text and of how people ask for it", () => {
    expect(sharesOf("windmills")).toEqual([1, 0, 0]);
    expect(sharesOf("the ferry")).toEqual([0, 0, 1]);
  });

  it("counts rare words more, and those most that none has", () => {
    const [mills, , boats] = sharesOf("a windmill with sails");
    expect(mills).toBe(1);
    expect(boats).toBeGreaterThan(0);
    expect(boats).toBeLessThan(0.5);
    expect(sharesOf("a windmill on a glacier")[0]).toBeLessThan(0.5);
  });

  it("comes with the number of words", () => {
    expect(spokenBy("toll on the sails of a windmill").map(({ count }) => count)).toEqual([3, 1, 2]);
  });
});
