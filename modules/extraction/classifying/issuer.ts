/** Issuer of a document: the name below its label on a form, otherwise the name at the top. */
import type { Classification } from "#modules/intake/schema";
import { fold } from "./fold.ts";
import type { Form } from "./form.ts";
import type { Page } from "./page.ts";

/** Labels above the issuer's name on forms; tolerates a letter or two misread by OCR. */
const LABEL = /\b(?:payer|employer|filer|lender|trustee|creditor|issuer)['’s]*\s+na.[ea]\b/i;
/** Lines that continue the label. */
const STILL_LABEL = /\b(?:z.p|postal code|telephone|foreign|street address|country)\b/i;
/** What ends a name: an amount, the next box, an address. */
const NAME_ENDS =
  /\s*(?:[^\p{L}\d\s&.,'’()/-]|\bp\.?\s?o\.? box|\d|\b(?:copy|form|omb|rents|void|corrected)\b).*$/iu;
const BANK_NAME =
  /^(?:[\w&.' -]{2,40}\s)?(?:bank|credit union|trust(?: company)?|bancorp|capital)(?:\s?[,(]?\s?(?:n\.?\s?[av]\.?|ltd\.?|inc\.?|pte\.? ltd\.?))?$/i;
/** Labels of other boxes, in the same place on an empty form. */
const OTHER_LABEL = /^(?:[a-z0-9]{1,2}\s)?(?:control number|employee|recipient|street|city|account|wages)/i;
const LINES_BELOW = 4;
const LONGEST = 60;

export function issuerOf(page: Page, form?: Form, layout?: Classification): string | undefined {
  if (form) return hasIssuer(form) ? belowLabel(page, form) : undefined;
  if (layout !== "bank-statement") return undefined;
  return page.lines.flatMap(({ columns }) => columns).find((column) => BANK_NAME.test(column));
}

function hasIssuer({ classification, name }: Form): boolean {
  return classification === "w2" || classification === "1099" || /^(?:1098|5498|1095|W-2G)/.test(name);
}

function belowLabel({ lines }: Page, form: Form): string | undefined {
  const label = lines.findIndex(({ text }) => LABEL.test(text));
  if (label < 0) return undefined;
  const isLeft = LABEL.test(lines[label]?.columns[0] ?? "");
  for (const { printed, columns } of lines.slice(label + 1, label + 1 + LINES_BELOW)) {
    if (STILL_LABEL.test(printed)) continue;
    const name = (isLeft ? (columns[0] ?? "") : printed)
      .replace(NAME_ENDS, "")
      .replace(/[^\p{L}.)]+$/u, "")
      .trim();
    if (isName(name) && !form.words.includes(fold(name))) return name;
  }
  return undefined;
}

function isName(text: string): boolean {
  return (
    (text.match(/\p{L}/gu)?.length ?? 0) >= 4 &&
    text.length <= LONGEST &&
    !LABEL.test(text) &&
    !OTHER_LABEL.test(text)
  );
}
