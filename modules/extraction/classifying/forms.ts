/** The forms that clients submit, with their titles, numbers and boxes. */
import type { Classification } from "#modules/intake/schema";
import { fold, phrase } from "./fold.ts";
import type { Entry, Form } from "./form.ts";
import { PAYMENT_FORMS, WAGE_FORMS } from "./income-forms.ts";
import { OTHERS, RETURNS } from "./return-forms.ts";

const COMMON = new Set([
  "1099-NEC",
  "1099-MISC",
  "1099-INT",
  "1099-DIV",
  "1099-C",
  "1099-OID",
  "Schedule A",
  "Schedule B",
  "Schedule D",
  "4562",
  "1095-B",
  "1040-ES",
]);

function known(classification: Classification, entries: Entry[]): Form[] {
  return entries.map(([name, titles, { number, boxes = [] } = {}]) => ({
    name,
    classification,
    titles: titles.map(phrase),
    words: titles.map(fold).join(" "),
    isCommon: COMMON.has(name),
    number: new RegExp(`(?:(?<![a-z0-9-])|(?<=\\bform))${number ?? numberSource(name)}(?![a-z0-9])`, "g"),
    boxes: boxes.map(phrase),
  }));
}

/** Matches "1099-INT" also as "1099INT" and "1099 - INT". */
function numberSource(name: string): string {
  return `${name.toLowerCase().replaceAll("-", "\\s?-?\\s?")}(?!\\s?-\\s?[a-z0-9])`;
}

export const FORMS: readonly Form[] = [
  ...known("w2", WAGE_FORMS),
  ...known("1099", PAYMENT_FORMS),
  ...known("tax-return", RETURNS),
  ...known("other", OTHERS),
];
