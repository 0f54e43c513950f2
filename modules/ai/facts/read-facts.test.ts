import fc from "fast-check";
import { expect, it } from "vitest";
import { readFacts as readFactsOf, type DocumentText } from "#modules/authority";
import { draftExtractive } from "../extractive.ts";
import { readStatute } from "../statute/statute.ts";
import { section, type Line } from "../testing.ts";
import { effectOf, readFacts } from "./read-facts.ts";

const LEVY: Line[] = [
  ["a", "Sails", "No deduction shall be allowed for painted sails."],
  ["b", "Grinding", "A miller may grind for a 10-year period, if the wind blows."],
  ["c", "Scope", "For purposes of this section—", "chapeau"],
  ["c-1", "Mill", "The term “mill” means a tower."],
];

/** The section as the library gives it once its facts are stored. */
function stored(law: DocumentText): DocumentText {
  return { ...law, unitFacts: readFactsOf(law) };
}

it("gives a unit its own facts, in the order of the text", () => {
  const statute = readStatute(section("Windmills", LEVY));
  const kinds = (id: string) =>
    readFacts(
      statute,
      statute.units.find(({ unit }) => unit.id === id)!,
    ).map(({ kind }) => kind);
  expect(kinds("a")).toEqual(["rule"]);
  expect(kinds("b")).toEqual(["period", "condition"]);
  expect(kinds("c-1")).toEqual(["definition"]);
});

it("has no facts of a lead-in that states a scope only", () => {
  const scoped: Line[] = [
    ["a", "", "Except as otherwise provided in this section—", "chapeau"],
    ["a-1", "Rule", "A mill is taxed."],
  ];
  const law = section("Windmills", scoped);
  const statute = readStatute(law);
  expect(readFactsOf(law).map(({ kind }) => kind)).toContain("exception");
  expect(readFacts(statute, statute.units[1]!)).toEqual([]);
});

it("takes the stored facts, and reads the words where there are none", () => {
  const law = section("Windmills", LEVY);
  const forbidden = readStatute({ ...law, unitFacts: [] });
  expect(effectOf(readStatute(law), forbidden.units[1]!)).toBe("denies");
  expect(effectOf(readStatute(stored(law)), forbidden.units[1]!)).toBe("denies");
  expect(effectOf(forbidden, forbidden.units[1]!)).toBeNull();
});

const WORDS = [
  "No deduction shall be allowed for sails.",
  "There shall be allowed as a deduction the cost of sails.",
  "The levy is $1,000.",
  "It is 30 percent of the grain.",
  "It is due within 60 days, except as provided in subsection (b).",
  "Subsection (a) shall be applied by substituting “$2,000” for “$1,000”.",
  "The $1,000 amount in subsection (a) shall be increased by an amount equal to the wind.",
];
const QUESTIONS = ["Can I deduct sails?", "How much is the levy?", "When is it due?", "What is the rate?"];

it("answers the same from stored facts as from the words, for random sections", () => {
  const words = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 });
  let composed = 0;
  fc.assert(
    fc.property(
      fc.array(words, { minLength: 1, maxLength: 5 }),
      fc.constantFrom(...QUESTIONS),
      (units, question) => {
        const lines = units.map((unit, at): Line => [String.fromCharCode(97 + at), "", unit.join(" ")]);
        const answered = (law: DocumentText) => {
          const sections = [{ section: law, citedUnit: null, phraseMatches: [], retrieved: [] }];
          const { draft, bottomLine } = draftExtractive({ question, sections, year: 2026, leads: [] });
          return { text: draft.toString(), bottomLine };
        };
        const law = section("Windmills", lines);
        const anew = answered(law);
        composed += Number(anew.bottomLine !== null);
        expect(answered(stored(law))).toEqual(anew);
      },
    ),
    { numRuns: 100 },
  );
  expect(composed).toBeGreaterThan(10);
});
