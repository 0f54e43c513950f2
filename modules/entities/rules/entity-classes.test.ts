/** Checks of tax-rules.md, b.1. */
import { expect, it } from "vitest";
import { classOf } from "./classes.ts";
import { checkClasses } from "./entity-classes.ts";
import { graphOf, type Notes } from "./testing.ts";

const D = { id: "D", entityType: "Disregarded Entity" as const };
const L = { id: "L", entityType: "LLC" as const };
const found = (notes: Notes) => checkClasses(graphOf(notes)).map(({ rule }) => rule);

it.each([
  ["disregarded, one owner", { entities: [D], owns: ["A 100 D"] }, []],
  ["disregarded, two owners", { entities: [D], owns: ["A 50 D", "B 50 D"] }, ["disregarded-owner"]],
  ["disregarded, 99%", { entities: [D], owns: ["A 99 D"] }, ["disregarded-owner"]],
  ["spouses", { entities: [D], owns: ["A 50 D", "B 50 D"], kin: ["A spouse B"] }, ["disregarded-spouses"]],
  [
    "spouses in Texas",
    { entities: [{ ...D, jurisdictionFormation: "TX" }], owns: ["A 50 D", "B 50 D"], kin: ["A spouse B"] },
    [],
  ],
  [
    "LLC marked disregarded with two owners",
    { entities: [{ ...L, isDisregardedEntity: true }], owns: ["A 50 L", "B 50 L"] },
    ["disregarded-owner"],
  ],
  [
    "partnership of one",
    { entities: [{ id: "P", entityType: "Partnership" }], owns: ["A 100 P"] },
    ["partnership-one-owner"],
  ],
  [
    "partnership of one person twice",
    { entities: [{ id: "P", entityType: "Partnership" }, D], owns: ["A 50 P", "D 50 P", "A 100 D"] },
    ["partnership-one-owner"],
  ],
  ["LLC of one", { entities: [L], owns: ["A 100 L"] }, ["llc-one-owner"]],
  ["LLC of two", { entities: [L], owns: ["A 50 L", "B 50 L"] }, []],
  [
    "LLC that chose S",
    { entities: [{ ...L, elections: [{ kind: "2553", from: null }] }], owns: ["A 100 L"] },
    [],
  ],
  ["no type", { entities: [{ id: "X" }] }, ["type-asked"]],
  [
    "corporation marked disregarded",
    { entities: [{ id: "C", entityType: "C-Corp", isDisregardedEntity: true }], owns: ["A 100 C"] },
    ["disregarded-corporation"],
  ],
  ["trust without a kind", { entities: [{ id: "T", entityType: "Trust" }] }, ["trust-kind-asked"]],
  [
    "foreign owner",
    { entities: [D], people: [{ id: "A", isUsPerson: false }], owns: ["A 100 D"] },
    ["foreign-owner"],
  ],
  [
    "foreign shareholder of 25%",
    {
      entities: [{ id: "C", entityType: "C-Corp" }],
      people: [{ id: "A", isUsPerson: false }],
      owns: ["A 25 C", "B 75 C"],
    },
    ["foreign-shareholder"],
  ],
  [
    "foreign shareholder of less",
    {
      entities: [{ id: "C", entityType: "C-Corp" }],
      people: [{ id: "A", isUsPerson: false }],
      owns: ["A 24.9999 C", "B 75.0001 C"],
    },
    [],
  ],
] as [string, Notes, string[]][])("%s", (_name, notes, expected) => {
  expect(found(notes)).toEqual(expected);
});

it.each([
  [{ ...L }, ["A 100 L"], "disregarded"],
  [{ ...L }, ["A 50 L", "B 50 L"], "partnership"],
  [{ ...L }, [], "unknown"],
  [
    { ...L, elections: [{ kind: "8832-corporation" as const, from: "2024-01-01" }] },
    ["A 100 L"],
    "c-corporation",
  ],
  [
    { ...L, elections: [{ kind: "8832-corporation" as const, from: "2025-01-01" }] },
    ["A 100 L"],
    "disregarded",
  ],
  [{ ...L, elections: [{ kind: "2553" as const, from: null }] }, ["A 100 L"], "s-corporation"],
  [{ ...L, taxClass: "foreign-corporation" as const }, ["A 100 L"], "c-corporation"],
])("%o of %o is a %s", (entity, owns, expected) => {
  expect(classOf(graphOf({ entities: [entity], owns }), "L")).toBe(expected);
});

it("LLCs that own each other all end in a class", () => {
  const entities = ["L", "M", "N"].map((id) => ({ id, entityType: "LLC" as const }));
  const graph = graphOf({ entities, owns: ["L 100 M", "M 100 N", "N 100 L"] });
  expect(entities.map(({ id }) => classOf(graph, id))).toEqual(["disregarded", "disregarded", "disregarded"]);
});

it("a tangle of 3,000 LLCs with three LLCs as owners each ends", () => {
  const entities = Array.from({ length: 3_000 }, (_, at) => ({ id: `L${at}`, entityType: "LLC" as const }));
  const owns = entities.flatMap(({ id }, at) => [1, 7, 31].map((step) => `L${(at + step) % 3_000} 33 ${id}`));
  expect(checkClasses(graphOf({ entities, owns }))).toEqual([]);
});
