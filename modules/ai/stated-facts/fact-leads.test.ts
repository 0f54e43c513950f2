import { expect, it } from "vitest";
import type { AnswerSection } from "../answer-sections.ts";
import type { Lead } from "../leads.ts";
import type { Noted } from "../practice-notes/noted.ts";
import type { SourcedAnswer } from "../retrieval-answer.ts";
import { section } from "../testing.ts";
import { withFacts } from "./fact-leads.ts";

const mills = section("Mills", [
  ["a", "In general", "A child who has not attained age 13 is a miller."],
  ["b", "Exception for barges", "No credit is allowed for a mill on a barge."],
]);
const SECTIONS = [
  { section: mills, citedUnit: null, phraseMatches: [], retrieved: [], units: [1, 2] },
] as unknown as AnswerSection[];
const PLAIN = {
  checked: { answer: "", quotations: [], rejected: 0 },
  bottomLine: null,
} as unknown as SourcedAnswer;
const LED: Lead = {
  text: "Yes: a child under 13 is a miller.",
  quotations: [],
  warnings: [],
  confidence: 0.9,
};

function textsOf(asked: string, own = asked, ofFact = false): string[] {
  const note = { answer: LED.text, units: ["26 USC 9(a)"], ofFact, when: [] as RegExp[] };
  const noted = { note, lead: LED, sections: SECTIONS } as unknown as Noted;
  return withFacts({ own, asked, noted, sections: SECTIONS, plain: PLAIN }, [LED]).map(({ text }) => text);
}

it("puts a fact that the limit excludes first, without the note's yes", () => {
  expect(textsOf("My son turned 14. Is he a miller?")).toEqual([
    "Not at age 14: 26 USC 9(a) asks for under age 13.",
    "A child under 13 is a miller.",
  ]);
});

it("adds that a fact keeps the limit, which a follow-up asks first", () => {
  const remark = "At age 12 26 USC 9(a) is met: under age 13.";
  expect(textsOf("My son turned 12. Is he a miller?")).toEqual([LED.text, remark]);
  expect(textsOf("Is my son a miller? He is 12.", "He is 12.")).toEqual([remark, LED.text]);
});

it("holds no age against somebody disabled, whom limits of age leave out", () => {
  expect(textsOf("My son turned 14 and is disabled. Is he a miller?")).toEqual([LED.text]);
});

it("bars nothing by one of several ages that are joined by or", () => {
  const young = section("Young millers", [
    ["a", "In general", "A young miller is one who—", "chapeau"],
    ["a-1", "", "has not attained age 13, or"],
    ["a-2", "", "is a student who grinds."],
  ]);
  const sections = [{ ...SECTIONS[0]!, section: young, units: [2] }];
  const note = { answer: "One under 13 is a young miller.", units: ["26 USC 9(a)"] };
  const asked = "My son turned 14. Is he a young miller?";
  const noted = { note, lead: LED, sections } as unknown as Noted;
  expect(withFacts({ own: asked, asked, noted, sections, plain: PLAIN }, [LED])).toEqual([LED]);
});

it("measures nothing where the question asks how, or states two facts of one kind, or where the answer says no already", () => {
  expect(textsOf("My son turned 14. How much is the credit for a miller?")).toEqual([LED.text]);
  expect(textsOf("My son is 14 and my daughter is 12. Are they millers?")).toEqual([LED.text]);
  const note = { answer: "No credit but for a child under 13.", units: ["26 USC 9(a)"] };
  const lead = { ...LED, text: note.answer };
  const asked = "My son turned 14. Is he a miller?";
  const noted = { note, lead, sections: SECTIONS } as unknown as Noted;
  expect(withFacts({ own: asked, asked, noted, sections: SECTIONS, plain: PLAIN }, [lead])).toEqual([lead]);
});

it("measures by no limit that the note does not state", () => {
  const note = { answer: "Yes: a child is a miller.", units: ["26 USC 9(a)"] };
  const asked = "My son turned 14. Is he a miller?";
  const noted = { note, lead: LED, sections: SECTIONS } as unknown as Noted;
  expect(withFacts({ own: asked, asked, noted, sections: SECTIONS, plain: PLAIN }, [LED])).toEqual([LED]);
});

it("cites the unit with the limit that the note names first", () => {
  const held = section("Gains", [
    ["1", "Short", "A short gain is one of a mill held for not more than 1 year."],
    ["2", "Long", "A long gain is one of a mill held for more than 1 year."],
  ]);
  const sections = [{ ...SECTIONS[0]!, section: held, units: [2, 1] }];
  const note = { answer: "Long means held for more than 1 year.", units: ["26 USC 9(2)", "26 USC 9(1)"] };
  const asked = "I held the mill 11 months. Is my gain long?";
  const noted = { note, lead: LED, sections } as unknown as Noted;
  expect(withFacts({ own: asked, asked, noted, sections, plain: PLAIN }, [])[0]?.text).toBe(
    "Not with 11 months: 26 USC 9(2) asks for more than 1 year.",
  );
});

it("measures by the unit that decides where there is no note", () => {
  const asked = "My son turned 14. Is he a miller?";
  const by = (deciding: string) =>
    withFacts(
      { own: asked, asked, noted: null, sections: SECTIONS, plain: { ...PLAIN, deciding } as SourcedAnswer },
      [],
    ).map(({ text }) => text);
  expect(by("26 USC 9(a)")).toEqual(["Not at age 14: 26 USC 9(a) asks for under age 13."]);
  expect(by("26 USC 9(b)")).toEqual([]);
});

it("measures nothing by a unit that decides where its items differ, or the limit is far below it", () => {
  // 26 USC 1202(a)(1), 401(a)(9)(C)(v)
  const stock = section("Stock", [
    ["a", "In general", "Gain is excluded of—", "chapeau"],
    ["a-1", "", "old stock held for more than 5 years, and"],
    ["a-2", "", "new stock held for at least 3 years."],
    ["b", "Plans", "A plan qualifies if—", "chapeau"],
    ["b-1", "", "it pays—", "chapeau"],
    ["b-1-A", "", "a miller who has attained age 73."],
  ]);
  const sections = [{ ...SECTIONS[0]!, section: stock, units: [] }];
  const by = (deciding: string, asked: string) =>
    withFacts(
      { own: asked, asked, noted: null, sections, plain: { ...PLAIN, deciding } as SourcedAnswer },
      [],
    );
  expect(by("26 USC 9(a)", "I held the stock 4 years. Is my gain free?")).toEqual([]);
  expect(by("26 USC 9(b)", "I am 20. Must I be in the plan?")).toEqual([]);
});

it("leaves the yes where the fact keeps the limit", () => {
  expect(textsOf("My son turned 12. Is he a miller?")).toContain(LED.text);
});

it("quotes first what the note's subsections say of a follow-up's fact", () => {
  const [first] = textsOf("Is my mill credited, it is on a barge", "it is on a barge");
  expect(first).toContain("26 USC 9(b) has a rule of its own");
});

it("adds nothing to a note that is about the fact", () => {
  expect(textsOf("My son turned 14. Is he a miller?", undefined, true)).toEqual([LED.text]);
});

it("takes no age of an earlier turn for another year, and no limit of the note for one of another kind", () => {
  expect(textsOf("My son turned 14. Is he a miller? and for 2025?", "and for 2025?")).toEqual([LED.text]);
  const kept = section("Mills", [["a", "In general", "A mill held for 2 years or more is credited."]]);
  const note = { answer: "Once in a period, within 2 years.", units: ["26 USC 9(a)"] };
  const sections = [{ ...SECTIONS[0]!, section: kept, units: [1] }];
  const asked = "I held the mill for 1 year";
  const noted = { note, lead: LED, sections } as unknown as Noted;
  const texts = withFacts({ own: asked, asked, noted, sections, plain: PLAIN }, [LED]).map(
    ({ text }) => text,
  );
  expect(texts.join(" ")).not.toMatch(/at most 2 years/);
});
