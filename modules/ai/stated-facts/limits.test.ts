/** Limits in the words of the Code, and facts just at, below and above them. */
import { describe, expect, it } from "vitest";
import { isWithinLimit, limitsIn } from "./limits.ts";
import { measuresIn } from "./measures.ts";

const shortOf = (text: string) =>
  limitsIn(text).map(({ bound, value, isOfChild }) => [bound, value, ...(isOfChild ? ["child"] : [])]);

describe("limits of age in the Code", () => {
  it.each([
    // 26 USC 21(b)(1)(A)
    ["a dependent of the taxpayer who has not attained age 13", [["under", 13, "child"]]],
    // 26 USC 24(c)(1)
    ["a qualifying child of the taxpayer who has not attained age 17", [["under", 17, "child"]]],
    // 26 USC 1(g)(2)(A)
    ["such child has not attained age 18 before the close of the year", [["under", 18, "child"]]],
    // 26 USC 152(c)(3)(A)(ii)
    ["is a student who has not attained the age of 24", [["under", 24, "child"]]],
    // 26 USC 63(f)(1)(A)
    ["for himself if he has attained age 65 before the close of his year", [["at least", 65]]],
    // 26 USC 72(t)(2)(A)(i)
    ["on or after the date on which the employee attains age 59½", [["at least", 59.5]]],
    // 26 USC 223(b)(3)(A)
    ["an individual who has attained age 55 before the close of the year", [["at least", 55]]],
    // 26 USC 3121(b)(3)(A)
    ["service performed by a child under the age of 18", [["under", 18, "child"]]],
    // 26 USC 529A(e)(1)(A)
    ["occurred before the date on which the individual attained age 46", [["under", 46]]],
    // 26 USC 408A(d)(2)(A)(i), as people say it
    ["from age 59½ on, or the owner's death", [["at least", 59.5]]],
    ["taxpayers 65 or older", [["at least", 65]]],
    ["a child over 16", [["over", 16, "child"]]],
    // 26 USC 401(a)(9)(C)(v)(I)
    [
      "who attains age 72 after December 31, 2022, and age 73 before January 1, 2033, the applicable age is 73",
      [["at least", 73]],
    ],
    // 26 USC 401(a)(9)(C)(iii), which only says when the employee retires
    ["retires in a calendar year after the calendar year in which the employee attains age 70½", []],
    // 26 USC 408A(d)(3)(A)(iii)
    ["included ratably over the 2-taxable-year period", []],
  ])("%j", (text, limits) => expect(shortOf(text)).toEqual(limits));

  it("are both ends of a range", () => {
    // 26 USC 32(c)(1)(A)(ii)(II)
    const ends = shortOf("the individual has attained age 25 but not attained age 65");
    expect(ends).toHaveLength(2);
    expect(ends).toEqual(
      expect.arrayContaining([
        ["at least", 25],
        ["under", 65],
      ]),
    );
  });

  it.each([
    "under 50 percent of the stock",
    "under 60 days",
    "over 30 percent",
    "over 7.5%",
    "over 30% of it",
    "over 1 year",
    "section 24",
    "the age rule",
  ])("are none in %j", (text) => expect(limitsIn(text).filter(({ kind }) => kind === "age")).toEqual([]));
});

describe("limits of time and number in the Code", () => {
  it.each([
    // 26 USC 121(a)
    ["for periods aggregating 2 years or more", "at least", 24, "2 years"],
    // 26 USC 1222(3)
    ["a capital asset held for more than 1 year", "over", 12, "1 year"],
    // 26 USC 1222(1)
    ["a capital asset held for not more than 1 year", "at most", 12, "1 year"],
    // 26 USC 280A(g)
    ["is actually rented for less than 15 days", "under", (15 * 12) / 365, "15 days"],
    // 26 USC 1202(a)(4)
    ["stock held for at least 3 years", "at least", 36, "3 years"],
    // 26 USC 302(c)(2)(A)(ii), shortened
    ["acquires no interest within 10 years", "at most", 120, "10 years"],
    // 26 USC 1361(b)(1)(A)
    ["have more than 100 shareholders", "over", 100, "100 shareholders"],
    // 26 USC 408(p)(2)(C)(i)(I)
    ["which had no more than 100 employees", "at most", 100, "100 employees"],
    // 26 USC 45R(d)(1)(A), in other words
    ["has fewer than 25 employees", "under", 25, "25 employees"],
    ["not less than 1,000 acres", "at least", 1000, "1,000 acres"],
  ])("%j", (text, bound, value, said) => {
    const [limit, ...others] = limitsIn(text);
    expect(limit).toMatchObject({ bound, said });
    expect(limit!.value).toBeCloseTo(value, 10);
    expect(others).toEqual([]);
  });
});

describe("a fact at the limit", () => {
  const within = (fact: string, law: string) => isWithinLimit(measuresIn(fact)[0]!, limitsIn(law)[0]!);
  const QUALIFYING = "a child who has not attained age 17";
  const LONG_TERM = "held for more than 1 year";
  const SHORT_TERM = "held for not more than 1 year";
  const RESIDENCE = "for periods aggregating 2 years or more";
  const S_CORPORATION = "have more than 100 shareholders";
  const SMALL = "no more than 100 employees";

  it.each([
    ["My son is 16.", QUALIFYING, true],
    ["My son is 17.", QUALIFYING, false],
    ["I am 59.", "the employee attains age 59½", false],
    ["I am 59½.", "the employee attains age 59½", true],
    ["I held it 12 months", LONG_TERM, false],
    ["I held it 13 months", LONG_TERM, true],
    ["I held it one year", LONG_TERM, false],
    ["I held it 12 months", SHORT_TERM, true],
    ["I held it 13 months", SHORT_TERM, false],
    ["I lived there 23 months", RESIDENCE, false],
    ["I lived there 24 months", RESIDENCE, true],
    ["We have 100 shareholders", S_CORPORATION, false],
    ["We have 101 stockholders", S_CORPORATION, true],
    ["We have 100 employees", SMALL, true],
    ["We have 101 employees", SMALL, false],
    ["It was rented 14 days", "rented for less than 15 days", true],
    ["It was rented 15 days", "rented for less than 15 days", false],
  ])("%j, %j: %s", (fact, law, is) => expect(within(fact, law)).toBe(is));

  it.each([
    ["an age with a period", "My son is 16.", LONG_TERM],
    ["an adult's age with a child's", "I am 16.", QUALIFYING],
    ["a child's age with a worker's", "My son is 60.", "the employee attains age 59½"],
    ["shareholders with employees", "We have 90 shareholders", SMALL],
  ])("does not compare %s", (_, fact, law) => expect(within(fact, law)).toBeNull());
});

it("finds none in a step of a rate", () => {
  // 26 USC 6651(a)(1)
  const text =
    "5 percent if the failure is for not more than 1 month, with an additional 5 percent for each month";
  expect(limitsIn(text)).toEqual([]);
  expect(limitsIn("if the failure is for not more than 1 month")).toHaveLength(1);
});
