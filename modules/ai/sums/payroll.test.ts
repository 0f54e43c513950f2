import { expect, it } from "vitest";
import { workedSum } from "./rules.ts";

const sum = (question: string, year = 2026) => workedSum({ question, year })?.text ?? null;

// 26 USC 3101, 3102(f)(1); the wage base of 2026 is $184,500.
it.each([
  ["A miller earns $100,000. How much FICA comes out?", "$6,200", "$1,450", "together $7,650."],
  ["My salary is $300,000; what do I pay in social security tax?", "$11,439", "$4,350", "together $16,689."],
  ["How much payroll tax on wages of $200,000?", "$11,439", "$2,900", "together $14,339."],
])("%s", (question, ...parts) => {
  for (const part of parts) expect(sum(question)).toContain(part);
});

it("adds the tax that an employer withholds above $200,000, whatever the status", () => {
  expect(sum("My salary is $300,000; what do I pay in social security tax?")).toContain(
    "0.9% × ($300,000 − $200,000) = $900",
  );
});

it.each([
  "We make $300,000 together. How much FICA do we pay?",
  "How much social security is taxed if I make $50,000 and get benefits?",
  "I am self-employed and make $90,000; how much social security tax?",
  "Does FICA apply to wages of $100,000?",
])("is not worked out for %j", (question) =>
  expect(sum(question) ?? "").not.toContain("from the wages of one employer"),
);

// 26 USC 225(c)(1): what exceeds the regular rate.
it.each([
  ["$9,000 of overtime at time and a half: how much is deducted?", "$9,000 ÷ 3 = $3,000 is the premium"],
  ["$8,000 of overtime at double time: how much is deducted?", "$8,000 ÷ 4 = $2,000 is the premium"],
  [
    "Single, MAGI of $160,500 and $30,000 of overtime at time-and-a-half: the deduction?",
    "$10,000 − 10 × $100 (for each $1,000 of $160,500 − $150,000) = $9,000",
  ],
  [
    "Joint, MAGI of $160,500 and $30,000 of overtime at time-and-a-half: the deduction?",
    "joint): $10,000 (26",
  ],
])("%s", (question, part) => expect(sum(question)).toContain(part));

it("takes a stated premium, and overtime of unknown rate, as they are", () => {
  const plain = "Single, MAGI of $90,000 and $9,000 of overtime premium: how much is deducted?";
  expect(sum(plain)).not.toContain("÷");
  expect(sum("$9,000 of overtime: how much is deducted?")).toBeNull();
  expect(sum("$9,000 of overtime at time and a half in 2024: how much is deducted?", 2024)).toBeNull();
});
