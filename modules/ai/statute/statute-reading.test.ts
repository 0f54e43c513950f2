import { expect, it } from "vitest";
import { createDraft } from "../drafting.ts";
import { draftExtractive } from "../extractive.ts";
import { section, type Line } from "../testing.ts";
import { readForQuestion } from "./statute-reading.ts";

const LAW: Line[] = [
  ["a", "Allowance", "An eligible miller is allowed a credit of $1,000 for each windmill."],
  ["b", "Eligible miller", "An eligible miller is one who grinds rye."],
  ["c", "Exception", "No credit is allowed for a windmill without sails."],
];
const lead = () => ({
  ...{ section: section("Windmill credit", LAW), citedUnit: null },
  ...{ phraseMatches: [], retrieved: [] },
});
const question = "Is a credit allowed for a windmill without sails?";

it("is the same for a second draft, whatever the first one took out of it", () => {
  const answered = lead();
  const draftOf = () =>
    draftExtractive({ question, year: 2026, sections: [answered], leads: [] }).draft.toString();
  expect(draftOf()).toBe(draftOf());
  const [first, second] = [createDraft(), createDraft()].map((draft) =>
    readForQuestion(answered, { draft, question, year: 2026 })!,
  );
  first!.rules.splice(0);
  expect(readForQuestion(answered, { draft: createDraft(), question, year: 2026 })!.rules.length).toBe(
    second!.rules.length,
  );
  expect(first!.context.draft).not.toBe(second!.context.draft);
});

it("is another for another question", () => {
  const answered = lead();
  const deciding = (asked: string) =>
    readForQuestion(answered, { draft: createDraft(), question: asked, year: 2026 })!.deciding.unit.path[0];
  expect(deciding("What is an eligible miller who grinds rye?")).toBe("b");
  expect(deciding("Which credit is allowed for each windmill?")).toBe("a");
});
