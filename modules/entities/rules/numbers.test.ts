import { describe, expect, it } from "vitest";
import type { BusinessEntity } from "../schema.ts";
import { isPersonNumber } from "./identification.ts";
import { checkNumbers } from "./numbers.ts";
import { graphOf } from "./testing.ts";

const FINE = { entityType: "C-Corp" as const, ein: "12-3456789", jurisdictionFormation: "DE" };
const found = (...entities: (Partial<BusinessEntity> & { id: string })[]) =>
  checkNumbers(graphOf({ entities: entities.map((one) => ({ ...FINE, ...one })) })).map(({ rule }) => rule);

it.each([
  ["12-3456789", []],
  ["123456789", []],
  ["12-345678", ["ein-form"]],
  ["12-34567890", ["ein-form"]],
  ["12-34S6789", ["ein-form"]],
  ["1-23456789", ["ein-form"]],
  ["07-3456789", ["ein-prefix"]],
  ["97-3456789", ["ein-prefix"]],
  [null, ["ein-asked"]],
])("EIN %s: %s", (ein, rules) => {
  expect(found({ id: "A", ein })).toEqual(rules);
});

it.each([
  ["123456789", true],
  ["000456789", false],
  ["666456789", false],
  ["123006789", false],
  ["123450000", false],
  ["912506789", true],
  ["912496789", false],
  ["912666789", false],
  ["912936789", true],
  ["912896789", false],
])("the person's number %s is %s", (digits, isPossible) => {
  expect(isPersonNumber(digits)).toBe(isPossible);
});

describe("numbers twice", () => {
  it("are found with and without dash", () => {
    expect(found({ id: "A" }, { id: "B", ein: "123456789" })).toEqual(["number-twice"]);
  });

  it("are found between an EIN and a person's number, and only their last four digits are said", () => {
    const entities = [
      { id: "A", ...FINE, ein: "12-3456789" },
      { id: "B", ...FINE, ein: "98-7654321" },
    ];
    const drafts = checkNumbers(graphOf({ entities, tins: { B: "123-45-6789" } }));
    expect(drafts).toMatchObject([{ rule: "number-twice", values: { names: "A and B", last: "6789" } }]);
    expect(JSON.stringify(drafts)).not.toContain("345");
  });

  it("are fine for an entity disregarded into the other", () => {
    const entities = [
      { id: "A", ...FINE },
      { id: "B", ...FINE, entityType: "Disregarded Entity" as const },
    ];
    expect(checkNumbers(graphOf({ entities, owns: ["A 100 B"] }))).toEqual([]);
  });
});

it("names are compared without case and punctuation", () => {
  expect(
    found({ id: "A", legalName: "Acme, Inc." }, { id: "B", legalName: "ACME INC", ein: "20-1234567" }),
  ).toEqual(["name-twice"]);
});

it("a name that ends in another type is doubted", () => {
  expect(found({ id: "A", legalName: "Acme Inc.", entityType: "Partnership" })).toEqual(["name-suffix"]);
  expect(found({ id: "A", legalName: "Acme LLC", entityType: "S-Corp" })).toEqual([]);
});

it("states are two-letter codes", () => {
  expect(found({ id: "A", jurisdictionFormation: "Delaware" })).toEqual(["state-unknown"]);
  expect(found({ id: "A", jurisdictionFormation: null, jurisdictionOperation: "XX" })).toEqual([
    "state-asked",
    "state-unknown",
  ]);
  expect(found({ id: "A", jurisdictionFormation: "dc" })).toEqual([]);
});
