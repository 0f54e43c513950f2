/** Rows of tax-rules.md, b.1 to b.4, b.7 and b.9 that the numbered examples leave out. */
import { describe, expect, it } from "vitest";
import type { BusinessEntity, TrustKind } from "../schema.ts";
import { affiliatedGroups } from "./affiliation.ts";
import { checkMethods } from "./methods.ts";
import { checkNumbers } from "./numbers.ts";
import { returnsOf } from "./returns.ts";
import { checkSCorporations } from "./s-corporation.ts";
import { graphOf, type Notes } from "./testing.ts";
import { checkYears } from "./years.ts";

const S = {
  id: "S",
  entityType: "S-Corp" as const,
  elections: [{ kind: "2553" as const, from: "2020-01-01" }],
};
const C = (id: string) => ({ id, entityType: "C-Corp" as const });

describe("b.1: the return of each type", () => {
  const formOf = (entity: Partial<BusinessEntity>, owns: string[]) =>
    returnsOf(graphOf({ entities: [{ id: "X", ...entity }], owns })).map(({ form }) => form);

  it.each<[string, Partial<BusinessEntity>, string[], string[]]>([
    ["LLC of one", { entityType: "LLC" }, ["A 100 X"], []],
    [
      "LLC of one that chose corporation",
      { entityType: "LLC", elections: [{ kind: "8832-corporation", from: null }] },
      ["A 100 X"],
      ["1120"],
    ],
    [
      "LLC of one that chose S",
      { entityType: "LLC", elections: [{ kind: "2553", from: null }] },
      ["A 100 X"],
      ["1120-S"],
    ],
    ["LLC of two", { entityType: "LLC" }, ["A 50 X", "B 50 X"], ["1065"]],
    ["Partnership", { entityType: "Partnership" }, ["A 50 X", "B 50 X"], ["1065"]],
    ["C-Corp", { entityType: "C-Corp" }, ["A 100 X"], ["1120"]],
    ["S-Corp", { entityType: "S-Corp" }, ["A 100 X"], ["1120-S"]],
    ["Trust", { entityType: "Trust", trustKind: "complex" }, [], ["1041"]],
    ["Grantor trust", { entityType: "Trust", trustKind: "grantor" }, [], []],
    ["Disregarded Entity", { entityType: "Disregarded Entity" }, ["A 100 X"], []],
    ["QSub", { entityType: "C-Corp", elections: [{ kind: "qsub", from: null }] }, ["A 100 X"], []],
  ])("%s", (_name, entity, owns, forms) => {
    expect(formOf(entity, owns)).toEqual(forms);
  });
});

describe("b.2: who may hold S stock", () => {
  const found = (notes: Notes) => checkSCorporations(graphOf(notes)).map(({ rule }) => rule);
  /** A trust of this kind that holds S, with one party. */
  const held = (trustKind: TrustKind, more: { from?: string; isUsPerson?: boolean } = {}): Notes => {
    const { from = null, isUsPerson = true } = more;
    const role = trustKind === "grantor" ? ("grantor" as const) : ("beneficiary" as const);
    return {
      entities: [S, { id: "T", entityType: "Trust", trustKind }],
      people: [{ id: "A", isUsPerson }],
      owners: [
        { id: "t", entityId: "S", ownerEntityId: "T", percentage: 100, from },
        { id: "a", entityId: "T", personId: "A", role, percentage: 100 },
      ],
    };
  };

  it.each<[string, Notes, string[]]>([
    ["trust wholly owned by one resident", held("grantor"), []],
    ["trust owned by a nonresident", held("grantor", { isUsPerson: false }), ["s-holder"]],
    ["former such trust within two years", held("former-grantor", { from: "2023-03-01" }), []],
    ["former such trust after two years", held("former-grantor", { from: "2021-03-01" }), ["s-holder"]],
    ["testamentary trust within two years", held("testamentary", { from: "2023-03-01" }), []],
    ["voting trust", held("voting"), []],
    ["QSST of one resident", held("qsst"), []],
    ["QSST of a nonresident", held("qsst", { isUsPerson: false }), ["s-holder"]],
    ["ESBT of a nonresident", held("esbt", { isUsPerson: false }), []],
    ["foreign trust", held("foreign"), ["s-holder"]],
    ["charitable remainder trust", held("charitable-remainder"), ["s-holder"]],
    ["complex trust without election", held("complex"), ["s-holder"]],
    [
      "partnership",
      { entities: [S, { id: "P", entityType: "Partnership" }], owns: ["P 100 S", "A 50 P", "B 50 P"] },
      ["s-holder"],
    ],
    [
      "bankruptcy estate and retirement plan",
      {
        entities: [S],
        people: [
          { id: "A", kind: "bankruptcy-estate" },
          { id: "B", kind: "retirement-plan" },
        ],
        owns: ["A 50 S", "B 50 S"],
      },
      [],
    ],
    [
      "insurance company",
      { entities: [{ ...S, taxClass: "insurance-company" }], owns: ["A 100 S"] },
      ["s-kind"],
    ],
    [
      "foreign corporation",
      { entities: [{ ...S, taxClass: "foreign-corporation" }], owns: ["A 100 S"] },
      ["s-kind"],
    ],
    [
      "two classes of stock",
      {
        entities: [S],
        owners: [
          {
            id: "a",
            entityId: "S",
            personId: "A",
            percentage: 100,
            shares: { vote: null, value: null, profits: 60, capital: 50 },
          },
        ],
      },
      ["s-one-class"],
    ],
    [
      "votes alone may differ",
      {
        entities: [S],
        owners: [
          {
            id: "a",
            entityId: "S",
            personId: "A",
            percentage: 100,
            shares: { vote: 10, value: 100, profits: 100, capital: 100 },
          },
        ],
      },
      [],
    ],
  ])("%s", (_name, notes, expected) => {
    expect(found(notes)).toEqual(expected);
  });
});

describe("b.3: permitted years", () => {
  const found = (notes: Notes) => checkYears(graphOf(notes)).map(({ rule }) => rule);
  const elected = { elections: [{ kind: "8716" as const, from: null }] };

  it.each(["09/30", "10/31", "11/30"])("444 with a required calendar year: %s", (fiscalYearEnd) => {
    for (const entity of [
      { ...S, ...elected, fiscalYearEnd },
      { ...C("S"), taxClass: "personal-service-corporation" as const, ...elected, fiscalYearEnd },
      { id: "S", entityType: "Partnership" as const, ...elected, fiscalYearEnd },
    ]) {
      expect(found({ entities: [entity], owns: ["A 50 S", "B 50 S"] })).toEqual([]);
    }
  });

  it("a consolidated member has its parent's year", () => {
    const member = { ...C("X"), elections: [{ kind: "consolidated-return" as const, from: null }] };
    const of = (fiscalYearEnd: string): Notes => ({
      entities: [
        { ...C("P"), fiscalYearEnd: "06/30" },
        { ...member, fiscalYearEnd },
      ],
      owns: ["P 100 X"],
    });
    expect([found(of("06/30")), found(of("12/31"))]).toEqual([[], ["year-consolidated"]]);
  });

  it("a QSub has its parent's year", () => {
    const qsub = { ...C("Q"), elections: [{ kind: "qsub" as const, from: null }], fiscalYearEnd: "06/30" };
    expect(
      found({ entities: [{ ...S, fiscalYearEnd: "12/31" }, qsub], owns: ["A 100 S", "S 100 Q"] }),
    ).toEqual(["year-of-owner"]);
  });
});

describe("b.4: limits of the cash method", () => {
  const found = (taxYear: number, cents: number, more: Partial<BusinessEntity> = {}) => {
    const grossReceipts = [1, 2, 3].map((back) => ({ year: taxYear - back, cents }));
    const entities = [{ ...C("C"), accountingMethod: "Cash" as const, grossReceipts, ...more }];
    return checkMethods(graphOf({ taxYear, entities })).map(({ rule }) => rule);
  };

  it.each([
    [2023, 29_000_000],
    [2024, 30_000_000],
    [2025, 31_000_000],
    [2026, 32_000_000],
  ])("%i: $%i is not over, a dollar more is", (year, limit) => {
    expect([found(year, limit * 100), found(year, (limit + 1) * 100)]).toEqual([[], ["cash-corporation"]]);
  });

  it.each(["farming", "personal-service-corporation"] as const)("%s is excepted", (taxClass) => {
    expect(found(2025, 9e9, { taxClass })).toEqual([]);
  });

  it("a first year of six months counts twice, and years before it do not", () => {
    const grossReceipts = [{ year: 2024, cents: 16_000_000_00 }];
    expect(found(2025, 0, { grossReceipts, formationDate: "2024-07-01" })).toEqual(["cash-corporation"]);
    expect(found(2025, 0, { grossReceipts, formationDate: "2024-06-01" })).toEqual([]);
  });
});

describe("b.7: includible corporations", () => {
  it.each([
    "foreign-corporation",
    "exempt-organization",
    "insurance-company",
    "regulated-investment-company",
  ] as const)("%s is in no affiliated group", (taxClass) => {
    expect(
      affiliatedGroups(graphOf({ entities: [C("P"), { ...C("X"), taxClass }], owns: ["P 100 X"] })),
    ).toEqual([]);
    expect(affiliatedGroups(graphOf({ entities: [C("P"), C("X")], owns: ["P 80 X"] }))).toEqual([["P", "X"]]);
    expect(affiliatedGroups(graphOf({ entities: [C("P"), C("X")], owns: ["P 79.9999 X"] }))).toEqual([]);
  });
});

it("b.9: prefixes that were never issued are warned about, none is refused", () => {
  const rules = Array.from({ length: 100 }, (_, at) => String(at).padStart(2, "0")).filter((prefix) => {
    const entities = [{ ...C("A"), ein: `${prefix}-3456789`, jurisdictionFormation: "DE" }];
    return checkNumbers(graphOf({ entities })).some(({ rule }) => rule === "ein-prefix");
  });
  expect(rules.join(" ")).toBe("00 07 08 09 17 18 19 28 29 49 69 70 78 79 89 96 97");
});
