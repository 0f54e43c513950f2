/** Law that has ended, that is for a few years only, or that has not begun, by the words of made-up sections. */
import { describe, expect, it } from "vitest";
import type { DocumentText } from "#modules/authority";
import { createRelevance } from "../statute/relevance.ts";
import type { Quotation } from "../schema.ts";
import { readStatute } from "../statute/statute.ts";
import { section, type Line } from "../testing.ts";
import type { AskedYear } from "../years/year.ts";
import { changedLead, notYetLead } from "./changed.ts";
import { endedLead, endingOf } from "./ended.ts";
import { specialYearLead, unitsForYear } from "./special-years.ts";

const asked = (year: number, origin: AskedYear["origin"] = "question"): AskedYear => ({
  ...{ year, origin, today: 2026, date: "2026-11-23", fiscalYearEnd: null },
});
const RULE: Line = ["a", "Credit", "There shall be allowed a credit of $5 for each windmill."];
const statute = (...lines: Line[]) => readStatute(section("Credit for windmills", [RULE, ...lines]));
const ENDS: Line = [
  "b",
  "Termination",
  "This section shall not apply to windmills placed in service after December 31, 2025.",
];

describe("endingOf", () => {
  it.each([
    [ENDS[2], "Termination", "2025-12-31"],
    ["This section shall not apply to any taxable year beginning after December 31, 2017.", "", "2017-12-31"],
    [
      "No credit shall be allowed under this section for windmills acquired after September 30, 2025.",
      "Termination",
      "2025-09-30",
    ],
    [
      "Subsection (a) shall not apply to amounts paid after June 30, 2026.",
      "Application of section",
      "2026-06-30",
    ],
    ["This section shall cease to apply on or after January 1, 2027.", "Sunset", "2027-01-01"],
  ])("%j under %j ends after %s", (words, heading, after) => {
    expect(endingOf(statute(["b", heading, words]))?.after).toBe(after);
  });

  it.each([
    ["Paragraph (1) shall not apply to windmills built after December 31, 2025.", "Termination"],
    ["This section shall apply to windmills built after December 31, 2025.", "Effective date"],
    ["This section shall not apply to windmills of stone.", "Exceptions"],
    ["Subsection (a) shall not apply to amounts paid after June 30, 2026.", "Special rule"],
    ["", "Termination"],
  ])("%j under %j ends nothing", (words, heading) => {
    expect(endingOf(statute(["b", heading, words]))).toBeNull();
  });

  it("reads subsections only: a paragraph ends a part", () => {
    expect(endingOf(statute(["b", "Towers", "Of towers half."], ["b-1", "Termination", ENDS[2]]))).toBeNull();
  });
});

describe("endedLead", () => {
  it.each([
    ["Is there a credit?", 2025, null],
    [
      "Is there a credit?",
      2026,
      "No: 26 USC 9 has ended: it does not apply to windmills placed in service after December 31, 2025.",
    ],
    ["Is there a credit for one built in June 2026?", 2026, "No: 26 USC 9 has ended"],
    ["Is there a credit?", 2040, "No: 26 USC 9 has ended"],
  ])("%s in %i: %s", (question, year, said) => {
    const text = endedLead(statute(ENDS), question, asked(year))?.text ?? null;
    if (said === null) expect(text).toBeNull();
    else expect(text).toContain(said);
  });

  const MIDYEAR: Line = ["b", "Termination", ENDS[2].replace("December 31, 2025", "September 30, 2025")];

  it.each([
    ["Is there a credit?", "ends within 2025"],
    ["Is there a credit for one built in August 2025?", null],
    ["Is there a credit for one built in September 2025?", null],
    ["Is there a credit for one built in October 2025?", "has ended"],
    ["Is there a credit for one built on September 30, 2025?", null],
    ["Is there a credit for one built on October 1, 2025?", "has ended"],
  ])("tells within the year of the end: %s %s", (question, said) => {
    const text = endedLead(statute(MIDYEAR), question, asked(2025))?.text ?? null;
    if (said === null) expect(text).toBeNull();
    else expect(text).toContain(said);
  });

  it("quotes the unit that ends it and warns", () => {
    const law = statute(ENDS);
    const lead = endedLead(law, "Is there a credit?", asked(2026))!;
    const quoted = lead.quotations.map(({ range }) => law.section.text.slice(range.start, range.end));
    expect(quoted).toEqual([ENDS[2]]);
    expect(lead.warnings).toMatchObject([{ kind: "ended", citation: "26 USC 9(b)" }]);
  });
});

describe("special years", () => {
  const law = statute(
    ["b", "Special rule for windmills built in 2018, 2019, and 2020", ""],
    [
      "b-1",
      "In general",
      "For taxable years beginning after December 31, 2017, and before January 1, 2021, the credit is $9.",
    ],
    [
      "c",
      "Long window",
      "For taxable years beginning after December 31, 2009, and before January 1, 2026, the credit is $7.",
    ],
  );
  const units = (year: number) => unitsForYear(law, year).map(({ unit }) => unit.id);

  it.each([
    [2017, []],
    [2018, ["b"]],
    [2020, ["b"]],
    [2021, []],
    [2015, []],
  ])("of %i are %j", (year, ids) => {
    expect(units(year)).toEqual(ids);
  });

  const QUESTION = "How much is the credit for a windmill?";
  const relevance = createRelevance(QUESTION, law, {
    ...{ section: law.section, citedUnit: null, phraseMatches: [], retrieved: [] },
  });

  it("say that a rule of its own applies, and quote it whole", () => {
    const lead = specialYearLead(law, { relevance, question: QUESTION }, asked(2019))!;
    expect(lead.text).toBe(
      "For 2019 a rule of its own applies: 26 USC 9(b), special rule for windmills built in 2018, 2019, and 2020.",
    );
    const [quoted] = lead.quotations.map(({ range }) => law.section.text.slice(range.start, range.end));
    expect(quoted).toContain("the credit is $9.");
  });

  it("are none for a year without them, nor for a question of today", () => {
    expect(specialYearLead(law, { relevance, question: QUESTION }, asked(2023))).toBeNull();
    const today = { ...asked(2019, "today"), today: 2019 };
    expect(specialYearLead(law, { relevance, question: QUESTION }, today)).toBeNull();
    expect(
      specialYearLead(law, { relevance, question: QUESTION }, { ...today, origin: "question" }),
    ).not.toBeNull();
  });
});

describe("changes told by the notes", () => {
  const notes = (topic: string, paragraphs: string[]) => ({ topic, heading: topic, paragraphs });
  const withNotes = (...all: ReturnType<typeof notes>[]): DocumentText => ({
    ...section("Credit for windmills", [
      ["a", "Credit", "There shall be allowed a credit of $9 for each windmill."],
    ]),
    notes: all,
  });
  const changed = withNotes(
    notes("amendments", ["2025—Subsec. (a). Pub. L. 119–99, § 70001(a), substituted “$9” for “$5”."]),
    notes("effectiveDateOfAmendment", [
      "Pub. L. 119–99, title VII, § 70001(b), July 4, 2025, 139 Stat. 1, provided that:",
      "“The amendments made by this section shall apply to taxable years beginning after December 31, 2025.”",
    ]),
  );
  const quotation = {
    ...{ citation: "26 USC 9(a)", text: "There shall be allowed a credit of $9 for each windmill." },
  } as Quotation;
  const of = (...quoted: Quotation[]) => ({ decisive: quoted, all: quoted });

  it("are turned back for a year before them", () => {
    const lead = changedLead(changed, of(quotation), asked(2025))!;
    expect(lead.text).toContain("The words quoted are not those of 2025.");
    expect(lead.text).toContain("26 USC 9(a) was changed by P.L. 119-99 § 70001");
    expect(lead.text).toContain(
      "rebuilt from the notes: There shall be allowed a credit of $5 for each windmill.",
    );
    expect(lead.warnings[0]!.kind).toBe("other_year");
  });

  it.each([2026, 2027])("say nothing of %i, when they are in force", (year) => {
    expect(changedLead(changed, of(quotation), asked(year))).toBeNull();
  });

  it("say nothing of units that are not quoted", () => {
    expect(changedLead(changed, of({ ...quotation, citation: "26 USC 9(b)" }), asked(2025))).toBeNull();
    expect(changedLead(changed, of({ ...quotation, citation: "26 USC 90(a)" }), asked(2025))).toBeNull();
    expect(changedLead(changed, of(), asked(2025))).toBeNull();
  });

  it("are not rebuilt where the new words stand twice", () => {
    const twice = { ...quotation, text: "A credit of $9, not more than $9." };
    const { text, confidence } = changedLead(changed, of(twice), asked(2025))!;
    expect(text).toContain("The library does not hold the words for 2025");
    expect(confidence).toBeLessThan(0.7);
  });

  it.each([
    ["technical", "2025—Subsec. (a). Pub. L. 119–99, § 70001(a), made technical amendment."],
    [
      "a heading",
      "2025—Subsec. (a). Pub. L. 119–99, § 70001(a), substituted “Levy 9” for “Toll 5” in heading.",
    ],
    ["a year's own number", "2025—Subsec. (a). Pub. L. 119–99, § 70001(a), substituted “2026” for “2025”."],
  ])("of %s alone are no other law", (_, words) => {
    const [, effective] = changed.notes;
    expect(
      changedLead(
        { ...changed, notes: [notes("amendments", [words]), effective!] },
        of(quotation),
        asked(2025),
      ),
    ).toBeNull();
  });

  const begins = (words: string) => withNotes(notes("effectiveDate", [words]));
  const BEGINS = begins(
    "Section applicable to taxable years beginning after Dec. 31, 2026, see section 70411(c)(1) of Pub. L. 119–21, set out as a note.",
  );

  it.each([
    [
      2025,
      "No: 26 USC 9 was not yet in force for 2025: it applies to taxable years beginning after December 31, 2026.",
    ],
    [
      2026,
      "Not yet in force for 2026: 26 USC 9 applies only to taxable years beginning after December 31, 2026, by the note below the section.",
    ],
    [2027, null],
  ])("say when the section begins: %i", (year, text) => {
    expect(notYetLead(BEGINS, asked(year))?.text ?? null).toBe(text);
  });

  it("say nothing without a note", () => {
    expect(notYetLead(withNotes(), asked(1990))).toBeNull();
  });
});
