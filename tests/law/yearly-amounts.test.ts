/** Sections 3 and 4 of the real Rev. Proc. 2025-32, as the library holds their text. */
import { beforeAll, describe, expect, it } from "vitest";
import { readRuling } from "../../ingest/formats/irs/index.ts";
import { readPdf } from "../../ingest/formats/pdf/index.ts";
import { hasRealData, realFile } from "../../ingest/testing/real-data.ts";
import { centsOf, type AmountRow } from "../../modules/authority/amounts/amount.ts";
import { readAmounts } from "../../modules/authority/amounts/reader.ts";
import { addsUp } from "../../modules/authority/amounts/tables.ts";

describe.skipIf(!hasRealData)("the amounts of Rev. Proc. 2025-32", () => {
  let text = "";
  let rows: AmountRow[] = [];
  beforeAll(async () => {
    const { paragraphs } = await readPdf(realFile("irs/rulings/RevProc_2025-32.pdf"));
    text = readRuling(paragraphs).text;
    rows = readAmounts(text);
  });

  const amounts = (unit: string, year = 2026) =>
    rows
      .filter((row) => row.unit === `26 USC ${unit}` && row.taxYear === year)
      .map((row) => [row.status, row.cents! / 100].filter((part) => part !== null).join(" "));

  it("are each found again in the paper's text, within the words that it quotes", () => {
    expect(rows.length).toBeGreaterThan(250);
    for (const { bracket, percent, cents, start, end, quote } of rows) {
      const printed = text.slice(start, end);
      if (bracket) expect(printed).toContain(`${percent}%`);
      else expect(centsOf(printed)).toBe(cents);
      expect(quote.start).toBeLessThanOrEqual(start);
      expect(quote.end).toBeGreaterThanOrEqual(bracket ? start : end);
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
  ])("of 26 USC %s for 2026", (unit, expected) => expect(amounts(unit)).toEqual(expected));

  it("tell what changed for 2025 from what is for 2026", () => {
    expect(amounts("179(b)(1)", 2025)).toEqual(["2500000"]);
    const pins = rows.filter(({ taxYear }) => taxYear === 2025).map(({ pin }) => pin);
    expect(pins.every((pin) => pin.startsWith("§ 3."))).toBe(true);
  });

  it("name the earned income credit by children and status", () => {
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

  it("name gifts by who receives them", () => {
    const gifts = rows.filter(({ unit, taxYear }) => unit === "26 USC 2503" && taxYear === 2026);
    expect(gifts.map(({ cents, label }) => [cents, label])).toEqual([
      [1_900_000, "gifts to any person"],
      [19_400_000, "gifts to a spouse who is not a citizen of the United States"],
    ]);
  });

  it("hold a tax table only when its sums agree", () => {
    const ofSingle = (all: AmountRow[]) =>
      all.flatMap(({ unit, bracket }) => (bracket && unit === "26 USC 1(j)(2)(C)" ? [bracket] : []));
    expect(ofSingle(rows)).toHaveLength(7);
    expect(addsUp(ofSingle(rows))).toBe(true);
    expect(ofSingle(readAmounts(text.replace("$5,800 plus 22%", "$5,900 plus 22%")))).toEqual([]);
  });
});
