/** What holds of any return, asked instead where the conversation's own rule says nothing of it. */
import type { Attribute } from "./attributes.ts";

/** By attribute the patterns of what was asked, last turn included, and the question in general; the first that fits. */
const GENERAL: Partial<Record<Attribute, readonly [RegExp, string][]>> = {
  records: [
    [/\b(?:donat\w+|charit\w+|church|goodwill)\b/i, "What records do I need for a charitable donation?"],
    [
      /\b(?:cars?|truck|vehicle|miles|mileage|driv\w+|drove|travel\w*|trips?|hotels?|flights?|meals?|lunch\w*|dinners?|clients?)\b/i,
      "What records do I need to deduct car, travel and meals?",
    ],
    [/./, "What records do I have to keep for my taxes?"],
  ],
  consequence: [
    [/\bpay\b(?! tax)/i, "What is the penalty for not paying my tax on time?"],
    [
      /\b(?:fil(?:e|ing)|extension|return|send)\b(?! it\b)/i,
      "What is the penalty for not filing a tax return?",
    ],
    [/./, "What is the penalty for not reporting income on my tax return?"],
  ],
};

/** @param own as asked, which tells more than what it leans on */
export function generalQuestion(
  attribute: Attribute,
  { own, asked }: { own: string; asked: string },
): string | null {
  const rows = GENERAL[attribute] ?? [];
  const ofOwn = rows.slice(0, -1).find(([pattern]) => pattern.test(own));
  return (ofOwn ?? rows.find(([pattern]) => pattern.test(asked)))?.[1] ?? null;
}
