import { expect, it } from "vitest";
import { readStatute } from "../statute/statute.ts";
import { section } from "../testing.ts";
import { touchedUnit } from "./touched-unit.ts";

const mills = readStatute(
  section("Mills", [
    ["a", "In general", "There is a credit for each mill."],
    ["a-1", "Exception for barges", "No credit is allowed for a mill on a barge."],
    ["a-2", "Painted mills", "A mill is painted once."],
    ["b", "Exception for lighthouses", "This section shall not apply to a lighthouse."],
    ["c", "Limitation", "Not more than one mill as defined in section 9 (relating to harbors)."],
  ]),
);
const touched = (own: string, near: string[] = [], known = "Is there a credit for my mill") =>
  touchedUnit(mills, { own, known, near: new Set(near) })?.unit.unit.path.join();

it("is the unit that narrows the rule for what is added", () => {
  expect(touched("it is on a barge")).toBe("a,1");
  expect(touched("it is a lighthouse")).toBe("b");
});

it.each([
  ["of another subsection than the answer rests on", "it is a lighthouse", ["a"], undefined],
  ["that narrows nothing", "it is painted", [], undefined],
  ["that has the word only in a cross-reference", "it is in a harbor", [], undefined],
  ["whose word was said before", "it is on a barge", [], "Is there a credit for a mill on a barge"],
])("is none %s", (_, own, near, known) => expect(touched(own, near, known)).toBeUndefined());
