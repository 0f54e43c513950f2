import { expect, it } from "vitest";
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
