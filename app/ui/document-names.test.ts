import { expect, it } from "vitest";
import { documentName, workName } from "./document-names.ts";

it.each([
  ["1400Z-2", "§\u00a01400Z-2"],
  ["31.3121(a)-1", "§\u00a031.3121(a)-1"],
  ["Rev. Proc. 2025-32", "Rev. Proc. 2025-32"],
  ["2026-25 I.R.B. 1583", "2026-25 I.R.B. 1583"],
])("%s is shown as %s", (number, name) => expect(documentName(number)).toBe(name));

it.each([
  ["551", "pub", "Pub.\u00a0551"],
  ["119-21", "pl", "P.L.\u00a0119-21"],
  ["2555", "form", "Form\u00a02555"],
  ["1.61-21", "26-cfr", "§\u00a01.61-21"],
  ["Notice 2014-21", "notice", "Notice 2014-21"],
])("%s of %s is shown as %s", (number, work, name) => expect(documentName(number, work)).toBe(name));

it("names works for readers", () => {
  expect(["26-cfr", "rev-proc", "wd", "plr"].map(workName)).toEqual([
    ...["26 CFR", "Revenue procedures", "Written determinations", "PLR"],
  ]);
});
