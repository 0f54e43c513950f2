/** What a bill says that is no law: the library holds what was enacted. */
import { withSubject } from "./on-subject.ts";
import type { BorderRule } from "./rule.ts";

const CONGRESS = String.raw`(?:congress|the senate|the house|house of representatives|ways and means|finance committee|committee|capitol hill|lawmakers)`;
/** A bill that became law, or an invoice, is none. */
const BILL = String.raw`(?:(?<!\b(?:beautiful|medical|hospital|electric|utility|tax|water|phone|legal|infrastructure) )bills?|legislation|tax package|(?:proposal|act)s?)`;
const PENDING = String.raw`(?:pending|introduced|proposed|being (?:debated|considered)|stalled|moving|marked up|draft(?:ed)?)`;

const OF_A_BILL = [
  // "the bill pending in the Senate"
  String.raw`\b${BILL} (?:\w+ ){0,3}?(?:${PENDING} )?(?:in|before|through|by) (?:the )?${CONGRESS}\b`,
  // "the pending legislation", "a proposed tax bill"
  String.raw`\b${PENDING} (?:\w+ ){0,2}?(?:bills?|legislation|tax law|tax plan)\b`,
  // "the House bill", "the Senate's version"; "a house I plan to live in" is none
  String.raw`\b(?:house|senate|ways and means|finance committee)(?:'s|’s)? (?!(?:I|we|you|he|she|they|who|and|or|to|electric|water|utility|phone|gas) )(?:\w+ )?(?:bill|version|proposal|draft|plan)\b`,
  // "what does H.R. 4321 say", not "in the U.S. 120 days"
  String.raw`(?<![\w.])(?:H\. ?R\.|S\.) ?\d{2,5}\b`,
].map((pattern) => new RegExp(pattern, "i"));

export const ofBill: BorderRule = async (request) => {
  if (!OF_A_BILL.some((pattern) => pattern.test(request.question))) return null;
  const text =
    "That asks about a bill: the library holds law that was enacted, no bills or proposals, and nobody can say what becomes of one. Ask what the law says today.";
  return withSubject({ kind: "prediction", text }, request);
};
