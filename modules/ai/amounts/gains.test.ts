import { describe, expect, it } from "vitest";
import type { StatedAmountRow } from "#modules/authority";
import { section } from "../testing.ts";
import { gainsLead } from "./gains.ts";

describe("gainsLead", () => {
  const LINES = ["zero rate $40,000", "15 percent rate $500,000"];
  const paper = section("Adjusted items", [["a", "Gains", LINES.join("\n")]], "77");
  const rows = ["zero", "15 percent"].map((rate, at) => {
    const start = paper.text.indexOf(LINES[at]!);
    const range = { start, end: start + LINES[at]!.length };
    const known = { unit: "26 USC 1(j)(5)(B)", label: `Maximum ${rate} rate amount`, status: "single" };
    return { ...known, ...range, quote: range, cents: [4_000_000, 50_000_000][at], paper: "P", pin: "§ 1" };
  }) as unknown as StatedAmountRow[];
  const text = (question: string) =>
    gainsLead({ question, rows, year: 2031, papers: new Map([["P", paper]]) })!.text;

  it("splits a taxable income that is all gain between the rates", () => {
    expect(text("Single, taxable income of $50,000, all of it gain: what rate?")).toContain(
      "where all of it is long-term gain: 15% × ($50,000 − $40,000) = $1,500.",
    );
  });

  it("says of another one that the gain lies on top", () => {
    const said = text("Single, taxable income of $50,000: what rate on a gain?");
    expect(said).toContain("within the first $40,000 of taxable income, other income counted first");
    expect(said).not.toContain("=");
  });

  it("takes neither of an income and a gain for the whole", () => {
    const said = text("Single making 250k, 800k long-term gain: what rate?");
    expect(said).toContain("above $500,000 of taxable income in all is taxed at 20 percent");
    expect(said).not.toContain("$250,000");
  });

  it("has one rate below the first border", () => {
    expect(text("Single, taxable income of $39,000, all gain")).toContain("is within the 0 percent rate.");
  });
});
