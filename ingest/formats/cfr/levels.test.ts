import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Designator } from "./designators.ts";
import { familiesOf, placeDesignators } from "./levels.ts";

/** "a", "1*" (italic), "+i" (in the paragraph of the one before). */
function sequence(...names: string[]): Designator[] {
  return names.map((name) => ({
    start: 0,
    end: 0,
    value: name.replace(/[*+]/g, ""),
    italic: name.endsWith("*"),
    through: null,
    heading: null,
    follows: name.startsWith("+"),
  }));
}

const depths = (...names: string[]) =>
  placeDesignators(sequence(...names), "section")
    .map(({ depth }) => depth)
    .join("");

describe("levels of designators", () => {
  it.each([
    ["six levels of today", "a 1 i A 1* i* ii* 2* B ii 2 b", "012345543210"],
    ["the levels before 1980", "a 1 i a* 1* 2* b* ii b", "012344320"],
    ["the letter i after h", "g h i j", "0000"],
    ["the numeral i below h(1)", "h 1 i ii 2 i ii i 1", "012212201"],
    ["the letter i after h(1), when j follows", "h 1 2 i j", "01100"],
    ["the letter i after h(1), alone at the end", "h 1 2 i", "0110"],
    ["(i)(i): the letter with a numeral below", "h i 1 i ii 2 j", "0012210"],
    ["v as a letter and as a numeral", "t u v 1 iv", "00012"],
    ["v as a numeral", "t 1 i ii iii iv v vi u", "012222220"],
    ["x as a letter after w", "w x y", "000"],
    ["c and d below a number, not numerals of hundreds", "a b c d", "0000"],
    ["a gap", "a b d e", "0000"],
    ["double letters", "y z aa bb", "0000"],
    ["several in one paragraph", "c +1 +i ii 2 d", "012210"],
    ["a numeral directly below a letter", "a i ii iii b", "01110"],
  ])("%s", (_, names, expected) => {
    expect(depths(...names.split(" "))).toBe(expected);
  });

  it("takes words in parentheses that fit nowhere for text", () => {
    expect(placeDesignators(sequence("a", "zzz", "b"), "section").map(({ depth }) => depth)).toEqual([
      0, -1, 0,
    ]);
  });

  it("begins an example with numerals", () => {
    expect(placeDesignators(sequence("i", "A", "B", "ii"), "example").map(({ depth }) => depth)).toEqual([
      0, 1, 1, 0,
    ]);
  });

  it("reads back every complete outline of letters, numbers and numerals", () => {
    const letters = "abcdefghijklm".split("");
    const numerals = "i ii iii iv v vi vii viii ix x".split(" ");
    const outline = fc.array(fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 3 }), {
      minLength: 1,
      maxLength: 13,
    });
    fc.assert(
      fc.property(outline, (sizes) => {
        const names: string[] = [];
        let expected = "";
        for (const [at, numbers] of sizes.entries()) {
          names.push(letters[at]!);
          expected += "0";
          for (const [number, count] of (numbers.length === 1 ? [] : numbers).entries()) {
            names.push(String(number + 1));
            expected += "1";
            // One item alone is no list that a drafter would write.
            for (const numeral of numerals.slice(0, count === 1 ? 0 : count)) {
              names.push(numeral);
              expected += "2";
            }
          }
        }
        expect(depths(...names)).toBe(expected);
      }),
      { numRuns: 30 },
    );
  });
});

describe("numberings of a designator", () => {
  it.each([
    ["i", "a9 i1"],
    ["ii", "a35 i2"],
    ["v", "a22 i5"],
    ["xiv", "i14"],
    ["iiii", "a87"],
    ["B", "A2"],
    ["12", "112"],
    ["zq", ""],
  ])("%s", (value, expected) => {
    expect(
      familiesOf(value)
        .map(({ family, ordinal }) => `${family}${ordinal}`)
        .join(" "),
    ).toBe(expected);
  });
});
