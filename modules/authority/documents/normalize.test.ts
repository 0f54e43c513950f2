import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { locate, normalizeForSearch } from "./normalize.ts";

const STORED = "The term “net\u00A0capital gain” means the excess—if any—of the tax\u00ADpayer’s\n  gains.";

describe("locate", () => {
  it("finds a quotation across odd spaces, soft hyphens, dashes and quotation marks", () => {
    const range = locate('"net capital gain" means the excess-if any-of the taxpayer\'s gains.', STORED);
    expect(range && STORED.slice(range.start, range.end)).toBe(
      "“net\u00A0capital gain” means the excess—if any—of the tax\u00ADpayer’s\n  gains.",
    );
  });

  it("refuses a changed word, another case and an empty quotation", () => {
    expect(locate("net capital loss", STORED)).toBeNull();
    expect(locate("Net capital gain", STORED)).toBeNull();
    expect(locate(" \u00AD ", STORED)).toBeNull();
  });

  it("takes no spaces at the ends of a quotation along, nor words that end beyond the range", () => {
    expect(locate(" term ", "The term is")).toEqual({ start: 4, end: 8 });
    expect(locate("a—b", "a-b a—b", { start: 0, end: 5 })).toEqual({ start: 0, end: 3 });
  });

  it("looks only within the range it is given", () => {
    expect(locate("The term", STORED, { start: 4, end: STORED.length })).toBeNull();
    expect(locate("term", STORED, { start: 4, end: 8 })).toEqual({ start: 4, end: 8 });
  });

  it("finds every slice of a text again at a place that reads the same", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("a", "b", " ", "\u00A0", "\n", "—", "-", "’", "\u00AD"), {
          minLength: 3,
          maxLength: 40,
        }),
        fc.nat(),
        fc.nat(),
        (parts, from, length) => {
          const text = parts.join("");
          const start = from % text.length;
          const slice = text.slice(start, start + 1 + (length % (text.length - start)));
          const range = locate(slice, text);
          if (normalizeForSearch(slice) === "") return range === null;
          return (
            range !== null &&
            normalizeForSearch(text.slice(range.start, range.end)) === normalizeForSearch(slice)
          );
        },
      ),
    );
  });
});

it("normalizeForSearch makes plain text", () => {
  expect(normalizeForSearch(" tax\u00ADable\u2009year – “A” ")).toBe('taxable year - "A"');
});

it("normalizeForSearch parts signs of footnotes from words, and writes fractions as the law does", () => {
  expect(normalizeForSearch("the plan⁶ of Notice 2023-29⁴")).toBe("the plan of Notice 2023-29");
  expect(normalizeForSearch("CO₂e at age 59 1/2 or 70-1/2")).toBe("CO2e at age 59½ or 70½");
  expect(normalizeForSearch("on 1/2/2025, 1/2 of it")).toBe("on 1/2/2025, 1/2 of it");
});
