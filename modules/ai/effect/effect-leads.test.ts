/** What comes first about the year: another Code, law unknown yet, law that ended by then; and where a range stands. */
import { describe, expect, it } from "vitest";
import type { DocumentText } from "#modules/authority";
import { quotableLaw } from "../quotable.ts";
import { section, type Line } from "../testing.ts";
import { effectLeads } from "./effect-leads.ts";

const RULE: Line = ["a", "Credit", "There shall be allowed a credit of $5 for each windmill."];
const ENDS: Line = [
  "b",
  "Termination",
  "This section shall not apply to windmills placed in service after December 31, 2027.",
];
const law = (...lines: Line[]): DocumentText => ({ ...section("Credit", [RULE, ...lines]), notes: [] });

function leads(year: number, document: DocumentText | null = law()) {
  const answered = document && { section: document, citedUnit: null, phraseMatches: [], retrieved: [] };
  return effectLeads({
    ...{ question: "Is there a credit?", quotations: [], quoted: [], sections: answered ? [answered] : [] },
    asked: { year, origin: "question", today: 2026, date: "2026-11-23", fiscalYearEnd: null },
  } as unknown as Parameters<typeof effectLeads>[0]);
}

describe("effectLeads", () => {
  it.each([1954, 1986, 2025, 2026, 2027])(
    "say nothing of %i, where the words at hand are those of the year",
    (year) => {
      expect(leads(year)).toEqual([]);
    },
  );

  it.each([
    [1953, "The law of 1953 was the Internal Revenue Code of 1939 or an older one"],
    [1913, "The law of 1913 was the Internal Revenue Code of 1939 or an older one"],
    [2028, "The law of 2028 is not known"],
    [2040, "The law of 2040 is not known"],
  ])("of %i: %s", (year, words) => {
    const [lead, ...others] = leads(year);
    expect(others).toEqual([]);
    expect(lead!.text).toContain(words);
    expect(lead!.warnings).toMatchObject([{ kind: "other_year", citation: "26 USC 9" }]);
  });

  it("of a year to come first say that the law ends before it", () => {
    const kinds = leads(2028, law(ENDS)).flatMap(({ warnings }) => warnings.map(({ kind }) => kind));
    expect(kinds).toEqual(["ended", "other_year"]);
    expect(leads(2027, law(ENDS))).toEqual([]);
  });

  it("are none without a section of the Code", () => {
    expect(leads(2040, null)).toEqual([]);
    expect(leads(2040, { ...law(), shelf: "ruling" })).toEqual([]);
  });
});

describe("where a range stands", () => {
  const document = section("Levy", [
    ["a", "Levy", "There is a levy on—", "chapeau"],
    ["a-1", "", "$5 for posts, and"],
    ["a-2", "", "$9 for towers."],
    ["b", "", "It is due."],
  ]);
  const quotable = quotableLaw(document);
  const rangeOf = (words: string) => {
    const start = document.text.indexOf(words);
    return { start, end: start + words.length };
  };

  it.each([
    ["There is a levy", "26 USC 9(a)", "#a"],
    ["$5 for posts", "26 USC 9(a)(1)", "#a-1"],
    ["$9 for towers", "26 USC 9(a)(2)", "#a-2"],
    ["It is due.", "26 USC 9(b)", "#b"],
  ])("%j: %s", (words, citation, fragment) => {
    const range = rangeOf(words);
    expect([quotable.citeAt(range), quotable.urlAt(range)]).toEqual([
      citation,
      `/authority/26-usc/9${fragment}`,
    ]);
  });

  it("is the innermost unit that holds the whole of it", () => {
    const across = { start: rangeOf("$5").start, end: rangeOf("$9 for towers.").end };
    expect(quotable.citeAt(across)).toBe("26 USC 9(a)");
    expect(quotable.citeAt({ start: 0, end: document.text.length })).toBe("26 USC 9");
  });

  it("has the whole first among its parts, with the indexes of its units", () => {
    expect(quotable.parts.map(({ citation }) => citation)).toEqual(
      ["", "(a)", "(a)(1)", "(a)(2)", "(b)"].map((path) => `26 USC 9${path}`),
    );
    expect(quotable.parts[0]!.url).toBe("/authority/26-usc/9");
  });
});
