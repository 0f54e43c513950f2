import { expect, it } from "vitest";
import { answer, section, type Line } from "../testing.ts";

const LINES: Line[] = [
  ["a", "Levy", "There is hereby imposed a levy on mills."],
  ["a-1", "Posts", "The levy on a post mill is owed for years before January 1, 2027."],
  ["a-2", "Towers", "The levy on a tower mill is owed for years before January 1, 2027."],
];
const QUESTION = "Is there a levy on a post mill or a tower mill?";

/** Worded after the notes below 26 USC 461 and 25B. */
function law(heading: string, when: string) {
  const made = section("Levy on mills", LINES);
  const paragraph = `Pub. L. 119–999, title VII, §\u202F706(a), (c)(1), July 4, 2025, 139 Stat. 283, provided that, ${when}, subsection (a)(1) of this section is amended by striking words. See note below.`;
  return { ...made, notes: [{ topic: "prospectiveAmendment", heading, paragraphs: [paragraph] }] };
}

const SOON = "applicable to taxable years beginning after Dec. 31, 2026";

it("marks the quoted words of the unit that a later law changes, and no others", () => {
  const text = answer(QUESTION, law("Amendment of Subsection (a)(1)", SOON));
  expect(text).toMatch(
    /post mill is owed [^”]*” \[\d+\] \(26 USC 9\(a\)\(1\) is amended by Pub\. L\. 119–999 § 706\(a\), applicable to taxable years beginning after Dec\. 31, 2026, and quoted as it reads until then\)/,
  );
  expect(text.match(/amended by/g)).toHaveLength(1);
  expect(text).toMatch(/tower mill is owed [^”]*” \[\d+\]\n/);
});

it("marks nothing long before the change, nor for a note of another kind", () => {
  const heading = "Amendment of Subsection (a)(1)";
  expect(answer(QUESTION, law(heading, SOON), { year: 2024 })).not.toContain("amended by");
  expect(answer(QUESTION, law("Inflation Adjusted Items", SOON))).not.toContain("amended by");
});
