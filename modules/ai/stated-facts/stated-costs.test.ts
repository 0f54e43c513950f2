import { describe, expect, it } from "vitest";
import { costText } from "./cost-limit.ts";
import { unitText } from "./unit-limit.ts";
import { shareText } from "./share-of-use.ts";

describe("a share of use that is stated", () => {
  const share = (own: string, topic = "can I deduct my mill, it cost 2,400") =>
    shareText(own, `${topic}, ${own}`);

  it("is taken of the one cost stated before", () => {
    expect(share("70% of it is business")).toBe(
      "By the share stated, 70 percent of the cost counts for business, and the personal part does not: 70 percent of $2,400 = $1,680.",
    );
    expect(share("25 percent is personal")).toContain("75 percent of $2,400 = $1,800");
    expect(share("70% for work", "can I write off my mill")).toMatch(/personal part does not\.$/);
    expect(share("the office is 12% of the house", "can I deduct my mill office")).toContain(
      "12 percent of what the whole home costs counts;",
    );
  });

  it("is pay for the personal part of what the employer owns", () =>
    expect(share("70% is for work", "is my company car taxed")).toBe(
      "By the share stated, the 70 percent for work is not taxed, and the 30 percent of personal use is pay.",
    ));

  it("is none of what is not deducted, or of a rate", () => {
    expect(share("the rate is 12%")).toBeNull();
    expect(share("70% is business", "is flour taxed")).toBeNull();
  });
});

describe("a cost that is stated", () => {
  const rule = "A credit on expenses up to $3,000 for one mill ($6,000 for two).";

  it("is held against the one limit of the rule, by the year", () => {
    expect(costText("its 900 a month", rule)).toBe(
      "12 × $900 = $10,800 a year is above the $3,000 that the rule names first: no more than that counts.",
    );
    expect(costText("we paid $1,200", rule)).toBe("$1,200 is within the $3,000 that the rule names first.");
  });

  it("is taken by the share that the rule is, or held against where it begins", () => {
    expect(costText("they were 1,800 this year", "No: for 2026, 50 percent only.")).toBe(
      "50 percent of $1,800 = $900.",
    );
    expect(costText("i owe 18,000", "0.5 percent of the unpaid levy for each month.")).toBe(
      "0.5 percent of $18,000 = $90.",
    );
    expect(costText("i made 350", "On earnings from $400 a year: 12 percent.")).toBe(
      "$350 is below the $400 that the rule names first.",
    );
    expect(costText("what if it was 3,000", "Who pays $2,000 or more must tell it.")).toBe(
      "$3,000 is above the $2,000 that the rule names first.",
    );
    expect(costText("i gave her 25,000", "For 2026, the levy-free gift: $19,000 (26 USC 9).")).toBe(
      "$25,000 is above the $19,000 that the rule names first.",
    );
    expect(costText("we paid 900", "7.5 percent of adjusted gross income is left out.")).toBeNull();
  });

  it("says nothing of income, of a year, or where several limits stand", () => {
    expect(costText("I make 9,000", rule)).toBeNull();
    expect(costText("it was 2021", rule)).toBeNull();
    expect(costText("we paid 9,000", `${rule} It is up to $500 for a barge.`)).toBeNull();
    expect(costText("we paid 9,000", "A credit.")).toBeNull();
    expect(costText("i make 9,000", "$9,000 is not above $12,000.")).toBeNull();
  });
});

describe("a weight or hours that are stated", () => {
  const rule = "A mill above 6,000 pounds is free of the levy, with more than 500 hours of grinding.";

  it.each([
    ["it weighs 6,300 lb", "6,300 pounds is above the 6,000 that the rule names."],
    ["it weighs 5,500 pounds", "5,500 pounds is below the 6,000 that the rule names."],
    ["we grind 500 hours", "500 hours is just the 500 that the rule names."],
    ["it is 6,300 miles away", null],
    ["it weighs a lot", null],
  ])("%s: %s", (own, text) => expect(unitText(own, rule)).toBe(text));
});
