/** The real Pub. 15 for 2026, and a guide of our own. */
import { expect, it } from "vitest";
import { readPublication } from "../../ingest/formats/irs/publication.ts";
import { readPdf } from "../../ingest/formats/pdf/index.ts";
import { hasRealData, realFile } from "../../ingest/testing/real-data.ts";
import { centsOf } from "../../modules/authority/amounts/amount.ts";
import { readEmploymentAmounts } from "../../modules/authority/amounts/employment.ts";

const GUIDE = { kind: "publication", key: "15", name: "Pub. 15" } as const;

it.runIf(hasRealData)(
  "Pub. 15 states the wage base and the thresholds of its year, each found again in it",
  async () => {
    const { text } = readPublication(GUIDE, await readPdf(realFile("irs/publications/p15.pdf")));
    const rows = readEmploymentAmounts(text);
    expect(rows.map(({ unit, taxYear, cents }) => [unit, taxYear, cents! / 100])).toEqual([
      ["26 USC 3121(a)(1)", 2026, 184_500],
      ["26 USC 3121(x)", 2026, 3000],
      ["26 USC 3121(b)(7)(F)(iv)", 2026, 2500],
    ]);
    for (const { start, end, cents, quote, pin } of rows) {
      expect(centsOf(text.slice(start, end))).toBe(cents);
      expect(text.slice(quote.start, quote.end)).toContain(text.slice(start, end));
      expect(["What’s New", "section 9"]).toContain(pin);
    }
  },
);

it("a sentence without its year, or of another paper, states nothing", () => {
  expect(readEmploymentAmounts("The social security wage base limit is $99,000.")).toEqual([]);
  expect(readEmploymentAmounts("The standard deduction is $9,000 for 2026.")).toEqual([]);
  const [row] = readEmploymentAmounts(
    "For 2031, the social security tax rate is 6.2% each. The social\nsecurity wage base limit is $212,400.",
  );
  expect(row).toMatchObject({ taxYear: 2031, cents: 21_240_000, pin: "What’s New" });
});
