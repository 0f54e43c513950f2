/** The notes of the House's file at 119-100, as printed: no-break spaces after the section sign. */
import { expect, it } from "vitest";
import type { Note } from "../schema.ts";
import { changeText, inForceFor } from "./change.ts";
import { readChanges } from "./reader.ts";

function notes(amendments: string[], effective: string[], topic = "effectiveDateOfAmendment"): Note[] {
  return [
    { topic: "amendments", heading: "Amendments", paragraphs: amendments },
    { topic, heading: "Effective Date", paragraphs: effective },
  ];
}

const SALT = notes(
  [
    "2025—Subsec. (b)(6). Pub. L. 119–21, § 70120(a)(1), struck out “and before January 1, 2026” after “December 31, 2017,” in introductory provisions.",
    "Subsec. (b)(6)(B). Pub. L. 119–21, § 70120(a)(2), substituted “the applicable limitation amount” for “$10,000 ($5,000 in the case of a married individual filing a separate return)”.",
    "Subsec. (b)(7). Pub. L. 119–21, § 70120(b), added par. (7).",
  ],
  [
    "Pub. L. 119–21, title VII, § 70120(c), July 4, 2025, 139 Stat. 171, provided that:",
    "“The amendments made by this section [amending this section] shall apply to taxable years beginning after December 31, 2024.”",
  ],
);

it("reads law, section of the act, unit, words and years", () => {
  const { changes } = readChanges(SALT);
  expect(changes.map(({ path }) => path.join("-"))).toEqual(["b-6", "b-6-B", "b-7"]);
  const [, limit] = changes;
  expect(limit).toMatchObject({ law: "P.L. 119-21", actSection: "70120(a)(2)", year: 2025 });
  expect(limit!.replaced).toEqual([
    {
      before: "$10,000 ($5,000 in the case of a married individual filing a separate return)",
      after: "the applicable limitation amount",
    },
  ]);
  expect(limit!.applies).toMatchObject({ after: "2024-12-31", event: "year begins", firstTaxYear: 2025 });
  expect(changeText(limit!)).toBe(
    "since P.L. 119-21 § 70120, for taxable years beginning after December 31, 2024",
  );
  expect([2024, 2025, 2026].map((year) => inForceFor(limit!, year))).toEqual(["none", "all", "all"]);
});

it("tells property acquired within a year from taxable years", () => {
  const { changes } = readChanges(
    notes(
      [
        "2025—Subsec. (k)(1)(A). Pub. L. 119–21, § 70301(b)(1)(A), substituted “100 percent” for “the applicable percentage”.",
      ],
      [
        "Pub. L. 119–21, title VII, § 70301(c), July 4, 2025, 139 Stat. 189, provided that:",
        "“(1) In general.—Except as otherwise provided in this subsection, the amendments made by this section shall apply to property acquired after January 19, 2025.",
      ],
    ),
  );
  expect(changes[0]!.applies).toMatchObject({ event: "other", after: "2025-01-19", firstTaxYear: null });
  expect([2024, 2025, 2026].map((year) => inForceFor(changes[0]!, year))).toEqual(["none", "part", "all"]);
});

it("reads when a section begins, also years that only end after a date", () => {
  const words =
    "Section applicable to taxable years ending after Dec. 31, 2026, see section 70411(c)(1) of Pub. L. 119–21, set out in an Effective Date of 2025 Amendment note under section 25 of this title.";
  const { begins } = readChanges(notes([], [words], "effectiveDate"));
  expect(begins).toMatchObject({ words: "taxable years ending after December 31, 2026", event: "year ends" });
  // A calendar year 2026 ends on that day, not after it.
  expect([2026, 2027].map((year) => inForceFor({ applies: begins }, year))).toEqual(["none", "all"]);
});

it("takes what the note says of the same section of the act, not of another", () => {
  const { changes } = readChanges(
    notes(
      [
        "2025—Subsec. (b)(3)(B). Pub. L. 119–21, § 70105(a)(1), substituted “$75,000” for “$50,000”.",
        "Subsec. (c)(4)(D). Pub. L. 119–21, § 70201(d), added subpar. (D).",
      ],
      [
        "Pub. L. 119–21, title VII, § 70105(c), July 4, 2025, 139 Stat. 162, provided that:",
        "“The amendments made by this section shall apply to taxable years beginning after December 31, 2025.”",
        "Amendment by section 70201(d) of Pub. L. 119–21 applicable to taxable years beginning after Dec. 31, 2024, see section 70201(j) of Pub. L. 119–21, set out as a note under section 45B of this title.",
      ],
    ),
  );
  expect(changes.map(({ applies }) => applies?.firstTaxYear)).toEqual([2026, 2025]);
});

it("keeps words that go on in paragraphs of their own with their entry", () => {
  const { changes } = readChanges(
    notes(
      ["2015—Subsec. (b). Pub. L. 114–113 struck out par. (5). Text read as follows:", "“(5) Old words.”"],
      [],
    ),
  );
  expect(changes).toHaveLength(1);
  expect(changes[0]).toMatchObject({ applies: null, actSection: null });
  expect(changes[0]!.words).toContain("Old words");
});
