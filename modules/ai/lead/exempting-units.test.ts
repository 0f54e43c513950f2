/** What is exempted in another section than the one that imposes the tax is named where the question is of it. */
import { expect, it } from "vitest";
import type { AnswerSection } from "../answer-sections.ts";
import { section, type Line } from "../testing.ts";
import { exempting } from "./exempting-units.ts";

const at = (chapter: string, ...lines: Parameters<typeof section>): AnswerSection => ({
  ...{ citedUnit: null, phraseMatches: [], retrieved: [] },
  section: {
    ...section(...lines),
    hierarchy: [{ level: "chapter", number: chapter, label: `Chapter ${chapter}`, heading: "" }],
  },
});
const LEAD = at("35", "Levy on mills", [["a", "", "There is hereby imposed a tax on each mill."]], "9");
const lines = (words: string): Line[] => [
  ["a", "Exemptions", words, "chapeau"],
  ["a-1", "", "a mill of a school,"],
  ["a-2", "", "a mill that grinds rye."],
];
const units = (question: string, beside: AnswerSection) =>
  exempting(question, { lead: LEAD, beside })?.units?.map((unit) => beside.section.structure.units[unit]!.id);

const BY_NUMBER = at("36", "Exemptions", lines("The tax imposed by section 9 shall not apply to—"), "10");

it("by the number of the section, the item that the question is of", () => {
  expect(units("Is a mill that grinds rye taxed?", BY_NUMBER)).toEqual(["a-2"]);
});

it("whole where the exemptions are asked for", () => {
  expect(units("Which mills are exempt from the tax?", BY_NUMBER)).toEqual(["a"]);
});

it("by the chapter that both stand in, and not by that of another", () => {
  const words = lines("No tax shall be imposed by this chapter on—");
  expect(units("Is a mill that grinds rye taxed?", at("35", "Exemptions", words, "10"))).toEqual(["a-2"]);
  expect(units("Is a mill that grinds rye taxed?", at("36", "Exemptions", words, "10"))).toBeUndefined();
});

it("none of another tax, and none that is not about the question", () => {
  const other = at("36", "Exemptions", lines("The tax imposed by section 99 shall not apply to—"), "10");
  expect(units("Is a mill that grinds rye taxed?", other)).toBeUndefined();
  expect(units("Is a barge taxed?", BY_NUMBER)).toBeUndefined();
  expect(units("Is a mill that grinds rye taxed?", LEAD)).toBeUndefined();
});
