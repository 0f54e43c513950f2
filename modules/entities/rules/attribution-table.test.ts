/** The table of tax-rules.md, b.5, cell by cell: who is treated as owning 40% of X that somebody else owns. */
import { describe, expect, it } from "vitest";
import type { AttributionSection } from "../schema.ts";
import { attribute } from "./attribution.ts";
import { graphOf, type Notes } from "./testing.ts";

const C = (id: string) => ({ id, entityType: "C-Corp" as const });
const S = (id: string) => ({ id, entityType: "S-Corp" as const });
const P = (id: string) => ({ id, entityType: "Partnership" as const });
const trust = (id: string, trustKind: "complex" | "grantor") => ({
  ...{ id, entityType: "Trust" as const, trustKind },
});
const ORDER: AttributionSection[] = ["318", "267", "707", "544", "1563"];

/** A holds 40% of X, and nobody above half; R is related to A, or holds what holds X. */
const kin = (...notes: string[]): Notes => ({
  entities: [C("X")],
  owns: ["A 40 X", "Z 60 X"],
  kin: notes,
});
/** M holds 40% of X; R holds this share of M. */
const through = (M: Notes["entities"][number], share: number): Notes => ({
  entities: [C("X"), M],
  owns: ["M 40 X", "Z 60 X", `R ${share} M`, `Q ${100 - share} M`],
});
/** A beneficiary of this share. */
const beneficiary = (share: number): Notes => ({
  entities: [C("X"), trust("M", "complex")],
  owns: ["M 40 X", "Z 60 X"],
  owners: [
    { id: "r", entityId: "M", personId: "R", role: "beneficiary", percentage: share },
    { id: "q", entityId: "M", personId: "Q", role: "beneficiary", percentage: 100 - share },
  ],
});
/** A holds 40% of X, and this share of R. */
const down = (R: Notes["entities"][number], share: number): Notes => ({
  entities: [C("X"), R],
  owns: ["A 40 X", "Z 60 X", `A ${share} R`, `Q ${100 - share} R`],
});

/** [cell, facts, percent of X that R owns under 318, 267, 707, 544, 1563] */
const CELLS: [string, Notes, number[]][] = [
  ["spouse", kin("A spouse R"), [40, 40, 40, 40, 40]],
  ["former spouse", kin("A former-spouse R"), [0, 0, 0, 0, 0]],
  ["child to parent", kin("R child A"), [40, 40, 40, 40, 0]],
  ["parent to child", kin("A child R"), [40, 40, 40, 40, 0]],
  [
    "minor child to parent",
    { ...kin("R child A"), people: [{ id: "A", isMinor: true }] },
    [40, 40, 40, 40, 40],
  ],
  [
    "parent to minor child",
    { ...kin("A child R"), people: [{ id: "R", isMinor: true }] },
    [40, 40, 40, 40, 40],
  ],
  ["grandchild to grandparent", kin("R grandchild A"), [40, 40, 40, 40, 0]],
  ["grandparent to grandchild", kin("A grandchild R"), [0, 40, 40, 40, 0]],
  ["great-grandchild", kin("A grandchild G", "G child R"), [0, 40, 40, 40, 0]],
  ["sibling", kin("A sibling R"), [0, 40, 40, 40, 0]],
  ["child's spouse", kin("A child K", "K spouse R"), [0, 0, 0, 0, 0]],
  ["spouse's parent", kin("A spouse W", "R child W"), [0, 0, 0, 0, 0]],
  ["parent's sibling", kin("B child A", "B sibling R"), [0, 0, 0, 0, 0]],
  ["cousin", kin("B child A", "B sibling U", "U child R"), [0, 0, 0, 0, 0]],
  [
    "partner without stock",
    { entities: [C("X"), P("M")], owns: ["A 40 X", "Z 60 X", "A 50 M", "R 50 M"] },
    [0, 0, 0, 40, 0],
  ],
  [
    "partner with 1%",
    { entities: [C("X"), P("M")], owns: ["A 40 X", "R 1 X", "Z 59 X", "A 50 M", "R 50 M"] },
    [1, 41, 1, 41, 1],
  ],
  ["from a partnership, 25%", through(P("M"), 25), [10, 10, 10, 10, 10]],
  ["from a partnership, 4%", through(P("M"), 4), [1.6, 1.6, 1.6, 1.6, 0]],
  [
    "from an estate, 25%",
    through({ id: "M", taxClass: "estate", entityType: "Trust" }, 25),
    [10, 10, 10, 10, 10],
  ],
  ["from a trust, 25%", beneficiary(25), [10, 10, 10, 10, 10]],
  ["from a trust, 4%", beneficiary(4), [1.6, 1.6, 1.6, 1.6, 0]],
  ["from a C corporation, 50%", through(C("M"), 50), [20, 20, 20, 20, 20]],
  ["from a C corporation, 49.9999%", through(C("M"), 49.9999), [0, 20, 20, 20, 20]],
  ["from a C corporation, 5%", through(C("M"), 5), [0, 2, 2, 2, 2]],
  ["from a C corporation, 4%", through(C("M"), 4), [0, 1.6, 1.6, 1.6, 0]],
  ["from an S corporation, 5%", through(S("M"), 5), [2, 2, 2, 2, 2]],
  ["from an S corporation, 4%", through(S("M"), 4), [1.6, 1.6, 1.6, 1.6, 0]],
  ["to a partnership", down(P("R"), 10), [40, 0, 0, 0, 0]],
  ["to an S corporation", down(S("R"), 10), [40, 0, 0, 0, 0]],
  ["to a trust", down(trust("R", "complex"), 10), [40, 0, 0, 0, 0]],
  ["to a C corporation, 50%", down(C("R"), 50), [40, 0, 0, 0, 0]],
  ["to a C corporation, 49.9999%", down(C("R"), 49.9999), [0, 0, 0, 0, 0]],
  [
    "option",
    {
      entities: [C("X")],
      owns: ["A 40 X", "Z 60 X"],
      owners: [{ id: "o", entityId: "X", personId: "R", optionOn: "edge-0" }],
    },
    [40, 0, 0, 40, 40],
  ],
  ["twice through family", kin("A spouse W", "W child R", "Q spouse R"), [0, 0, 0, 0, 0]],
  [
    "up then down",
    { entities: [C("X"), P("M")], owns: ["A 40 X", "Z 60 X", "A 50 M", "R 50 M"] },
    [0, 0, 0, 40, 0],
  ],
];

describe("attribution, cell by cell", () => {
  it.each(CELLS)("%s", (_cell, notes, expected) => {
    const graph = graphOf(notes);
    const found = ORDER.map((section) => {
      const { shares } = attribute(graph, "X", section);
      return Math.round((shares.find(({ ownerId }) => ownerId === "R")?.percentage ?? 0) * 1000) / 1000;
    });
    expect(found).toEqual(expected);
  });

  it("1563: only who owns more than half has the stock of adult children and grandparents", () => {
    const family: Notes = {
      entities: [C("X")],
      owns: ["A 51 X", "K 20 X", "G 20 X", "Z 9 X"],
      kin: ["A child K", "A grandparent G"],
    };
    const { shares } = attribute(graphOf(family), "X", "1563");
    const percent = Object.fromEntries(shares.map(({ ownerId, percentage }) => [ownerId, percentage]));
    expect(percent).toMatchObject({ A: 91, K: 20, G: 20 });
  });
});
