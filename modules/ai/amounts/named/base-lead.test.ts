import { expect, it } from "vitest";
import type { Resolved } from "#modules/authority";
import { section } from "../../testing.ts";
import { saysNoMore, wholeQuotation } from "./base-lead.ts";
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

it("of a long unit the first sentence is quoted, of another the whole", () => {
  const quoted = (text: string) => {
    const document = section("Levy", [["a", "", text]]);
    const { range } = wholeQuotation({ document, unit: 1, missing: null } as unknown as Resolved);
    return document.text.slice(range.start, range.end);
  };
  const first = "The levy shall be $500.";
  const short = `${first} It is due in May.`;
  expect(quoted(short)).toContain(short);
  expect(quoted(`${first} A miller ${"who grinds and ".repeat(50)}rests pays less.`)).toMatch(/\$500\.$/);
});
