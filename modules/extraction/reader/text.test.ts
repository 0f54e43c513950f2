import { expect, it } from "vitest";
import { MAX_PART_CHARACTERS } from "../limits.ts";
import { inParts, storedText } from "./text.ts";

it("masks numbers of people", () => {
  expect(storedText("Your SSN 400000009")).toBe("Your SSN *****0009");
  expect(inParts("SSN 123-45-6789")).toEqual(["SSN ***-**-6789"]);
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
