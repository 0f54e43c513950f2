/** Amendment notes as the House prints them, of sections of our own. */
import { expect, it } from "vitest";
import type { DocumentText } from "#modules/authority";
import { changedLead, notYetLead } from "./changed.ts";

const note = (topic: string, ...paragraphs: string[]) => ({ topic, heading: "Notes", paragraphs });
const section = (...notes: ReturnType<typeof note>[]) =>
  ({ citation: "26 USC 9999", notes }) as unknown as DocumentText;
const asked = (year: number) => ({
  ...{ year, today: 2026, date: "2026-11-23", fiscalYearEnd: null },
  origin: "question" as const,
});
const quote = (path: string, text: string) => ({ citation: `26 USC 9999${path}`, text, source: 1 });

const MILLS = section(
  note(
    "amendments",
    "2025—Subsec. (b)(1). Pub. L. 119–99, § 70001(a), substituted “$2,400” for “$2,000”.",
    "Subsec. (b)(2). Pub. L. 119–99, § 70001(b), substituted “$800” for “$500”.",
    "Subsec. (c). Pub. L. 119–99, § 70002(a), substituted “100 percent” for “the applicable percentage”.",
  ),
  note(
    "effectiveDateOfAmendment",
    "Pub. L. 119–99, title VII, § 70001(c), July 4, 2025, 139 Stat. 1, provided that:",
    "“The amendments made by this section shall apply to taxable years beginning after December 31, 2024.”",
    "Pub. L. 119–99, title VII, § 70002(b), July 4, 2025, 139 Stat. 2, provided that:",
    "“(b) Effective Date.—",
    "“(1) In general.—The amendments made by this section shall apply to mills acquired after January 19, 2025.",
  ),
);
const FIRST = quote("(b)(1)", "the sum of $2,400, and");
const SECOND = quote("(b)(2)", "$800 for each wheel.");

it("turns back every quoted unit that the notes give the words of", () => {
  const lead = changedLead(MILLS, { decisive: [FIRST, SECOND], all: [FIRST, SECOND] }, asked(2024));
  expect(lead!.text).toContain("The words quoted are not those of 2024.");
  expect(lead!.text).toContain(
    "rebuilt from the notes: 26 USC 9999(b)(1): the sum of $2,000; 26 USC 9999(b)(2): $500 for each wheel.",
  );
  expect(changedLead(MILLS, { decisive: [FIRST], all: [FIRST] }, asked(2025))).toBeNull();
});

it("names new words that stand beside those that decide", () => {
  const decisive = [quote("(a)", "A miller is allowed a credit.")];
  const lead = changedLead(MILLS, { decisive, all: [...decisive, SECOND] }, asked(2024));
  expect(lead).toMatchObject({
    decides: false,
    warnings: [{ kind: "other_year", citation: "26 USC 9999(b)(2)" }],
  });
  expect(lead!.text).toContain("Some of the words below are not those of 2024.");
  expect(lead!.text).toContain("$800 in place of $500");
});

it("says that two rules hold for a year in which a change falls", () => {
  const share = quote("(c)", "an allowance equal to 100 percent of the basis");
  const of = (year: number) => changedLead(MILLS, { decisive: [share], all: [share] }, asked(year));
  expect(of(2025)!.text).toContain("Two rules hold for 2025.");
  expect(of(2025)!.text).toContain("for mills acquired after January 19, 2025");
  expect(of(2024)!.text).toContain(
    "rebuilt from the notes: an allowance equal to the applicable percentage of the basis",
  );
  expect(of(2026)).toBeNull();
});

it("a section whose own law says from when it applies is not in force before", () => {
  const fresh = section(
    note(
      "effectiveDate",
      "Pub. L. 119–99, title VII, § 70003(e), July 4, 2025, 139 Stat. 3, provided that:",
      "“(e) Effective Date.—“(1) In general.—Except as otherwise provided, the amendments made by this section [enacting this section] shall apply to amounts paid in taxable years beginning after December 31, 2024.",
    ),
  );
  expect(notYetLead(fresh, asked(2024))!.text).toBe(
    "No: 26 USC 9999 was not yet in force for 2024: it applies to amounts paid in taxable years beginning after December 31, 2024.",
  );
  expect(notYetLead(fresh, asked(2025))).toBeNull();
});

it("tells a new unit from the one that stood in its place, and opening words from the units below", () => {
  const moved = section(
    note(
      "amendments",
      "2025—Subsec. (g). Pub. L. 119–99, § 70004(b), added subsec. (g). Former subsec. (g) redesignated (h).",
      "Pub. L. 119–99, § 70004(a), substituted “beginning after 2017” for “2018 through 2025” in heading and struck out “, and before 2026” after “2017” in text.",
      "Subsec. (j). Pub. L. 119–99, § 70004(c), substituted “Mills” for “Kilns” in heading.",
      "Subsec. (j)(1). Pub. L. 119–99, § 70004(d), substituted “$75” for “$50” in two places.",
    ),
    note(
      "effectiveDateOfAmendment",
      "Pub. L. 119–99, title VII, § 70004(e), July 4, 2025, 139 Stat. 4, provided that:",
      "“The amendments made by this section shall apply to taxable years beginning after December 31, 2025.”",
    ),
  );
  const of = (quotation: ReturnType<typeof quote>) =>
    changedLead(moved, { decisive: [quotation], all: [quotation] }, asked(2024))!.text;
  expect(of(quote("(g)", "Expenses of millers."))).toContain(
    "(added; what was (g) until then is (h) now). The law of 2024 did not have it yet.",
  );
  expect(of(quote("(j)(1)", "$75 a mill, or $75 a kiln."))).toContain(
    "rebuilt from the notes: $50 a mill, or $50 a kiln.",
  );
});
