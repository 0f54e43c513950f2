import { expect, it } from "vitest";
import type { Mark } from "#modules/authority/schema";
import { fraction, signsOf, withSigns } from "./signs.ts";

/** "^{1}" and "_{2}" mark what is raised and lowered. */
function written(marked: string): string {
  const marks: Mark[] = [];
  let text = "";
  for (const part of marked.split(/([\^_]\{[^}]*\})/)) {
    const words = /^[\^_]\{/.test(part) ? part.slice(2, -1) : part;
    if (words !== part)
      marks.push({
        kind: part.startsWith("^") ? "sup" : "sub",
        start: text.length,
        end: text.length + words.length,
      });
    text += words;
  }
  return withSigns(text, marks);
}

it("raised and lowered figures never run into the word or number before them", () => {
  expect(written("Notice 2023-29^{1} or\u202F^{2} of $14,900^{3}")).toBe(
    "Notice 2023-29¹ or\u202F² of $14,900³",
  );
  expect(written("CO_{2}e and L_{1}; A × (1 + C)^{D}")).toBe("CO₂e and L₁; A × (1 + C)ᴰ");
});

it("leaves words, the number of a footnote at its line, and a fraction that stands alone", () => {
  expect(written("the 15^{th} day of ADSP_{V}")).toBe("the 15th day of ADSPV");
  expect(written("sacks.\n^{1} Of wheat.")).toBe("sacks.\n1 Of wheat.");
  expect(written("^{1}⁄_{12} of it, or ^{11}⁄_{15}")).toBe("1⁄12 of it, or 11⁄15");
});

it("a fraction after a whole number is told from it, with no character moved", () => {
  expect(written("2^{1}⁄_{2} percent, 1^{3}⁄_{32}-inch")).toBe("2¹⁄₂ percent, 1³⁄₃₂-inch");
});

it("fractions are written as they are printed", () => {
  expect([
    fraction("59", "1/2"),
    fraction("66", "2⁄3"),
    fraction("36", "6⁄25"),
    fraction("of ", "5/21"),
  ]).toEqual([...["½", "⅔", " 6⁄25", "5/21"]]);
  expect([signsOf("12", "sup"), signsOf("(a)", "sup"), signsOf("TM", "sup"), signsOf("V", "sub")]).toEqual([
    ...["¹²", "⁽ᵃ⁾", null, null],
  ]);
});
