/** Requests for a decision or an act of the IRS or a court, and for advice on how to live: no law answers them. */
import { readScope } from "../scope.ts";
import type { BorderRule } from "./rule.ts";

const POLITE = String.raw`^\W*(?:(?:please|kindly|ok|okay|now|hey|hi|and|just)[,\s]+)*(?:(?:can|could|would|will) you (?:please )?)?`;
const OF_SOMEONE = String.raw`(?:my|our|his|her|their|this|the|me|us|him|whether (?:my|i|we|he|she)|on (?:my|whether)|if (?:i|we|my))\b`;
const DECIDE = new RegExp(
  `${POLITE}(?:decide|adjudicate|approve|grant|waive|abate|cancel|forgive|issue|certify|sign|reverse|overrule|dismiss|release|unfreeze|expedite|process|accept|rule on|give me (?:my|a) refund|tell the (?:irs|judge|court)|make the (?:irs|judge))(?: ${OF_SOMEONE}|\\b.{0,30}\\b(?:my|our|me|us)\\b)`,
  "i",
);
const LIFE =
  /\bshould (?:i|we|he|she) (?:fire|hire|marry|divorce|buy|rent|invest|quit|move|retire|trust|hold|dump|switch|become|sue)\b|\bis it (?:worth|smart|wise) (?:it )?(?:to|becoming|buying)\b/i;
const OF_TAX =
  /\b(?:tax\w*|deduct\w*|credit|exclu\w+|basis|gains?|loss(?:es)?|depreciat\w+|penalt\w+|income|ira|401\w*|file|return|elect\w*)\b/i;

export const ofDecision: BorderRule = ({ question }) => {
  if (DECIDE.test(question) && !question.includes("§"))
    return {
      kind: "person",
      text: "That asks for a decision or an act, which is for the IRS, a court or the person in charge: TaxRAG decides nothing and files nothing. Ask which rule decides it, such as when a penalty may be waived.",
    };
  if (LIFE.test(question) && !OF_TAX.test(question) && !readScope(question).namesFederalTax)
    return {
      kind: "not_law",
      text: "That asks for advice on what to do, which no law gives. Ask which tax rule applies to either choice.",
    };
  return null;
};
