/** The text of a consent, with all that 26 CFR 301.7216-3(a)(3) asks for beside the mandatory wording. */
import { longDate } from "#modules/authority/schema";
import { RECIPIENTS, type ConsentKind, type Recipient } from "./schema.ts";

interface ConsentTerms {
  kind: ConsentKind;
  office: string;
  client: string;
  recipient: Recipient;
  purpose: string;
  taxYear: number;
  /** Names of the papers; null for all of the intake. */
  papers: string[] | null;
  /** ISO date of the last day; null where no time is named. */
  endsOn: string | null;
  /** Mandatory wording of Rev. Proc. 2013-14, as the office entered it. */
  mandatory: string;
}

export function consentText(terms: ConsentTerms): string {
  const { kind, office, client, recipient, purpose, taxYear, papers, endsOn, mandatory } = terms;
  const to = RECIPIENTS[recipient];
  const information = papers
    ? `these papers: ${papers.join("; ")}`
    : `all papers that you gave us for your ${taxYear} tax return`;
  const act =
    kind === "disclosure"
      ? `you allow ${office} to disclose to ${to}, which runs a language model, the text of ${information}.`
      : `you allow ${office} to use the text of ${information}, by means of a language model of ${to}.`;
  return [
    mandatory,
    `Tax return preparer: ${office}\nTaxpayer: ${client}`,
    `If you sign, ${act}`,
    `Purpose: ${purpose}`,
    "Social Security numbers and account numbers are masked before anything is sent.",
    endsOn
      ? `This consent ends on ${longDate(endsOn)}.`
      : "This consent names no time, so it ends one year after you sign it.",
    "You need not sign. Nothing that we do for you depends on it, and you may withdraw it at any time.",
  ].join("\n\n");
}
