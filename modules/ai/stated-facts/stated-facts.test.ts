import { describe, expect, it } from "vitest";
import { comparedText, comparedWith, keepsRule } from "./compared.ts";
import { leftOut } from "./left-out.ts";
import { limitsIn } from "./limits.ts";
import { measuresIn } from "./measures.ts";

describe("facts that a question states", () => {
  it.each([
    ["My daughter turned 14 in March", [{ kind: "age", value: 14, whose: "child" }]],
    ["I am 59½", [{ kind: "age", value: 59.5, whose: "adult" }]],
    ["My aunt watches the kids and she is 66", [{ kind: "age", value: 66, whose: "adult" }]],
    ["my 12-year-old helps", [{ kind: "age", value: 12 }]],
    ["I kept the mill for only 14 months", [{ kind: "period", value: 14 }]],
    ["We owned it two years", [{ kind: "period", value: 24 }]],
    ["The guild has 130 members", [{ kind: "count", value: 130, noun: "member" }]],
    ["The guild has 98 members and wants to add three", []],
    ["I sold it and bought another 200 days later", [{ kind: "period", said: "200 days" }]],
    ["Must I keep the mill for 2 years?", []],
    ["The levy is 30 percent", []],
  ])("%j", (question, measures) =>
    expect(measuresIn(question)).toEqual(measures.map((one) => expect.objectContaining(one))),
  );
});

describe("limits in words of law", () => {
  it.each([
    ["a child who has not attained age 13", [{ kind: "age", bound: "under", value: 13, isOfChild: true }]],
    ["on or after the date on which the miller attains age 59½", [{ bound: "at least", value: 59.5 }]],
    ["before the miller attains age 55", [{ bound: "under", value: 55 }]],
    ["for periods aggregating 2 years or more", [{ kind: "period", bound: "at least", value: 24 }]],
    ["for not more than 6 months", [{ kind: "period", bound: "at most", value: 6 }]],
    ["have more than 100 members", [{ kind: "count", bound: "over", value: 100 }]],
    ["at most 100 members", [{ kind: "count", bound: "at most", value: 100 }]],
    ["Without a child the taxpayer must be 25 to 64", [{ bound: "at most", value: 64, isOfChild: false }]],
    ["within 180 days after the transfer", [{ kind: "period", bound: "at most" }]],
    ["30 percent of the flour", []],
  ])("%j", (text, limits) =>
    expect(limitsIn(text)).toEqual(limits.map((one) => expect.objectContaining(one))),
  );
});

describe("a fact against the limit", () => {
  const text = "The credit is for a child who has not attained age 13.";

  it("says what the limit asks for where the fact does not keep it", () => {
    const compared = comparedWith("My son is 14", text)!;
    expect(keepsRule(compared, "condition")).toBe(false);
    expect(comparedText(compared, "26 USC 9(a)", "condition")).toBe(
      "Not at age 14: 26 USC 9(a) asks for under age 13.",
    );
  });

  it("tells a condition from an exception", () => {
    const compared = comparedWith("My son is 12", text)!;
    expect(keepsRule(compared, "condition")).toBe(true);
    expect(keepsRule(compared, "exception")).toBe(false);
    expect(comparedText(compared, "26 USC 9(a)", "exception")).toContain("is reached.");
  });

  it.each([
    ["of another person", "I am 44", text],
    ["of another kind", "My son waited 14 months", text],
    ["of several that differ", "My son is 14", `${text} A child who has not attained age 19 is a miller.`],
  ])("says nothing %s", (_, question, law) => expect(comparedWith(question, law)).toBeNull());
});

describe("what a follow-up adds", () => {
  const note = "A mill with one wheel; no barges or floating mills. Night shifts do not count.";

  it.each([
    ["It's a barge", ["barge"]],
    ["It was a night shift", ["night", "shift"]],
    ["It has a wheel", []],
    ["It is a lighthouse by the harbor", []],
  ])("%j is left out by %j", (own, words) =>
    expect(leftOut(note, own, "Does the mill count")).toEqual(words),
  );
});
