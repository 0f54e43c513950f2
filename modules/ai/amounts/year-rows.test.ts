/** Which rows of a year's amounts a question asks for; rows of our own making. */
import { describe, expect, it } from "vitest";
import type { FilingStatus, StatedAmountRow } from "#modules/authority";
import { chooseRows, sectionsFound } from "./year-rows.ts";

interface Made {
  unit: string;
  heading: string;
  label?: string;
  status?: FilingStatus | null;
  pin: string;
}

const row = ({ unit, heading, label = "", status = null, pin }: Made) =>
  ({
    ...{ unit: `26 USC ${unit}`, heading, label, status, pin, taxYear: 2031, cents: 100, percent: null },
    ...{ paper: "Rev. Proc. 2030-7", start: 0, end: 1, quote: { start: 0, end: 1 } },
  }) as unknown as StatedAmountRow;

const DEDUCTION = { heading: "Standard Deduction", pin: "§ 4.02" };
const ROWS = [
  row({ ...DEDUCTION, unit: "63(c)(2)", status: "joint" }),
  row({ ...DEDUCTION, unit: "63(c)(2)", status: "head" }),
  row({ ...DEDUCTION, unit: "63(c)(2)", status: "single" }),
  row({ ...DEDUCTION, unit: "63(c)(5)", label: "dependent" }),
  row({
    unit: "23(b)(1)",
    heading: "Adoption Credit",
    label: "maximum credit for the adoption of a child",
    pin: "§ 4.03",
  }),
  row({
    unit: "23(b)(2)",
    heading: "Adoption Credit",
    label: "income at which the credit begins to phase out",
    pin: "§ 4.03",
  }),
  row({ unit: "2503", heading: "Annual Exclusion for Gifts", label: "gifts to any person", pin: "§ 4.04" }),
];

const choose = (question: string, sections: string[], status: FilingStatus | null = null, rows = ROWS) =>
  chooseRows(rows, {
    ...{ question, status, sections: sections.map((section) => `26 USC ${section}`) },
    headingsOf: (unit) => (unit === "26 USC 63(c)(5)" ? "Limitation on deduction of certain dependents" : ""),
  })?.rows.map(({ unit, status: of }) => [unit.slice(7), of]) ?? null;

describe("chooseRows", () => {
  it.each([
    ["What is the standard deduction?", ["63"], "joint", [["63(c)(2)", "joint"]]],
    ["What is the standard deduction?", ["63"], "single", [["63(c)(2)", "single"]]],
    ["What is the annual gift exclusion?", ["2503"], null, [["2503", null]]],
    ["What is the annual gift exclusion?", ["2501", "2503"], null, [["2503", null]]],
  ] as [string, string[], FilingStatus | null, [string, FilingStatus | null][]][])(
    "%s of %j for %s",
    (question, sections, status, wanted) => {
      expect(choose(question, sections, status)).toEqual(wanted);
    },
  );

  it("gives the amount for all others to a status without one of its own", () => {
    const loss = { heading: "Excess Mill Loss", pin: "§ 4.05", unit: "461(l)(3)" };
    const rows = [row(loss), row({ ...loss, label: "joint", status: "joint" })];
    const of = (status: FilingStatus) =>
      choose("What is the threshold of an excess mill loss?", ["461"], status, rows);
    expect(of("single")).toEqual([["461(l)(3)", null]]);
    expect(of("joint")).toEqual([["461(l)(3)", "joint"]]);
  });

  it("gives the amounts of every status where none is named", () => {
    expect(choose("What is the standard deduction?", ["63"])!.map(([, status]) => status)).toEqual([
      "joint",
      "head",
      "single",
    ]);
  });

  it("takes the row for whom the question asks by the heading of its unit", () => {
    expect(choose("What is the standard deduction of a dependent?", ["63"])).toEqual([["63(c)(5)", null]]);
  });

  it("puts the row first whose label says what is asked", () => {
    expect(choose("At what income does the adoption credit phase out?", ["23"])![0]).toEqual([
      "23(b)(2)",
      null,
    ]);
    expect(choose("What is the maximum adoption credit?", ["23"])![0]).toEqual(["23(b)(1)", null]);
  });

  it.each([
    ["a subject of no row", "What is the toll of windmills?", ["61"]],
    ["another subject of a section behind", "What is the limit for windmills?", ["61", "2503"]],
  ])("takes none for %s", (_, question, sections) => {
    expect(choose(question, sections)).toBeNull();
  });

  it("takes none of no rows, and no bracket of a tax table", () => {
    expect(choose("What is the standard deduction?", ["63"], null, [])).toBeNull();
    const brackets = ROWS.map((one) => ({ ...one, bracket: { over: 0, upTo: null, percent: 10, tax: 0 } }));
    expect(choose("What is the standard deduction?", ["63"], null, brackets)).toBeNull();
  });

  it("takes five rows at most", () => {
    const many = Array.from({ length: 9 }, (_, at) =>
      row({ unit: `6721(${at})`, heading: "Failure to File", label: `penalty ${at}`, pin: "§ 4.05" }),
    );
    expect(
      choose("What is the penalty for failure to file?", ["6721"], null, many)!.length,
    ).toBeLessThanOrEqual(5);
  });
});

describe("sectionsFound", () => {
  const passage = (citation: string, shelf = "statute") =>
    ({ document: { citation, shelf } }) as Parameters<typeof sectionsFound>[0][number];

  it("are those of the Code, each once, in order, eight at most", () => {
    const passages = [
      passage("26 USC 63"),
      passage("26 CFR 1.63-1", "regulation"),
      passage("26 USC 61"),
      passage("26 USC 63"),
      ...Array.from({ length: 9 }, (_, at) => passage(`26 USC ${at + 100}`)),
    ];
    expect(sectionsFound(passages).slice(0, 3)).toEqual(["26 USC 63", "26 USC 61", "26 USC 100"]);
    expect(sectionsFound(passages)).toHaveLength(8);
    expect(sectionsFound([])).toEqual([]);
  });
});
