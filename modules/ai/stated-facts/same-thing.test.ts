import { expect, it } from "vitest";
import { limitsIn } from "./limits.ts";
import { measuresIn } from "./measures.ts";
import { hasCaseOfItsOwn, isOfSameThing } from "./same-thing.ts";

it.each([
  // 26 USC 280A(g): days of own use are not days of renting.
  [
    "I rented the cabin out for 12 days",
    "a dwelling used as a residence and rented for less than 15 days",
    true,
  ],
  [
    "I used the cabin 40 days myself",
    "a dwelling used as a residence and rented for less than 15 days",
    false,
  ],
  // 26 CFR 1.1031(a)-1(c)
  ["I lived in the condo 14 months", "a leasehold of real estate with at least 30 years to run", false],
  // 26 USC 166(d)(1)(B)
  ["I lent it 4 years ago", "loss on an asset held for not more than 1 year", false],
  // 26 USC 1223(2)
  ["I was given the bond and held it 3 months", "long-term means held for more than 1 year", false],
  // 26 USC 6331(a)
  ["They levied my account 10 months ago", "pays within 10 days after notice and demand of the levy", false],
  ["I owned the stock for 11 months before I sold", "long-term means held for more than 1 year", true],
  // 26 USC 6213(a)
  ["I got a notice of deficiency 100 days ago", "within 90 days after the notice of deficiency", true],
])("%j and %j: %s", (fact, law, isSame) => {
  const [measure, limit] = [measuresIn(fact)[0]!, limitsIn(law)[0]!];
  expect(isOfSameThing({ text: fact, ...measure }, { text: law, ...limit })).toBe(isSame);
});

it.each([
  ["I held the bond, a gift from my father, 3 months", true],
  ["I held the bond 3 months", false],
  ["Was my holding long if I hold the bond 3 months", false],
])("%j has a case of its own: %s", (question, hasCase) => {
  // 26 USC 1222(3), 1223
  const text =
    "Long-term means held for more than 1 year. Property received as a gift keeps the earlier holding period.";
  expect(hasCaseOfItsOwn(question, { text, ...limitsIn(text)[0]! })).toBe(hasCase);
});
