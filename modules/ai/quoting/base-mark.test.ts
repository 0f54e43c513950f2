import { describe, expect, it } from "vitest";
import { draftExtractive } from "../extractive.ts";
import { quotableLaw } from "../quotable.ts";
import { answer, section, type Line } from "../testing.ts";

const ADJUSTS: Line = [
  "c",
  "Inflation adjustment",
  "In the case of any taxable year beginning after 2024, the $500 amount in subsection (a)(1) shall be increased by an amount equal to such amount multiplied by the cost-of-living adjustment.",
];
const LINES: Line[] = [
  ["a", "Levy", "There is hereby imposed a levy on mills."],
  ["a-1", "Posts", "The levy on a post mill is $500."],
  ["a-2", "Towers", "The levy on a tower mill is $900."],
];
const QUESTION = "Is there a levy on a post mill or a tower mill?";

it("marks a quoted amount that another unit adjusts each year, and no other", () => {
  const text = answer(QUESTION, section("Levy on mills", [...LINES, ADJUSTS]));
  expect(text).toMatch(/mill is \$500\.” \[\d+\] \(the base, adjusted each year by 26 USC 9\(c\)\)/);
  expect(text.match(/the base, adjusted/g)).toHaveLength(1);
  expect(text).toMatch(/mill is \$900\.” \[\d+\]\n/);
});

it("marks nothing before the first year that is adjusted, nor without a unit that adjusts", () => {
  const later: Line = [ADJUSTS[0], ADJUSTS[1], ADJUSTS[2].replace("2024", "2090")];
  expect(answer(QUESTION, section("Levy on mills", [...LINES, later]))).not.toContain("the base");
  expect(answer(QUESTION, section("Levy on mills", LINES))).not.toContain("the base");
});

describe("a table that is adjusted each year", () => {
  const TABLE = ["Weight of the stone:\tThe levy is:", "Not over 2 tons\t$40", "Over 2 tons\t$90"].join("\n");
  const law = (first: string) =>
    section("Levy on millstones", [
      ["a", "Levy", "There is hereby imposed a levy on millstones by the following table:", "chapeau"],
      ["a", "", TABLE, "table"],
      [
        "b",
        "Later years",
        `For calendar years after ${first}, the Secretary shall prescribe tables which shall apply in lieu of the table contained in subsection (a), by the cost-of-living adjustment.`,
      ],
    ]);
  const question = "What is the levy on a millstone of 3 tons?";

  it("says before its rows that it is the base", () => {
    const text = answer(question, law("2018"));
    expect(text).toMatch(/- The table is the base, adjusted each year by 26 USC 9\(b\):\n- “Weight/);
    expect(text.match(/is the base/g)).toHaveLength(1);
  });

  it("says nothing before the first year that is adjusted", () => {
    expect(answer(question, law("2090"))).not.toContain("the base");
  });

  it("gives way to rows of the year's own paper", () => {
    const paper = section("Tables of 2026", [["a", "", "Over 2 tons\t$120", "table"]], "77");
    const start = paper.text.indexOf("Over 2");
    const quotation = {
      quotable: quotableLaw(paper),
      part: 1,
      range: { start, end: paper.text.indexOf("$120") + 4 },
    };
    const lead = { text: "For 2026: $120.", quotations: [quotation], warnings: [] };
    const sections = [{ section: law("2018"), citedUnit: null, phraseMatches: [], retrieved: [] }];
    const text = draftExtractive({ question, sections, year: 2026, leads: [lead] } as never).draft.toString();
    expect(text).toContain("Over 2 tons\t$120");
    expect(text).not.toContain("$90");
    expect(text).toMatch(
      /… \(26 USC 9\(a\), 3 rows of the base table, adjusted each year by 26 USC 9\(b\)\)/,
    );
  });
});
