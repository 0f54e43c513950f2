import { describe, expect, it } from "vitest";
import { classify } from "./classify.ts";
import { classifyLines, page } from "./testing.ts";

describe("tags (rule 8)", () => {
  it("takes the year of the form, not of its revision, of a date or of a signature", () => {
    const text = [
      "Form 1099-NEC (Rev. January 2022)",
      "Nonemployee Compensation",
      "For calendar year 2024",
      "Date signed 02/03/2025",
    ];
    expect(classifyLines(text).tags).toEqual(["1099-NEC", "2024"]);
    expect(
      classifyLines([
        "Form W-9 (Rev. March 2024)",
        "Request for Taxpayer Identification Number and Certification",
        "Date 2025-01-02",
      ]).tags,
    ).toEqual(["W-9"]);
  });

  it("says corrected only when the box is ticked", () => {
    const form = ["Form 1099-INT Interest Income 2024"];
    expect(classifyLines(["VOID CORRECTED", ...form]).tags).not.toContain("corrected");
    expect(classifyLines(["CORRECTED (if checked)", ...form]).tags).not.toContain("corrected");
    expect(classifyLines(["[x] VOID CORRECTED", ...form]).tags).not.toContain("corrected");
    expect(classifyLines(["VOID [x] CORRECTED", ...form]).tags).toContain("corrected");
    expect(classifyLines(["X CORRECTED (if checked)", ...form]).tags).toContain("corrected");
  });

  it("names the bank without what stands beside it in another column", () => {
    const lines = page([
      "Consolidated Statement",
      "Avery Johnson Harbor Bank",
      "Statement period 01/01/2024 to 01/31/2024",
      "Account number 1234-5678",
      "Beginning balance 100.00",
      "Ending balance 150.00",
    ]);
    lines[1]!.columns = ["Avery Johnson", "Harbor Bank"];
    expect(classify({ lines: [lines], kind: "pdf", fileName: "a.pdf" }).tags).toContain("Harbor Bank");
  });

  it("names the payer without what stands beside it in another column", () => {
    const lines = page([
      "Form 1099-MISC Miscellaneous Information 2024",
      "PAYER'S name, street address Rents",
      "Yale University Fishing boat proceeds",
    ]);
    lines[1]!.columns = ["PAYER'S name, street address", "Rents"];
    lines[2]!.columns = ["Yale University", "Fishing boat proceeds"];
    expect(classify({ lines: [lines], kind: "pdf", fileName: "a.pdf" }).tags).toContain("Yale University");
  });

  it("names the issuer", () => {
    const text = [
      "PAYER'S name, street address, city or town, state or province, country, ZIP",
      "or foreign postal code, and telephone no.",
      "Yale University P.O. Box 202032",
      "Form 1099-MISC Miscellaneous Information 2021",
    ];
    expect(classifyLines(text).tags).toEqual(["1099-MISC", "2021", "Yale University"]);
  });

  it("shows no more than four digits of a number", () => {
    const text = ["EMPLOYER'S name", "Avery Johnson 123-45-6789", "Form W-2 Wage and Tax Statement 2024"];
    expect(classifyLines(text).tags.join(" ")).not.toMatch(/\d{5}|123-45/);
  });

  it("does not fail on odd numbers (trap 8)", () => {
    expect(
      classifyLines(["RECIPIENT'S TIN 82-383-2342", "123-00-6789", "Form 1099-INT Interest Income"])
        .classification,
    ).toBe("1099");
  });
});
