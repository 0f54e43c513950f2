/** The figures of a note, as the law writes them. */
import { expect, it } from "vitest";
import type { Resolved } from "#modules/authority";
import { section } from "../testing.ts";
import { figuresHeld, figuresOf, holdsFigure } from "./figures.ts";

it.each([
  // 26 USC 221(b)(1): student loan interest.
  ["Up to $2,500 of interest.", ["$2,500"]],
  // 26 USC 25A(b)(1): the American opportunity credit.
  ["All of the first $2,000 and 25 percent of the next $2,000.", ["$2,000", "25 percent", "$2,000"]],
  // 26 USC 213(a): the floor of medical expenses.
  ["What exceeds 7.5% of adjusted gross income.", ["7.5%"]],
  // 26 USC 6651(a)(1), (f).
  ["5 percent a month, and 15 percent for fraud.", ["5 percent", "15 percent"]],
  // 26 USC 1031(a)(3): identification and receipt.
  ["Within 45 days, and received within 180 days.", ["45 days", "180 days"]],
  // 26 USC 1222(3).
  ["Held for more than 1 year.", ["1 year"]],
  // 26 USC 469(c)(7)(B)(ii).
  ["More than 750 hours of services.", ["750 hours"]],
  // 26 USC 280A(g).
  ["Rented for less than 15 days.", ["15 days"]],
  // 26 USC 179(d)(10) names no figure; a section number is none.
  ["Section 179 property, Form 4562, of 2026.", []],
  // 26 USC 267(a): words for numbers are no figures to be checked.
  ["A brother or sister, whole or half.", []],
  // 26 USC 168(c).
  ["5-year property, and 27.5 years or 27.5-year for homes.", ["5-year", "27.5 years", "27.5-year"]],
  ["In 3 taxable years.", ["3 taxable years"]],
  ["$1,000.50 is due.", ["$1,000.50"]],
])("the figures of “%s” are %j", (answer, figures) => expect(figuresOf(answer)).toEqual(figures));

it.each([
  // 26 USC 1(h)(4): "28-percent rate gain".
  ["The term “28-percent rate gain” means", "28 percent", true],
  // Dollars: exactly the amount, never the beginning or the end of a longer one.
  ["the deduction shall not exceed $2,500.", "$2,500", true],
  ["the deduction shall not exceed $2,500.", "$2,501", false],
  ["the deduction shall not exceed $12,500.", "$2,500", false],
  ["the deduction shall not exceed $2,500,000.", "$2,500", false],
  ["$3,000 ($1,500 in the case of a married individual", "$1,500", true],
  ["$3,000, or if lower the excess", "$3,000", true],
  // Percents: in digits, in either style of the word, at a bound.
  ["exceeds 7.5 percent of adjusted gross income", "7.5%", true],
  ["exceeds 17.5 percent of adjusted gross income", "7.5 percent", false],
  ["a tax of 3.8 percent of the lesser of", "3.8 percent", true],
  ["a tax of 3.8 percent of the lesser of", "8 percent", false],
  ["50% of the wages", "50 percent", true],
  ["fifty percent of the wages", "50 percent", false],
  // Periods: plural and singular, a word between, an ordinal, numbers in words up to twelve.
  ["within 45 days after the date", "45 days", true],
  ["on the 45th day after the date", "45 days", true],
  ["before the 180th day after", "180 days", true],
  ["within 145 days after the date", "45 days", false],
  ["for a period of three years from the date", "3 years", true],
  ["for a period of twelve months", "12 months", true],
  ["for a period of thirteen months", "13 months", false],
  ["10 consecutive taxable years", "10 years", true],
  ["45 months after the date", "45 days", false],
  ["Residential rental property 27.5 years", "27.5 years", true],
  ["Residential rental property 27.5 years", "5 years", false],
  ["for\u00A0not more than 30\u00A0days", "30 days", true],
])("“%s” holds %s: %s", (text, figure, holds) => expect(holdsFigure(text, figure)).toBe(holds));

// Worded after 26 USC 221(b).
const LAW = section(
  "Interest on education loans",
  [
    ["b", "Maximum deduction", ""],
    ["b-1", "In general", "The deduction shall not exceed $2,500."],
    ["b-2", "Limitation", "The excess over $50,000 is divided by $15,000."],
    ["f", "Adjustment", "Rounded to the multiple of $5,000."],
  ],
  "221",
);
const unit = (id: string) =>
  ({ document: LAW, unit: LAW.structure.units.findIndex((one) => one.id === id) }) as Resolved;

it.each([
  ["b-1", ["$2,500"], true],
  ["b-1", ["$50,000"], false],
  ["b-2", ["$50,000", "$15,000"], true],
  ["b-2", ["$50,000", "$2,500"], false],
  // A unit speaks with all below it, and not with its neighbors.
  ["b", ["$2,500", "$15,000"], true],
  ["b", ["$2,500", "$5,000"], false],
  ["f", [], true],
])("unit %s holds %j: %s", (id, figures, held) => expect(figuresHeld(unit(id), figures)).toBe(held));
