/** What a question names by itself, and what it borrows from the one before. */
import { expect, it } from "vitest";
import { contentWords, namesAttributeOnly, namesYearOnly, topicWords } from "./question-shape.ts";

it.each([
  ["What about 2025?", true],
  ["and for 2025?", true],
  ["and last year?", true],
  ["What about the prior tax year?", true],
  ["The same for next year?", true],
  ["And in tax year 2024?", true],
  ["What about 2025 and 2026?", true],
  ["What about section 2010?", false],
  ["What about $2,025?", false],
  ["What about barns in 2025?", false],
  ["The mileage rate for 2025?", false],
  ["And my wife?", false],
  ["every year?", false],
])("%j names a year only: %s", (question, is) => expect(namesYearOnly(question)).toBe(is));

it.each([
  ["What is the deadline?", true],
  ["What are the income limits?", true],
  ["Is there an age limit?", true],
  ["How much is the penalty?", true],
  ["Is it refundable?", true],
  ["Does my wife qualify?", true],
  ["What is the penalty for hobby losses?", false],
  ["What is the deadline for partnership returns?", false],
  ["Are scholarships taxable?", false],
  ["What is the mileage rate?", false],
])("%j names an attribute only: %s", (question, is) => expect(namesAttributeOnly(question)).toBe(is));

it.each([
  ["Can I deduct the rent of my barn?", ["rent", "barn"]],
  ["Can my wife claim it?", []],
  ["Is alimony from 2018 deductible in 2025?", ["alimony"]],
  ["How do we report a scholarship?", ["scholarship"]],
])("the subject of %j is %j", (question, words) => expect(topicWords(question)).toEqual(words));

it("leaves out numbers and denials, with either apostrophe", () => {
  expect(contentWords("The barn wasn’t sold for 250000 in 2025")).toEqual(["barn", "sold"]);
  expect(contentWords("The barn wasn't sold for 250000 in 2025")).toEqual(["barn", "sold"]);
});
