import { describe, expect, it } from "vitest";
import { classifyLines, PROSE } from "./testing.ts";

describe("layouts and kinds of file (rule 4)", () => {
  const bank = [
    "Harbor Bank",
    "Consolidated Statement",
    "Statement period 01/01/2024 to 01/31/2024",
    "Account number 1234-5678",
    "Beginning balance 100.00",
    "Deposits 50.00",
    "Ending balance 150.00",
  ];

  it("takes a bank's consolidated statement for no 1099 (trap 7)", () => {
    expect(classifyLines(bank)).toMatchObject({
      classification: "bank-statement",
      tags: ["2024", "Harbor Bank"],
    });
  });

  it("tells a receipt from an unpaid invoice (trap 6)", () => {
    expect(
      classifyLines(["Corner Shop", "Subtotal 10.00", "Sales tax 0.80", "Total 10.80", "Visa ending 1234"])
        .classification,
    ).toBe("receipt");
    expect(classifyLines(["RECEIPT", "Office paper", "Total $45.00"]).classification).toBe("receipt");
    expect(
      classifyLines(["INVOICE", "Subtotal 10.00", "Tax 1.00", "Total 11.00", "Due date 12/15/2019"])
        .classification,
    ).toBe("other");
    const invoice = [
      "INVOICE",
      "Invoice date 11/15/2019",
      "Due date 12/15/2019",
      "Bill to Avery",
      "Subtotal 10.00",
      "Tax 1.00",
      "Total 11.00",
    ];
    expect(classifyLines(invoice)).toMatchObject({ classification: "other", tags: ["Invoice"] });
    expect(classifyLines([...invoice, "PAID IN FULL, receipt no. 7"]).classification).toBe("receipt");
  });

  it("takes tables for spreadsheets unless a form's title says otherwise", () => {
    expect(
      classifyLines(["Date | Miles | Interest Income", "2024-01-05 | 12 | 3"], { kind: "csv" })
        .classification,
    ).toBe("spreadsheet");
    expect(classifyLines(bank, { kind: "workbook" }).classification).toBe("spreadsheet");
    const form = [
      "Form 1099-B Proceeds From Broker and Barter Exchange Transactions",
      "Date sold | Proceeds",
    ];
    expect(classifyLines(form, { kind: "csv" }).classification).toBe("1099");
  });

  it("goes by the name last, and says that it is unsure", () => {
    expect(classifyLines(PROSE, { fileName: "my w2 2024.pdf" })).toMatchObject({
      classification: "w2",
      confidence: 0.4,
    });
    expect(classifyLines(["Form 1099-INT Interest Income"], { fileName: "w2.pdf" }).classification).toBe(
      "1099",
    );
    expect(classifyLines(PROSE)).toMatchObject({ classification: "other", confidence: 0.2 });
  });
});
