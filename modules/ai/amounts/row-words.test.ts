/** What a row of a yearly paper is, in words. */
import type { StatedAmountRow } from "#modules/authority";
import { expect, it } from "vitest";
import { describe } from "./row-words.ts";

const row = (label: string) => ({ unit: "26 USC 9999(a)", label, status: null }) as StatedAmountRow;

it.each([
  ["dollar limitation on mills is", "(26 USC 9999(a), dollar limitation on mills)"],
  ["but not below zero) by", "(26 USC 9999(a))"],
  ["but not below zero) the toll of a mill", "(26 USC 9999(a), toll of a mill)"],
  ["the toll (of each mill) is", "(26 USC 9999(a), toll (of each mill))"],
  ["", "(26 USC 9999(a))"],
])("of the clause %j says %j", (label, said) => {
  expect(describe(row(label), [row(label)], [])).toBe(said);
});
