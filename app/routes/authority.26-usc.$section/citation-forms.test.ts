import { expect, it } from "vitest";
import { citationForms } from "./citation-forms.ts";

it.each([
  ["26 USC 61(a)(1)", ["26 USC 61(a)(1)", "26 U.S.C. § 61(a)(1)", "I.R.C. § 61(a)(1)"]],
  ["26 CFR 1.61-21(f)", ["26 CFR 1.61-21(f)", "26 C.F.R. § 1.61-21(f) (2021)", "Treas. Reg. § 1.61-21(f)"]],
  ["162 T.C. 148", ["162 T.C. 148", "Smith v. Commissioner, 162 T.C. 148"]],
])("%s", (citation, texts) => {
  const forms = citationForms(citation, "Smith v. Commissioner", "April 1, 2021").map(({ text }) => text);
  expect(forms).toEqual([...texts, `${citation} (April 1, 2021)`]);
});
