/** Facts beside several limits, and what is said of them. */
import { describe, expect, it } from "vitest";
import { comparedText, comparedWith, keepsRule } from "./compared.ts";

/** 26 USC 152(c)(3)(A) */
const CHILD_AGES =
  "a child who has not attained the age of 19, or is a student who has not attained the age of 24";
/** 26 USC 121(a) */
const RESIDENCE = "owned and used as a principal residence for periods aggregating 2 years or more";

describe("beside several limits", () => {
  it.each([
    ["My son is 18.", null],
    ["My son is 19.", null],
    ["My son is 23.", null],
    ["My son is 24.", { value: 24, isMet: false }],
    ["My daughter is 30.", { value: 24, isMet: false }],
  ])("%j of 19 and 24: only above both something is known", (fact, found) => {
    const compared = comparedWith(fact, CHILD_AGES);
    expect(compared && { value: compared.limit.value, isMet: compared.isMet }).toEqual(found);
  });

  it("says nothing of lower limits that differ", () => {
    expect(comparedWith("I held it 4 years", "held for at least 3 years, or at least 5 years")).toBeNull();
    expect(comparedWith("I held it 1 year", "held for at least 3 years, or at least 5 years")).toBeNull();
  });

  it("takes a limit that is named twice for one", () => {
    const twice = `${RESIDENCE}; or for periods aggregating 2 years or more`;
    expect(comparedWith("I lived there 30 months", twice)).toMatchObject({ isMet: true });
  });

  it("goes by the fact that was stated last", () => {
    const facts = "I lived there 14 months. In fact I lived there 25 months.";
    expect(comparedWith(facts, RESIDENCE)).toMatchObject({ isMet: true, measure: { said: "25 months" } });
  });

  it("goes by an earlier fact where the last is of another kind", () => {
    const facts = "I lived there 14 months. My son is 12.";
    expect(comparedWith(facts, RESIDENCE)).toMatchObject({ isMet: false, measure: { said: "14 months" } });
  });
});

describe("in words", () => {
  it.each([
    ["I lived there 23 months", RESIDENCE, "Not with 23 months: 26 USC 9 asks for at least 2 years."],
    ["I lived there 24 months", RESIDENCE, "With 24 months 26 USC 9 is met: at least 2 years."],
    [
      "We have 75 employees",
      "no more than 100 employees",
      "With 75 employees 26 USC 9 is met: at most 100 employees.",
    ],
    [
      "I held it 12 months",
      "held for more than 1 year",
      "Not with 12 months: 26 USC 9 asks for more than 1 year.",
    ],
  ])("%j as a condition", (fact, law, text) =>
    expect(comparedText(comparedWith(fact, law)!, "26 USC 9", "condition")).toBe(text),
  );

  // 26 USC 1361(b)(1)(A): a small business corporation is one that does not have more than 100 shareholders.
  it.each([
    [100, "is not reached", true],
    [101, "is reached", false],
  ])("%i shareholders: the exception %s", (count, words, isKept) => {
    const compared = comparedWith(`We have ${count} shareholders`, "have more than 100 shareholders")!;
    expect(comparedText(compared, "26 USC 1361(b)(1)", "exception")).toBe(
      `With ${count} shareholders the exception of 26 USC 1361(b)(1) (more than 100 shareholders) ${words}.`,
    );
    expect(keepsRule(compared, "exception")).toBe(isKept);
  });
});
