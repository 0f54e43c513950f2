import { expect, it } from "vitest";
import { saysNoMore } from "./base-lead.ts";
import type { BaseFigure } from "./named-amount.ts";

const base = (money: string, status: BaseFigure["status"] = null) =>
  ({ unit: "26 USC 9(a)", money, status }) as BaseFigure;
const figure = { text: "For 2026, the levy: $500 (26 USC 9(a))." };

it("a base says no more than the year's figure where it is that figure, or another status's", () => {
  expect(saysNoMore(figure, { stated: [base("$500")], status: null })).toBe(true);
  expect(saysNoMore(figure, { stated: [base("$300", "head")], status: "joint" })).toBe(true);
  expect(saysNoMore(figure, { stated: [base("$300")], status: null })).toBe(false);
  expect(saysNoMore(figure, { stated: [base("$300", "joint")], status: "joint" })).toBe(false);
  expect(saysNoMore(figure, { stated: [], status: "joint" })).toBe(false);
});
