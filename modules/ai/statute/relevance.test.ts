import { describe, expect, it } from "vitest";
import { section } from "../testing.ts";
import { createRelevance } from "./relevance.ts";
import { readStatute, type StatuteUnit } from "./statute.ts";

const mills = section("Mills", [
  ["a", "In general", "There shall be allowed a credit for grinding flour at a mill."],
  ["b", "Limitation on barges", "The credit for a mill on a barge shall not exceed $40."],
  ["c", "Millers", ""],
  ["c-1", "In training", "An apprentice of a miller grinds oats under supervision."],
  ["c-2", "", "A journeyman of a mill grinds flour alone."],
]);
const statute = readStatute(mills);
const unitOf = (path: string): StatuteUnit => statute.units.find(({ unit }) => unit.path.join("-") === path)!;

/** Indexes of units as the section itself counts them. */
const indexOf = (path: string) => unitOf(path).index;

function relevanceOf(question: string, given: Partial<Parameters<typeof createRelevance>[2]> = {}) {
  return createRelevance(question, statute, { retrieved: [], phraseMatches: [], ...given });
}

/** Paths of the units, the most relevant first; those of no relevance left out. */
function ranked(question: string, given: Parameters<typeof relevanceOf>[1] = {}): string[] {
  const relevance = relevanceOf(question, given);
  return statute.units
    .filter((unit) => unit.depth > 0 && relevance(unit) > 0)
    .toSorted((a, b) => relevance(b) - relevance(a))
    .map(({ unit }) => unit.path.join("-"));
}

describe("the words of a question", () => {
  it.each([
    ["What of a barge?", "b"],
    ["Does an apprentice count?", "c-1"],
    ["And a journeyman who grinds?", "c-2"],
    ["How are oats ground by apprentices?", "c-1"],
  ])("%s is nearest to (%s)", (question, path) => expect(ranked(question)[0]).toBe(path));

  it("count as one in all their forms", () => {
    expect(relevanceOf("apprentices")(unitOf("c-1"))).toBe(relevanceOf("apprentice")(unitOf("c-1")));
  });

  it("weigh by how few units have them", () => {
    const of = relevanceOf("flour of an apprentice");
    expect(of(unitOf("c-1"))).toBeGreaterThan(of(unitOf("c-2")));
  });

  it("weigh nothing where no unit has them", () => expect(ranked("windsurfing")).toEqual([]));

  it("are told apart by what a text lacks of them", () => {
    const of = relevanceOf("Is a barge with an anchor a mill?");
    expect(of.missing("A mill on a barge.")).toEqual(["anchor"]);
    expect(of.coverage("A mill on a barge with an anchor.")).toBe(1);
    expect(of.coverage("A mill.")).toBeLessThan(of.coverage("A barge."));
    expect(of.coverage("Nothing of it.")).toBe(0);
  });

  it("touch a text by a rare one only", () => {
    const of = relevanceOf("the barge");
    expect(of.touches("Every barge sinks.")).toBe(true);
    expect(of.touches("Every boat sinks.")).toBe(false);
  });
});

describe("what search found", () => {
  const { start, end } = unitOf("c-2").unit;
  const retrieved = [
    { start, end, share: 0.6 },
    { start: unitOf("a").unit.start, end: unitOf("a").unit.end, share: 0.2 },
  ];

  it("raises the unit that begins in it, and is shared out by where it lies", () => {
    const [plain, of] = [relevanceOf("flour"), relevanceOf("flour", { retrieved })];
    expect(of(unitOf("c-2"))).toBeGreaterThan(plain(unitOf("c-2")));
    expect(of(unitOf("c-1"))).toBe(plain(unitOf("c-1")));
    expect(of.retrieved(unitOf("c"))).toBeCloseTo(0.75);
    expect(of.retrieved(unitOf("b"))).toBe(0);
  });

  it("by a phrase, raises the phrase's unit by how near it is", () => {
    const near = (similarity: number) =>
      relevanceOf("flour", { phraseMatches: [{ unit: indexOf("b"), similarity }] });
    expect(near(0.9)(unitOf("b"))).toBeGreaterThan(near(0.6)(unitOf("b")));
    expect(near(0.1)(unitOf("b"))).toBe(relevanceOf("flour")(unitOf("b")));
    expect(near(0.9).matchesPhrase(unitOf("b"))).toBe(true);
    expect(near(0.9).matchesPhrase(unitOf("a"))).toBe(false);
  });

  it.each([
    ["alone", [0.95], "b"],
    ["well before the next", [0.95, 0.6], "b"],
    ["hardly before the next", [0.95, 0.949], null],
    ["far away", [0.2], null],
  ])("has a clearest match where a phrase is near %s", (_, similarities, path) => {
    const units = ["b", "a"];
    const phraseMatches = similarities.map((similarity, at) => ({
      unit: indexOf(units[at]!),
      similarity,
    }));
    expect(relevanceOf("flour", { phraseMatches }).clearestMatch()?.unit.path.join("-") ?? null).toBe(path);
  });
});

it("a question for an amount raises the unit that states one", () => {
  const relevance = relevanceOf("How much is the credit?");
  const plain = relevanceOf("credit");
  expect(relevance(unitOf("b")) - plain(unitOf("b"))).toBeGreaterThan(
    relevance(unitOf("a")) - plain(unitOf("a")),
  );
});
