/** How many additional amounts for age and blindness a question's facts give (26 USC 63(f)). */
import { filingStatus } from "../filing-status.ts";

const OLD = 65;
const AGE =
  /\b(?:(?:age[ds]?|am|are|is|turn(?:s|ed)?|over|and|both|i'm|we're|he's|she's|,)\s*)(\d{2,3})\b(?! ?(?:percent|%|,\d{3}|miles|days|months))/gi;
const ALSO = /(\d{2,3})[- ]years?[- ]old|(?:^|[,;:] ?)(\d{2,3}) and blind\b|\bblind,? and (\d{2,3})\b(?!,)/gi;

/** Null without a question for the standard deduction, a filing status and ages or blindness that leave no doubt. */
export function additionalAmounts(question: string): number | null {
  if (!/\bstandard (?:tax )?deductions?\b/i.test(question) || /\bdependent|claimed|itemiz/i.test(question))
    return null;
  const status = filingStatus(question);
  if (!status || status === "trust") return null;
  const ages = [...question.matchAll(AGE), ...question.matchAll(ALSO)].map(([, ...said]) =>
    Number(said.find(Boolean)),
  );
  const most = status === "joint" ? 2 : 1;
  const isBoth = /\bboth\b|\bwe(?:'re| are)(?: both)? (?:over )?(?:\d{2})\b(?! and| &)/i.test(question);
  const old = isOver65(question) ? 1 : ages.filter((age) => age >= OLD && age < 120).length;
  const aged = Math.min(most, isBoth && old === 1 && most === 2 ? 2 : old);
  const blind = /\bboth (?:\w+ )?blind\b|\bboth are blind\b/i.test(question)
    ? 2
    : /\bblind\b/i.test(question)
      ? 1
      : 0;
  const counted = aged + Math.min(most, blind);
  if (counted === 0 || /\bnot blind\b/i.test(question)) return null;
  return counted;
}

function isOver65(question: string): boolean {
  return /\b(?:over|past|above|at least|older than) (?:age )?65\b|\b65 (?:or|and) (?:over|older)\b|\bsenior\b/i.test(
    question,
  );
}
