import { expect, it } from "vitest";
import { yearsInFigures } from "./written-years.ts";

it.each([
  ["the levy of twenty twenty-three", "the levy of 2023"],
  ["the levy of twenty twenty five", "the levy of 2025"],
  ["in Twenty Nineteen", "in 2019"],
  ["two thousand seventeen and two thousand and twenty-six", "2017 and 2026"],
  ["since twenty twenty", "since 2020"],
  ["in twenty thirty one", "in 2031"],
  ["mill levy tax year 24", "mill levy tax year 2024"],
  ["TY24 levy, ty 25 levy and FY '26", "TY2024 levy, ty 2025 levy and FY 2026"],
  ["tax yr 23 levy", "tax yr 2023 levy"],
  ["sold the mill in '24", "sold the mill in 2024"],
  ["my 24 taxes and his 23 return", "my 2024 taxes and his 2023 return"],
])("%s", (question, figures) => expect(yearsInFigures(question)).toBe(figures));

it.each([
  "twenty twenty vision",
  "two thousand twenty dollars",
  "two thousand sails",
  "twenty mills",
  "tax year 2024",
  "TY2024",
  "our 25 mills",
  "in 24 months",
  "a fiscal year of 52 weeks",
])("leaves %s as it is", (question) => expect(yearsInFigures(question)).toBe(question));
