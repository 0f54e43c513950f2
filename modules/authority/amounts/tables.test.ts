/** Tables and sentences of yearly papers, apart: rows, runs, rate tables, items; papers of our own making. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { centsOf } from "./amount.ts";
import { flatten } from "./flat.ts";
import { adjustedItems } from "./items.ts";
import { statedAmounts } from "./prose.ts";
import { addsUp, moneyRuns, rateTables, tableRows } from "./tables.ts";

const whole = (text: string) => ({ start: 0, end: text.length });

describe("centsOf", () => {
  it.each([
    ["$0", 0],
    ["$0.01", 1],
    ["$0.65", 65],
    ["$0.184", 18],
    ["$0.185", 19],
    ["$1", 100],
    ["$19,000", 1_900_000],
    ["$2,560,000", 256_000_000],
    ["$15,000,000", 1_500_000_000],
    ["$1,234.56", 123_456],
  ])("of %s are %i", (money, cents) => {
    expect(centsOf(money)).toBe(cents);
  });
});

describe("flatten", () => {
  it.each([
    ["a  b\n\nc", "a b c"],
    [" a\t\tb ", "a b "],
    ["a\u00A0b", "a b"],
    ["", ""],
    [" \n ", ""],
  ])("of %j is %j", (text, flat) => {
    expect(flatten(text).text).toBe(flat);
  });

  it("leads every range back to the same letters", () => {
    const texts = fc.array(fc.constantFrom("a", "b", " ", "\n", "\t", "\u00A0", "$1,000"), { maxLength: 40 });
    fc.assert(
      fc.property(texts, fc.nat(), fc.nat(), (parts, from, length) => {
        const original = parts.join("");
        const { text, original: back } = flatten(original);
        if (text === "") return;
        const start = from % text.length;
        const end = start + 1 + (length % (text.length - start));
        const range = back({ start, end });
        const words = (of: string) => of.replace(/\s+/g, " ").trim();
        expect(words(original.slice(range.start, range.end))).toBe(words(text.slice(start, end)));
      }),
    );
  });
});

describe("adjustedItems", () => {
  const paper =
    "Rev. Proc. 2031-7 SECTION 3. 2031 ADJUSTED ITEMS .01 Removal of an item. For 2031, none. SECTION 4. 2032 ADJUSTED ITEMS " +
    ".01 Adoption Credit. For taxable years beginning in 2032, the credit is $9. " +
    ".02 Arrow Shafts. For calendar year 2032, the tax is $0 .65 per shaft. " +
    ".03 Meals, etc. (1) In general. The limit is $7. SECTION 5. EFFECTIVE DATE .01 This applies to 2032.";
  const items = adjustedItems(paper);

  it("stand under the section of their year", () => {
    expect(items.map(({ pin, taxYear, heading }) => [pin, taxYear, heading])).toEqual([
      ["§ 3.01", 2031, "Removal of an item"],
      ["§ 4.01", 2032, "Adoption Credit"],
      ["§ 4.02", 2032, "Arrow Shafts"],
      ["§ 4.03", 2032, "Meals, etc"],
    ]);
  });

  it("end where the next one, or the next section, begins", () => {
    const words = items.map(({ start, end }) => paper.slice(start, end));
    expect(words[1]).toContain("the credit is $9.");
    expect(words[1]).not.toContain("Arrow");
    expect(words[3]).toMatch(/The limit is \$7\. $/);
  });

  it.each(["", "SECTION 4. 2032 ADJUSTED ITEMS", "Rev. Rul. 2031-4 .01 Holding. For 2032, $9."])(
    "are none in %j",
    (text) => {
      expect(adjustedItems(text)).toEqual([]);
    },
  );
});

describe("moneyRuns", () => {
  const runs = (text: string) => moneyRuns(text, 0).map((run) => run.map(({ money }) => money));

  it.each([
    ["A $1 $2 B $3", [["$1", "$2"], ["$3"]]],
    ["$1 per day $2", [["$1", "$2"]]],
    ["$1 Maximum $2", [["$1", "$2"]]],
    ["$1 per return Calendar Year Maximum $2", [["$1", "$2"]]],
    ["not exceeding $1 $2", [["$2"]]],
    ["more than $1 but $2", [["$2"]]],
    ["no sums", []],
    ["", []],
  ])("of %j are %j", (text, expected) => {
    expect(runs(text)).toEqual(expected);
  });

  it("count their places from the offset", () => {
    expect(moneyRuns("A $12", 100)).toEqual([[{ money: "$12", start: 102, end: 105 }]]);
  });
});

describe("tableRows", () => {
  const rows = (text: string) =>
    tableRows(text, whole(text))?.map(({ status, unit, label, amounts }) => [
      status ?? unit ?? label,
      amounts.map(({ money }) => money),
    ]) ?? null;

  it("puts the labels of filing statuses to their amounts", () => {
    const text =
      "Married Individuals Filing Joint Returns $40 Heads of Households $30 Unmarried Individuals (other than Surviving Spouses and Heads of Households) $20 Married Individuals Filing Separate Returns $20";
    expect(rows(text)).toEqual([
      ["joint", ["$40"]],
      ["head", ["$30"]],
      ["single", ["$20"]],
      ["separate", ["$20"]],
    ]);
  });

  it("also when all labels come before all amounts, in one column or in two", () => {
    const labels = "Joint Returns or Surviving Spouses Estates and Trusts All Other Taxpayers";
    expect(rows(`${labels} $1 $2 $3`)).toEqual([
      ["joint", ["$1"]],
      ["trust", ["$2"]],
      ["other", ["$3"]],
    ]);
    expect(rows(`${labels} $1 $2 $3 $4 $5 $6`)).toEqual([
      ["joint", ["$1", "$2"]],
      ["trust", ["$3", "$4"]],
      ["other", ["$5", "$6"]],
    ]);
  });

  it("reads ages and units as labels", () => {
    expect(rows("40 or less $500 More than 40 but not more than 50 $900 More than 50 $1,000")).toEqual([
      ["age 40 or less", ["$500"]],
      ["age more than 40 but not more than 50", ["$900"]],
      ["age more than 50", ["$1,000"]],
    ]);
    expect(rows("General (§ 6721(a)(1)) $340 $4,000 Corrected (§ 6721(b)(1)) $60 $600")).toEqual([
      ["6721(a)(1)", ["$340", "$4,000"]],
      ["6721(b)(1)", ["$60", "$600"]],
    ]);
  });

  it.each([
    ["a lost amount", "Estates and Trusts $1 Heads of Households Unmarried Individuals $2"],
    ["amounts that do not divide", "Estates and Trusts Heads of Households $1 $2 $3"],
    ["one label only", "Estates and Trusts $1"],
    ["no label", "$1 $2"],
    ["no amount", "Estates and Trusts Heads of Households"],
  ])("takes nothing from a table with %s", (_, text) => {
    expect(rows(text)).toBeNull();
  });
});

describe("rate tables", () => {
  const STEPS = [
    "Not over $10,000 10% of the taxable income",
    "Over $10,000 but not over $30,000 $1,000 plus 20% of the excess over $10,000",
    "Over $30,000 $5,000 plus 30% of the excess over $30,000",
  ];
  const table = (letter = "C", steps = STEPS) =>
    `TABLE 3 - Section 1(j)(2)(${letter}) – Somebody ${steps.join(" ")}`;

  it.each([
    ["A", "joint"],
    ["B", "head"],
    ["C", "single"],
    ["D", "separate"],
    ["E", "trust"],
  ])("(%s) is that of %s", (letter, status) => {
    const text = table(letter);
    expect(rateTables(text, whole(text))).toMatchObject([{ unit: `1(j)(2)(${letter})`, status }]);
  });

  it("have each step with its own line", () => {
    const text = table();
    const { steps } = rateTables(text, whole(text))[0]!;
    expect(steps.map(({ over, upTo, percent, tax }) => [over, upTo, percent, tax])).toEqual([
      [0, 1_000_000, 10, 0],
      [1_000_000, 3_000_000, 20, 100_000],
      [3_000_000, null, 30, 500_000],
    ]);
    steps.forEach(({ at }, index) =>
      expect(text.slice(at.start, at.end).trim()).toMatch(STEPS[index]!.slice(0, 20)),
    );
  });

  it.each([
    ["a wrong sum", STEPS.map((step) => step.replace("$5,000", "$5,001"))],
    ["a lost step", [STEPS[0]!, STEPS[2]!]],
    ["one step", [STEPS[0]!]],
  ])("with %s are none", (_, steps) => {
    const text = table("C", steps);
    expect(rateTables(text, whole(text))).toEqual([]);
  });

  it("of one status do not spoil those of another", () => {
    const text = `${table("A", [STEPS[0]!])} ${table("B")}`;
    expect(rateTables(text, whole(text)).map(({ status }) => status)).toEqual(["head"]);
  });

  it("add up when each step's tax is that of the step below at its end, to the cent", () => {
    const step = (over: number, upTo: number | null, percent: number, tax: number) => ({
      over,
      upTo,
      percent,
      tax,
    });
    expect(addsUp([step(0, 1_190_001, 10, 0), step(1_190_001, null, 12, 119_000)])).toBe(true);
    expect(addsUp([step(0, 1_190_001, 10, 0), step(1_190_001, null, 12, 119_001)])).toBe(false);
    expect(addsUp([step(0, 1_000, 10, 0), step(1_100, null, 12, 110)])).toBe(false);
    expect(addsUp([])).toBe(false);
  });
});

describe("statedAmounts", () => {
  const stated = (text: string, fallback: string | null = null) =>
    statedAmounts(text, whole(text), fallback).map(({ unit, money, status }) => [unit, money, status]);

  it.each([
    ["For 2032, the amount under § 25A(d)(1) is $9.", [["25A(d)(1)", "$9", null]]],
    ["Section 179(b)(1) provides $3,000.", [["179(b)(1)", "$3,000", null]]],
    ["The limit is $7 under § 132 (f)(2)(A).", [["132(f)(2)(A)", "$7", null]]],
    [
      "For § 911(b)(2)(D), $130 and $140.",
      [
        ["911(b)(2)(D)", "$130", null],
        ["911(b)(2)(D)", "$140", null],
      ],
    ],
    [
      "Under § 221, the limit is $9 for joint returns and $5 for all other returns.",
      [
        ["221", "$9", "joint"],
        ["221", "$5", "other"],
      ],
    ],
    ["Under § 24 and § 24(d)(1)(A), it is $1,700.", [["24(d)(1)(A)", "$1,700", null]]],
    ["Under § 1400Z-2, it is $1.", [["1400Z-2", "$1", null]]],
    ["Under § 179, it is $3. The $3 limitation under § 179(b)(1) is reduced.", [["179", "$3", null]]],
    ["Under § 179, it is $0.", []],
    [
      "Under § 448(c), average annual gross receipts for the most recent three taxable years of more than $31.",
      [],
    ],
    ["It is $9.", []],
    ["", []],
  ])("in %j", (text, expected) => {
    expect(stated(text)).toEqual(expected);
  });

  it("takes the unit of the item where no sentence names one, then the last one named", () => {
    expect(stated("It is $9. Under § 62, it is $8. It is also $7.", "61")).toEqual([
      ["61", "$9", null],
      ["62", "$8", null],
      ["62", "$7", null],
    ]);
  });

  it("does not end a sentence after an abbreviation", () => {
    const text = "Under § 61, Rev. Proc. 2030-1 etc. Apart, it is $9.";
    const [found] = statedAmounts(text, whole(text), null);
    expect(text.slice(found!.sentence.start, found!.sentence.end)).toBe(text);
  });

  it("gives the place of each amount in the flat text", () => {
    const text = "Intro. Under § 61, it is $9,000 now.";
    const [found] = statedAmounts(text, { start: 7, end: text.length }, null);
    expect(text.slice(found!.start, found!.end)).toBe("$9,000");
  });
});
