import { expect, it } from "vitest";
import { NEAREST_RULE, SIGNALS, signalsOf, type Found, type Told } from "./signals.ts";

const of = (text: string): Found => ({ question: { text } });

function given(answer: string, more: Partial<Told> = {}): Told {
  return {
    ...{ bottomLine: null, warnings: [] },
    checked: { answer },
    ...more,
  };
}

const MILL = of("Can I deduct sails of a mill?");
const says = (bottomLine: string) => given(bottomLine, { bottomLine });

it("are each from 0 to 1, also of an answer from nothing", () => {
  for (const signals of [signalsOf(MILL, given("")), signalsOf(of(""), given(""))]) {
    expect(Object.keys(signals)).toEqual([...SIGNALS]);
    for (const value of Object.values(signals)) expect(value >= 0 && value <= 1).toBe(true);
  }
});

it("tell how likely the best of all openings is, and something between where none could be compared", () => {
  expect(signalsOf(MILL, given("", { likeliest: 0.9 })).likeliest).toBe(0.9);
  const { likeliest } = signalsOf(MILL, given(""));
  expect(likeliest > 0.3 && likeliest < 0.7).toBe(true);
});

it("tell a note whose conditions are all met from one that is only near", () => {
  const met = (noted?: number) => signalsOf(MILL, given("", { noted })).met;
  expect([met(1), met(0.7), met()]).toEqual([1, 0, 0]);
});

it("tell the year's own figure as a known case, as sure as it is", () => {
  expect(signalsOf(MILL, given("", { confidence: 0.9 }))).toMatchObject({ likeliest: 0.9, met: 1 });
  expect(signalsOf(MILL, given("", { confidence: 0.9, noted: 0.7, likeliest: 0.2 }))).toMatchObject({
    likeliest: 0.2,
    met: 0,
  });
});

it("tell how much of the question the words above the fold hold", () => {
  const covers = (answer: string) => signalsOf(MILL, given(answer)).covers;
  expect(covers("“No deduction is allowed for sails of any mill.” [1]")).toBe(1);
  expect(covers("“Sails are white.” [1]")).toBeGreaterThan(0);
  expect(covers("“Sails are white.” [1]")).toBeLessThan(1);
  expect(covers("“Bread.” [1]\n\n## The rest\n- “A mill deducts sails.” [2]")).toBe(0);
});

it("count the question's figures that the bottom line leaves out", () => {
  const asked = of("I paid $12,500 for 3 sails in 2026. What do I deduct?");
  const unsaid = (bottomLine: string) => signalsOf(asked, says(bottomLine)).unsaid;
  expect(unsaid("For 2026, all 3 sails: $12,500.")).toBe(0);
  expect(unsaid("All 3 sails in 2026.")).toBeCloseTo(1 / 3);
  expect(unsaid("Sails are deducted.")).toBe(1);
  expect(signalsOf(MILL, says("Yes.")).unsaid).toBe(0);
});

it("tell a bottom line that states a condition, and one that only quotes the nearest rule", () => {
  expect(signalsOf(MILL, says("Yes, if the mill turns."))).toMatchObject({ conditions: 1, bare: 0 });
  expect(signalsOf(MILL, says("Yes: sails are deducted."))).toMatchObject({ conditions: 0, bare: 0 });
  expect(signalsOf(MILL, says(`${NEAREST_RULE} sails are white.`)).bare).toBe(1);
  expect(signalsOf(MILL, given("“Sails are white.” [1]")).bare).toBe(1);
});

it("tell a question that asks a second thing", () => {
  const second = (text: string) => signalsOf(of(text), given("")).second;
  expect(second("Can I deduct sails, and what if the mill burns?")).toBe(1);
  expect(second("Are sails deducted, how much?")).toBe(1);
  expect(second("Can I deduct sails and stones of a mill?")).toBe(0);
  expect(second("I own a mill, what do I deduct?")).toBe(0);
});

it("tell that a paper which decides is not held", () => {
  const warned = (kind: "base_amount" | "not_in_library") =>
    signalsOf(MILL, given("", { warnings: [{ kind, text: "", citation: "" }] })).missingPaper;
  expect([warned("not_in_library"), warned("base_amount")]).toEqual([1, 0]);
});
