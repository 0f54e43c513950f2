import { describe, expect, it } from "vitest";
import { maskNumbers, maskRows } from "./masking.ts";

it.each([
  ["SSN 123-45-6789", "SSN ***-**-6789"],
  ["123 45 6789 and 987–65–4321", "***-**-6789 and ***-**-4321"],
  ["ITIN 912\u201370\u20131234.", "ITIN ***-**-1234."],
  ["group 00 is odd: 123-00-6789", "group 00 is odd: ***-**-6789"],
  ["Your Social Security Number 400000009", "Your Social Security Number *****0009"],
  ["Your first name  Last name  Your SSN\nAvery Johnson 400000009", /Johnson \*{5}0009$/],
  ["Name, account and SSN\nAvery Johnson 400000009", /Johnson \*{5}0009$/],
  ["RECIPIENT’S TIN\n400000009", "RECIPIENT’S TIN\n*****0009"],
  ["400000009 (SSN)", "*****0009 (SSN)"],
  ["Taxpayer identification number: 900700009", "Taxpayer identification number: *****0009"],
  ["Soc. Sec. No. 400000009", "Soc. Sec. No. *****0009"],
  ["SSN 321.54.9876", "SSN ***-**-9876"],
  ["SSN 321-549876", "SSN *****9876"],
  ["SSN: 32154-9876", "SSN: *****9876"],
  ["SSN 321-54- 9876", "SSN ***-**-9876"],
  ["321 - 54 - 9876", "***-**-9876"],
  ["Your social security number\n3 2 1 5 4 9 8 7 6", "Your social security number\n*****9876"],
  ["SSN 3 2 1 - 5 4 - 9 8 7 6", "SSN *****9876"],
  ["SSN | 3 | 2 | 1 | 5 | 4 | 9 | 8 | 7 | 6", "SSN | *****9876"],
  ["SSN 321/54/9876", "SSN ***-**-9876"],
  ["Joe 321_54_9876 W2.pdf", "Joe ***-**-9876 W2.pdf"],
  ["S.S. No. 321549876", "S.S. No. *****9876"],
  ["SS# 321549876", "SS# *****9876"],
  ["Identification number 321549876", "Identification number *****9876"],
  ["SSA number 321549876", "SSA number *****9876"],
])("%j is masked", (text, shown) => {
  expect(maskNumbers(text)).toEqual(typeof shown === "string" ? shown : expect.stringMatching(shown));
  expect(maskNumbers(maskNumbers(text))).toBe(maskNumbers(text));
});

it.each([
  "EIN 12-3456789",
  "82-383-2342",
  "Springfield, IL 62704-1234",
  "SSN on the next page. Zip 62704-1234",
  "Vehicle identification number 123456789",
  "State identification number 123456789",
  "Employer's federal identification number 12-3456789 or 123456789",
  "Wages 1 2 3 4 5 6 7 8 9 of nine lines",
  "192.168.10.1000",
  "Version 123.45.67890",
  "2024-01-05",
  "987-654-3210",
  "phone 555-123-4567",
  "phone 4546567676",
  "account 1123-45-67890",
  "box 123456789 of goods",
  "SSN on file. Account number 123456789",
  "Social Security Number is below\nRouting number 122105155 Account 123456789",
  "Employee's SSN is on the next page\nEmployer identification number (EIN)\n987654321",
  "PAYER'S TIN 987654321",
  "SSN of nobody: $123456789",
  "SSN of nobody: 123456789.25",
  "Social security wages 123456789",
  "Name | SSN | Account\nAvery | *****0009 | 123456789",
  `SSN${" far".repeat(80)} 123456789`,
])("%j stays", (text) => {
  expect(maskNumbers(text)).toBe(text);
});

describe("a table", () => {
  const rows = Array.from({ length: 60 }, (_, i) => [`Person ${i}`, `40000${1000 + i}`, `12345${1000 + i}`]);

  it("is masked in the column that is headed so, down to its last row, and in no other", () => {
    const shown = maskRows([["Name", "SSN", "Account"], ...rows]);
    expect(shown[1]).toEqual(["Person 0", "*****1000", "123451000"]);
    expect(shown[60]).toEqual(["Person 59", "*****1059", "123451059"]);
  });

  it("is masked beside a label, and below one until the next", () => {
    const shown = maskRows([
      ["SSN", "400000009"],
      ["Account", "123456789"],
      ["x", "ITIN: 900700009"],
      ["x", "912-70-1234"],
    ]);
    expect(shown.map(([, value]) => value)).toEqual([
      "*****0009",
      "123456789",
      "ITIN: *****0009",
      "***-**-1234",
    ]);
  });
});
