import { expect, it } from "vitest";
import type { Resolved } from "#modules/authority";
import { section } from "../testing.ts";
import { specialUnit } from "./special-unit.ts";

const LAW = section(
  "Mills",
  [
    ["a", "In general", "A mill is exempt."],
    ["b", "Special rules", "For purposes of this section—"],
    ["b-1", "Soldiers", "A mill of a soldier is exempt while deployed."],
    ["b-2", "Bakers", "A mill of a baker or of a widow is taxed."],
    ["b-3", "Widows", "A mill of a widow is exempt."],
  ],
  "9999",
);
const held = [{ document: LAW, unit: 1, citation: "26 USC 9999(a)" }] as unknown as Resolved[];
const found = (question: string, answer = "A mill is exempt.") =>
  specialUnit(question, { answer, held })?.unit;

it("is the only paragraph with a word that neither the note nor its units have", () => {
  const path = (unit: number | undefined) => unit && LAW.structure.units[unit]!.path.join(".");
  expect(path(found("Is the mill of a baker exempt?"))).toBe("b.2");
  expect(found("Is the mill of a baker exempt?", "No mill of bakers is exempt.")).toBeUndefined();
  expect(found("Is the mill of a widow exempt?")).toBeUndefined();
  expect(found("Is a windmill exempt?")).toBeUndefined();
});
