import { expect, it } from "vitest";
import { buildSection } from "../../tests/factories/section.ts";
import { wordsForYear } from "./law-for-year.ts";

const document = {
  ...buildSection([{ path: ["a"], content: "The levy is $9." }]),
  notes: [
    {
      ...{ topic: "amendments", heading: "Amendments" },
      paragraphs: ["2025—Subsec. (a). Pub. L. 119–21, § 70199(a), substituted “$9” for “$8”."],
    },
  ],
};
const place = { document, unit: 1, citation: "26 USC 9001(a)", url: "", missing: null };

it("prints a unit as it read for a year, marked as rebuilt and with what changed it", () => {
  expect(wordsForYear(place, 2024, null).split("\n")).toEqual([
    expect.stringMatching(/^26 USC 9001\(a\), rebuilt for 2024 from the notes/),
    "",
    "(a) The levy is $8.",
    "",
    "Changed in (a) since P.L. 119-21 § 70199",
  ]);
  expect(wordsForYear(place, 2026, null)).toContain("no change since");
});
