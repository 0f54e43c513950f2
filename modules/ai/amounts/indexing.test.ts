/** Which units adjust an amount each year, and which amounts are only a base; by made-up sections. */
import { describe, expect, it } from "vitest";
import type { DocumentText, FilingStatus } from "#modules/authority";
import { readStatute } from "../statute/statute.ts";
import { section, type Line } from "../testing.ts";
import { baseAmountOf, baseAmountsOf } from "./base-amounts.ts";
import { baseBracketLead } from "./base-brackets.ts";
import { indexingOf, indexingUnits, pathOf } from "./indexing.ts";

const ADJUSTS =
  "In the case of any taxable year beginning after 2025, the $500 amount in subsection (a)(1) shall be increased by an amount equal to such amount multiplied by the cost-of-living adjustment.";
const LINES: Line[] = [
  ["a", "Levy", ""],
  ["a-1", "Posts", "The levy on a post mill is $500."],
  ["a-2", "Towers", "The levy on a tower is $900."],
  ["b", "Limitation", "The levy shall not exceed $2,000 ($4,000 in the case of a joint return)."],
  ["c", "Inflation adjustment", ADJUSTS],
];
const read = (lines: Line[]) => readStatute(section("Levy on windmills", lines));
const at = (statute: ReturnType<typeof read>, path: string) =>
  statute.units.find(({ unit }) => unit.id === path)!;

describe("words below a list", () => {
  it("adjust the amount that an item of the list states", () => {
    const statute = read([
      ["q", "Large miller", "The term “large miller” means any miller who—"],
      ["q-1", "", "owns a mill, or"],
      ["q-2", "", "had pay of more than $80,000."],
      [
        "q",
        "",
        "The Secretary shall adjust the $80,000 amount under paragraph (2) in the same manner as under section 415(d).",
      ],
    ]);
    expect(indexingOf(statute, at(statute, "q-2"), "$80,000")?.unit).toBe(at(statute, "q"));
    expect(indexingOf(statute, at(statute, "q"), "$80,000")).toBeNull();
  });
});

it("a like amount of another unit is not adjusted where the unit referred to states it", () => {
  const statute = read([
    ["t", "Levy on leavings", ""],
    ["t-2", "Exceptions", ""],
    ["t-2-K", "Broken sails", ""],
    ["t-2-K-ii", "Limitation", "The leavings shall not exceed $10,000."],
    [
      "t-2-K-vii",
      "Inflation adjustment",
      "In the case of a taxable year beginning after 2024, the $10,000 amount in clause (ii) shall be increased by a cost-of-living adjustment.",
    ],
    ["t-8", "First mill", "The leavings for a first mill shall not exceed $10,000."],
  ]);
  expect(indexingOf(statute, at(statute, "t-2-K-ii"), "$10,000")?.unit).toBe(at(statute, "t-2-K-vii"));
  expect(indexingOf(statute, at(statute, "t-8"), "$10,000")).toBeNull();
});

describe("units that adjust", () => {
  it.each([
    ["names amount and unit", ADJUSTS, 1],
    ["the Secretary adjusts", "The Secretary shall adjust the dollar amounts annually for inflation.", 1],
    [
      "by another section",
      "Each dollar amount shall be increased by the adjustment under section 1(f)(3).",
      1,
    ],
    ["no prices", "The $500 amount shall be increased by the number of sails.", 0],
    ["no amount", "The sails shall be adjusted for inflation.", 0],
    ["not adjusted", "The cost-of-living is high and the levy is $500.", 0],
  ])("%s", (_, words, count) => {
    expect(indexingUnits(read([LINES[0]!, LINES[1]!, ["c", "", words]]))).toHaveLength(count);
  });

  it.each([
    [ADJUSTS, ["$500"], [["a", "1"]], 2026],
    [
      "Each dollar amount in paragraphs (2) and (3) of subsection (a) shall be increased by a cost-of-living adjustment.",
      [],
      [
        ["a", "2"],
        ["a", "3"],
      ],
      null,
    ],
    [
      "In the case of a taxable year beginning after December 31, 2024, each of the dollar amounts in subsections (a) and (b) shall be increased by a cost-of-living adjustment.",
      [],
      [["a"], ["b"]],
      2025,
    ],
    [
      "For calendar years after 2030, the $2,000 and $4,000 amounts in subsection (b) shall be increased by a cost-of-living adjustment, determined by substituting “2029” for “$7”.",
      ["$2,000", "$4,000"],
      [["b"]],
      2031,
    ],
    ["The amount in paragraph (1) shall be increased for inflation.", [], [["c", "1"]], null],
    ["The $500 amount shall be increased for inflation.", ["$500"], [], null],
  ])("%j", (words, amounts, targets, firstYear) => {
    const [indexing] = indexingUnits(read([...LINES.slice(0, 4), ["c", "", words]]));
    expect(indexing).toMatchObject({ amounts, targets, firstYear });
    expect(pathOf(indexing!.unit)).toBe("(c)");
  });

  it("takes what the items of a list name", () => {
    const statute = read([
      ...LINES.slice(0, 4),
      [
        "c",
        "",
        "In the case of a taxable year beginning after 2025, there shall be increased by a cost-of-living adjustment—",
        "chapeau",
      ],
      ["c-1", "", "each $500 amount in subsection (a)(1), and"],
      ["c-2", "", "the $2,000 amount in subsection (b)."],
    ]);
    const [indexing] = indexingUnits(statute);
    expect(indexing?.amounts ?? []).toEqual(indexing ? ["$500", "$2,000"] : []);
  });
});

describe("the unit that adjusts an amount", () => {
  const statute = read(LINES);

  it.each([
    ["a-1", "$500", "(c)"],
    ["a-2", "$900", null],
    ["b", "$2,000", null],
    ["c", "$500", null],
  ])("of %s %s is %j", (path, money, by) => {
    const indexing = indexingOf(statute, at(statute, path), money);
    expect(indexing && pathOf(indexing.unit)).toBe(by);
  });

  it("is one that names the unit when it names no amount, or one in the same place when it names neither", () => {
    const named = read([
      ...LINES.slice(0, 4),
      ["c", "", "The dollar amounts in subsection (a) shall be increased for inflation."],
    ]);
    expect(indexingOf(named, at(named, "a-2"), "$900")).not.toBeNull();
    expect(indexingOf(named, at(named, "b"), "$2,000")).toBeNull();
    const beside = read([
      ...LINES.slice(0, 3),
      ["a-3", "", "The dollar amounts shall be increased for inflation."],
      LINES[3]!,
    ]);
    expect(indexingOf(beside, at(beside, "a-1"), "$500")).not.toBeNull();
    expect(indexingOf(beside, at(beside, "b"), "$2,000")).toBeNull();
  });
});

describe("base amounts", () => {
  const law = section("Levy on windmills", LINES);
  const indexOf = (path: string, document = law) =>
    document.structure.units.findIndex(({ id }) => id === path);

  it("are those that another unit adjusts, quoted with it", () => {
    const base = baseAmountOf(law, indexOf("a-1"))!;
    expect(base).toMatchObject({
      ...{ unit: "26 USC 9(a)(1)", money: ["$500"], indexedBy: "26 USC 9(c)", firstYear: 2026 },
    });
    const words = [base.quotation, base.indexingQuotation].map(({ range }) =>
      law.text.slice(range.start, range.end),
    );
    expect(words).toEqual(["The levy on a post mill is $500.", ADJUSTS]);
  });

  it.each(["a", "a-2", "b", "c"])("are none in %s", (path) => {
    expect(baseAmountOf(law, indexOf(path))).toBeNull();
  });

  it("are none where another unit puts a sum in the amount's place", () => {
    const replaced = section("Levy on windmills", [
      ...LINES,
      ["d", "", "Subsection (a)(1) shall be applied by substituting “$800” for “$500”."],
    ]);
    expect(baseAmountOf(replaced, indexOf("a-1", replaced))).toBeNull();
  });

  it("of several units come each once", () => {
    expect(baseAmountsOf(law, () => true).map(({ unit }) => unit)).toEqual(["26 USC 9(a)(1)"]);
    expect(baseAmountsOf(law, (citation) => citation === "26 USC 9(b)")).toEqual([]);
  });
});

describe("the Code's own table", () => {
  const table = (single: string[]): DocumentText => {
    const made = section(
      "Tax imposed",
      [
        ["j", "Modifications", ""],
        ["j-2", "Rate tables", ""],
        ["j-2-A", "Joint returns", "The following table applies:", "chapeau"],
        ["j-2-A", "", "Not over $20,000\t10% of taxable income.", "table"],
        ["j-2-A", "", "Over $20,000\t$2,000, plus 20% of the excess over $20,000.", "table"],
        ["j-2-C", "Unmarried individuals", "The following table applies:", "chapeau"],
        ...single.map((row): Line => ["j-2-C", "", row, "table"]),
        ["j-3", "Adjustments", ""],
        [
          "j-3-B",
          "Subsequent years",
          "For taxable years beginning after 2018, the Secretary shall prescribe tables with a cost-of-living adjustment.",
        ],
      ],
      "1",
    );
    return made;
  };
  const LAW = table([
    "Not over $10,000\t10% of taxable income.",
    "Over $10,000 but not over $30,000\t$1,000, plus 20% of the excess over $10,000.",
    "Over $30,000\t$5,000, plus 30% of the excess over $30,000.",
  ]);
  const lead = (stated: number[], status: FilingStatus | null = null, documents = [LAW]) =>
    baseBracketLead({
      ...{ question: "Which tax bracket?", rows: [], status, stated, year: 2040, documents },
    });

  it.each([
    [1, null, "10 percent"],
    [1_000_000, null, "10 percent"],
    [1_000_001, null, "20 percent"],
    [3_000_000, null, "20 percent"],
    [3_000_001, "single", "30 percent"],
    [3_000_001, "joint", "20 percent"],
    [2_000_000, "joint", "10 percent"],
  ] as [number, FilingStatus | null, string][])("of %i cents for %s is %s", (income, status, percent) => {
    const { text, quotations } = lead([income], status)!;
    expect(text.startsWith(`${percent} by the Code's own table`)).toBe(true);
    expect(LAW.text.slice(quotations[0]!.range.start, quotations[0]!.range.end)).toContain(
      percent.replace(" percent", "%"),
    );
  });

  it("says both brackets where a later year's table has another", () => {
    const rows = [0, 4_000_000].map((over, step) => ({
      ...{
        unit: "26 USC 1(j)(2)(C)",
        taxYear: 2041,
        status: "single",
        paper: "Rev. Proc. 2040-7",
        pin: "§ 4.01",
      },
      bracket: { over, upTo: null, percent: [20, 30][step], tax: 0 },
    })) as never;
    const asked = { question: "Which tax bracket?", rows, status: null, year: 2040, documents: [LAW] };
    const text = (cents: number) => baseBracketLead({ ...asked, stated: [cents] })!.text;
    expect(text(3_500_000)).toMatch(
      /the 30 percent bracket by the Code's own table .* that of 20 percent by/,
    );
    expect(text(4_500_000)).toMatch(
      /^30 percent by .* \(as it does in the table for 2041: Rev\. Proc\. 2040-7/,
    );
  });

  it("puts no pay into a bracket, from which deductions go off first", () => {
    const asked = { rows: [], status: null, stated: [3_000_001], year: 2040, documents: [LAW] };
    const { text } = baseBracketLead({
      ...asked,
      question: "Which tax bracket is a salary of $30,000.01 in?",
    })!;
    expect(text).toMatch(
      /^Pay of \$30,000\.01 is not yet taxable income: deductions go off first, at least the standard deduction/,
    );
  });

  it("warns that it is a base and names the paper that is missing", () => {
    const { text, warnings } = lead([5_000_000])!;
    expect(text).toContain("are adjusted each year: this is the base (26 USC 1(j)(3)(B))");
    expect(text).toContain("inflation-adjusted amounts for 2040 (published in the fall of 2039)");
    expect(warnings.map(({ kind }) => kind)).toEqual(["base_amount", "not_in_library"]);
  });

  it("is not read without an income, without the section, or for another question", () => {
    expect(lead([])).toBeNull();
    expect(lead([5_000_000], null, [])).toBeNull();
    expect(lead([5_000_000], "trust")).toBeNull();
    const other = {
      question: "What is the gift tax rate?",
      rows: [],
      status: null,
      stated: [100],
      year: 2040,
    };
    expect(baseBracketLead({ ...other, documents: [LAW] })).toBeNull();
  });
});
