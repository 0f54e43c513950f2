/** Rules for some years, lists by year, and questions about a change itself, on sections of our own. */
import { describe, expect, it } from "vitest";
import type { DocumentText } from "#modules/authority";
import { readStatute } from "../statute/statute.ts";
import { section } from "../testing.ts";
import { askedChangeLead, asksChange } from "./asked-change.ts";
import { changedLead } from "./changed.ts";
import { describe as describeChange } from "./describing.ts";
import { struckLead } from "./struck.ts";
import { outsideWindowLead } from "./window.ts";
import { yearListLead, yearsOfItem } from "./year-list.ts";

const asked = (year: number) => ({
  ...{ year, today: 2026, date: "2026-11-23", fiscalYearEnd: null },
  origin: "question" as const,
});
const quote = (citation: string, text = "") => ({ citation, text, source: 1 });
const note = (topic: string, ...paragraphs: string[]) => ({ topic, heading: topic, paragraphs });

describe("a list with a figure for each year", () => {
  const law = readStatute(
    section("Limit on windmills", [
      ["a", "In general", "The deduction for windmills shall not exceed the applicable mill amount."],
      [
        "b",
        "Applicable mill amount",
        "For purposes of subsection (a), the term “applicable mill amount” means—",
      ],
      ["b-1", "", "in the case of any taxable year beginning in calendar year 2026, $20,000,"],
      [
        "b-2",
        "",
        "in the case of any taxable year beginning after calendar year 2026 and before 2030, 101 percent of the dollar amount in effect under this subsection for taxable years beginning in the preceding calendar year, and",
      ],
      ["b-3", "", "in the case of any taxable year beginning after calendar year 2029, $5,000."],
    ]),
  );
  const quoted = [
    quote("26 USC 9(a)", "The deduction for windmills shall not exceed the applicable mill amount."),
  ];

  it.each([
    [2026, "For 2026: $20,000 (26 USC 9(b)(1))."],
    [2028, "For 2028: $20,402 = $20,000 × 1.01 × 1.01 (26 USC 9(b)(2))."],
    [2031, "For 2031: $5,000 (26 USC 9(b)(3))."],
  ])("gives that of the year asked: %i", (year, text) => {
    expect(yearListLead(law, { quoted, question: "" }, asked(year))?.text).toBe(text);
  });

  it("halves it on a separate return, where the words that use it say so", () => {
    const half = quote(
      "26 USC 9(a)",
      "It shall not exceed the mill limit (half the mill limit in the case of a married individual filing a separate return).",
    );
    const lead = yearListLead(law, { quoted: [...quoted, half], question: "mill, MFS" }, asked(2031));
    expect(lead?.text).toBe(
      "For 2031: $5,000, and half of it, $2,500, for a married person filing separately (26 USC 9(b)(3)).",
    );
  });

  it("gives none for a year before the list, nor where another term is quoted", () => {
    expect(yearListLead(law, { quoted, question: "" }, asked(2024))).toBeNull();
    const other = [quote("26 USC 9(a)", "The deduction is $1.")];
    expect(yearListLead(law, { quoted: other, question: "" }, asked(2026))).toBeNull();
  });

  it("reads the years of an item", () => {
    expect(
      yearsOfItem("placed in service after December 31, 2019, and before January 1, 2022, 26 percent, and"),
    ).toEqual({
      first: 2020,
      last: 2021,
    });
    expect(yearsOfItem("in calendar year 2026, the mills")).toBeNull();
  });
});

describe("a rule for some years only", () => {
  const law = readStatute(
    section("Credit for windmills", [
      ["a", "Credit", "There shall be allowed a credit of $9."],
      [
        "b",
        "Special rule",
        "In the case of taxable years beginning after December 31, 2024, and before January 1, 2029, a second wheel counts.",
      ],
    ]),
  );
  const decisive = [quote("26 USC 9(b)")];

  it.each([
    [2023, "for 2023 it had not begun", "not_yet"],
    [2030, "for 2030 it will have ended", "ended"],
  ])("is said not to be of %i", (year, said, kind) => {
    const lead = outsideWindowLead(law, decisive, asked(year))!;
    expect(lead.text).toContain(said);
    expect(lead.warnings).toMatchObject([{ kind, citation: "26 USC 9(b)" }]);
  });

  it("is left alone for its years, and where another unit decides", () => {
    expect(outsideWindowLead(law, decisive, asked(2025))).toBeNull();
    expect(outsideWindowLead(law, [quote("26 USC 9(a)")], asked(2023))).toBeNull();
  });
});

describe("questions about a change", () => {
  const changed: DocumentText = {
    ...section("Credit for windmills", [
      ["a", "Credit", "There shall be allowed a credit of $9 for each windmill."],
      ["b", "Floor", "No credit is allowed below a floor of 1 percent."],
    ]),
    notes: [
      note(
        "amendments",
        "2025—Subsec. (a). Pub. L. 119–99, § 70001(a), substituted “$9 ($4” for “of $5 ($2”.",
        "Subsec. (b). Pub. L. 119–99, § 70001(b), added subsec. (b) and struck out former subsec. (b). Prior to amendment, text read as follows: “A treadmill, or a computer, counts as well.”",
      ),
      note(
        "effectiveDateOfAmendment",
        "Pub. L. 119–99, title VII, § 70001(c), July 4, 2025, 139 Stat. 1, provided that:",
        "“The amendments made by this section shall apply to taxable years beginning after December 31, 2025.”",
      ),
    ],
  };

  it.each([
    ["When does the floor begin?", "since"],
    ["a floor of 1 percent starting when", "since"],
    ["the floor for windmills begins which year", "since"],
    ["floor for windmills year begins", "since"],
    ["What did P.L. 119-99 change in the windmill credit?", "what"],
    ["When does the phase-out of the credit begin?", null],
    ["When does depreciation of a windmill start?", null],
    ["When will my holding period begin?", null],
    ["Does the credit apply when the windmill is rented?", null],
    ["How much is the credit?", null],
  ])("are told apart: %s", (question, kind) => expect(asksChange(question)).toBe(kind));

  it("are answered with the date of the unit that decides, or with what the law changed", () => {
    const of = (question: string, unit: string) =>
      askedChangeLead(changed, { question, quoted: [quote(unit)], describe: describeChange, year: null })
        ?.text;
    expect(of("When does the floor begin?", "26 USC 9(b)")).toContain(
      "26 USC 9(b) was changed by P.L. 119-99 § 70001, for taxable years beginning after December 31, 2025",
    );
    expect(of("What did P.L. 119-99 change in the windmill credit?", "26 USC 9(a)")).toMatch(
      /^26 USC 9\(a\) was changed .*\(\$9 \(\$4\) in place of \$5 \(\$2\)\)\. 26 USC 9\(b\) was changed/,
    );
    expect(of("What did P.L. 118-1 change in the windmill credit?", "26 USC 9(a)")).toBeUndefined();
  });

  it("what only struck words speak of is no longer law, in the years after", () => {
    expect(struckLead(changed, "Does a treadmill count?", asked(2026))?.text).toBe(
      "No longer: what 26 USC 9(b) said of it was struck out by P.L. 119-99 § 70001, for taxable years beginning after December 31, 2025.",
    );
    expect(struckLead(changed, "Does a treadmill count?", asked(2025))).toBeNull();
    expect(struckLead(changed, "Does a windmill count?", asked(2026))).toBeNull();
    // One stem with "computer".
    expect(struckLead(changed, "Credit for windmills, computation", asked(2026))).toBeNull();
    // A generation later the word stands in the old text by chance.
    expect(struckLead(changed, "Does a treadmill count?", asked(2050))).toBeNull();
  });

  it("say nothing where an act only clears away what had ended long before", () => {
    const swept = {
      ...changed,
      notes: changed.notes.map(({ paragraphs, ...one }) => ({
        ...one,
        paragraphs: paragraphs.map((text) => text.replace("December 31, 2025", "December 31, 1982")),
      })),
    };
    expect(struckLead(swept, "Does a treadmill count?", asked(2026))).toBeNull();
  });
});

describe("former words", () => {
  const law = (...amendments: string[]): DocumentText => ({
    ...section("Credit for windmills", [["a", "Credit", "The credit is $15."]]),
    notes: [
      note("amendments", ...amendments),
      note(
        "effectiveDateOfAmendment",
        "Pub. L. 119–99, title VII, § 70001(c), July 4, 2025, 139 Stat. 1, provided that:",
        "“The amendments made by this section shall apply to taxable years beginning after December 31, 2025.”",
      ),
    ],
  });
  const text = (document: DocumentText, year = 2024) => {
    const quoted = [quote("26 USC 9(a)", "The credit is $15.")];
    return changedLead(document, { decisive: quoted, all: quoted }, asked(year))?.text ?? null;
  };
  const FIGURE = "2025—Subsec. (a). Pub. L. 119–99, § 70001(a), substituted “$15” for “$5”.";

  it("are not rebuilt from one change where another put a figure in its place", () => {
    const said = text(
      law(
        FIGURE,
        "Subsec. (a)(1). Pub. L. 119–99, § 70001(b), struck out par. (1) which read as follows: “For 2018 through 2025 subsection (a) shall be applied by substituting ‘$10’ for ‘$5’.”",
      ),
    );
    expect(text(law(FIGURE))).toContain("rebuilt from the notes: The credit is $5.");
    expect(said).not.toContain("rebuilt");
    expect(said).toContain("by substituting $10 for $5");
  });

  it("are not rebuilt for a year with a rule of its own that the notes only name", () => {
    const said = text(
      law(
        FIGURE,
        "Subsec. (i). Pub. L. 119–99, § 70001(d), amended subsec. (i) generally. Prior to amendment, subsec. (i) related to special rules for 2021.",
      ),
      2021,
    );
    expect(said).toContain("A rule of its own held for 2021 (former 26 USC 9(i), struck out by P.L. 119-99)");
    expect(said).not.toContain("rebuilt");
  });

  it("differ where the whole section was written anew, and not where a heading was", () => {
    expect(text(law("2025—Pub. L. 119–99, § 70001(a), amended section generally."))).toContain(
      "26 USC 9 was changed by P.L. 119-99",
    );
    expect(
      text(
        law(
          "2025—Subsec. (a). Pub. L. 119–99, § 70001(a), substituted “after 2017” for “2018 through 2025” in heading.",
        ),
      ),
    ).toBeNull();
  });
});
