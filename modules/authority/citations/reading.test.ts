/** What all kinds of citations share: designators, separators, whole numbers. */
import { describe, expect, it } from "vitest";
import { endsNumber, readPath, readSeparator, sibling } from "./reading.ts";

describe("readPath", () => {
  it.each([
    ["(a)", ["a"]],
    ["(a)(1)(B)(ii)(III)", ["a", "1", "B", "ii", "III"]],
    ["(a) (1)", ["a", "1"]],
    ["( a )( 1 )", ["a", "1"]],
    ["(aa)(BB)", ["aa", "BB"]],
    ["(aaa)", ["aaa"]],
    ["(xviii)", ["xviii"]],
    ["(VIII)", ["VIII"]],
    ["(10A)", ["10A"]],
    ["(1) or (2)", ["1"]],
    ["(e-1)", ["e-1"]],
  ])("reads %s", (text, path) => {
    expect(readPath(text, 0).value).toEqual(path);
  });

  it.each([
    ["(a)(1) applies", 6],
    ["(a) applies", 3],
    ["(a)(the rule)", 3],
    ["(a)\n(b)", 3],
    ["(a", 0],
    ["()", 0],
    ["(1986)", 0],
    ["(ab)", 0],
    ["(a)  (1)", 3],
    ["a(1)", 0],
    ["", 0],
  ])("ends in %j at %i", (text, end) => {
    expect(readPath(text, 0).end).toBe(end);
  });

  it("begins where it is told", () => {
    expect(readPath("61(a)(1)", 2)).toEqual({ value: ["a", "1"], end: 8 });
    expect(readPath("61(a)(1)", 3)).toEqual({ value: [], end: 3 });
  });
});

describe("sibling", () => {
  it.each([
    [["a", "1"], ["2"], ["a", "2"]],
    [["a", "1"], ["b"], ["b"]],
    [
      ["a", "1"],
      ["b", "2"],
      ["b", "2"],
    ],
    [["a", "1", "A"], ["B"], ["a", "1", "B"]],
    [["a", "1", "A", "i"], ["ii"], ["a", "1", "A", "ii"]],
    [["a", "1", "A", "i", "I"], ["II"], ["a", "1", "A", "i", "II"]],
    [["a", "1", "A", "i", "I"], ["B"], ["a", "1", "B"]],
    [["a", "1", "A", "i"], ["b"], ["b"]],
    [["a", "1", "A", "i"], ["c"], ["c"]],
    [["c", "1", "A", "ii"], ["v"], ["c", "1", "A", "v"]],
    [["a", "1", "C"], ["D"], ["a", "1", "D"]],
    [["a", "1", "H"], ["I"], ["a", "1", "I"]],
    [["i"], ["ii"], ["ii"]],
    [["h"], ["i"], ["i"]],
    [["k", "1", "A", "iv"], ["v"], ["k", "1", "A", "v"]],
    [["a", "10"], ["11"], ["a", "11"]],
  ])("of %j is %j: %j", (previous, path, whole) => {
    expect(sibling(previous, path)).toEqual(whole);
  });

  it.each([
    [[], ["a"]],
    [["a"], ["1"]],
    [["a"], ["A"]],
    [["a", "1"], ["B"]],
  ])("of %j is none for %j: the level is not there", (previous, path) => {
    expect(sibling(previous, path)).toBeNull();
  });
});

describe("readSeparator", () => {
  it.each([
    [", 62", 2, { isRange: false, isComma: true }],
    [" and 62", 5, { isRange: false, isComma: false }],
    [" or 62", 4, { isRange: false, isComma: false }],
    [" & 62", 3, { isRange: false, isComma: false }],
    [", and 62", 6, { isRange: false, isComma: true }],
    ["; 62", 2, { isRange: false, isComma: true }],
    [" through 62", 9, { isRange: true, isComma: false }],
    [" to 62", 4, { isRange: true, isComma: false }],
    ["-62", 1, { isRange: true, isComma: false }],
    [" - 62", 3, { isRange: true, isComma: false }],
    [" and section 62", 13, { isRange: false, isComma: false }],
    [", §§ 62", 5, { isRange: false, isComma: true }],
    [", see section 62", 14, { isRange: false, isComma: true }],
    ["\nand\n62", 5, { isRange: false, isComma: false }],
    [" AND 62", 5, { isRange: false, isComma: false }],
  ])("reads %j up to %i", (text, end, kind) => {
    expect(readSeparator(text, 0)).toEqual({ end, ...kind });
  });

  it.each(["", " ", "62", ". 62", " android 62", " of 62", " ordinary", " tomorrow"])(
    "finds none in %j",
    (text) => {
      expect(readSeparator(text, 0)).toBeNull();
    },
  );
});

describe("endsNumber", () => {
  const at = (text: string, inList?: boolean) => endsNumber(text, "61".length, inList);

  it.each(["61", "61.", "61 ", "61(a)", "61, and", "61;", "61-day", "61-year", "61, 100", "61,100,"])(
    "says yes to 61 in %j",
    (text) => {
      expect(at(text, true)).toBe(true);
    },
  );

  it.each(["61%", "61.5", "61:30", "61/62", "61a", "610", "61-1", "61-A", "61_"])(
    "says no to 61 in %j",
    (text) => {
      expect(at(text)).toBe(false);
      expect(at(text, true)).toBe(false);
    },
  );

  it("takes a comma for one of thousands only outside of a list", () => {
    expect(at("61,000")).toBe(false);
    expect(at("61,000", true)).toBe(true);
    expect(at("61,0000")).toBe(true);
    expect(at("61, 000")).toBe(true);
  });
});
