import { expect, it } from "vitest";
import { contradictionIn, contradictionText } from "./contradictions.ts";

it.each([
  ["I am single and my wife runs the mill", "single, and with a wife"],
  ["I am single and filing jointly. What of my mill?", "single, and filing jointly"],
  ["I have no children. Is my son a miller?", "no children, and a son"],
  ["I am 45 and I'm 60. May I retire?", "45 years old, and 60"],
  ["I'm 50 and I was born in 1990", "50 years old in 2026, and born in 1990"],
  ["I bought the mill in 2022 and sold it in 2019", "sold in 2019, and acquired in 2022"],
  ["My income is $50,000 and my income is 90k", "two amounts of one income, 50,000 and 90k"],
])("%j: %s", (question, says) => {
  expect(contradictionIn(question, 2026)).toEqual({ says });
  expect(contradictionText({ says })).toContain(`(${says})`);
});

it.each([
  "I am single; my late wife ran the mill",
  "I am single since my husband died",
  "I'm 50 and I was born in 1976",
  "I bought the mill in 2019 and sold it in 2022",
  "My income is $50,000 and my wages are $40,000",
  "My income is $50,000 and last year my income was $90,000",
  "My wife and I own a mill",
  "What levy is due?",
])("%j agrees", (question) => expect(contradictionIn(question, 2026)).toBeNull());
