/** Thresholds of tax-rules.md, b.8. */
import { expect, it } from "vitest";
import { disclosuresOf } from "./disclosures.ts";
import { graphOf, type Notes } from "./testing.ts";

const C = (id: string) => ({ id, entityType: "C-Corp" as const });
const P = (id: string) => ({ id, entityType: "Partnership" as const });
const S = (id: string) => ({ id, entityType: "S-Corp" as const });

const listed = (notes: Notes) =>
  disclosuresOf(graphOf(notes)).map(
    ({ entityId, schedule, names }) => `${entityId}, ${schedule}: ${names.toSorted().join(", ")}`,
  );

it.each<[string, Notes, string[]]>([
  [
    "a partnership's half-owners, not one of 49.9%",
    { entities: [P("X")], owns: ["A 50.1 X", "B 49.9 X"] },
    ["X, Schedule B-1: A"],
  ],
  [
    "spouses who both own: each has the share of both",
    { entities: [P("X")], owns: ["H 30 X", "W 30 X", "B 40 X"], kin: ["H spouse W"] },
    ["X, Schedule B-1: H, W"],
  ],
  [
    "no relative without an interest",
    { entities: [P("X")], owns: ["H 60 X", "B 40 X"], kin: ["H spouse W"] },
    ["X, Schedule B-1: H"],
  ],
  [
    "a corporation's holder of 20% directly, not of 19.9%",
    { entities: [C("X")], owns: ["A 20 X", "B 19.9 X", "D 19.9 X", "E 19.9 X", "F 20.3 X"] },
    ["X, Schedule G: A, F"],
  ],
  [
    "direct and indirect added: 15 and 35 are 50 (W3)",
    {
      entities: [C("K"), P("L"), P("M")],
      owns: ["K 50 L", "A 50 L", "K 15 M", "L 70 M", "B 15 M", "Z 100 K"],
    },
    [
      ...["K, Schedule G: Z", "K, Schedule K, question 5: L, M"],
      ...["L, Schedule B-1: A, K, Z", "L, Schedule B, question 3: M"],
      "M, Schedule B-1: K, L, Z",
    ],
  ],
  [
    "an S corporation's holdings",
    { entities: [S("X"), C("Y")], owns: ["A 100 X", "X 70 Y", "B 30 Y"] },
    ["X, Schedule B, question 4: Y", "Y, Schedule G: A, B, X"],
  ],
  [
    "a foreign owner of 25%",
    {
      entities: [C("X")],
      people: [{ id: "A", isUsPerson: false }],
      owns: ["A 25 X", "B 75 X"],
    },
    ["X, Schedule G: A, B", "X, Form 5472: A"],
  ],
])("%s", (_, notes, expected) => {
  expect(listed(notes)).toEqual(expected);
});
