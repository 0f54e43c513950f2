/** Sections 3 and 4 of Rev. Proc. 2025-32, as the library holds their text. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { productFolder } from "#modules/platform";
import { centsOf, type AmountRow } from "./amount.ts";
import { readAmounts } from "./reader.ts";
import { addsUp } from "./tables.ts";

const text = readFileSync(
  join(productFolder(), "modules/authority/amounts/testing/rev-proc-2025-32.txt"),
  "utf8",
);
const rows = readAmounts(text);

function amounts(unit: string, year = 2026): string[] {
  return rows
    .filter((row) => row.unit === `26 USC ${unit}` && row.taxYear === year)
    .map((row) => [row.status, row.cents! / 100].filter((part) => part !== null).join(" "));
}

const printed = ({ start, end }: { start: number; end: number }) => text.slice(start, end);

it("finds each row again in the paper's text, within the words that it quotes", () => {
  expect(rows.length).toBeGreaterThan(250);
  for (const row of rows) {
    if (row.bracket) expect(printed(row)).toContain(`${row.percent}%`);
    else expect(centsOf(printed(row))).toBe(row.cents);
    expect(row.quote.start).toBeLessThanOrEqual(row.start);
    expect(row.quote.end).toBeGreaterThanOrEqual(row.bracket ? row.start : row.end);
  }
});

it.each([
  ["911(b)(2)(D)(i)", ["132900"]],
  ["179(b)(1)", ["2560000"]],
  ["179(b)(2)", ["4090000"]],
  ["23(b)(1)", ["17670"]],
  ["63(c)(2)", ["joint 32200", "head 24150", "single 16100", "separate 16100"]],
  ["6721(a)(1)", ["340", "4191500"]],
  ["6722(d)(1)(A)", ["340", "1397000"]],
  ["6695(e)", ["65", "33000"]],
  ["213(d)(10)", ["500", "930", "1860", "4960", "6200"]],
  ["55(b)(1)", ["separate 122250", "other 244500"]],
  ["62(a)(2)(D)", ["350"]],
  ["24(d)(1)(A)", ["1700"]],
])("26 USC %s for 2026", (unit, expected) => expect(amounts(unit)).toEqual(expected));

it("tells what changed for 2025 from what is for 2026", () => {
  expect(amounts("179(b)(1)", 2025)).toEqual(["2500000"]);
  expect(rows.filter(({ taxYear }) => taxYear === 2025).every(({ pin }) => pin.startsWith("§ 3."))).toBe(
    true,
  );
});

it("reads the table of the earned income credit by children and status", () => {
  const credit = rows.filter(
    ({ unit, label }) => unit === "26 USC 32(b)" && label.startsWith("maximum amount"),
  );
  expect(credit.map(({ cents, label }) => [cents, label.split(", ")[1]])).toEqual([
    [442_700, "one qualifying child"],
    [731_600, "two qualifying children"],
    [823_100, "three or more qualifying children"],
    [66_400, "no qualifying child"],
  ]);
});

it("takes tax tables only when their sums agree", () => {
  const table = (unit: string) =>
    rows.filter(
      (row): row is AmountRow & { bracket: object } => row.unit === unit && row.bracket !== undefined,
    );
  const steps = table("26 USC 1(j)(2)(C)").map(({ bracket }) => bracket!);
  expect(steps).toHaveLength(7);
  expect(addsUp(steps)).toBe(true);
  const damaged = readAmounts(text.replace("$5,800 plus 22%", "$5,900 plus 22%"));
  expect(damaged.filter(({ unit, bracket }) => bracket && unit === "26 USC 1(j)(2)(C)")).toEqual([]);
});

it("does not mind how lines and pages break", () => {
  const broken = readAmounts(text.replaceAll(" the ", "\nthe\n").replaceAll("\t", "\n"));
  expect(broken.map(({ unit, cents }) => [unit, cents])).toEqual(
    rows.map(({ unit, cents }) => [unit, cents]),
  );
});

it("finds nothing in another paper", () => {
  expect(readAmounts("Rev. Rul. 2019-24. The amount is $500 under § 61.")).toEqual([]);
});
