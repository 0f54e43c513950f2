/** The file of named amounts beside the real Rev. Proc. 2025-32. */
import { beforeAll, describe, expect, it } from "vitest";
import { readRuling } from "../../ingest/formats/irs/index.ts";
import { readPdf } from "../../ingest/formats/pdf/index.ts";
import { hasRealData, realFile } from "../../ingest/testing/real-data.ts";
import type { AmountRow } from "../../modules/authority/amounts/amount.ts";
import { readAmounts } from "../../modules/authority/amounts/reader.ts";
import { namedAmounts } from "../../modules/ai/amounts/named/named-amount.ts";

const PAPER = "Rev. Proc. 2025-32";
/** Rows of rules that no named amount is about: each line says why. */
const APART = [
  // The former guidelines that the amounts of 2026 replace, and their middle one.
  "26 USC 170",
  // For each percentage point, beside the most.
  "26 USC 179D(b)(2)",
  "26 USC 179D(b)(3)",
  // Told apart by their sentences only.
  "26 USC 220(c)(2)(A)",
  "26 USC 6652(c)(2)(C)(ii)",
  // The same figures as those of the organization, and of bigger funds.
  "26 USC 6652(c)(2)(B)",
  "26 USC 6652(c)(3)(B)(ii)",
  "26 USC 6726",
];

describe.skipIf(!hasRealData)("named amounts", () => {
  let text = "";
  let rows: AmountRow[] = [];
  beforeAll(async () => {
    const { paragraphs } = await readPdf(realFile("irs/rulings/RevProc_2025-32.pdf"));
    text = readRuling(paragraphs).text;
    rows = readAmounts(text);
  });

  const isMeant = (row: AmountRow) =>
    namedAmounts().some((amount) =>
      amount.rows.some(({ unit, label }) => unit === row.unit && (label?.test(row.label) ?? true)),
    );

  it("each find rows of the paper", () => {
    const lost = namedAmounts().flatMap(({ id, rows: named }) =>
      named
        // Those of employment taxes stand in the employer's guide.
        .filter(({ unit }) => !unit.startsWith("26 USC 3121"))
        .filter(
          ({ unit, label }) => !rows.some((row) => row.unit === unit && (label?.test(row.label) ?? true)),
        )
        .map(({ unit, label }) => `${id}: ${unit} ${label?.source ?? ""}`),
    );
    expect(lost).toEqual([]);
  });

  it("cover each row of the paper", () => {
    const left = rows.filter((row) => !row.bracket && !isMeant(row) && !APART.includes(row.unit));
    const perReturn = left.filter(({ unit }) => !/^26 USC 672[12]\((?:d|e)\)/.test(unit));
    expect(perReturn.map(({ unit, label }) => `${unit} ${label}`)).toEqual([]);
  });

  it("quote words of the paper that hold their figures", () => {
    const published = namedAmounts().flatMap((amount) => amount.published);
    const ofPaper = published.filter(({ document }) => document === PAPER);
    expect(ofPaper.length).toBeGreaterThan(5);
    expect(ofPaper.filter(({ words }) => !text.includes(words)).map(({ said }) => said)).toEqual([]);
    // A table may print the sign in its head only.
    for (const { said, words } of published)
      for (const figure of said.match(/\$[\d,]*\d/g) ?? [])
        expect(words.replaceAll("$", "")).toContain(figure.slice(1));
  });
});
