/** Whether a question asks for an amount, and of which of several. */
import { describe, expect, it } from "vitest";
import { asksAmount, overlap, subjectStems } from "./asks-amount.ts";
import { paperFor } from "./papers.ts";
import { requestedFigure } from "../requested-figure.ts";

describe("asksAmount", () => {
  it.each([
    ["What is the standard deduction?", true],
    ["How much can I contribute to an IRA?", true],
    ["the 2031 limit for windmills", true],
    ["At what income does the credit phase out?", true],
    ["Is there a limit on the deduction?", true],
    ["When does the phase-out begin?", true],
    ["Is a windmill deductible?", false],
    ["When is the return due?", false],
    ["Can I claim a deduction for a windmill?", false],
    ["What is a windmill?", false],
    ["", false],
  ])("%j: %s", (question, asks) => {
    expect(asksAmount(question)).toBe(asks);
  });
});

describe("subjectStems", () => {
  it.each([
    ["adoption credit", ["adopt", "credit"]],
    ["2031 limit of $19,000 for gifts", ["gift", "limit"]],
    ["EITC with 2 kids", ["child", "children", "credit", "earn", "incom", "two"]],
    ["EITC with 4 kids", ["child", "children", "credit", "earn", "incom", "three"]],
  ])("of %j are %j", (question, stems) => {
    for (const one of stems) expect([...subjectStems(question)]).toContain(one);
  });

  it("hold no year and no sum", () => {
    const stems = [...subjectStems("What was the gift limit of $19,000 in 2025?")];
    expect(stems.filter((one) => /\d\d/.test(one))).toEqual([]);
  });
});

describe("overlap", () => {
  it.each([
    [["gift", "exclus"], "Annual exclusion for gifts", 1],
    [["gift", "spous"], "Annual exclusion for gifts", 0.5],
    [["adopt"], "Annual exclusion for gifts", 0],
    [[], "Annual exclusion for gifts", 0],
    [["gift"], "", 0],
  ])("of %j in %j is %f", (subject, description, share) => {
    expect(overlap(new Set(subject), description)).toBe(share);
  });
});

describe("paperFor", () => {
  it.each([
    ["402", "the IRS notice on retirement plan limits for 2031 (published in the fall of 2030)"],
    ["408A", "the IRS notice on retirement plan limits for 2031 (published in the fall of 2030)"],
    ["223", "the IRS revenue procedure on health savings accounts for 2031 (published in May 2030)"],
    ["36B", "the IRS revenue procedure on the premium tax credit for 2031"],
    ["280F", "the IRS revenue procedure on passenger automobiles for 2031"],
    ["45Q", "the IRS notice of the inflation adjustment factor for 2031"],
    ["1", "the IRS revenue procedure of inflation-adjusted amounts for 2031 (published in the fall of 2030)"],
    [
      "45X",
      "the IRS revenue procedure of inflation-adjusted amounts for 2031 (published in the fall of 2030)",
    ],
    [
      "4020",
      "the IRS revenue procedure of inflation-adjusted amounts for 2031 (published in the fall of 2030)",
    ],
  ])("section %s: %s", (key, paper) => {
    expect(paperFor(key, 2031)).toBe(paper);
  });
});

describe("requestedFigure", () => {
  it.each([
    ["How much is the levy?", "The levy is $5.", true],
    ["How much is the levy?", "The levy is 5 percent.", true],
    ["How much is the levy?", "The levy is due in 60 days.", false],
    ["What is the maximum penalty?", "a penalty of $ 25", true],
    ["How long do I keep it?", "within the 3-year period", true],
    ["How long do I keep it?", "on or before the 15th day", true],
    ["How long do I keep it?", "a levy of $5", false],
    ["When must I file?", "before the 15th day of April", true],
    ["At what age? How old?", "has attained age 59", true],
  ])("%j is met by %j: %s", (question, text, isMet) => {
    expect(requestedFigure(question)!.test(text)).toBe(isMet);
  });

  it.each(["Is flour taxed?", "What is a mill?", ""])("%j asks for none", (question) => {
    expect(requestedFigure(question)).toBeNull();
  });
});
