/** Own sentences for what is asked of the rule that was told: where it comes from, what of the State, for whom it is. */
import type { RetrievalAnswer } from "../schema.ts";
import { names } from "./attributes.ts";

/** Where rules come from, by the beginning of their citations. */
const ORIGINS: readonly [RegExp, string][] = [
  [/^26 USC/, "the Internal Revenue Code, the statute that Congress enacts"],
  [/^26 CFR/, "a regulation of the Treasury under the Internal Revenue Code"],
  [/^(?:Rev\. (?:Proc|Rul)\.|Notice|Announcement)/, "a paper in which the IRS says how it applies the Code"],
  [/^(?:Pub\.|Form|Instructions)/, "an explanation of the IRS, which is no law itself"],
  [/^(?:PLR|CCA|TAM|FSA)/, "advice of the IRS on a case, which is no precedent"],
];
const OF_COURT = "a decision of a court";

/** "Why?" */
export function reasonText({ quotations }: RetrievalAnswer): string {
  const { citation = "" } = quotations[0] ?? {};
  const origin = ORIGINS.find(([pattern]) => pattern.test(citation))?.[1] ?? OF_COURT;
  return `Because ${citation} says so, in the words quoted here. It is of ${origin}; why it was made so, this library does not tell.`;
}

const NOT_HELD =
  "What your own State taxes or allows is not in this library, which holds federal tax law; ask the State's tax agency.";

/** "Does my state matter?" */
export function stateText({ bottomLine, quotations }: RetrievalAnswer): string {
  const said = [bottomLine ?? "", ...quotations.map(({ text }) => text)].join(" ");
  return /\bStates?\b(?!s? of America)/.test(said.replaceAll("United States", ""))
    ? `Federal law applies in every State; what this rule itself says of a State stands in its words. ${NOT_HELD}`
    : `Not for the federal tax: nothing found in this rule turns on the State. ${NOT_HELD}`;
}

/** "Is that per person?" */
export function eachText({ bottomLine }: RetrievalAnswer): string {
  if (!bottomLine || !names("each", bottomLine))
    return "What was found does not say whether it is for each person or for all together; these are its words.";
  return `As the rule says, by person or return: ${bottomLine}`;
}

/** "Are you sure?" */
export function certaintyText({ confidence, doubts = [] }: RetrievalAnswer): string {
  const lowers = doubts.length > 0 ? `; what lowers it: ${doubts.join("; ")}` : "";
  return `Of the words quoted here, yes: they were looked up again just now and stand in the law as this library holds it. That they are the rule for these facts is put at ${Math.round(confidence * 100)} percent${lowers}.`;
}

/** "Where do I send it?" @param form "Form 4868"; null where none is known */
export function placeText(form: string | null): string {
  return `Where ${form ?? "a return"} goes by mail is not in this library: the address stands in the instructions of the form on irs.gov, by the State where one lives, and is another where a payment is enclosed. Most returns can be filed electronically instead, and tax can be paid at irs.gov/payments.`;
}
