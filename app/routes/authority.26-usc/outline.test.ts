import { expect, it } from "vitest";
import type { HierarchyStep } from "#modules/authority/schema";
import { outline, placePath } from "./outline.ts";

const step = (level: string, number: string, heading: string): HierarchyStep => ({
  level,
  number,
  label: `${level} ${number}`,
  heading,
});
const subtitle = step("subtitle", "A", "Income Taxes");
const chapter1 = step("chapter", "1", "NORMAL TAXES AND SURTAXES");
const chapter2 = step("chapter", "2", "TAX ON SELF-EMPLOYMENT INCOME");
const part = step("part", "I", "");
const entry = (number: string, ...hierarchy: HierarchyStep[]) => ({
  number,
  heading: `Section ${number}`,
  status: null,
  url: `/authority/26-usc/${number}`,
  hierarchy,
});
const entries = [
  entry("1", subtitle, chapter1, part),
  entry("2", subtitle, chapter1, part),
  entry("9", subtitle, chapter1),
  entry("1401", subtitle, chapter2),
  entry("9500", step("subtitle", "I", "Trust Fund Code")),
];

it("lists chapters with their range and unfolds only the chosen one", () => {
  const [first, second] = outline(entries, "1");
  expect(first?.divisions.map(({ number, first: from, last }) => [number, from, last])).toEqual([
    ["1", "1", "9"],
    ["2", "1401", "1401"],
  ]);
  const [open, folded] = first?.divisions ?? [];
  expect(open?.heading).toBe("Normal Taxes and Surtaxes");
  expect(open?.sections.map(({ number }) => number)).toEqual(["9"]);
  expect(open?.divisions[0]?.sections.map(({ number }) => number)).toEqual(["1", "2"]);
  expect(folded).toMatchObject({ sections: [], divisions: [] });
  expect(second?.sections.map(({ number }) => number)).toEqual(["9500"]);
});

it("leads to a place that the page has", () => {
  const [first] = outline(entries, "1");
  const inner = first?.divisions[0]?.divisions[0];
  expect(placePath([subtitle, chapter1, part])).toBe(`/authority/26-usc?chapter=1#${inner?.id}`);
  expect(placePath([subtitle])).toBe(`/authority/26-usc#${first?.id}`);
});
