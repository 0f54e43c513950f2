import { expect, it } from "vitest";
import { atEndOfYear } from "./coming-age.ts";

it.each([
  ["My niece turns 22 next year. Does she count?", "My niece is 21. Does she count?"],
  ["I will be 56 next June, may I?", "I am 55, may I?"],
  ["I turn 71 next spring.", "I am 70."],
  ["What changes when my niece turns 22 next year?", "What changes when my niece turns 22 next year?"],
  ["My niece turns 22 this year.", "My niece turns 22 this year."],
  ["I turn 30 lots over next year.", "I turn 30 lots over next year."],
])("%j: %j", (question, said) => {
  expect(atEndOfYear(question)).toBe(said);
});
