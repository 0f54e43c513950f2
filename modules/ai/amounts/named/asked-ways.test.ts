/** The ways in which people ask for an amount: joined, by a rate, whether it still holds, where it shrinks. */
import { describe, expect, it } from "vitest";
import { asksAmount, asksShare } from "../asks-amount.ts";
import { readYear } from "../../years/year.ts";
import { amountsAsked, asksFigure } from "./matching.ts";
import { namedAmounts } from "./named-amount.ts";
import { rateAsked } from "./rate-table.ts";

const named = (question: string) => amountsAsked(namedAmounts(), question).map(({ id }) => id);

describe("a question for an amount", () => {
  it.each([
    [
      "How large is the AMT exemption and where does it phase out?",
      ["amt-exemption", "amt-exemption-phaseout"],
    ],
    ["At which income is the student loan interest deduction gone?", ["student-loan-phaseout"]],
    ["How much machinery may we buy before the section 179 deduction shrinks?", ["section-179-phaseout"]],
    ["When does the 20 percent capital gains rate begin?", ["capital-gains"]],
    ["What rate applies to gain on the sale of antiques?", ["collectibles-rate"]],
    ["Is the annual gift exclusion still 18,000?", ["gift-exclusion"]],
  ])("names its amounts: %s", (question, ids) => expect(named(question)).toEqual(ids));

  it("may ask where a reduction begins or ends, or only whether there is one", () => {
    expect(asksAmount("At what income do we start to lose the credit?")).toBe(true);
    expect(asksAmount("Below which income is nothing of it gone?")).toBe(true);
    expect(asksFigure("Does a partner lose the loss?")).toBe(false);
  });

  it("may ask for a share, which no sum answers", () => {
    expect(asksShare("What percentage of the wages counts?")).toBe(true);
    expect(asksAmount("What percentage of the wages counts?")).toBe(false);
    expect(asksAmount("What percentage of the wages counts, and up to what limit?")).toBe(true);
  });
});

describe("a rate of the tax tables", () => {
  it.each([
    ["At what income does the 24 percent bracket begin?", 24],
    ["where does the 35% rate start for a head of household", 35],
    ["From what income on is the top tax rate due?", "highest"],
    ["tax brackets 2026", "all"],
    ["When does the 20 percent capital gains rate begin?", null],
    ["At what income does the 24 percent backup withholding rate apply?", null],
    ["Is a bracket of shelves depreciable?", null],
    ["Old stamps of ours brought a profit; the 32 percent bracket is ours, so what is due?", null],
    ["At what maximum rate is the depreciation of a sold mill taxed?", null],
  ])("is told by its percentage: %s", (question, rate) => expect(rateAsked(question)).toBe(rate));
});

describe("bases of an amount", () => {
  it("tell the filing status, or what they are of, apart", () => {
    const of = (id: string) => namedAmounts().find((amount) => amount.id === id)!.bases;
    expect(of("amt-exemption")).toContainEqual({
      ...{ unit: "26 USC 55(d)(4)(A)(i)(II)", money: "$70,300" },
      ...{ status: "single", of: null },
    });
    expect(of("eitc-maximum")[0]).toMatchObject({
      status: null,
      of: expect.stringContaining("one qualifying"),
    });
    expect(of("gift-exclusion")[0]).toMatchObject({ money: "$10,000", status: null, of: null });
  });
});

describe("a year that only dates what the rule is about", () => {
  const year = (question: string) => readYear(question, { now: new Date("2026-11-23T12:00:00Z") }).year;

  it.each([
    ["Is alimony under a 2017 divorce decree deductible?", 2026],
    ["We bought the land in 2019. Is the gain taxed when we sell it?", 2026],
    ["He inherited the shares in 2021; what is his basis now?", 2026],
    ["Stock bought in 2015 was sold in 2024. What is the rate?", 2024],
    ["Bonus depreciation for a truck acquired and placed in service in 2024", 2024],
    ["Was a truck bought in 2023 deductible?", 2023],
  ])("is not the year asked: %s", (question, expected) => expect(year(question)).toBe(expected));
});
