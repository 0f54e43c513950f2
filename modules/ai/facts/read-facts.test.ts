import { expect, it } from "vitest";
import { readStatute } from "../statute.ts";
import { section } from "../testing.ts";
import { effectOf, readFacts } from "./read-facts.ts";

function facts(text: string) {
  const statute = readStatute(section("Windmills", [["a", "", text]]));
  return readFacts(statute, statute.units[1]!).map((fact) => ({
    ...fact,
    words: statute.section.text.slice(fact.start, fact.end),
  }));
}

it.each([
  ["No deduction otherwise allowable under this chapter shall be allowed for a mill.", "denies"],
  ["There shall be allowed as a deduction the cost of a mill.", "allows"],
  ["Gross income does not include the rental value of a mill.", "excludes"],
  ["Gross income includes grain.", "includes"],
  ["No gain or loss shall be recognized on the exchange of mills.", "not_recognized"],
  ["Gain shall be recognized on the exchange of mills.", null],
  ["There is hereby imposed a tax on each mill.", "imposes"],
  ["A mill may have any color.", null],
])("%s", (text, effect) => {
  const statute = readStatute(section("Windmills", [["a", "", text]]));
  expect(effectOf(statute, statute.units[1]!)).toBe(effect);
});

it("gives each fact its kind, its value and its range", () => {
  const found = facts(
    "If the miller grinds, $25,000, reduced by 7.5 percent, is due within 60 days, except as provided in subsection (b), and shall be applied by substituting “$2,200” for “$1,000”.",
  );
  expect(found.map(({ kind, words }) => [kind, words])).toEqual(
    expect.arrayContaining([
      ["condition", "If"],
      ["amount", "$25,000"],
      ["rate", "7.5 percent"],
      ["period", "60 days"],
      ["exception", "except"],
      ["reference", "subsection (b)"],
      ["substitution", "substituting “$2,200” for “$1,000”"],
    ]),
  );
  expect(found.find(({ kind }) => kind === "substitution")).toMatchObject({
    value: "$2,200",
    replaced: "$1,000",
  });
});
