import { expect, it } from "vitest";
import { statesElsewhere } from "./stated-elsewhere.ts";

it("knows the figure of a base by another unit of the same amount, for that year only", () => {
  const rows = [{ unit: "26 USC 152(d)(1)(B)", taxYear: 2041 }];
  const exemption = { unit: "26 USC 151(d)(1)" };
  expect(statesElsewhere(exemption, rows, 2041)).toBe(true);
  expect(statesElsewhere(exemption, rows, 2042)).toBe(false);
  expect(statesElsewhere(exemption, [], 2041)).toBe(false);
  expect(statesElsewhere({ unit: "26 USC 9999(a)" }, rows, 2041)).toBe(false);
});
