/** What a question wants to hear, and the words of the law that tell it. */
import { expect, it } from "vitest";
import { asksDefinition, FACETS, type Facet } from "./facets.ts";

it.each<[Facet, string, boolean]>([
  ["who", "Who must withhold on a nanny's wages?", true],
  ["who", "From whom is it collected?", true],
  ["who", "A man who lives abroad", false],
  ["deadline", "By when must I identify the new lot?", true],
  ["deadline", "How long must I keep the house?", true],
  ["deadline", "When was the rule written?", false],
  ["count", "How many shareholders may it have?", true],
  ["count", "How much may it have?", false],
  ["percent", "What share of the meal counts?", true],
  ["percent", "How much of the meal counts?", true],
  ["percent", "How much is the meal?", false],
  ["dollars", "How much may I give?", true],
  ["dollars", "What is the yearly limit?", true],
  ["dollars", "Up to what can I put in?", true],
  ["dollars", "May I put money in?", false],
  ["penalty", "What happens if I file late?", true],
  ["penalty", "May I file late?", false],
  ["penalty", "Am I fined for it?", true],
  ["basis", "What is my basis?", true],
  ["basis", "What are the bases?", false],
  ["loss", "Are my losses limited?", true],
  ["loss", "Is my glossy car a car?", false],
  ["exception", "What if I move first?", true],
  ["exception", "And for widows too?", true],
  ["exception", "Is it too late?", false],
])("%s is asked by “%s”: %s", (facet, question, asked) =>
  expect(FACETS[facet].asked.test(question)).toBe(asked),
);

it.each<[Facet, string, boolean]>([
  // 26 USC 3102(b), 1(a), 3403.
  ["who", "shall file a return of the tax", false],
  ["who", "The employer shall be liable for the payment of the tax", true],
  ["who", "The tax imposed by this section shall be paid by the employer.", true],
  // 26 USC 6072(a), 1031(a)(3)(A).
  ["deadline", "shall be filed on or before the 15th day of April", true],
  ["deadline", "is identified on or before the day which is 45 days after", true],
  ["deadline", "shall be filed with the Secretary", false],
  // 26 USC 1361(b)(1)(A), 469(c)(7)(B)(ii).
  ["count", "have more than 100 shareholders", true],
  ["count", "performs more than 750 hours of services", true],
  ["count", "performs services in a trade", false],
  // 26 USC 274(n)(1), 121(b)(1).
  ["percent", "shall not exceed 50 percent of the amount", true],
  ["percent", "one-half of the tax", true],
  ["percent", "a percentage of the amount", false],
  ["dollars", "shall not exceed $250,000", true],
  ["dollars", "the dollar amount in effect", false],
  // 26 USC 6651(a)(1), 7203.
  ["penalty", "there shall be added to the return a statement", false],
  ["penalty", "the amount is added to the tax", true],
  ["penalty", "shall be guilty of a misdemeanor", true],
  // 26 USC 1014(a), 165(a), 72(t)(2).
  ["basis", "the basis of property acquired from a decedent", true],
  ["loss", "any loss sustained during the taxable year", true],
  ["exception", "Paragraph (1) shall not apply to distributions", true],
  ["exception", "Paragraph (1) shall apply to distributions", false],
])("%s is told by “%s”: %s", (facet, text, told) => expect(FACETS[facet].told.test(text)).toBe(told));

it.each([
  ["What is a dependent?", true],
  ["What are listed options?", true],
  ["Does a boat count as a home?", true],
  ["What does abode mean?", true],
  ["How is abode defined?", true],
  ["Is a boat a home?", false],
  ["What if I own a boat?", false],
])("“%s” asks for a definition: %s", (question, asks) => expect(asksDefinition(question)).toBe(asks));
