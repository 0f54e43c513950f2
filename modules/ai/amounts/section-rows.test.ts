import { expect, it } from "vitest";
import { rowOfSection } from "./section-rows.ts";

it("is the year's first row of the section, whatever its unit", () => {
  const row = (unit: string, taxYear: number, bracket?: object) => ({ unit, taxYear, bracket });
  const rows = [row("26 USC 2(a)", 2025), row("26 USC 2(b)", 2026, {}), row("26 USC 2(a)", 2026)];
  expect(rowOfSection(rows, "26 USC 2(h)(2)", 2026)).toBe(rows[2]);
  expect(rowOfSection(rows, "26 USC 2(h)(2)", 2024)).toBeUndefined();
  expect(rowOfSection(rows, "26 USC 22(a)", 2026)).toBeUndefined();
});
