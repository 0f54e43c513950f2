/** A yearly paper of our own making, in the form of the real ones; those are read in tests/law. */
import { expect, it } from "vitest";
import { centsOf } from "./amount.ts";
import { readAmounts } from "./reader.ts";

const PAPER = `Rev. Proc. 2031-7
Table of Contents
SECTION 3. 2031 ADJUSTED ITEMS
SECTION 4. 2032 ADJUSTED ITEMS
SECTION 5. EFFECTIVE DATE
SECTION 3. 2031 ADJUSTED ITEMS AS MODIFIED
.01 Removal of Section 2.25 of Rev. Proc. 2030-9. Section 179(b)(1) as amended provides that the maximum amount allowable for expensing under § 179 is $3,100,000 for any taxable year beginning in 2031.
SECTION 4. 2032 ADJUSTED ITEMS
.01 Tax Rate Tables. For taxable years beginning in 2032, the tax rate tables under § 1 are as follows:
TABLE 3 - Section 1(j)(2)(C) – Unmarried Individuals
If Taxable Income Is:	The Tax Is:
Not over $10,000	10% of the taxable income
Over $10,000 but not over $30,000	$1,000 plus 20% of the excess over $10,000
Over $30,000	$5,000 plus 30% of the excess over $30,000
.02 Standard Deduction.
(1) In general. For taxable years beginning in 2032, the standard deduction amounts under § 63(c)(2) are as follows:
Filing Status	Standard Deduction
Married Individuals Filing Joint Returns and Surviving Spouses (§ 1(j)(2)(A))	$40,000
Heads of Households (§ 1(j)(2)(B))	$30,000
Unmarried Individuals (other than Surviving Spouses and Heads of Households) (§ 1(j)(2)(C))	$20,000
Married Individuals Filing Separate Returns (§ 1(j)(2)(D))	$20,000
.03 Annual Exclusion for Gifts.
(1) For calendar year 2032, the first $25,000 of gifts to any person (other than gifts of future interests in property) are not included in the total amount of taxable gifts under § 2503 made during that year.
(2) For calendar year 2032, the first $210,000 (instead of the amount provided in paragraph (1) of this section 4.03) of gifts to a spouse who is not a citizen of the United States are not included in the total amount of taxable gifts under §§ 2503 and 2523(i)(2) made during that year.
SECTION 5. EFFECTIVE DATE
This revenue procedure applies to taxable years beginning in 2032.
`;

const rows = readAmounts(PAPER);

const rowsOf = (unit: string) =>
  rows
    .filter((row) => row.unit === `26 USC ${unit}`)
    .map(({ taxYear, status, cents, pin }) => [taxYear, status, cents! / 100, pin]);

it("finds each row again in the paper's text, within the words that it quotes", () => {
  expect(rows.length).toBeGreaterThan(8);
  for (const { bracket, percent, cents, start, end, quote } of rows) {
    const printed = PAPER.slice(start, end);
    if (bracket) expect(printed).toContain(`${percent}%`);
    else expect(centsOf(printed)).toBe(cents);
    expect([quote.start <= start, quote.end >= (bracket ? start : end)]).toEqual([true, true]);
  }
});

it("tells what changed for one year from what is for the next", () => {
  expect(rowsOf("179(b)(1)")).toEqual([[2031, null, 3_100_000, "§ 3.01"]]);
});

it("reads a table by filing status", () => {
  expect(rowsOf("63(c)(2)").map(([year, status, dollars]) => [year, status, dollars])).toEqual([
    [2032, "joint", 40_000],
    [2032, "head", 30_000],
    [2032, "single", 20_000],
    [2032, "separate", 20_000],
  ]);
});

it("names amounts of sentences by what they are of, without what stands in parentheses", () => {
  const gifts = rows.filter(({ unit }) => unit === "26 USC 2503");
  expect(gifts.map(({ label }) => label)).toEqual([
    "gifts to any person",
    "gifts to a spouse who is not a citizen of the United States",
  ]);
});

it("takes tax tables only when their sums agree", () => {
  const steps = (paper: string) => readAmounts(paper).flatMap(({ bracket }) => bracket ?? []);
  expect(steps(PAPER)).toHaveLength(3);
  expect(steps(PAPER.replace("$5,000 plus 30%", "$5,100 plus 30%"))).toEqual([]);
});

it("does not mind how lines and pages break", () => {
  const broken = readAmounts(PAPER.replaceAll(" the ", "\nthe\n").replaceAll("\t", "\n"));
  expect(broken.map(({ unit, cents }) => [unit, cents])).toEqual(
    rows.map(({ unit, cents }) => [unit, cents]),
  );
});

it("finds nothing in another paper", () => {
  expect(readAmounts("Rev. Rul. 2019-24. The amount is $500 under § 61.")).toEqual([]);
});
