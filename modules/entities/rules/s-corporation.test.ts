/** Tests S1 to S10 of tax-rules.md, b.2. */
import { describe, expect, it } from "vitest";
import { checkSCorporations } from "./s-corporation.ts";
import { graphOf, type Notes } from "./testing.ts";

const S = {
  id: "S",
  entityType: "S-Corp" as const,
  elections: [{ kind: "2553" as const, from: "2020-01-01" }],
};
const many = (count: number) => Array.from({ length: count }, (_, at) => `P${at} 0.5 S`);
const kids = Array.from({ length: 4 }, (_, at) => `K${at}`);
const grandkids = Array.from({ length: 12 }, (_, at) => `G${at}`);
const ESBT: Notes["owners"] = ["B1", "B2", "B3"].map((personId) => {
  return { id: personId, entityId: "T", personId, role: "beneficiary", percentage: 33 };
});

const found = (notes: Notes) => checkSCorporations(graphOf(notes)).map(({ rule }) => rule);

const ROWS: [string, Notes, string[]][] = [
  ["S1", { entities: [S], owns: [...many(99), "H 1 S", "W 1 S"], kin: ["H spouse W"] }, []],
  ["S2", { entities: [S], owns: [...many(100), "H 1 S", "W 1 S"], kin: ["H spouse W"] }, ["s-holder-count"]],
  [
    "S3 beside 99",
    {
      entities: [S],
      owns: [
        ...many(99),
        "GF 1 S",
        "EX 1 S",
        ...[...kids, ...kids.map((kid) => `${kid}s`), ...grandkids].map((id) => `${id} 1 S`),
      ],
      kin: [
        ...kids.flatMap((kid) => [`GF child ${kid}`, `${kid} spouse ${kid}s`]),
        ...grandkids.map((id, at) => `K${at % 4} child ${id}`),
        "K0 former-spouse EX",
      ],
    },
    [],
  ],
  [
    "S4",
    {
      entities: [S, { id: "T", entityType: "Trust", trustKind: "esbt" }],
      owns: [...many(98), "T 1 S"],
      owners: ESBT,
    },
    ["s-holder-count"],
  ],
  ["S5", { entities: [S, { id: "L", entityType: "LLC" }], owns: ["A 60 S", "L 40 S", "A 100 L"] }, []],
  [
    "S6",
    { entities: [S, { id: "L", entityType: "LLC" }], owns: ["A 60 S", "L 40 S", "A 50 L", "B 50 L"] },
    ["s-holder"],
  ],
  ["S7", { entities: [S, { ...S, id: "S2" }], owns: ["A 100 S", "S 100 S2"] }, ["s-qsub-asked"]],
  [
    "S7 elected",
    {
      entities: [S, { ...S, id: "S2", elections: [{ kind: "qsub", from: null }] }],
      owns: ["A 100 S", "S 100 S2"],
    },
    [],
  ],
  ["S8", { entities: [S, { ...S, id: "S2" }], owns: ["A 100 S", "S 99 S2", "A 1 S2"] }, ["s-qsub-share"]],
  ["S9", { entities: [S, { id: "C", entityType: "C-Corp" }], owns: ["A 100 S", "S 70 C", "B 30 C"] }, []],
  ["S10", { entities: [S, { id: "T", entityType: "Trust" }], owns: ["T 100 S"] }, ["s-trust-kind"]],
  [
    "nonresident",
    { entities: [S], people: [{ id: "A", isUsPerson: false }], owns: ["A 100 S"] },
    ["s-holder"],
  ],
  [
    "residence unknown",
    { entities: [S], people: [{ id: "A", isUsPerson: null }], owns: ["A 100 S"] },
    ["s-residence"],
  ],
  [
    "C corporation",
    { entities: [S, { id: "C", entityType: "C-Corp" }], owns: ["C 100 S", "A 100 C"] },
    ["s-holder"],
  ],
  [
    "estate and charity",
    {
      entities: [S],
      people: [
        { id: "A", kind: "estate" },
        { id: "B", kind: "charity" },
      ],
      owns: ["A 50 S", "B 50 S"],
    },
    [],
  ],
  ["IRA", { entities: [S], people: [{ id: "A", kind: "ira" }], owns: ["A 100 S"] }, ["s-holder"]],
  [
    "nonresident beneficiary of an ESBT",
    {
      entities: [S, { id: "T", entityType: "Trust", trustKind: "esbt" }],
      people: [{ id: "B1", isUsPerson: false }],
      owns: ["T 100 S"],
      owners: ESBT.slice(0, 1),
    },
    [],
  ],
  [
    "QSST with two beneficiaries",
    { entities: [S, { id: "T", entityType: "Trust", trustKind: "qsst" }], owns: ["T 100 S"], owners: ESBT },
    ["s-holder"],
  ],
  [
    "testamentary trust after two years",
    {
      entities: [S, { id: "T", entityType: "Trust", trustKind: "testamentary" }],
      owners: [{ id: "o", entityId: "S", ownerEntityId: "T", percentage: 100, from: "2022-05-01" }],
    },
    ["s-holder"],
  ],
  ["no election recorded", { entities: [{ ...S, elections: [] }], owns: ["A 100 S"] }, ["s-election-asked"]],
  [
    "elected in the year",
    { entities: [{ ...S, elections: [{ kind: "2553", from: "2024-03-01" }] }], owns: ["A 100 S"] },
    ["s-election-late"],
  ],
  [
    "QSub of nobody",
    { entities: [{ ...S, elections: [{ kind: "qsub", from: null }] }], owns: ["A 100 S"] },
    ["qsub-parent"],
  ],
];

describe("S corporation eligibility", () => {
  it.each(ROWS)("%s", (_name, notes, expected) => {
    expect(found(notes)).toEqual(expected);
  });

  it("names the owner and the paragraph", () => {
    const graph = graphOf({ entities: [S], people: [{ id: "Ann", isUsPerson: false }], owns: ["Ann 100 S"] });
    expect(checkSCorporations(graph)).toMatchObject([
      { citation: "26 USC 1361(b)(1)(C)", values: { reason: "Ann is a nonresident alien" } },
    ]);
  });
});
