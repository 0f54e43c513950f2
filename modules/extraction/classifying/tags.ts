/** Printed facts that are shown beside a document's name. Of any number, only the last four digits. */
import { maskNumbers, type Classification } from "#modules/intake/schema";
import type { Form } from "./form.ts";
import { issuerOf } from "./issuer.ts";
import type { Page } from "./page.ts";
import { taxYearOf } from "./tax-year.ts";

interface Known {
  form?: Form;
  /** Page with the form's title. */
  page?: Page;
  /** The form's own name was found, not only boxes of its kind. */
  isNamed?: boolean;
  layout?: Classification;
}

/** A checked box, printed or typed. */
const TICKED = /(?:\[x\]|\(x\)|[\u2611\u2612\u2713\u2714\u2717\u2718]|(?<![a-z])x) *corrected\b/;
const SAID = /\bcorrected (?:(?:consolidated |composite )?(?:form )?1099|wage and tax|copy|as of|on \d)/;

export function tagsOf(pages: Page[], { form, page, isNamed, layout }: Known): string[] {
  const first = page ?? pages[0];
  if (!first) return [];
  const tags = [
    isNamed ? form?.name : undefined,
    taxYearOf(first, form, layout),
    issuerOf(first, form, layout),
    TICKED.test(first.text) || SAID.test(first.text) ? "corrected" : undefined,
  ];
  return tags.filter((tag) => tag !== undefined).map(maskNumbers);
}
