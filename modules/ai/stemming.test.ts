import { expect, it } from "vitest";
import { stem, stemsOf } from "./stemming.ts";

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
