import { describe, expect, it } from "vitest";
import type { DocumentText, Passage } from "#modules/authority";
import { answerSections, regulationUnder } from "../answer-sections.ts";
import { checkAnswer } from "../checking.ts";
import { draftExtractive } from "../extractive.ts";
import { quotableLaw } from "../quotable.ts";
import { section, type Line } from "../testing.ts";

const CODE = section("Levy on windmills", [["a", "In general", "There is imposed a levy on each windmill."]]);

const RULES: Line[] = [
  ["a", "Scope", "This section provides rules for windmills."],
  ["b", "Valuation of windmills", "A windmill is valued by the length of its sails."],
  ["c", "Applicability date", "The valuation of windmills by sails applies after 2020."],
];
const REGULATION = regulation("1.9-1", RULES);

function regulation(key: string, lines: Line[]): DocumentText {
  const document = section("Valuation of windmills", lines);
  return {
    ...document,
    ...{ kind: "regulation", key, shelf: "regulation", sourceType: "regulation", asOf: "2025-12-01" },
    ...{ citation: `26 CFR ${key}`, url: `/authority/26-cfr/${key}` },
  };
}

/** The example of a regulation: its last line. */
function withExample(words: string): DocumentText {
  const document = regulation("1.9-1", [...RULES, ["d", "Example 1", words]]);
  const units = document.structure.units.map((unit) =>
    unit.id === "d" ? { ...unit, kind: "example" as const, path: ["b", "Example 1"] } : unit,
  );
  return { ...document, structure: { ...document.structure, units } };
}

const answered = (document: DocumentText) => ({
  section: document,
  citedUnit: null,
  phraseMatches: [],
  retrieved: [],
});

function draft(question: string, ...documents: DocumentText[]) {
  const { draft: made } = draftExtractive({
    ...{ question, sections: documents.map(answered), year: 2026, leads: [] },
  });
  return { text: made.toString(), ...checkAnswer(made.toString(), made.sources) };
}

it("quotes the only paragraph of a section once", () => {
  const law = section("Export of windmills", [
    ["", "", "A windmill may be exported without payment of the levy."],
  ]);
  expect(draft("Export of windmills", law).text.match(/may be exported/g)).toHaveLength(1);
});

describe("an answer from statute and regulation", () => {
  it("quotes the statute first and the regulation under it, each with its own pin cite", () => {
    const { text, quotations, rejected } = draft("How is a windmill valued?", CODE, REGULATION);
    expect(quotations.map(({ citation }) => citation)).toEqual(["26 USC 9(a)", "26 CFR 1.9-1(b)"]);
    expect(text).toContain("### Under the regulations: 26 CFR 1.9-1, Valuation of windmills");
    expect(text).toContain("As of 2025-12-01.");
    expect(rejected).toBe(0);
  });

  it("does not take a date of application for the rule", () => {
    const { quotations } = draft("How does valuation by sails apply to windmills?", CODE, REGULATION);
    expect(quotations.at(-1)!.citation).toBe("26 CFR 1.9-1(b)");
  });

  it("adds none whose years lie long ago", () => {
    const words = (year: string) =>
      `In ${year} a dairy owner grinds grain with a windmill on a dairy farm. The dairy windmill is worth $900.`;
    const asked = (year: string) =>
      draft("How is a windmill on a dairy farm valued for its owner?", CODE, withExample(words(year))).text;
    expect(asked("2019")).toContain("In 2019 a dairy owner");
    expect(asked("1987")).not.toContain("In 1987");
  });

  it("adds an example when the question resembles it", () => {
    const miller = withExample("Miller M owns a mill with four broken sails and sells flour.");
    expect(draft("How is a windmill valued?", CODE, miller).text).not.toContain("Miller M");
    const { text, quotations } = draft(
      "A miller sells flour; how is the mill with broken sails valued?",
      CODE,
      miller,
    );
    expect(text).toContain("Miller M owns a mill");
    expect(quotations.at(-1)!.citation).toBe("26 CFR 1.9-1(b) Example 1");
  });

  it("leaves the answer from the Code alone as it is", () => {
    const { quotations } = draft("What is the levy on windmills?", CODE);
    expect(quotations.map(({ citation }) => citation)).toEqual(["26 USC 9(a)"]);
    expect(draft("What is the levy on windmills?", CODE).text).not.toContain("regulation");
  });
});

describe("running text", () => {
  it("gives the sentences that share most with the question, in their order", () => {
    const words =
      "The taxpayer is a miller. A windmill is property. Its sails wear out. Windmill sails are property of a miller.";
    const ruling = {
      ...section("Windmills", [["a", "", words]]),
      ...{
        kind: "ruling" as const,
        key: "Rev. Rul. 2019-24",
        shelf: "ruling" as const,
        citation: "Rev. Rul. 2019-24",
      },
    };
    const {
      text: written,
      quotations,
      rejected,
    } = draft("Are the sails of a windmill property?", CODE, ruling);
    expect(written).toContain(
      "- … (Rev. Rul. 2019-24) “A windmill is property.” [2]\n- “Its sails wear out.” [2]",
    );
    expect(quotations.slice(1).map(({ text }) => text)).toEqual([
      "A windmill is property.",
      "Its sails wear out.",
      "Windmill sails are property of a miller.",
    ]);
    expect(rejected).toBe(0);
  });
});

describe("which regulation", () => {
  const passage = (document: DocumentText, score = 1): Passage => ({
    ...{ document, coverage: 1, score, similarity: null, cited: false, citedUnit: null, pointed: [] },
    chunk: { start: 0, end: 5 } as Passage["chunk"],
  });
  const law = [passage(CODE)];
  const under = (...others: Passage[]) =>
    regulationUnder(answerSections(law), [...law, ...others])?.section.citation ?? null;

  it("is the best found one under a section of the answer", () => {
    const elsewhere = passage(regulation("1.10-1", RULES));
    expect(under(elsewhere, passage(REGULATION), passage(regulation("1.9-2", RULES)))).toBe("26 CFR 1.9-1");
    expect(under(elsewhere)).toBeNull();
  });

  it("is close to the best that was found", () => {
    expect(under(passage(regulation("1.10-1", RULES)), passage(REGULATION, 0.1))).toBeNull();
  });
});

describe("quotableLaw", () => {
  it("cites and addresses the innermost part that holds a range", () => {
    const quotable = quotableLaw(REGULATION);
    const start = REGULATION.text.indexOf("length");
    expect(quotable.citeAt({ start, end: start + 6 })).toBe("26 CFR 1.9-1(b)");
    expect(quotable.urlAt({ start, end: start + 6 })).toBe("/authority/26-cfr/1.9-1#b");
    expect(quotable.citeAt({ start: 0, end: REGULATION.text.length })).toBe("26 CFR 1.9-1");
    expect(quotable.parts[0]).toMatchObject({ citation: "26 CFR 1.9-1", url: "/authority/26-cfr/1.9-1" });
  });
});

it("quotes a unit of the Code once, however often its partners name it", () => {
  const barns = section(
    "Levy on barns",
    [["a", "In general", "There is imposed a levy on each barn."]],
    "10",
  );
  const found = { citedUnit: null, phraseMatches: [], retrieved: [] };
  const sections = [
    { ...found, section: CODE },
    { ...found, section: barns, units: [1, 1] },
  ];
  const made = draftExtractive({
    question: "What is the levy on a windmill?",
    sections,
    year: 2031,
    leads: [],
  });
  expect(
    checkAnswer(made.draft.toString(), made.draft.sources).answer.match(/levy on each barn/g),
  ).toHaveLength(1);
});
