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

it("tells where the words went that stood in a place before", () => {
  const moved = {
    ...buildSection([{ path: ["g"], content: "Mills are exempt." }]),
    notes: [
      {
        ...{ topic: "amendments", heading: "Amendments" },
        paragraphs: [
          "2025—Subsec. (g). Pub. L. 119–21, § 70110(b)(2), added subsec. (g). Former subsec. (g) redesignated (h).",
        ],
      },
      {
        ...{ topic: "effectiveDateOfAmendment", heading: "Effective Date of 2025 Amendment" },
        paragraphs: [
          "Pub. L. 119–21, title VII, § 70110(c), July 4, 2025, 139 Stat. 164, provided that:",
          "“The amendments made by this section [amending this section] shall apply to taxable years beginning after December 31, 2025.”",
        ],
      },
    ],
  };
  const lines = wordsForYear({ ...place, document: moved, citation: "26 USC 9001(g)" }, 2024, null);
  expect(lines).toBe(
    "26 USC 9001(g) was not in force for 2024: it applies to taxable years beginning after December 31, 2025.\n\nWhat was (g) then is (h) now.",
  );
});
