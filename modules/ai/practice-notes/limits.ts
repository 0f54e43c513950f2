/** The borders of a rule that a note says, where the year's figure or a sum stands in the note's place. */
import { figuresOf } from "./figures.ts";
import { FIT, type Noted } from "./noted.ts";
import { isWithin, sectionOf } from "../statute/citations.ts";
import { stemsOf } from "../stemming.ts";

const YEARS = /\b(20\d\d) (?:through|to|until) (20\d\d)\b/;
const LIMITS = /\b(?:only|must|may not|no longer|never|unless)\b/i;
/** A sentence of which this share is said already says nothing new. */
const SAID = 0.5;
const MOST_WORDS = 45;

/**
 * The years that a note names and its first sentence of a condition without a figure of its own, but for a base that says
 * so; null where it does not fit by its words, is of other sections, or all is said.
 */
export function limitsOf(
  { note, fit }: Noted,
  { said, units }: { said: string; units: readonly string[] },
): string | null {
  const isOfUnits = note.units.some((one) => units.some((unit) => isWithin(one, sectionOf(unit))));
  if (fit < FIT.met || !isOfUnits) return null;
  const [, from, to] = YEARS.exec(note.answer) ?? [];
  const years = to && !said.includes(to) ? `It is for taxable years ${from} to ${to}.` : null;
  const words = stemsOf(said);
  const isNew = (sentence: string) => {
    const own = [...stemsOf(sentence)];
    return own.filter((word) => words.has(word)).length < SAID * own.length;
  };
  const limit = note.answer
    .split(/(?<=[a-z)]\.) (?=[A-Z])/)
    .slice(1)
    .find(
      (sentence) =>
        LIMITS.test(sentence) &&
        (figuresOf(sentence).length === 0 || /\bas the base\b/.test(sentence)) &&
        sentence.split(" ").length <= MOST_WORDS &&
        isNew(sentence),
    );
  return [years, limit].filter(Boolean).join(" ") || null;
}
