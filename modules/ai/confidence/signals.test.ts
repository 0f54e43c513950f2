import { expect, it } from "vitest";
import type { Passage } from "#modules/authority";
import { SIGNALS, signalsOf, type Found, type Told } from "./signals.ts";

function passage(citation: string, score: number, cited = false): Passage {
  return { document: { citation }, score, cited, coverage: 0.8, similarity: null } as unknown as Passage;
}

function findings(text: string, ...passages: Passage[]): Found {
  return { question: { text, subject: null } as unknown as Found["question"], passages };
}

function given(answer: string, more: Partial<Told> = {}): Told {
  return {
    ...{ sources: [], bottomLine: null, warnings: [] },
    checked: { answer },
    ...more,
  };
}

const MILL = findings("Can I deduct sails of a mill?", passage("26 USC 9", 4), passage("26 USC 10", 3));

it("are each from 0 to 1, also of an answer from nothing", () => {
  for (const signals of [signalsOf(MILL, given("")), signalsOf(findings(""), given(""))]) {
    expect(Object.keys(signals)).toEqual([...SIGNALS]);
    for (const value of Object.values(signals)) expect(value >= 0 && value <= 1).toBe(true);
  }
});

it("tell how far ahead the first section is, and whether the question names it", () => {
  expect(signalsOf(MILL, given(""))).toMatchObject({ search: 0.8, margin: 0.25, cited: 0 });
  expect(signalsOf(findings("§ 9", passage("26 USC 9", 4, true)), given(""))).toMatchObject({
    cited: 1,
    margin: 1,
  });
});

it("tell how much of the question the words above the fold hold", () => {
  const covers = (answer: string) => signalsOf(MILL, given(answer)).covers;
  expect(covers("“No deduction is allowed for sails of any mill.” [1]")).toBe(1);
  expect(covers("“Sails are white.” [1]")).toBeGreaterThan(0);
  expect(covers("“Sails are white.” [1]")).toBeLessThan(1);
  expect(covers("“Bread.” [1]\n\n## The rest\n- “A mill deducts sails.” [2]")).toBe(0);
});

it("tell an own bottom line from a lead's, and neither from the bare rule", () => {
  expect(signalsOf(MILL, given(""))).toMatchObject({ composed: 0, led: 0, leadSure: 0 });
  expect(signalsOf(MILL, given("", { bottomLine: "Yes." }))).toMatchObject({ composed: 1, led: 0 });
  const led = given("", { bottomLine: "No: it has ended.", confidence: 0.93 });
  expect(signalsOf(MILL, led)).toMatchObject({ composed: 0, led: 1, leadSure: 0.93 });
});

it("tell what the answer warns of", () => {
  const warned = (kind: "ended" | "not_yet" | "other_year" | "base_amount" | "not_in_library") =>
    signalsOf(MILL, given("", { warnings: [{ kind, text: "", citation: "" }] }));
  expect(warned("other_year")).toMatchObject({ otherYear: 1, base: 0, missingPaper: 0 });
  expect(warned("ended").otherYear).toBe(1);
  expect(warned("base_amount")).toMatchObject({ otherYear: 0, base: 1 });
  expect(warned("not_in_library").missingPaper).toBe(1);
});

it("count what could change the answer, not what is folded", () => {
  const line = "- 26 USC 9(b): “Except sails.” [1]\n";
  const changes = (answer: string) => signalsOf(MILL, given(answer)).changes;
  expect(changes(`“Rule.” [1]\n\n## The rest\n${line}`)).toBe(0);
  expect(changes(`“Rule.” [1]\n\n## What could change it\n${line}\n## The rest\n${line}`)).toBeCloseTo(1 / 3);
  expect(changes(`## What could change it\n${line.repeat(5)}`)).toBe(1);
});

it("tell the kind of the question", () => {
  const of = (text: string) => signalsOf(findings(text, passage("26 USC 9", 1)), given(""));
  expect(of("Can I deduct a mill?")).toMatchObject({ whether: 1, figure: 0 });
  expect(of("How much is the levy on a mill?")).toMatchObject({ whether: 0, figure: 1 });
  expect(of(`I own a mill. ${"It grinds rye and wheat. ".repeat(12)}Is it taxed?`).story).toBe(1);
});
