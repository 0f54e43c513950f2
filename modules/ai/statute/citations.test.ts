import { expect, it } from "vitest";
import { isWithin } from "./citations.ts";

it.each([
  ["26 USC 61(a)", "26 USC 61(a)", true],
  ["26 USC 61(a)(1)", "26 USC 61", true],
  ["26 USC 61", "26 USC 61(a)", false],
  ["26 USC 611", "26 USC 61", false],
  ["26 USC 61(b)", "26 USC 61(a)", false],
])("%s is within %s: %s", (citation, unit, is) => expect(isWithin(citation, unit)).toBe(is));
