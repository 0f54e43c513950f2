/** Whether a question lies outside of what the library can answer, and why. */
import { ofBill } from "./bill.ts";
import { ofDecision } from "./decision.ts";
import { ofEvasion } from "./evasion.ts";
import { formerProvision } from "./former-provision.ts";
import { missingDocument } from "./missing-document.ts";
import { missingUnit } from "./missing-unit.ts";
import { notLaw } from "./not-law.ts";
import { ofOtherField } from "./other-field.ts";
import { otherLanguage } from "./other-language.ts";
import { otherLaw } from "./other-law.ts";
import { ofPerson } from "./person.ts";
import { ofPlace } from "./place-law.ts";
import { prediction } from "./prediction.ts";
import type { Border, BorderRequest, BorderRule } from "./rule.ts";
import { tooLittle } from "./too-little.ts";

/** What a question names comes before what it seems to ask. */
const RULES: readonly BorderRule[] = [
  tooLittle,
  otherLanguage,
  notLaw,
  ofEvasion,
  otherLaw,
  missingUnit,
  formerProvision,
  missingDocument,
  ofPlace,
  ofOtherField,
  ofDecision,
  ofPerson,
  ofBill,
  prediction,
];

export async function findBorder(request: BorderRequest): Promise<Border | null> {
  for (const rule of RULES) {
    const border = await rule(request);
    if (border) return border;
  }
  return null;
}
