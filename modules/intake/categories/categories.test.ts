import { describe, expect, it } from "vitest";
import { CLASSIFICATIONS, FORMATS, type IntakeType } from "../schema.ts";
import { CATEGORIES } from "./index.ts";

const of = (intakeType: IntakeType) => CATEGORIES.filter((category) => category.intakeType === intakeType);
const groupsOf = (intakeType: IntakeType) => {
  const groups = of(intakeType).map(({ group }) => group);
  return groups.filter((group, at) => group !== groups[at - 1]);
};
const ids = (categories: typeof CATEGORIES) => categories.map(({ id }) => id);

describe("the list of categories", () => {
  it("has 41 for persons and 24 for businesses, each under an id of its own", () => {
    expect([of("personal").length, of("multi-entity").length]).toEqual([41, 24]);
    expect(new Set(ids(CATEGORIES)).size).toBe(65);
    for (const intakeType of ["personal", "multi-entity"] as const)
      expect(new Set(of(intakeType).map(({ name }) => name)).size).toBe(of(intakeType).length);
  });

  it("stands in the groups of the wizard, each in one piece", () => {
    expect(groupsOf("personal")).toEqual([
      "Wages & Income",
      "Deductions & Credits",
      "Business Tax Situations",
      "Other Tax Situations",
    ]);
    expect(groupsOf("multi-entity")).toEqual([
      "Organization",
      "Books",
      "Transactions",
      "Returns & Compliance",
    ]);
  });

  it("requires only what every client has", () => {
    expect(ids(CATEGORIES.filter(({ isRequired }) => isRequired))).toEqual([
      "photo-id",
      "ssn-itin-proof",
      "formation-documents",
      "ein-letters",
      "ownership-schedule",
      "trial-balance",
    ]);
    expect(ids(CATEGORIES.filter(({ askFirst }) => askFirst))).toEqual([
      "w-2",
      "form-1095-a",
      "prior-year-return",
      "governing-agreements",
      "financial-statements",
      "intercompany-ledger",
      "entity-prior-returns",
    ]);
  });

  it.each(CATEGORIES)("$id knows its formats, its class and its day", (category) => {
    const { acceptedFormats, expectedClass, dueToClient } = category;
    expect(acceptedFormats.length).toBeGreaterThan(0);
    expect(new Set(acceptedFormats).size).toBe(acceptedFormats.length);
    expect(FORMATS).toEqual(expect.arrayContaining(acceptedFormats));
    expect(CLASSIFICATIONS).toContain(expectedClass);
    if (dueToClient === null) return;
    const due = new Date(`${dueToClient}T00:00:00Z`);
    expect(due.toISOString()).toBe(`${dueToClient}T00:00:00.000Z`);
    // 26 USC 7503: never on a weekend or a holiday.
    expect([0, 6]).not.toContain(due.getUTCDay());
    expect(["2025-01-20", "2025-02-17", "2025-04-16"]).not.toContain(dueToClient);
  });

  it("has the days of each payer for tax year 2024, and none for a paper that nobody furnishes", () => {
    const on = (day: string | null) => ids(CATEGORIES.filter(({ dueToClient }) => dueToClient === day));
    expect(on("2025-01-31")).toEqual([
      ...["w-2", "1099-nec", "1099-misc", "1099-int", "1099-div", "1099-r", "ssa-1099", "1099-g", "1099-k"],
      ...["1099-other", "w-2g", "form-1098", "form-1098-t", "form-1098-e", "form-1095-a"],
    ]);
    expect(on("2025-02-18")).toEqual(["1099-b", "real-estate-sale"]);
    expect(on("2025-04-15")).toEqual(["schedule-k-1", "k-1-received"]);
    expect(on("2025-06-02")).toEqual(["hsa-statements", "ira-contributions"]);
    expect(on(null)).toEqual(expect.arrayContaining(ids(CATEGORIES.filter(({ isRequired }) => isRequired))));
  });

  it.each(CATEGORIES)("$id gives a reason of one sentence that ends in its authority", ({ reason }) => {
    expect(reason).toMatch(/^[A-Z0-9][^:]*: ./);
    expect(reason).toMatch(
      /, (26 USC \d+[A-Z]?\b|Treas\. Reg\. § [\d.-]+$|Notice 2014-21|IRS Publication \d+$)[^.:;]*( and Rev\. Rul\. [\d-]+)?$/,
    );
  });

  it("gives the reason for the 1095-A as the office words it", () => {
    expect(CATEGORIES.find(({ id }) => id === "form-1095-a")?.reason).toBe(
      "1095-A: the credit you were paid in advance must be settled, 26 USC 36B(f)",
    );
  });
});
