import { expect, it } from "vitest";
import type { Resolved, StatedAmountRow } from "#modules/authority";
import { OPERATOR } from "#modules/kernel";
import { section } from "../testing.ts";
import { withYearFigures } from "./year-figures.ts";

const LAW = section(
  "Permits",
  [
    ["a", "In general", "A person may exclude up to $10,000 for each permit."],
    ["b", "Penalty", "The penalty is $250 for each permit that is not shown."],
    [
      "c",
      "Inflation adjustment",
      "In the case of a taxable year beginning after 2020, the $10,000 amount in subsection (a) shall be increased by an amount equal to the cost-of-living adjustment.",
    ],
  ],
  "9999",
);
const PAPER = section("Amounts", [["1", "", "The exclusion of § 9999(a) is $19,000."]], "9998");

const HELD = [{ document: LAW, unit: 1 }] as unknown as Resolved[];

function row(more: Partial<StatedAmountRow> = {}): StatedAmountRow {
  const start = PAPER.text.indexOf("$19,000");
  const own = { unit: "26 USC 9999(a)", taxYear: 2026, cents: 1_900_000, label: "exclusion", status: null };
  const place = {
    start,
    end: start + 7,
    quote: { start: 3, end: start + 8 },
    paper: "Rev. Proc. 1",
    pin: "§ 1",
  };
  return { ...own, ...place, bracket: null, ...more } as unknown as StatedAmountRow;
}

async function told(text: string, rows: StatedAmountRow[], year = 2026) {
  const authority = {
    amounts: async () => rows,
    resolve: async () => ({ document: PAPER }) as unknown as Resolved,
  };
  return withYearFigures(text, { year, held: HELD, authority, actor: OPERATOR });
}

it("puts the year's figure before a base in parentheses, with the paper's words", async () => {
  const { text, figures } = await told("Up to a limit ($10,000 as the base, adjusted each year).", [row()]);
  expect(text).toBe("Up to a limit ($19,000 for 2026; $10,000 as the base, adjusted each year).");
  const [{ money, warning, quotation }] = figures as [(typeof figures)[number]];
  expect(money).toBe("$19,000");
  expect(warning.text).toBe(
    "For 2026 it is $19,000 in place of $10,000 (26 USC 9999(a); Rev. Proc. 1, § 1).",
  );
  const { quotable, range } = quotation;
  expect(quotable.text.slice(range.start, range.end)).toBe("The exclusion of § 9999(a) is $19,000.");
});

it("puts it into the sentence of its own year, where a text tells of several", async () => {
  const { text } = await told("For 2024: $10,000 as the base. For 2026: $10,000 as the base.", [row()]);
  expect(text).toBe(
    "For 2024: $10,000 as the base. For 2026: $19,000 for 2026 ($10,000 as the base, adjusted each year).",
  );
  const bases = "$8,000 with a limit above $10,000 as the bases, adjusted each year.";
  expect((await told(bases, [row()])).text).toBe(bases);
});

it.each([
  [
    "Up to $10,000 as the base, adjusted each year.",
    "Up to $19,000 for 2026 ($10,000 as the base, adjusted each year).",
  ],
  [
    "$10,000 a permit as the base (adjusted each year), and more.",
    "$19,000 a permit for 2026 ($10,000 as the base, adjusted each year), and more.",
  ],
  [
    "Above $10,000 (adjusted each year) nothing.",
    "Above $19,000 for 2026 ($10,000 as the base, adjusted each year) nothing.",
  ],
  [
    "Not more than $10,000, adjusted each year, of permits.",
    "Not more than $19,000 for 2026 ($10,000 as the base, adjusted each year), of permits.",
  ],
  [
    "At most $10,000, as the base adjusted each year.",
    "At most $19,000 for 2026 ($10,000 as the base, adjusted each year).",
  ],
  [
    "Up to $10,000 (as the base, adjusted each year) of permits.",
    "Up to $19,000 for 2026 ($10,000 as the base, adjusted each year) of permits.",
  ],
  [
    "From $10,000 a permit (the base, adjusted each year) on.",
    "From $19,000 a permit for 2026 ($10,000 as the base, adjusted each year) on.",
  ],
])("%s", async (note, said) => expect((await told(note, [row()])).text).toBe(said));

it.each([
  ["another year's row", "Up to $10,000 as the base.", [row({ taxYear: 2025 })]],
  ["two figures for one unit", "Up to $10,000 as the base.", [row(), row({ cents: 3_800_000 })]],
  ["a row of one filing status", "Up to $10,000 as the base.", [row({ status: "joint" })]],
  [
    "an amount that the note does not call a base",
    "Up to $10,000 a year, other amounts are adjusted.",
    [row()],
  ],
  ["an amount that nothing adjusts", "$250 as the base.", [row()]],
  ["a figure that is the base itself", "Up to $10,000 as the base.", [row({ cents: 1_000_000 })]],
])("leaves the note as it is for %s", async (_, note, rows) => {
  expect(await told(note, rows)).toEqual({ text: note, figures: [] });
});

it("takes a figure that no row holds from the publication that states it alone", async () => {
  const law = section(
    "Retirement savings",
    [
      ["b", "Maximum amount of deduction", "The amount allowable is limited."],
      ["b-5", "Deductible amount", "For purposes of this subsection—"],
      ["b-5-A", "In general", "The deductible amount is $5,000."],
      ["b-5-B", "Catch-up", "The deductible amount is increased by $1,000."],
    ],
    "219",
  );
  const words =
    "Beginning in 2026, the IRA contribution limit is increased to $7,500 ($8,600 for individuals age 50 or older) from $7,000 ($8,000 for individuals age 50 or older).";
  const publication = section("Contributions", [["1", "", words]], "9997");
  const authority = {
    amounts: async () => [],
    resolve: async () => ({ document: publication, missing: null }) as unknown as Resolved,
  };
  const held = [2, 3].map((unit) => ({ document: law, unit: unit + 1 })) as unknown as Resolved[];
  // What a publication states "in all" is no figure for the catch-up's own base.
  const alone = await withYearFigures(
    "Up to $5,000 (adjusted each year), $1,000 (adjusted each year) more.",
    {
      ...{ year: 2026, held, authority, actor: OPERATOR },
    },
  );
  expect(alone.text).toBe(
    "Up to $7,500 for 2026 ($5,000 as the base, adjusted each year), $1,000 (adjusted each year) more.",
  );
  expect(alone.figures[0]!.warning.text).toBe(
    "For 2026 it is $7,500 in place of $5,000 (26 USC 219(b)(5)(A); Pub. 590-A).",
  );
});
