/** Brackets of the income tax for two years that a question sets side by side. */
import { expect, it } from "vitest";
import type { Resolved } from "#modules/authority";
import { OPERATOR } from "#modules/kernel";
import { section } from "../../testing.ts";
import { readYear } from "../../years/year.ts";
import { rateTableAnswer } from "./rate-table.ts";
import type { NamedRequest } from "./request.ts";

const NOW = { now: new Date("2026-11-26T12:00:00Z"), timeZone: "UTC" };
const LAW = section("Tax imposed", [["j", "Rates", "The following tables shall be applied."]], "1");

/** The step of 12 percent in the table of a year. */
function step(taxYear: number, cents: { over: number; upTo: number }) {
  return {
    ...{ taxYear, paper: `Table ${taxYear}`, pin: "§ 1", unit: "26 USC 1(j)", status: "joint", cents: null },
    ...{ bracket: { percent: 12, ...cents }, quote: { start: 0, end: 3 }, start: 0, end: 3 },
  };
}

async function textFor(question: string): Promise<string> {
  const rows = [
    step(2025, { over: 1_000_00, upTo: 9_000_00 }),
    step(2026, { over: 1_100_00, upTo: 9_900_00 }),
  ];
  const authority = {
    amounts: async () => rows,
    resolve: async (_: unknown, citation: string) =>
      ({ document: LAW, unit: 1, citation, missing: null }) as unknown as Resolved,
  };
  const request = { question, asked: readYear(question, NOW), actor: OPERATOR, authority };
  const found = await rateTableAnswer(request as unknown as NamedRequest);
  return found!.leads.map(({ text }) => text).join(" ");
}

it("gives the tables of both", async () => {
  const text = await textFor("top of the 12 percent bracket for a joint return, 2025 vs 2026");
  expect(text).toMatch(/For 2026.*up to \$9,900/);
  expect(text).toMatch(/For 2025.*up to \$9,000/);
});

it("says where the table of a year stands that is not held", async () => {
  const text = await textFor("top of the 12 percent bracket for a joint return, 2024 vs 2026");
  expect(text).toMatch(/For 2026.*\$9,900/);
  expect(text).toContain("The amount for 2024 is not in this library");
});
