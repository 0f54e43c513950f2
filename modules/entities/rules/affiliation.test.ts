/** Tests G1 to G7 of tax-rules.md, b.7. */
import { expect, it } from "vitest";
import { affiliatedGroups, areBrothers, brotherGroups, parentGroups } from "./affiliation.ts";
import { checkGroups } from "./group-rules.ts";
import { graphOf, type Notes } from "./testing.ts";
import { ultimateShares } from "./ultimate-owners.ts";

const C = (...ids: string[]) => ids.map((id) => ({ id, entityType: "C-Corp" as const }));

it("G1: parent and two subsidiaries, one of them through the other", () => {
  const graph = graphOf({ entities: C("P", "S1", "S2"), owns: ["P 80 S1", "S1 50 S2", "P 30 S2"] });
  expect(affiliatedGroups(graph)).toEqual([["P", "S1", "S2"]]);
  expect(parentGroups(graph)).toEqual([["P", "S1", "S2"]]);
});

it("G2: 80% of the vote and 70% of the value", () => {
  const shares = { vote: 80, value: 70, profits: null, capital: null };
  const owners = [{ id: "o", entityId: "S", ownerEntityId: "P", percentage: 70, shares }];
  const graph = graphOf({ entities: C("P", "S"), owners });
  expect([parentGroups(graph), affiliatedGroups(graph)]).toEqual([[["P", "S"]], []]);
});

const both = (list: [string, number, number][]): Notes => {
  return { entities: C("X", "Y"), owns: list.flatMap(([id, x, y]) => [`${id} ${x} X`, `${id} ${y} Y`]) };
};
const equal = (count: number, part: number) =>
  Array.from({ length: count }, (_, at): [string, number, number] => [`P${at}`, part, part]);

it.each([
  [
    "G3",
    both([
      ["A", 60, 30],
      ["B", 20, 50],
      ["C", 20, 20],
    ]),
    { identical: true, together: true },
  ],
  [
    "G4",
    both([
      ["A", 50, 50],
      ["B", 30, 10],
      ["C", 20, 0],
      ["D", 0, 40],
    ]),
    { identical: true, together: false },
  ],
  [
    "G5",
    both([
      ["A", 50, 50],
      ["B", 50, 0],
      ["C", 0, 50],
    ]),
    { identical: false, together: false },
  ],
  ["G6, 12 owners", both(equal(12, 8.3333)), { identical: false, together: false }],
  ["G6, 6 owners", both(equal(6, 16.6667)), { identical: true, together: true }],
])("%s", (_name, notes, expected) => {
  const graph = graphOf(notes);
  expect(areBrothers(ultimateShares(graph), "X", "Y")).toEqual(expected);
  expect(brotherGroups(graph)).toEqual(expected.identical ? [["X", "Y"]] : []);
});

it("G7: 51% is a group for 267(f) and not for 1563", () => {
  const graph = graphOf({ entities: C("P", "S"), owns: ["P 51 S"] });
  expect([parentGroups(graph, "267(f)"), parentGroups(graph)]).toEqual([[["P", "S"]], []]);
});

it("an S corporation is in no affiliated group", () => {
  const graph = graphOf({ entities: [{ id: "P", entityType: "S-Corp" }, ...C("S")], owns: ["P 100 S"] });
  expect(affiliatedGroups(graph)).toEqual([]);
});

it("names a group of more than 50% only where it is no controlled group", () => {
  const found = (percent: number) =>
    checkGroups(graphOf({ entities: C("P", "S"), owns: [`P ${percent} S`, `A ${100 - percent} S`] })).map(
      ({ rule }) => rule,
    );
  expect([found(50), found(51), found(80)]).toEqual([
    [],
    ["related-group"],
    ["affiliated-group", "parent-group"],
  ]);
});
