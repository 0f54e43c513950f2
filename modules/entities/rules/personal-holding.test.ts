/** Personal holding companies: the stock test of tax-rules.md, b.5, 26 USC 542(a)(2) and 544. */
import { describe, expect, it } from "vitest";
import { isCloselyHeld, checkPersonalHolding } from "./personal-holding.ts";
import { graphOf, type Notes } from "./testing.ts";

const C = (id: string) => ({ id, entityType: "C-Corp" as const });
const even = (count: number, part: number) => Array.from({ length: count }, (_, at) => `P${at} ${part} X`);

describe("more than half in five hands", () => {
  it.each<[string, Notes, boolean]>([
    ["one owner", { entities: [C("X")], owns: ["A 100 X"] }, true],
    ["ten of 10%: exactly half", { entities: [C("X")], owns: even(10, 10) }, false],
    ["nine of 11%: 55%", { entities: [C("X")], owns: even(9, 11) }, true],
    [
      "ten of 10%, two of them spouses",
      { entities: [C("X")], owns: even(10, 10), kin: ["P0 spouse P9"] },
      true,
    ],
    ["ten of 10%, two of them partners", partners(), true],
    [
      "twenty of 5%, five couples of parents and a child",
      { entities: [C("X")], owns: even(20, 5), kin: trios() },
      true,
    ],
    [
      "what two own constructively counts once",
      { entities: [C("X")], owns: ["H 25 X", "W 25 X", ...even(50, 1)], kin: ["H spouse W"] },
      true,
    ],
    [
      "the couple and three of 1% without the rest",
      { entities: [C("X")], owns: ["H 20 X", "W 20 X", ...even(60, 1)], kin: ["H spouse W"] },
      false,
    ],
    ["through a holding", { entities: [C("X"), C("H")], owns: ["H 100 X", "A 60 H", "B 40 H"] }, true],
    [
      "a charity is no individual",
      { entities: [C("X")], people: [{ id: "A", kind: "charity" }], owns: ["A 100 X"] },
      false,
    ],
  ])("%s", (_name, notes, expected) => {
    expect(isCloselyHeld(graphOf(notes), "X")).toBe(expected);
  });
});

function partners(): Notes {
  return {
    entities: [C("X"), { id: "P", entityType: "Partnership" }],
    owns: [...even(10, 10), "P0 50 P", "P9 50 P"],
  };
}

function trios(): string[] {
  return [0, 1, 2, 3, 4].flatMap((at) => [`P${at} spouse P${at + 5}`, `P${at} child P${at + 10}`]);
}

describe("what is said", () => {
  const found = (notes: Notes) =>
    checkPersonalHolding(graphOf(notes)).map(({ rule, entityIds }) => [rule, ...entityIds]);

  it("asks once about all whose records show dividends, interest or rents", () => {
    const notes: Notes = {
      entities: [C("H"), C("X"), C("L"), C("N")],
      owns: ["A 100 H", "H 100 X", "A 100 L", "A 100 N"],
      transactions: [{ id: "t", transactionType: "lease", fromEntityId: "X", toEntityId: "L" }],
    };
    expect(found(notes)).toEqual([["personal-holding-asked", "H", "L"]]);
  });

  it("warns where it is recorded", () => {
    const entities = [{ ...C("H"), taxClass: "personal-holding-company" as const }];
    expect(found({ entities, owns: ["A 100 H"] })).toEqual([["personal-holding", "H"]]);
  });

  it("leaves out what is excluded", () => {
    const entities = [{ ...C("H"), taxClass: "insurance-company" as const }, C("X")];
    expect(found({ entities, owns: ["A 100 H", "H 100 X"] })).toEqual([]);
  });
});
