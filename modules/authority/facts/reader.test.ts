import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SegmentRole, Structure } from "../schema.ts";
import { FACT_KINDS, type Fact } from "./fact.ts";
import { readFacts } from "./reader.ts";

type Piece = [role: SegmentRole, words: string];

/** A document of one unit a piece. */
function documentOf(pieces: Piece[]): { text: string; structure: Structure } {
  let text = "";
  const segments = pieces.map(([role, words], unit) => {
    const start = text.length;
    text += `${words}\n`;
    return { role, unit, start, end: start + words.length };
  });
  return { text, structure: { segments, units: [], references: [], tables: [], marks: [] } };
}

function factsIn(words: string) {
  const document = documentOf([["content", words]]);
  return readFacts(document).map((fact) => ({ ...fact, words: document.text.slice(fact.start, fact.end) }));
}

describe("a rule", () => {
  it.each([
    ["No deduction otherwise allowable under this chapter shall be allowed for a mill.", "denies"],
    ["There shall be allowed as a deduction the cost of a mill.", "allows"],
    ["Gross income does not include the rental value of a mill.", "excludes"],
    ["Gross income includes grain.", "includes"],
    ["No gain or loss shall be recognized on the exchange of mills.", "not_recognized"],
    ["There is hereby imposed a tax on each mill.", "imposes"],
    ["Gain shall be recognized on the exchange of mills.", undefined],
    ["A mill may have any color.", undefined],
  ])("%s", (words, effect) => {
    const rule = factsIn(words).find((fact) => fact.kind === "rule");
    expect(rule?.kind === "rule" ? rule.effect : undefined).toBe(effect);
  });

  it("is read once a sentence", () => {
    const words =
      "Gross income includes grain. Gross income does not include flour, nor gross income include.";
    expect(factsIn(words).flatMap((fact) => (fact.kind === "rule" ? [fact.effect] : []))).toEqual([
      "includes",
      "excludes",
    ]);
  });
});

it.each<[string, Partial<Fact> & { words: string }]>([
  ["The levy is $25,000 for a mill.", { kind: "amount", value: "$25,000", words: "$25,000" }],
  [
    "It is reduced by 7.5 percent of the grain.",
    { kind: "rate", value: "7.5 percent", words: "7.5 percent" },
  ],
  [
    "It is one and one-half percent.",
    { kind: "rate", value: "one and one-half percent", words: "one and one-half percent" },
  ],
  ["Payment is due within 60 days.", { kind: "period", value: "60 days", words: "60 days" }],
  ["It is held for a 2-year period.", { kind: "period", value: "2-year", words: "2-year" }],
  ["Unless the miller objects, it is due.", { kind: "condition", words: "Unless" }],
  ["All mills other than towers.", { kind: "exception", words: "other than" }],
  [
    "The term “mill” means a house with sails.",
    { kind: "definition", value: "mill", words: "The term “mill” means" },
  ],
  [
    "It shall be increased by an amount equal to the wind.",
    { kind: "indexing", words: "shall be increased by an amount equal to" },
  ],
  [
    "Mills placed in service after June 30, 2026, count.",
    { kind: "beginning", value: "June 30, 2026", words: "placed in service after June 30, 2026" },
  ],
  [
    "This section shall not apply to mills built after December 31, 2025.",
    { kind: "end", value: "December 31, 2025" } as Fact & { words: string },
  ],
  [
    "It is applied by substituting “$2,200” for “$1,000”.",
    { kind: "substitution", value: "$2,200", replaced: "$1,000" } as Fact & { words: string },
  ],
  ["As in subsection (b)(2).", { kind: "reference", words: "subsection (b)(2)" }],
])("%s", (words, expected) => {
  expect(factsIn(words)).toContainEqual(expect.objectContaining(expected));
});

it("reads what can be quoted, and neither numbers, headings nor footnotes", () => {
  const document = documentOf([
    ["num", "($1)"],
    ["heading", "Limit of $2"],
    ["chapeau", "A limit of $3 in—"],
    ["table", "Tower\t$4\nPost\t$5"],
    ["footnote", "It was $6."],
    ["continuation", "and of $7."],
  ]);
  const amounts = readFacts(document).flatMap((fact) => (fact.kind === "amount" ? [fact] : []));
  expect(amounts.map(({ unit, value }) => [unit, value])).toEqual([
    [2, "$3"],
    [3, "$4"],
    [3, "$5"],
    [5, "$7"],
  ]);
});

const PHRASES = [
  "If the miller grinds",
  "no deduction shall be allowed for a sail",
  "$1,500",
  "30 percent",
  "60 days",
  "except as provided in paragraph (2)(A)",
  "the term “mill” means a tower",
  "beginning after December 31, 2025",
  "before January 1, 2029",
  "shall be increased by an amount equal to the cost-of-living adjustment",
  "applied by substituting “$10” for “$5”",
  "section 199A(b)",
  "“Plain” words’ of § 7.",
  "Gross income does not include grain.",
];

it("of random units gives ranges that reproduce the words, inside one line of their unit, in order", () => {
  const role = fc.constantFrom<SegmentRole>("num", "heading", "chapeau", "content", "table", "footnote");
  const words = fc
    .array(fc.tuple(fc.constantFrom(...PHRASES), fc.constantFrom(" ", ", ", ". ", "\n", "\t")), {
      minLength: 1,
    })
    .map((parts) => parts.flat().join(""));
  let read = 0;
  fc.assert(
    fc.property(fc.array(fc.tuple(role, words), { minLength: 1, maxLength: 6 }), (pieces) => {
      const document = documentOf(pieces);
      const facts = readFacts(document);
      read += facts.length;
      expect(facts.toSorted((a, b) => a.start - b.start)).toEqual(facts);
      for (const fact of facts) {
        const printed = document.text.slice(fact.start, fact.end);
        const segment = document.structure.segments[fact.unit]!;
        expect(FACT_KINDS).toContain(fact.kind);
        expect(printed).toBe(printed.trim());
        expect(printed).not.toMatch(/\n|^$/);
        expect(segment.start <= fact.start && fact.end <= segment.end).toBe(true);
        expect(["chapeau", "content", "table"]).toContain(segment.role);
        if ("value" in fact) expect(printed).toContain(fact.value);
        if (fact.kind === "substitution") expect(printed).toContain(fact.replaced);
      }
    }),
    { numRuns: 200 },
  );
  expect(read).toBeGreaterThan(500);
});
