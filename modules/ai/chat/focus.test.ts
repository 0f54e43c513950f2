import { describe, expect, it } from "vitest";
import type { Passage } from "#modules/authority";
import { FOCUS_AREAS } from "#modules/conversations/schema";
import { focusAreas, focusInstruction, withinFocus } from "./focus.ts";

const passage = (number: string, cited = false) =>
  ({ document: { key: number }, cited }) as unknown as Passage;
const numbersOf = (passages: Passage[]) => passages.map(({ document }) => document.key);

describe("a focus area", () => {
  it("exists for every button, with an instruction and readable ranges", () => {
    expect(Object.keys(focusAreas()).sort()).toEqual([...FOCUS_AREAS].sort());
    for (const area of FOCUS_AREAS) {
      expect(focusInstruction(area)).toMatch(/^[A-Z].+\.$/);
      for (const range of focusAreas()[area]!.sections) expect(range).toMatch(/^\d+[A-Z]?(?:-\d+[A-Z]?)?$/);
    }
  });

  it("keeps the passages of its sections in their order, and what the question cites", () => {
    const found = ["61", "45Q", "24", "55", "6417", "36B"].map((number) => passage(number));
    const { passages, isNarrowed } = withinFocus([...found, passage("121", true)], "credits");
    expect(numbersOf(passages)).toEqual(["45Q", "24", "6417", "36B", "121"]);
    expect(isNarrowed).toBe(true);
    expect(numbersOf(withinFocus(found, "amt").passages)).toEqual(["55"]);
  });

  it("keeps everything where it has nothing", () => {
    const found = [passage("61"), passage("121")];
    expect(withinFocus(found, "amt")).toEqual({ passages: found, isNarrowed: false });
    expect(withinFocus(found, "gardening")).toEqual({ passages: found, isNarrowed: false });
  });
});
