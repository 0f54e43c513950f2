import { expect, it } from "vitest";
import { omittedUnits } from "./omissions.ts";

it("a mark of what is left out names its place as the document does", () => {
  expect(omittedUnits("26 USC 9(a)", ["(1)", "(2)", "(3)"])).toBe("… (26 USC 9(a)(1) to (3))");
  expect(omittedUnits("Notice 2031-4", ["SECTION 1."])).toBe("… (Notice 2031-4, SECTION 1.)");
});
