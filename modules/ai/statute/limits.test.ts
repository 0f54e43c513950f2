/** How plainly a unit limits the rule: what more of the statute's own signs does to its strength, never how much. */
import { describe, expect, it } from "vitest";
import { limitStrength } from "./limits.ts";
import { readStatute } from "./statute.ts";
import { section, type Line } from "../testing.ts";

const RULE: Line = ["a", "In general", "There shall be allowed as a deduction $500 for each windmill."];

/** Strength of one unit beside the rule (a), which is also the point unless told otherwise. */
function strengthOf(lines: Line[], path: string, { rule = RULE, point = "a" } = {}): number {
  const statute = readStatute(section("Deduction for windmills", [rule, ...lines]));
  const at = (id: string) => statute.units.find(({ unit }) => unit.id === id)!;
  return limitStrength(statute, at(path), { rule: at("a"), point: at(point) });
}

const plain = strengthOf([["b", "", "A tower is built of stone."]], "b");

describe("a unit limits the rule more plainly", () => {
  it.each([
    ["by its heading", ["b", "Limitation", "A tower is built of stone."]],
    ["by a heading for exceptions", ["b", "Exceptions", "A tower is built of stone."]],
    ["by a heading for termination", ["b", "Termination", "A tower is built of stone."]],
    ["by a heading for special rules", ["b", "Special rules", "A tower is built of stone."]],
    ["when it shall not exceed", ["b", "", "The amount shall not exceed the cost."]],
    ["when it shall not apply", ["b", "", "It shall not apply to a tower."]],
    ["when it does not include", ["b", "", "A windmill does not include a tower."]],
    ["when nothing is allowed", ["b", "", "No deduction shall be allowed for a tower."]],
    ["when it names the rule", ["b", "", "For purposes of subsection (a), a tower is built of stone."]],
    [
      "when it puts an amount in place of the rule's",
      ["b", "", "It is applied by substituting “$900” for “$500”."],
    ],
  ] as [string, Line][])("%s", (_, line) => {
    expect(strengthOf([line], "b")).toBeGreaterThan(plain);
  });

  it.each([
    [
      "heading",
      ["b", "Limitation", "A tower is built of stone."],
      ["b", "Limitation", "It shall not exceed the cost."],
    ],
    [
      "words",
      ["b", "", "It shall not apply to a tower."],
      ["b", "", "Subsection (a) shall not apply to a tower."],
    ],
    [
      "end",
      ["b", "", "Subsection (a) shall not apply to a tower."],
      ["b", "", "Subsection (a) shall not apply to amounts paid after December 31, 2025."],
    ],
    [
      "amount",
      ["b", "", "It is applied by substituting “$900” for “$700”."],
      ["b", "", "It is applied by substituting “$900” for “$500”."],
    ],
  ] as [string, Line, Line][])("with a second sign: %s", (_, one, both) => {
    expect(strengthOf([both], "b")).toBeGreaterThan(strengthOf([one], "b"));
  });

  it("below a subsection of limitations", () => {
    const under = (heading: string): Line[] => [
      ["b", heading, ""],
      ["b-1", "", "A tower is built of stone."],
    ];
    expect(strengthOf(under("Limitations"), "b-1")).toBeGreaterThan(strengthOf(under("Towers"), "b-1"));
  });

  it("when the rule itself names it, or yields to it", () => {
    const line: Line = ["b", "", "A tower is built of stone."];
    const naming: Line = ["a", "In general", "Subject to subsection (b), there shall be allowed $500."];
    const yielding: Line = [
      "a",
      "In general",
      "Except as provided in this section, there shall be allowed $500.",
    ];
    expect(strengthOf([line], "b", { rule: naming })).toBeGreaterThan(plain);
    expect(strengthOf([line], "b", { rule: yielding })).toBeGreaterThan(plain);
  });

  it.each([
    ["Gross income includes grain.", "Gross income does not include rye."],
    ["Gross income does not include grain.", "Gross income includes rye."],
  ])("when it turns the rule around: %s %s", (rule, words) => {
    const as = (text: string): Line => ["a", "In general", text];
    const turned = strengthOf([["b", "", words]], "b", { rule: as(rule) });
    const same = strengthOf([["b", "", words]], "b", { rule: as(words) });
    expect(turned).toBeGreaterThan(same);
  });
});

describe("a unit limits the rule less plainly", () => {
  const LIMIT = "This paragraph shall not apply to a tower.";

  it("when it only limits its own subsection", () => {
    const own = strengthOf(
      [
        ["b", "", ""],
        ["b-1", "", LIMIT],
      ],
      "b-1",
    );
    const rule = strengthOf(
      [
        ["b", "", ""],
        ["b-1", "", "It shall not apply to a tower."],
      ],
      "b-1",
    );
    expect(own).toBeLessThan(rule);
  });

  it("in another subsection than the point, and far from it", () => {
    const many = [..."bcdefghijkl"].map((letter): Line => [letter, "", "A tower is built of stone."]);
    const beside: Line[] = [
      ...many,
      ["b-1", "", "It shall not apply to a tower."],
      ["l-1", "", "It shall not apply to a tower."],
    ];
    expect(strengthOf(beside, "b-1", { point: "b" })).toBeGreaterThan(
      strengthOf(beside, "b-1", { point: "c" }),
    );
    expect(strengthOf(beside, "l-1", { point: "b" })).toBeLessThan(strengthOf(beside, "l-1", { point: "j" }));
  });

  it("deep below a paragraph", () => {
    const deep: Line[] = [
      ["b", "", ""],
      ["b-1", "", "It shall not exceed the cost."],
      ["b-1-A", "", "It shall not exceed the cost."],
      ["b-1-A-i", "", "It shall not exceed the cost."],
    ];
    const strengths = ["b-1", "b-1-A", "b-1-A-i"].map((path) => strengthOf(deep, path));
    expect(strengths).toEqual(strengths.toSorted((a, b) => b - a));
    expect(new Set(strengths).size).toBe(3);
  });
});
