/** Whether a document decides against the Code and the practice note that fits. */
import { describe, expect, it } from "vitest";
import type { DocumentText, Passage } from "#modules/authority";
import type { AnswerSection } from "../answer-sections.ts";
import { section } from "../testing.ts";
import { signalsAgainst, type Rivalry } from "./against-the-code.ts";
import { settled, type OtherDocument } from "./deciding-document.ts";
import { comparedInMeaning } from "./in-meaning.ts";

const QUESTION = "Does a miller owe the levy on a broken wheel that a storm tore off?";
const CODE = section("Levy on mills", [["a", "In general", "There is imposed a levy on each mill."]]);
const REGULATION = {
  ...section("Wheels", [["a", "", "A wheel that a storm tore off is broken, and no levy is owed on it."]]),
  ...{ kind: "regulation" as const, shelf: "regulation" as const, key: "1.9-1", citation: "26 CFR 1.9-1" },
};

const answered = (document: DocumentText): AnswerSection => ({
  ...{ section: document, citedUnit: null, phraseMatches: [] },
  retrieved: [{ start: 0, end: document.text.length, share: 1 }],
});
const passage = (document: DocumentText): Passage => ({
  ...{ document, coverage: 1, score: 1, cited: false, citedUnit: null, pointed: [], similarity: null },
  chunk: { start: 0, end: document.text.length } as Passage["chunk"],
});
const RIVALRY: Omit<Rivalry, "document" | "chance"> = {
  ...{ question: QUESTION, year: 2031, lead: answered(CODE), note: null },
  found: [passage(CODE), passage(REGULATION)],
};
const other = (chance: number, given: Partial<OtherDocument> = {}): OtherDocument => ({
  ...{ answered: answered(REGULATION), decides: false, yields: false, isSure: false, chance },
  ...given,
});
const ELSEWHERE = answered({ ...REGULATION, key: "1.99-1", citation: "26 CFR 1.99-1" });
const NOTE = "No levy on a wheel that a storm tore off: a broken wheel owes none, whoever the miller is.";

describe("a document against the Code", () => {
  it("stands under its own section of the Code, and decides there only when it is as good as sure", () => {
    expect(settled(other(0.6), RIVALRY)).toMatchObject({
      ...{ decides: false, answered: { role: "under the Code" } },
    });
    expect(settled(other(0.95), RIVALRY)).toMatchObject({
      ...{ decides: true, noteSays: false, answered: { role: "deciding document" } },
    });
    expect(settled(other(0.97), { ...RIVALRY, note: "Grain is weighed." })?.decides).toBe(false);
  });

  it("only says more where a note says what is asked, and nothing where it is hardly likely", () => {
    expect(settled(other(0.4), { ...RIVALRY, note: NOTE })).toMatchObject({
      ...{ decides: false, answered: { role: "under the Code" } },
    });
    expect(settled(other(0.05), { ...RIVALRY, note: NOTE })).toBeNull();
  });

  it("lets the note say what holds in general where it decides all the same", () => {
    const apart = other(0.97, { answered: ELSEWHERE });
    expect(settled(apart, { ...RIVALRY, note: NOTE })).toMatchObject({ decides: true, noteSays: true });
    const aside = "Grain is weighed.";
    expect(settled(apart, { ...RIVALRY, note: aside })).toMatchObject({ noteSays: false });
  });

  it("must be likely where it is of another subject than the section that leads", () => {
    expect(settled(other(0.25, { answered: ELSEWHERE }), RIVALRY)).toBeNull();
    expect(settled(other(0.6, { answered: ELSEWHERE }), RIVALRY)?.decides).toBe(true);
  });

  it("gives way to a note while it is only proposed", () => {
    const given = (facts: object) =>
      other(0.97, { answered: answered({ ...ELSEWHERE.section, facts } as DocumentText) });
    const aside = { ...RIVALRY, note: "Grain is weighed." };
    expect(settled(given({ proposed: true }), aside)?.decides ?? false).toBe(false);
    expect(settled(given({}), aside)?.decides).toBe(true);
    expect(settled(given({ proposed: true }), RIVALRY)?.decides).toBe(true);
    const heading = { ...RIVALRY, question: "tourists on windmills of Sundays" };
    expect(settled(given({ proposed: true }), heading)?.decides ?? false).toBe(false);
    expect(settled(given({}), heading)?.decides).toBe(true);
  });

  it("never decides where it leaves the case to that section", () => {
    expect(settled(other(0.9, { yields: true }), RIVALRY)).toMatchObject({ decides: false });
  });

  it("counts a word of the question that the Code has as said", () => {
    const signals = signalsAgainst({ ...RIVALRY, document: answered(REGULATION), chance: 0.5 });
    expect(signals.ofCode).toBeGreaterThan(0);
    expect(signals.ofCode).toBeLessThan(0.5);
    expect(signals).toMatchObject({ likely: 0, ofNote: 0, noted: 0, ofRegulation: 1, ofOpinion: 0 });
  });
});

describe("a document compared in meaning", () => {
  // Vectors are kept by the structure: each comparison has its own.
  const fresh = (document: DocumentText) => answered({ ...document, structure: { ...document.structure } });
  const compare = (near: RegExp) =>
    comparedInMeaning(other(0.6, { decides: true, answered: fresh(REGULATION) }), {
      ...{ question: QUESTION, year: 2031, lead: fresh(CODE) },
      embed: async (texts) => texts.map((text) => (text === QUESTION || near.test(text) ? [1, 0] : [0, 1])),
    });

  it("decides where one of its parts is nearer than the Code's unit, else it says more", async () => {
    expect((await compare(/storm/)).decides).toBe(true);
    const behind = await compare(/imposed/);
    expect(behind).toMatchObject({ decides: false, answered: { role: "under the Code" } });
    expect(behind.answered.nearness!.size).toBe(1);
  });
});
