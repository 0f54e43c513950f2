import { expect, it } from "vitest";
import { limitsIn } from "./limits.ts";
import { measuresIn } from "./measures.ts";
import { decidesAlone } from "./only-limit.ts";

it.each([
  // 26 USC 1202(a)(5): the percentages of another day of acquisition.
  [
    "I held it 4 years",
    "held for more than 5 years; of later stock half after 3 years, most after 4 years",
    false,
  ],
  [
    "I held it 2 years",
    "held for more than 5 years; of later stock half after 3 years, most after 4 years",
    true,
  ],
  // 26 USC 121(a): the 5 years are when, and not how long.
  ["I lived there 14 months", "used for at least 2 years in the 5-year period that ends with the sale", true],
  // 26 USC 6213(a)
  ["It came 100 days ago", "within 90 days after the notice (150 days when addressed abroad)", true],
  // 26 USC 6511(a)
  ["I filed 4 years ago", "within 3 years from the time the return was filed or 2 years from payment", false],
  // 26 USC 6501
  ["I filed 7 years ago", "within 3 years after the return was filed; without limit for fraud", false],
  // 26 USC 72(t)(2)(A)
  ["I am 56", "from age 59½ on, at death, or after separation from service", false],
  ["My son is 14", "a child under 13 or a spouse incapable of self-care", true],
])("%j by %j: %s", (fact, law, isAlone) => {
  const [measure, limit] = [measuresIn(fact)[0]!, limitsIn(law)[0]!];
  expect(decidesAlone(measure, limit, law)).toBe(isAlone);
});
