/** Fields of reminder templates; pure, and safe in a browser. */

/** `{name}` → what stands there, for people. */
export const TEMPLATE_FIELDS = {
  firstName: "the client's first name",
  taxYear: "the tax year",
  count: "how many papers are missing, such as “2 papers”",
  papers: "the missing papers, each with why it is asked for",
  date: "the day by which the papers are asked for",
  link: "the address of the client's checklist",
  message: "what you write for this reminder",
} as const;

export type TemplateField = keyof typeof TEMPLATE_FIELDS;
export type FieldValues = Record<TemplateField, string>;

const FIELD = /\{([^{}\n]*)\}/g;

/** Fields that the product does not know, as written. */
export function unknownFields(text: string): string[] {
  return [...text.matchAll(FIELD)]
    .map(([, name = ""]) => name)
    .filter((name) => !Object.hasOwn(TEMPLATE_FIELDS, name));
}

/** One pass: what a value contains is never taken for a field. */
export function fill(text: string, values: FieldValues): string {
  return text.replace(FIELD, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name as TemplateField] : whole,
  );
}

/** An example client, for previews. */
export const PREVIEW_VALUES = {
  firstName: "Avery",
  taxYear: "2024",
  count: "2 papers",
  date: "Friday, April 4",
  papers: [
    { name: "Photo ID", reason: "your identity must be checked before you sign a return electronically" },
    { name: "Proof of SSN or ITIN", reason: "everybody on the return must appear with the right number" },
  ],
} as const;
