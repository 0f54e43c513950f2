import { expect, it } from "vitest";
import { answer, section, type Line } from "../testing.ts";

const LINES: Line[] = [
  ["a", "Levy", "The levy on a mill is as follows."],
  ["a-1", "Posts", "The levy on a post mill is $900 for each sail."],
  ["a-2", "Towers", "The levy on a tower mill is 7 percent of its value."],
  [
    "a-3",
    "Water",
    "In the case of years beginning after December 31, 2025, a water mill owes a levy of $50.",
  ],
];
const QUESTION = "What levy is there on a post mill, a tower mill and a water mill?";

/** Worded after the notes below 26 USC 24 and 11. */
const AMENDMENTS = [
  "2025—Subsec. (a)(1). Pub. L. 119–999, § 706(a), substituted “$900” for “$400”.",
  "Subsec. (a)(3). Pub. L. 119–999, § 706(c), added par. (3).",
  "2017—Subsec. (a)(2). Pub. L. 115–999, § 13(a), amended par. (2) generally. Prior to amendment, text read as follows: “The levy on a tower mill is 9 percent of its value.”",
];
const EFFECTS = [
  "Amendment by Pub. L. 119–999 applicable to taxable years beginning after Dec. 31, 2024, see section 706(d) of Pub. L. 119–999, set out as a note below.",
  "Amendment by Pub. L. 115–999 applicable to taxable years beginning after Dec. 31, 2017, see section 13(b) of Pub. L. 115–999, set out as a note below.",
];

function law(amendments = AMENDMENTS) {
  return {
    ...section("Levy on mills", LINES),
    notes: [
      { topic: "amendments", heading: "Amendments", paragraphs: amendments },
      {
        topic: "effectiveDateOfAmendment",
        heading: "Effective Date of 2025 Amendment",
        paragraphs: [EFFECTS[0]!],
      },
      {
        topic: "effectiveDateOfAmendment",
        heading: "Effective Date of 2017 Amendment",
        paragraphs: [EFFECTS[1]!],
      },
    ],
  };
}

it("marks the figures that a law put there after the year asked", () => {
  const text = answer(QUESTION, law(), { year: 2016 });
  expect(text).toMatch(
    /\$900 for each sail\.” \[\d+\] \(as it reads today, changed by P\.L\. 119-999 § 706\(a\)/,
  );
  expect(text).toMatch(
    /7 percent of its value\.” \[\d+\] \(as it reads today, changed by P\.L\. 115-999 § 13\(a\)/,
  );
});

it("marks nothing that held in the year asked, nor words that say their years themselves", () => {
  const between = answer(QUESTION, law(), { year: 2020 });
  expect(between).toMatch(/\$900 for each sail\.” \[\d+\] \(as it reads today/);
  expect(between).toMatch(/7 percent of its value\.” \[\d+\](?! \(as it)/);
  expect(between).toMatch(/levy of \$50\.” \[\d+\](?! \(as it)/);
  expect(answer(QUESTION, law(), { year: 2026 })).not.toContain("as it reads today");
});

it("marks no figure that the former words had as well, nor one under a letter that was moved since", () => {
  const same = AMENDMENTS[2]!.replace("9 percent", "7 percent");
  expect(answer(QUESTION, law([same]), { year: 2016 })).not.toContain("as it reads today");
  const moved = "2022—Subsec. (a)(2), (4). Pub. L. 117–999, § 5(a), redesignated par. (4) as (2).";
  expect(answer(QUESTION, law([moved, AMENDMENTS[2]!]), { year: 2016 })).not.toContain("as it reads today");
});

it("says once that a section as a whole applies to later years only", () => {
  const begun = {
    ...section("Levy on mills", LINES),
    notes: [
      {
        ...{ topic: "effectiveDate", heading: "Effective Date" },
        paragraphs: [
          "Section applicable to taxable years beginning after Dec. 31, 2024, see section 7 of Pub. L. 119–999.",
        ],
      },
    ],
  };
  const text = answer(QUESTION, begun, { year: 2020 });
  expect(text.match(/applies to taxable years beginning after December 31, 2024/g)).toHaveLength(1);
  expect(answer(QUESTION, begun, { year: 2025 })).not.toContain("applies to taxable years");
});
