import { expect, it } from "vitest";
import { maskAccountNumbers } from "./account-numbers.ts";

it.each([
  ["Account number: 0012345678", "Account number: ******5678"],
  ["Routing no. 021000021\nAccount\n123-456-7890", "Routing no. *****0021\nAccount\n***-***-7890"],
  ["Card 4111 1111 1111 1111 paid", "Card **** **** **** 1111 paid"],
  ["4111-1111-1111-1111", "****-****-****-1111"],
  ["Account balance $1234567.00", "Account balance $1234567.00"],
  ["Account total 1234567.00", "Account total 1234567.00"],
  ["Box 1 wages 85000", "Box 1 wages 85000"],
])("masks %j", (text, expected) => {
  expect(maskAccountNumbers(text)).toBe(expected);
  expect(maskAccountNumbers(text)).toHaveLength(text.length);
});
