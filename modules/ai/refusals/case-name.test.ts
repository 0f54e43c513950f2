import { expect, it } from "vitest";
import { caseIn, withoutCase } from "./case-name.ts";

it.each([
  ["What did the Tax Court decide in Miller Farms?", "Miller Farms"],
  ["What did the court hold in Poe's Mill about sails?", "Poe's Mill"],
  ["What was decided in the Miller case about sails?", "Miller"],
  ["What did the Fourth Circuit hold in Poe about sails?", "Poe"],
  ["Explain the Poe decision of the court", "Poe"],
  ["Summarize Poe v. Miller", "Poe v. Miller"],
])("%s names a case", (question, name) => {
  expect(caseIn(question)).toMatchObject({ name });
});

it("what is left without the case is what was asked of it", () => {
  expect(withoutCase("What was decided in the Miller case about sails?")).toBe(
    "What was decided in the   case about sails?",
  );
});

it.each([
  "What did the Tax Court say in Notice 2098-1?",
  "Does the Tax Court decide in December?",
  "Which court decides a case in Ohio?",
  "Is stock held in Miller Mills a capital asset?",
  "Did the Supreme Court decision change section 61?",
  "HRA vs FSA",
])("%s names none", (question) => {
  expect(caseIn(question)).toBeNull();
});
