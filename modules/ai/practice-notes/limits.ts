/** The borders of a rule that a note says, where the year's figure or a sum stands in the note's place. */
import { figuresOf } from "./figures.ts";
import { FIT, type Noted } from "./noted.ts";
import { isWithin } from "../statute/citations.ts";
import { stemsOf } from "../stemming.ts";

const YEARS = /\b(20\d\d) (?:through|to|until) (20\d\d)\b/;
const LIMITS = /\b(?:only|must|may not|no longer|never|unless)\b/i;
/** A sentence of which this share is said already says nothing new. */
const SAID = 0.5;
const MOST_WORDS = 45;

/**
 * The years that a note names and its first sentence of a condition without a figure of its own, but for a base that says
 * so; null where it does not fit by its words, its deciding unit is another, or all is said.
 */
export function limitsOf(
  { note, fit }: Noted,
  { said, units }: { said: string; units: readonly string[] },
): string | null {
  const [deciding = ""] = note.units;
  const isOfUnits = units.some((unit) => isWithin(deciding, unit) || isWithin(unit, deciding));
  if (fit < FIT.met || !isOfUnits) return null;
  const [first = "", ...others] = note.answer.split(/(?<=[a-z\d)]\.) (?=[A-Z])/);
  // What a later sentence says of years is of something beside the rule.
  const [, from, to] = YEARS.exec(first) ?? [];
  const years = to && !said.includes(to) ? `It is for taxable years ${from} to ${to}.` : null;
  const words = stemsOf(said);
  const isNew = (sentence: string) => {
    const own = [...stemsOf(sentence)];
    return own.filter((word) => words.has(word)).length < SAID * own.length;
  };
  const limit = others.find(
    (sentence) =>
      LIMITS.test(sentence) &&
      (figuresOf(sentence).length === 0 || /\bas the base\b/.test(sentence)) &&
      sentence.split(" ").length <= MOST_WORDS &&
      isNew(sentence),
  );
  return [years, limit].filter(Boolean).join(" ") || null;
}
