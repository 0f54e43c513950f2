import { expect, it } from "vitest";
import { maskNumbers } from "./masking.ts";

it.each([
  ["SSN 123-45-6789", "SSN ***-**-6789"],
  ["123 45 6789 and 987–65–4321", "***-**-6789 and ***-**-4321"],
  ["EIN 12-3456789", "EIN 12-3456789"],
  ["phone 555-123-4567", "phone 555-123-4567"],
  ["account 1123-45-67890", "account 1123-45-67890"],
])("%s is shown as %s", (text, shown) => {
  expect(maskNumbers(text)).toBe(shown);
});
