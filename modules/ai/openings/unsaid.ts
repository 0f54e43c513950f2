/** Openings for a follow-up whose likeliest one an earlier answer has given already: what it adds may be what another says. */
import { topicWords } from "../chat/question-shape.ts";
import { isSaid } from "../chat/said-sentences.ts";
import { isFact, statesSomething } from "../chat/stated.ts";
import { sectionOf } from "../statute/citations.ts";
import { isOfMeasure } from "../stated-facts/measures.ts";
import { openingChoice, type LikelyOpening } from "./choice.ts";
import { nearestTo, type NearTexts } from "./signals.ts";

interface Asked {
  /** As asked, without earlier turns. */
  own: string;
  nearOwn: NearTexts | null;
  /** Sections that the rule of the turn before rests on, and what was said last. */
  lastSections: readonly string[];
  /** What the earlier answers opened with. */
  said: readonly string[];
}

/** Those not said yet, the one first that is likely for all that was said and near to the follow-up's own words. */
export function unsaidOpenings(openings: readonly LikelyOpening[], asked: Asked): LikelyOpening[] {
  const { own, nearOwn, lastSections, said } = asked;
  if (!nearOwn || !namesSomething(own) || statesFigure(own)) return [];
  const { chance: least, near, worth, note } = openingChoice().unsaid;
  const mayLead = ({ opening, chance }: LikelyOpening) =>
    chance >= least &&
    nearestTo(opening, nearOwn) >= near &&
    !isSaid(opening.text, said) &&
    // What is stated as a fact is held against the law of the conversation.
    (!isFact(own) || opening.units.some((unit) => lastSections.includes(sectionOf(unit))));
  const rank = ({ opening, score }: LikelyOpening) =>
    score + worth * nearestTo(opening, nearOwn) + ("note" in opening ? note : 0);
  return openings.filter(mayLead).toSorted((a, b) => rank(b) - rank(a));
}

/** "I made 180,000, does that matter?" is held against the figures of the rule itself. */
export function statesFigure(own: string): boolean {
  return /\d/.test(own) && (isFact(own) || statesSomething(own));
}

/** Whether an opening is so near to the follow-up's own words that it comes before a sentence that was said. */
export function isSurelyMeant({ opening }: LikelyOpening, nearOwn: NearTexts | null): boolean {
  return nearOwn !== null && nearestTo(opening, nearOwn) >= openingChoice().unsaid.sure;
}

/** "Do I?" names nothing that another opening could be about, and "he is 19" is held against the rule itself. */
function namesSomething(own: string): boolean {
  return topicWords(own).some((word) => !/\d/.test(word) && !isOfMeasure(word));
}
