/** The text as finders read it, and the way back to the text as it was. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fold } from "./fold.ts";

const CHARACTERS = [
  ..."a1().- §",
  "\n",
  "\t",
  "\u00A0",
  "\u2009",
  "\u00AD",
  "\u200B",
  "\u2013",
  "\u2212",
  "\u2019",
  "\u201C",
  "\uFF08",
  "\uFF09",
];

const texts = fc.array(fc.constantFrom(...CHARACTERS), { maxLength: 60 }).map((parts) => parts.join(""));

describe("fold", () => {
  it.each([
    ["en dash", "1400Z\u20132", "1400Z-2"],
    ["em dash", "61\u201462", "61-62"],
    ["figure dash", "61\u201262", "61-62"],
    ["non-breaking hyphen", "1.61\u20111", "1.61-1"],
    ["minus sign", "1.61\u22121", "1.61-1"],
    ["full-width hyphen", "1.61\uFF0D1", "1.61-1"],
    ["curly apostrophes", "aff\u2019d and \u2018so\u2019", "aff'd and 'so'"],
    ["prime", "App\u2032x", "App'x"],
    ["curly quotation marks", "\u201Cgain\u201D \u201Enet\u201D", '"gain" "net"'],
    ["full-width parentheses and stop", "61\uFF08a\uFF09 1\uFF0E61", "61(a) 1.61"],
    ["no-break space", "§\u00A061", "§ 61"],
    ["thin and hair spaces", "§\u2009\u200A61", "§ 61"],
    ["narrow no-break space", "§\u202F61", "§ 61"],
    ["ideographic space", "§\u300061", "§ 61"],
    ["a run of spaces", "section    61", "section 61"],
    ["a tab", "section\t61", "section 61"],
    ["soft hyphen", "sec\u00ADtion 61", "section 61"],
    ["zero-width space and joiner", "sec\u200Btion\u200D 61", "section 61"],
    ["byte order mark", "\uFEFFsection 61", "section 61"],
    ["a line end of Windows", "section\r\n61", "section\n61"],
    ["a line end among spaces", "section  \n  61", "section\n61"],
    ["several line ends", "one\n\n\ntwo", "one\ntwo"],
  ])("makes plain: %s", (_, written, folded) => {
    expect(fold(written).text).toBe(folded);
  });

  it.each([
    ["1.892-\n4(d)", "1.892-4(d)"],
    ["1.892\u2011\n  4(d)", "1.892-4(d)"],
    ["1.1031(a)-\n1", "1.1031(a)-1"],
    ["1400Z-\n2", "1400Z-2"],
  ])("joins a number torn at a line end: %j", (written, folded) => {
    expect(fold(written).text).toBe(folded);
  });

  it.each([
    ["1.892- 4", "1.892- 4"],
    ["well-\nknown", "well-\nknown"],
    ["a dash -\n4 years", "a dash -\n4 years"],
    ["line one\n2 lines", "line one\n2 lines"],
    ["income-\n4 years", "income-\n4 years"],
  ])("leaves %j in pieces", (written, folded) => {
    expect(fold(written).text).toBe(folded);
  });

  it.each(["", "61", "See § 61(a)(1), and\nsection 62."])("changes nothing in %j", (text) => {
    const folded = fold(text);
    expect(folded.text).toBe(text);
    expect(folded.original({ start: 1, end: 3 })).toEqual({ start: 1, end: 3 });
  });

  it("gives a range of the original, with what is invisible inside of it", () => {
    const text = "See §\u00A0\u00A06\u00AD1, now";
    const { text: folded, original } = fold(text);
    const start = folded.indexOf("§");
    const range = original({ start, end: start + "§ 61".length });
    expect(text.slice(range.start, range.end)).toBe("§\u00A0\u00A06\u00AD1");
  });

  it("places an empty range before the character that follows it, and at the end behind all", () => {
    const text = "\u00ADone\u00A0\u00A0two";
    const { text: folded, original } = fold(text);
    expect(original({ start: 4, end: 4 })).toEqual({ start: 6, end: 6 });
    expect(original({ start: folded.length, end: folded.length })).toEqual({
      start: text.length,
      end: text.length,
    });
  });

  it("leaves no odd space, dash, quotation mark or invisible character", () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(fold(text).text).not.toMatch(
          /[\t\u00A0\u2009\u00AD\u200B\u2013\u2212\u2019\u201C\uFF08\uFF09]| {2}|\n\s|\s\n/,
        );
      }),
    );
  });

  it("folds what is folded no further", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const once = fold(text).text;
        expect(fold(once).text).toBe(once);
      }),
    );
  });

  it("maps neighbors to neighbors: ranges never cross and never leave the text", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { text: folded, original } = fold(text);
        let last = 0;
        for (let at = 0; at < folded.length; at++) {
          const { start, end } = original({ start: at, end: at + 1 });
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBe(start + 1);
          last = end;
        }
        expect(last).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});
