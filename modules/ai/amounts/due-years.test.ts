import { expect, it } from "vitest";
import { yearOf } from "./due-years.ts";

it.each([
  ["26 USC 6699(b)(1)", "returns due in 2027"],
  ["26 USC 6721(a)(1)", "returns due in 2027"],
  ["26 USC 6695(f)", "returns filed in 2027"],
  ["26 USC 6662(d)", "2026"],
  ["26 USC 23(b)(1)", "2026"],
])("%s of the paper for 2026 is of %s", (unit, words) => expect(yearOf(unit, 2026)).toBe(words));
