import { describe, expect, it } from "vitest";
import type { DocumentText, Passage, Similarity } from "#modules/authority";
import { checkAnswer } from "../checking.ts";
import { draftExtractive } from "../extractive.ts";
import type { AnswerSection } from "../answer-sections.ts";
import { section } from "../testing.ts";
import { decidingDocument } from "./deciding-document.ts";
import { compare, isUnder } from "./signals.ts";

const CODE = section("Levy on windmills", [["a", "In general", "There is imposed a levy on each windmill."]]);
const REGULATION = other("26 CFR 1.9-1", [
  ["a", "Scope", "This section provides rules for windmills."],
  ["b", "Broken sails", "A windmill with a broken sail is valued without the sail until it is mended."],
]);
const RULING = other("Rev. Rul. 2031-4", [
  ["1", "Facts", "A miller lets tourists grind corn in a windmill on Sundays."],
  ["2", "Holding", "Admission paid by tourists who grind corn on Sundays is no rent of the windmill."],
]);

function other(citation: string, lines: [string, string, string][]): DocumentText {
  const isRegulation = citation.startsWith("26 CFR");
  const kind = isRegulation ? ("regulation" as const) : ("ruling" as const);
  return {
    ...section(isRegulation ? "Windmills" : "Visitors of windmills", lines),
    ...{ kind, key: citation.replace("26 CFR ", ""), citation, asOf: "2031-02-01" },
    ...{ shelf: isRegulation ? ("regulation" as const) : ("ruling" as const), url: "/authority/other" },
  } as DocumentText;
}

function passage(document: DocumentText, similarity: Partial<Similarity>, coverage = 1): Passage {
  return {
    ...{ document, coverage, score: 1, cited: false, citedUnit: null, pointed: [] },
    similarity: { passage: 0, section: 0, phrase: 0, ...similarity },
    chunk: { start: 0, end: document.text.length } as Passage["chunk"],
  };
}

const asked = (text: string) => ({
  text,
  subject: { outOfScope: 0.1, domain: { odds: 5, tax: 0.6, other: 0.2 } },
  meaning: null,
});
const near = { passage: 0.85, section: 0.7 };
const far = { passage: 0.4, section: 0.35, phrase: 0.45 };
const SUNDAYS = "Is admission paid by tourists who grind corn in my windmill on Sundays rent?";
const SAILS = "How is a windmill with a broken sail valued until it is mended?";

describe("whether a document of another shelf decides", () => {
  const decide = (question: string, passages: Passage[], isOfCode = true) => {
    const found = decidingDocument(asked(question), passages, isOfCode);
    return found && [found.answered.section.citation, found.answered.role, found.decides];
  };

  it("does where it holds the words that the Code lacks and is nearer in meaning", () => {
    const found = [passage(CODE, far, 0.2), passage(RULING, near)];
    expect(decide(SUNDAYS, found)).toEqual(["Rev. Rul. 2031-4", "deciding document", true]);
    expect(decide(SUNDAYS, found, false)).toEqual(["Rev. Rul. 2031-4", "deciding document", true]);
  });

  it("does not where the Code is as near and holds as many of the words", () => {
    const strong = { passage: 0.9, section: 0.8, phrase: 0.95 };
    expect(
      decide("What is the levy on a windmill?", [passage(CODE, strong), passage(RULING, far, 0.2)]),
    ).toBeNull();
  });

  it("lets a regulation say more under the section of the Code that leads", () => {
    const found = [
      passage(CODE, { passage: 0.9, section: 0.8, phrase: 0.95 }),
      passage(REGULATION, { passage: 0.4, section: 0.3, phrase: 0.6 }, 0.2),
    ];
    expect(decide("When is the levy on windmills due in villages of a county?", found)).toEqual([
      "26 CFR 1.9-1",
      "under the Code",
      false,
    ]);
  });

  it("lets that regulation decide where its section of the Code hardly speaks of it", () => {
    const found = [passage(CODE, far, 0.3), passage(REGULATION, near)];
    expect(decide(SAILS, found)).toEqual(["26 CFR 1.9-1", "deciding document", true]);
  });

  it("leaves a case to the section that the document points to", () => {
    const pointing = other("Rev. Rul. 2031-4", [
      [
        "1",
        "Holding",
        "Admission paid by tourists who grind corn on Sundays: see section 9 for a special rule.",
      ],
    ]);
    const found = [passage(CODE, far, 0.2), passage(pointing, near)];
    expect(decide(SUNDAYS, found)).toEqual(["Rev. Rul. 2031-4", "under the Code", false]);
  });

  it("is an opinion where a court's decision is asked for, though a ruling is likelier", () => {
    const opinion = { ...RULING, citation: "99 T.C. 9", kind: "tax-court", shelf: "opinion" } as DocumentText;
    const found = [
      passage(CODE, far, 0.2),
      passage(RULING, near),
      passage(opinion, { passage: 0.7, section: 0.6 }),
    ];
    expect(decide(SUNDAYS, found)![0]).toBe("Rev. Rul. 2031-4");
    const ofCourt = "What did the Tax Court say of admission paid by tourists who grind corn in a windmill?";
    expect(decide(ofCourt, found)).toEqual(["99 T.C. 9", "deciding document", true]);
  });

  it("leaves a single term to the Code", () => {
    const found = [passage(CODE, far, 0.2), passage(RULING, near)];
    expect(decide("What is a windmill?", found)).toBeNull();
  });

  it("leaves a question that names its law to that law", () => {
    const named = { ...passage(CODE, far, 0.2), cited: true };
    expect(decide(`${SUNDAYS} What of section 9?`, [named, passage(RULING, near)])).toBeNull();
    expect(decide(SUNDAYS, [named, passage(RULING, near)])).not.toBeNull();
  });

  it("does not answer for another field or another place in the Code's stead", () => {
    const found = [passage(CODE, far, 0.2), passage(RULING, near)];
    const inFrance = SUNDAYS.replace("?", " by the tax law of France?");
    expect(decide(inFrance, found, false)).toBeNull();
    expect(decide(inFrance, found)).not.toBeNull();
  });

  it("takes nothing that was found by words alone", () => {
    const found = [passage(CODE, far, 0.2), { ...passage(RULING, near), similarity: null }];
    expect(decide(SUNDAYS, found)).toBeNull();
  });
});

describe("the comparison", () => {
  it("tells the words that the document adds to the Code's first section, and those that it lacks", () => {
    const found = compare(asked(SUNDAYS), { passages: [passage(RULING, near)], next: 0 }, [
      passage(CODE, far),
    ]);
    expect(found.held).toBeGreaterThan(found.heldByCode);
    expect(found.gained).toBeGreaterThan(0.5);
    expect(found).toMatchObject({ lost: 0, ruling: 1, regulation: 0, tied: 0, passage: 0.85 });
  });

  it("knows a regulation's section by its number", () => {
    expect(isUnder(REGULATION, "26 USC 9")).toBe(true);
    expect(isUnder(REGULATION, "26 USC 91")).toBe(false);
    expect(isUnder(RULING, "26 USC 9")).toBe(false);
  });

  it("does without a Code", () => {
    const found = compare(asked(SUNDAYS), { passages: [passage(RULING, near)], next: 0 }, []);
    expect(found).toMatchObject({ codePassage: 0, heldByCode: 0, lost: 0, tied: 0 });
  });
});

describe("an answer that another shelf decides", () => {
  const answered = (document: DocumentText, role?: AnswerSection["role"]): AnswerSection => ({
    ...{ section: document, citedUnit: null, phraseMatches: [], role },
    retrieved: [{ start: 0, end: document.text.length, share: 1 }],
  });
  const draft = (question: string, sections: AnswerSection[]) => {
    const { draft: made, bottomLine } = draftExtractive({ question, sections, year: 2031, leads: [] });
    const checked = checkAnswer(made.toString(), made.sources);
    return { above: checked.answer.split("## The rest")[0]!, bottomLine, ...checked };
  };

  it("opens with its holding, and keeps the Code for the rest", () => {
    const made = draft(SUNDAYS, [answered(CODE), answered(RULING, "deciding document")]);
    expect(made.above).toMatch(/^Rev\. Rul\. 2031-4, Visitors of windmills, says:/);
    expect(made.above).toContain("“Admission paid by tourists");
    expect(made.above).not.toContain("26 USC 9");
    expect(made.answer).toContain("26 USC 9(a)");
    expect(made.bottomLine).toBeNull();
    expect(made.rejected).toBe(0);
  });

  it("opens with the paragraph of a regulation", () => {
    const made = draft(SAILS, [answered(CODE), answered(REGULATION, "deciding document")]);
    expect(made.above).toMatch(
      /^The rule is in the regulations:\n26 CFR 1\.9-1\(b\), Broken sails: “A windmill with/,
    );
  });

  it("sets the regulation under the Code's unit, above the fold and only once", () => {
    const made = draft(SAILS, [answered(CODE), answered(REGULATION, "under the Code")]);
    expect(made.above).toMatch(/26 USC 9\(a\)[\s\S]+26 CFR 1\.9-1\(b\)/);
    expect(made.answer.match(/26 CFR 1\.9-1\(b\), Broken sails/g)).toHaveLength(1);
  });

  it("quotes a question with its answer", () => {
    const notice = other("Rev. Rul. 2031-5", [
      ["1", "Questions", "Q-1: Is a day of grinding corn for tourists a day of use?"],
      ["1", "", "A-1: Yes. The owner uses the mill on that day."],
    ]);
    const made = draft("Is grinding corn for tourists a day of use?", [
      answered(notice, "deciding document"),
    ]);
    expect(made.above).toMatch(/Q-1: [\s\S]+A-1: Yes\./);
    expect(made.rejected).toBe(0);
  });

  it("opens a document that the question names, with what it holds where no word is shared", () => {
    const made = draft("What does Rev. Rul. 2031-4 say?", [{ ...answered(RULING), citedUnit: null }]);
    expect(made.above).toMatch(/^Rev\. Rul\. 2031-4, [\s\S]+“Admission paid/);
    expect(made.answer).toMatch(/Rev\. Rul\. 2031-4, Visitors of windmills\. As of 2031-02-01\./);
  });

  it("passes over what only says where to read on", () => {
    const publication = other("Pub. 9", [
      [
        "1",
        "Future developments",
        "For the latest information about grinding corn on Sundays, go to IRS.gov/Pub9.",
      ],
      ["2", "Corn", "Grinding corn on Sundays is a trade."],
    ]);
    const made = draft("Is grinding corn on Sundays a trade?", [answered(publication, "deciding document")]);
    expect(made.above).toContain("is a trade");
    expect(made.above).not.toContain("latest information");
  });
});
