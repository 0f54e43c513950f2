import { expect, it } from "vitest";
import { stem, stemsAmong, stemsOf } from "./stemming.ts";

it.each([
  ["deduct deducted deducting deducts"],
  ["claim claims claimed"],
  ["exclusion exclusions"],
  ["1099 1099"],
])("takes the forms of a word for one: %s", (forms) => expect(stemsOf(forms).size).toBe(1));

it("keeps different words apart", () => {
  expect(stem("income")).not.toBe(stem("incorporated"));
  expect(stemsOf("Gross income, $61").size).toBe(3);
});

it("finds the stems sought in a text, and only those", () => {
  const sought = stemsOf("deducting the skies of 1099-K");
  expect(stemsAmong("Deductions under a sky; dues of form 1099, undeducted", sought)).toEqual(
    new Set([stem("deduct"), stem("sky"), "of", "1099"]),
  );
  expect(stemsAmong("anything", new Set())).toEqual(new Set());
});
