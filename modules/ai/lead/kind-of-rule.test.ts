import { expect, it } from "vitest";
import { section, type Line } from "../testing.ts";
import { readStatute } from "../statute/statute.ts";
import { askedKinds, statedKinds } from "./kind-of-rule.ts";

const stated = (text: string, heading = "Mills") => [
  ...statedKinds(readStatute({ ...section(heading, [["a", "General rule", text] as Line], "199") })),
];

it.each([
  ["What is the penalty for a mill without sails?", ["penalty"]],
  ["What happens if a miller keeps no books?", ["penalty"]],
  ["Can I write the sails off?", ["deduction"]],
  ["Is there a credit for a windmill?", ["credit"]],
  ["My credit card bought a mill", []],
  ["At what rate is grain taxed?", ["tax"]],
  ["What is my basis in the mill?", ["basis"]],
  ["Is flour exempt?", ["exclusion"]],
  ["Who owns a mill?", []],
])("%s asks for %j", (question, kinds) => expect([...askedKinds(question)]).toEqual(kinds));

it.each([
  ["There shall be allowed as a deduction the cost of a mill.", ["deduction"]],
  ["There shall be allowed as a credit 30 percent of the cost of a mill.", ["credit"]],
  ["Gross income does not include the rent of a mill.", ["exclusion"]],
  ["There is hereby imposed on each mill a tax of $5.", ["tax"]],
  ["Any miller who fails to do so shall pay a penalty of $5.", ["penalty"]],
  ["The basis of a mill shall be its cost.", ["basis"]],
  ["Every miller shall make a return of the flour.", ["report"]],
  ["A mill is a building with sails.", []],
])("“%s” states %j", (text, kinds) => expect(stated(text)).toEqual(kinds));
