import { expect, it } from "vitest";
import { latePenalty } from "./late-penalty.ts";

const worked = (question: string) => latePenalty({ question, year: 2025 })?.text ?? "";

it("adds both additions for one who never filed and owes", () => {
  const text = worked("I never filed my return, what is the penalty, I owe 9,000 and it's been 2 months");
  expect(text).toContain("(5% − 0.5%) × 2 months × $9,000 = $810");
  expect(text).toContain("0.5% × 2 months × $9,000 = $90");
});

it("is of the filing alone where only that is late", () => {
  expect(worked("the return was filed 2 months late, I owe 9,000, what is the penalty")).toContain(
    "5% × 2 months × $9,000 = $900",
  );
});
