/** Worked ownership graphs W1 to W15 of tax-rules.md, b.6. */
import { describe, expect, it } from "vitest";
import type { AttributionSection } from "../schema.ts";
import { attribute } from "./attribution.ts";
import { graphOf, type Notes } from "./testing.ts";
import { ultimateShares } from "./ultimate-owners.ts";

const C = (id: string) => ({ id, entityType: "C-Corp" as const });
const P = (id: string) => ({ id, entityType: "Partnership" as const });

/** [name, facts, "section owner entity", percent] */
type Row = [string, Notes, ("economic" | AttributionSection)[], Record<string, number>];

const W1 = { entities: [C("X"), C("Y")], owns: ["A 60 X", "X 50 Y", "A 10 Y"] };
const W2 = { entities: [C("X"), C("Y")], owns: ["A 40 X", "X 50 Y", "A 10 Y"] };
const W2S = { ...W2, entities: [{ id: "X", entityType: "S-Corp" as const }, C("Y")] };
const W3 = { entities: [C("A"), P("B"), P("C")], owns: ["A 50 B", "A 15 C", "B 70 C"] };
const W4 = { entities: [P("P"), C("O")], owns: ["A 50 P", "Z 50 P", "P 50 O", "A 50 O"] };
const W5 = { entities: [C("M"), C("O")], owns: ["A 70 M", "B 30 M", "M 50 O", "A 50 O"] };
const W6 = {
  entities: [C("X")],
  owns: ["H 25 X", "W 25 X", "S 25 X", "G 25 X"],
  kin: ["H spouse W", "H child S", "W child S", "S child G"],
};
const W7 = {
  entities: [C("X")],
  owns: ["F 33.3333 X", "A 33.3333 X", "B 33.3334 X"],
  kin: ["F child A", "F child B"],
};
const W8 = { entities: [P("P"), C("X")], owns: ["A 50 P", "B 50 P", "A 100 X"] };
const W8B = { ...W8, owns: ["A 50 P", "B 50 P", "A 99 X", "B 1 X"] };
const W9 = {
  entities: [C("HoldCo"), C("X")],
  owns: ["H 100 HoldCo", "HoldCo 60 X"],
  kin: ["H spouse W", "W sibling R"],
};
const W10 = { entities: [C("X"), C("Y")], owns: ["A 90 X", "Y 10 X", "B 80 Y", "X 20 Y"] };
const W11 = {
  entities: [C("X"), C("Y"), C("Z")],
  owns: ["A 50 X", "Z 50 X", "B 50 Y", "X 50 Y", "C 50 Z", "Y 50 Z"],
};
const W12 = {
  entities: [P("P1"), P("P2"), C("T")],
  owns: ["A 40 P1", "B 60 P1", "A 30 P2", "C 70 P2", "P1 50 T", "P2 25 T", "D 25 T"],
};
const W13 = { entities: [P("P"), C("X")], owns: ["A 4 P", "Z 96 P", "P 100 X"] };
const W13B = { ...W13, owns: ["A 5 P", "Z 95 P", "P 100 X"] };
const W14 = {
  entities: [C("X")],
  owns: ["B 30 X", "C 40 X"],
  owners: [{ id: "A's", entityId: "X", personId: "A", percentage: 30, optionOn: "edge-0" }],
};
const W15: Notes = {
  entities: [{ id: "T", entityType: "Trust", trustKind: "grantor" }, C("X")],
  owns: ["T 100 X"],
  owners: [
    { id: "g", entityId: "T", personId: "G", role: "grantor" },
    { id: "k", entityId: "T", personId: "K", role: "beneficiary", percentage: 100 },
  ],
};

const ROWS: Row[] = [
  ["W1", W1, ["economic", "267", "318", "1563"], { "A Y": 40 }],
  ["W2", W2, ["economic", "267", "1563"], { "A Y": 30 }],
  ["W2, 50% test", W2, ["318"], { "A Y": 10 }],
  ["W2, S corporation", W2S, ["318"], { "A Y": 30 }],
  ["W3", W3, ["267", "707"], { "A C": 50 }],
  ["W4", W4, ["318"], { "P O": 100, "A O": 75 }],
  ["W4", W4, ["267"], { "P O": 50, "A O": 75 }],
  ["W5", W5, ["318"], { "M O": 100, "A O": 85, "B O": 0 }],
  ["W5", W5, ["267"], { "M O": 50, "A O": 85, "B O": 15 }],
  ["W6", W6, ["318"], { "H X": 100, "W X": 100, "S X": 100, "G X": 50 }],
  ["W6", W6, ["267"], { "H X": 100, "W X": 100, "S X": 100, "G X": 100 }],
  ["W6", W6, ["1563"], { "H X": 50, "W X": 50, "S X": 25, "G X": 25 }],
  ["W7", W7, ["318"], { "F X": 100, "A X": 66.6666, "B X": 66.6667 }],
  ["W7", W7, ["267"], { "F X": 100, "A X": 100, "B X": 100 }],
  ["W8", W8, ["318"], { "P X": 100, "B X": 0 }],
  ["W8", W8, ["267"], { "B X": 0 }],
  ["W8, B owns 1%", W8B, ["267"], { "B X": 100 }],
  ["W9", W9, ["267", "318"], { "H X": 60, "W X": 60, "R X": 0 }],
  ["W10", W10, ["economic"], { "A X": 91.8367, "A Y": 18.3673, "B X": 8.1633, "B Y": 81.6327 }],
  ["W11", W11, ["economic"], { "A X": 57.1429, "A Y": 28.5714, "A Z": 14.2857 }],
  ["W11, rotated", W11, ["economic"], { "B Y": 57.1429, "B Z": 28.5714, "B X": 14.2857, "C Z": 57.1429 }],
  ["W12", W12, ["economic"], { "A T": 27.5, "B T": 30, "C T": 17.5, "D T": 25 }],
  ["W13", W13, ["267", "318"], { "A X": 4 }],
  ["W13", W13, ["1563"], { "A X": 0 }],
  ["W13, 5%", W13B, ["1563"], { "A X": 5 }],
  ["W14", W14, ["318", "544", "1563"], { "A X": 60 }],
  ["W14", W14, ["267"], { "A X": 30 }],
  ["W15", W15, ["318", "1563"], { "G X": 100, "K X": 0 }],
];

function percent(notes: Notes, section: Row[2][number], [owner, entity]: [string, string]): number {
  const graph = graphOf(notes);
  if (section === "economic") return 100 * (ultimateShares(graph).get(entity)?.get(owner) ?? 0);
  const { shares } = attribute(graph, entity, section);
  return shares.find(({ ownerId }) => ownerId === owner)?.percentage ?? 0;
}

const CASES = ROWS.flatMap(([name, notes, sections, expected]) =>
  sections.map((section) => ({ name, notes, section, expected })),
);

describe("worked ownership graphs", () => {
  it.each(CASES)("$name under $section", ({ notes, section, expected }) => {
    const found = Object.keys(expected).map((pair) => {
      const [owner = "", entity = ""] = pair.split(" ");
      return [pair, Number(percent(notes, section, [owner, entity]).toFixed(4))];
    });
    expect(Object.fromEntries(found)).toEqual(expected);
  });
});
