/** Ages, periods and numbers that questions state, and such as they only ask about. */
import { describe, expect, it } from "vitest";
import { isOfMeasure, measuresIn, numberOf, singular } from "./measures.ts";

const agesOf = (question: string) =>
  measuresIn(question).flatMap(({ kind, value, whose }) => (kind === "age" ? [[value, whose]] : []));
const valuesOf = (question: string, of: "period" | "count") =>
  measuresIn(question).flatMap(({ kind, value }) => (kind === of ? [value] : []));

describe("an age", () => {
  it.each([
    ["I'm 55 and left my job", 55, "adult"],
    ["I’m 55 and left my job", 55, "adult"],
    ["My wife is 64.", 64, "adult"],
    ["My daughter is 16, may I claim her?", 16, "child"],
    ["My stepson was 23 in December", 23, "child"],
    ["My niece, aged 12, lives with us", 12, "child"],
    ["I am 70 1/2 now", 70.5, "adult"],
    ["I am 70.5 now", 70.5, "adult"],
    ["My mother-in-law is 83 and lives with us", 83, "adult"],
    ["We have a 16-year-old", 16, undefined],
    ["He turned 18 this year", 18, undefined],
    ["My son goes to college; he is 19", 19, "child"],
    ["I am 110.", 110, "adult"],
  ])("%j: %d, %s", (question, value, whose) => expect(agesOf(question)).toEqual([[value, whose]]));

  it.each([
    "I am 111.",
    "The rate is 24 percent",
    "The rate is 24% of it",
    "We are 40 miles from the city",
    "The refund was 300 dollars",
    "Lunch at 12:30 with a client",
  ])("is none in %j", (question) => expect(agesOf(question)).toEqual([]));

  it("is read of each person by itself", () => {
    expect(agesOf("I am 50, my son is 12, and my daughter turned 17.")).toEqual([
      [50, "adult"],
      [12, "child"],
      [17, "child"],
    ]);
  });
});

describe("a period", () => {
  it.each([
    ["I owned the house for 23 months", 23],
    ["I owned the house for 2 years", 24],
    ["We lived in it only two years before the move", 24],
    ["I held the shares 1 year", 12],
    ["She has been married ten months", 10],
    ["The cabin was rented for 26 weeks", 6],
    ["I rolled it over 73 days later", (73 * 12) / 365],
    ["I sent it in 3 months late", 3],
    ["I held the shares for 1½ years", 18],
    ["We rent our barn for 20 weeks a year", (20 * 12) / 52],
    ["I live there 4 months each year", 4],
  ])("%j: %d months", (question, months) => expect(valuesOf(question, "period")[0]).toBeCloseTo(months, 10));

  it.each([
    "Do I have to own it for 2 years?",
    "Is there a 60 day deadline?",
    "We must have lived there 24 months, is that so?",
    "What is the rule after 5 years?",
    "Is the deadline really after 30 days?",
    "My 3-year-old was in day care",
    "I missed the 90 days, is it too late?",
    "The average time that a guest stayed was 5 days",
  ])("is asked for or none in %j", (question) => expect(valuesOf(question, "period")).toEqual([]));

  it.each([
    ["I held the shares less than 2 years", -1],
    ["I held the shares 2 years", 0],
    ["I held the shares more than 2 years", 1],
  ])("is on its own side of the figure in %j", (question, side) =>
    expect(Math.sign(valuesOf(question, "period")[0]! - 24)).toBe(side),
  );

  it("is said with its bound", () => {
    const saidIn = (question: string) => measuresIn(question).map(({ said }) => said);
    expect(saidIn("I held it less than 2 years")).toEqual(["less than 2 years"]);
    expect(saidIn("I owned it for over 2 years")).toEqual(["over 2 years"]);
    expect(saidIn("I rolled it over 2 years later")).toEqual(["2 years"]);
  });

  it("is that of each clause", () => {
    expect(valuesOf("I owned it 30 months. I lived in it 20 months.", "period")).toEqual([30, 20]);
  });
});

describe("a number of people or things", () => {
  it.each([
    ["Our company has 101 shareholders", 101, "shareholder"],
    ["Our company has 101 stockholders", 101, "shareholder"],
    ["We are a firm with 1,250 employees", 1250, "employee"],
    ["The trust has 3 beneficiaries", 3, "beneficiary"],
    ["An inn with 12 rooms", 12, "room"],
    ["The farm has 40 acres", 40, "acre"],
  ])("%j: %d of %s", (question, value, noun) =>
    expect(measuresIn(question)).toContainEqual(expect.objectContaining({ kind: "count", value, noun })),
  );

  it("is none of other things", () => expect(valuesOf("We have 12 trucks and 3 barns", "count")).toEqual([]));
});

it.each([
  ["59½", 59.5],
  ["59.5", 59.5],
  ["59 1/2", 59.5],
  ["seven", 7],
  ["Ten", 10],
  ["73", 73],
])("the number %s is %d", (printed, value) => expect(numberOf(printed)).toBe(value));

it.each([
  ["Employees", "employee"],
  ["beneficiaries", "beneficiary"],
  ["stockholders", "shareholder"],
  ["partner", "partner"],
])("one of %s is a %s", (many, one) => expect(singular(many)).toBe(one));

it.each([
  ["turned", true],
  ["December", true],
  ["years", true],
  ["yearling", false],
  ["wife", false],
])("%s only measures: %s", (word, is) => expect(isOfMeasure(word)).toBe(is));
