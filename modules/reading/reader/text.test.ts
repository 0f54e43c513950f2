import { expect, it } from "vitest";
import { MAX_PART_CHARACTERS } from "../limits.ts";
import { inParts, maskNumbers, storedText } from "./text.ts";

it.each([
  ["SSN 123-45-6789", "SSN ***-**-6789"],
  ["123 45 6789", "***-**-6789"],
  ["ITIN 912\u201370\u20131234.", "ITIN ***-**-1234."],
  ["group 00 is odd: 123-00-6789", "group 00 is odd: ***-**-6789"],
  ["Your Social Security Number 400000009", "Your Social Security Number *****0009"],
])("masks %s", (text, masked) => {
  expect(maskNumbers(text)).toBe(masked);
});

it.each([
  "EIN 12-3456789",
  "82-383-2342",
  "2024-01-05",
  "987-654-3210",
  "phone 4546567676",
  "box 123456789 of goods",
])("leaves %s", (text) => {
  expect(maskNumbers(text)).toBe(text);
});

it("stores no null bytes, odd blanks or half characters", () => {
  expect(storedText("a\0b\u00a0\u00a0c\u00add\ud800e\r\n\r\n\r\nf")).toBe("ab cd\ufffde\n\nf");
});

it("cuts a long table at ends of lines", () => {
  const line = `${"x".repeat(99)}\n`;
  const parts = inParts(line.repeat(3000));
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.join("")).toBe(line.repeat(3000).trim());
  for (const part of parts) {
    expect(part.length).toBeLessThanOrEqual(MAX_PART_CHARACTERS);
    expect(part.startsWith("x")).toBe(true);
  }
});

it("cuts a line that is longer than a part", () => {
  expect(inParts("y".repeat(MAX_PART_CHARACTERS + 5)).map(({ length }) => length)).toEqual([
    MAX_PART_CHARACTERS,
    5,
  ]);
});
