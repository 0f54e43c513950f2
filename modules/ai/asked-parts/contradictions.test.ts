import { expect, it } from "vitest";
import { contradictionIn, contradictionText } from "./contradictions.ts";

it.each([
  ["I am single and my wife runs the mill", "single, and with a wife"],
  ["I am single and filing jointly. What of my mill?", "single, and filing jointly"],
  ["I have no children. Is my son a miller?", "no children, and a son"],
  ["I am 45 and I'm 60. May I retire?", "45 years old, and 60"],
  ["I'm 50 and I was born in 1990", "50 years old in 2026, and born in 1990"],
  ["I bought the mill in 2022 and sold it in 2019", "sold in 2019, and acquired in 2022"],
  ["What of the mill in my 2024 return for 2026?", "a return of 2024, and for 2026"],
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

it.each([
  ["I’m unmarried and my husband works", "unmarried, and with a husband"],
  ["I file as single on a joint return", "single, and filing jointly"],
  ["We have zero kids. Can my daughter be claimed?", "no children, and a daughter"],
  ["I am 30 years old and I was born in 1960", "30 years old in 2026, and born in 1960"],
  ["I inherited land in June 2023 and gave away the land in 2020", "sold in 2020, and acquired in 2023"],
  ["My AGI is $200,000. My AGI was 150k", "two amounts of one agi, 200,000 and 150k"],
])("%j: %s", (question, says) => expect(contradictionIn(question, 2026)).toEqual({ says }));

// Whoever is born in 1976 is 49 or 50 in 2026; a year more or less is only the turn of one.
it.each([
  [51, true],
  [52, false],
  [48, true],
  [47, false],
])("at %i and born in 1976 in 2026 agrees: %s", (age, agrees) => {
  const found = contradictionIn(`I am ${age} and I was born in 1976`, 2026);
  expect(found === null).toBe(agrees);
});

it.each([
  "I am single, my ex husband claims him",
  "I am single and engaged; my fiancée and my spouse to be",
  "I am married filing jointly with my wife",
  "I have no children but my niece lives here",
  "I am 45 percent owner and I am 60",
  "I bought it in 2020 and sold it in 2020",
  "In 2024 my income was $50,000 and in 2025 my income was $60,000",
  "My income is $50,000, yes, my income is $50,000",
])("%j agrees as well", (question) => expect(contradictionIn(question, 2026)).toBeNull());
