import { expect, it } from "vitest";
import { missingAmount, paperFor } from "./papers.ts";

const said = (year: number) => missingAmount(paperFor("63", year), { year, today: 2026 });

it("says of a year to come that its amount is not known yet, and of another where it stands", () => {
  expect(said(2031)).toBe(
    "The amount for 2031 is not known yet: it will stand in the IRS revenue procedure of inflation-adjusted amounts for 2031 (to be published in the fall of 2030).",
  );
  expect(said(2027)).toContain("The amount for 2027 is not in this library: it stands in");
  expect(said(2024)).toContain("is not in this library");
});
