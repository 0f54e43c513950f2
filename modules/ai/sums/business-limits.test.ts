/** What section 179 allows, excess business losses and the least addition for a late return, worked out by hand. */
import { describe, expect, it } from "vitest";
import { workedSum } from "./rules.ts";

const sum = (question: string, year = 2026) => workedSum({ question, year })?.text ?? null;

describe("limits of a business", () => {
  it.each([
    [
      "We bought $4.5m of equipment. How much can be expensed under section 179?",
      "$2,560,000 − ($4,500,000 − $4,090,000) = $2,150,000 (26 USC 179(b)(1), (2); Rev. Proc. 2025-32)",
    ],
    ["Bought $7 million of machinery; section 179?", "= $0, not below zero"],
    [
      "Section 179 for $3,000,000 of machinery when $4,400,000 in all is placed in service?",
      "$2,560,000 − ($4,400,000 − $4,090,000) = $2,250,000 (26 USC 179",
    ],
    [
      "Section 179 on machinery of $500,000; total placed in service $4,400,000?",
      "= $2,250,000; of $500,000 all of it",
    ],
    ["Bought $900,000 of machinery; section 179?", "$900,000, as $900,000 is not above $4,090,000"],
    [
      "Married joint, my business lost $1.2m. How much of the loss can we use?",
      "up to $512,000 of it goes against other income such as wages; $1,200,000 − $512,000 = $688,000 is in excess",
    ],
    ["Single, my business lost $300,000: deductible?", "$300,000 − $256,000 = $44,000"],
  ])("%s", (question, words) => expect(sum(question)).toContain(words));

  it("leave a loss below the threshold alone", () => {
    expect(sum("Single, my business lost $200,000: deductible?")).toBeNull();
  });
});

describe("the least addition for a return more than 60 days late", () => {
  it.each([
    [
      "I owed $300 and filed four months late: what is the penalty?",
      "= $60 (26 USC 6651(a)(1)), but of an income tax return more than 60 days late at least the lesser of $535 (of one due in 2027) and the tax of $300: $300",
    ],
    ["I owed $2,000 and filed three months late. Penalty?", "the tax of $2,000: $535"],
    ["I owed $2,000, filed and paid three months late. Penalty?", "together $565"],
  ])("%s", (question, words) => expect(sum(question)).toContain(words));

  it("is of no return two months late, nor one whose addition is more", () => {
    expect(sum("I owed $300 and filed two months late: what is the penalty?")).not.toContain("60 days");
    expect(sum("I owed $9,000 and filed four months late: what is the penalty?")).not.toContain("60 days");
  });
});
