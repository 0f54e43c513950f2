/** Whether a note comes before the year's figure, or before the year's law of a provision. */
import { expect, it } from "vitest";
import type { NamedAnswer } from "./amounts/named/request.ts";
import { isBeforeFigure, isBeforeTold, isBesideFigures, statesAllYears } from "./beside-figures.ts";
import { openingChoice } from "./openings/choice.ts";
import { FIT, type Noted } from "./practice-notes/noted.ts";

const { besideFigure } = openingChoice();
const noted = (chance: number) =>
  ({ chance, note: { id: "flour", answer: "Flour is deducted.", when: [], units: [] } }) as unknown as Noted;
const likely = noted(besideFigure.inPassing + 0.01);
const unlikely = noted(besideFigure.inPassing - 0.01);
const STORY =
  "My uncle left me his mill in 2024 and I ground flour there all summer with my two sons, and the levy was $900. How much can I take off on my return this year?";

it("a note that is likely right comes before the figure in a story, whatever that asks", () => {
  expect(isBeforeFigure(likely, STORY)).toBe(true);
  expect(isBeforeFigure(unlikely, STORY)).toBe(false);
});

it("the figure comes first where a short question asks for it", () => {
  expect(
    isBeforeFigure(likely, "How much flour can two millers deduct together for the year 2026 at most?"),
  ).toBe(false);
});

const told = (answer: string) => ({
  asked: STORY,
  asOfYear: { year: 2024, origin: "question" as const, today: 2026, date: "2026-11-27", fiscalYearEnd: null },
  told: { note: { ...likely.note, answer }, held: [] },
});

it("a likely note comes before the year's law in a story, unless that goes by the day of an event", () => {
  expect(isBeforeTold(likely, told("For 2024: flour was not deducted."))).toBe(true);
  expect(isBeforeTold(unlikely, told("For 2024: flour was not deducted."))).toBe(false);
  expect(isBeforeTold(likely, told("It goes by when the mill was built."))).toBe(false);
});

it("the year's law comes first where it is asked whether a rule ends, unless a note has a last year itself", () => {
  const ending = { ...told("For 2026: the levy stands."), asked: "Will the flour levy expire?" };
  const overview = (to: number | null) =>
    ({
      ...likely,
      note: { ...likely.note, beside: /x/, overview: true, from: 2026, to },
    }) as unknown as Noted;
  expect(isBeforeTold(likely, ending)).toBe(false);
  expect(isBeforeTold(overview(null), ending)).toBe(false);
  expect(isBeforeTold(likely, { ...ending, asked: "How is flour taxed?" })).toBe(true);
});

it("a note that only nearly fits stands beside the year's figure where it is likely", () => {
  const beside = (fit: number, chance: number) => {
    const note = { ...likely.note, answer: "Flour up to $900, adjusted each year." };
    return isBesideFigures("Can I deduct flour?", { ...likely, note, fit, chance });
  };
  expect(beside(FIT.met, 0)).toBe(true);
  expect(beside(FIT.near, besideFigure.unasked)).toBe(true);
  expect(beside(FIT.near, besideFigure.unasked - 0.01)).toBe(false);
});

it("knows whether the figures of all years that are set side by side are held", () => {
  const named = (text: string) => ({ leads: [{ text }], units: [] }) as unknown as NamedAnswer;
  const both = named("For 2026, the levy: $9 (26 USC 9). For 2025, the levy: $8 (26 USC 9).");
  const one = named("For 2026, the levy: $9 (26 USC 9). The amount for 2025 is not in this library.");
  expect(statesAllYears(both, "mill levy 2025 vs 2026", 2026)).toBe(true);
  expect(statesAllYears(one, "mill levy 2025 vs 2026", 2026)).toBe(false);
  expect(statesAllYears(both, "mill levy 2026", 2026)).toBe(false);
});
