import { expect, it } from "vitest";
import { section, type Line } from "../testing.ts";
import { createRelevance } from "../statute/relevance.ts";
import { readStatute } from "../statute/statute.ts";
import { fittestUnit } from "./fittest-unit.ts";

const MILLS: Line[] = [
  ["a", "Imposition of tax", "There is hereby imposed on each painted mill a tax of 5 percent of its value."],
  ["b", "Payment of tax on mills", "The tax on a painted mill shall be paid by the miller."],
  ["c", "Time for the tax", "The tax on a mill is due not later than 30 days after the mill is painted."],
  ["d", "Special rule for 1987", "The tax on a painted mill of 1987 shall be paid by the owner in 60 days."],
];

function deciding(question: string): string {
  const statute = readStatute(section("Mills", MILLS));
  const relevance = createRelevance(question, statute, { retrieved: [], phraseMatches: [] });
  const closest = statute.units.find(({ unit }) => unit.path[0] === "a")!;
  const context = { statute, relevance, year: 2026 };
  return fittestUnit(context, { question, closest, general: closest }).unit.path.join();
}

it.each([
  ["Is there a tax on a painted mill?", "a"],
  ["What percent is the tax on a painted mill?", "a"],
  ["Who pays the tax on a painted mill?", "b"],
  ["By when is the tax on a painted mill due, within how many days?", "c"],
])("%s (%s)", (question, unit) => expect(deciding(question)).toBe(unit));
