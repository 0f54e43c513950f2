/** How much a unit of a section has to do with a question: shared words, rarer ones counting more. */
import { questionWords } from "#modules/authority";
import type { Range } from "#modules/authority/schema";
import { ownText, tellingHeading, type Statute, type StatuteUnit } from "./statute.ts";

const STATUTE_WORD_SHARE = 0.6;
const HEADING_SHARE = 0.8;

/** How much it counts that search found a unit's own characters. */
const FOUND_SHARE = 0.3;

export type Relevance = (unit: StatuteUnit) => number;

/** Characters that search found, with how well: 1 for the best. */
export interface FoundRange extends Range {
  share: number;
}

/** 0 for nothing shared, 1 for every word of the question in the unit's own text or heading; can pass 1 with both. */
export function relevanceTo(question: string, statute: Statute, found: FoundRange[]): Relevance {
  const ideas = questionWords(question).map(({ asked, statute: others, weight }) => [
    { stem: stem(asked), weight },
    ...others.map((other) => ({ stem: stem(other), weight: weight * STATUTE_WORD_SHARE })),
  ]);
  const bags = statute.units.map((unit) => ({
    text: stems(ownText(statute, unit)),
    heading: stems(unit.depth === 0 ? statute.section.heading : (tellingHeading(statute, unit) ?? "")),
  }));
  const rarity = ideas.map((idea) => {
    const holding = bags.filter((bag) =>
      idea.some(({ stem: word }) => bag.text.has(word) || bag.heading.has(word)),
    ).length;
    return holding === 0 ? 0 : Math.log(1 + bags.length / holding);
  });
  const total = rarity.reduce((sum, weight) => sum + weight, 0) || 1;
  return (unit) => {
    const bag = bags[unit.index]!;
    const shared = ideas.map((idea, index) => {
      const inText = Math.max(0, ...idea.map(({ stem: word, weight }) => (bag.text.has(word) ? weight : 0)));
      const inHeading = Math.max(
        0,
        ...idea.map(({ stem: word, weight }) => (bag.heading.has(word) ? weight : 0)),
      );
      return rarity[index]! * (inText + HEADING_SHARE * inHeading);
    });
    return shared.reduce((sum, value) => sum + value, 0) / total + FOUND_SHARE * foundShare(unit, found);
  };
}

/** The best share of a found range that holds the beginning of the unit's own words. */
function foundShare(unit: StatuteUnit, found: FoundRange[]): number {
  const at = unit.runs[0]?.start;
  if (at === undefined) return 0;
  return Math.max(0, ...found.filter(({ start, end }) => start <= at && at < end).map(({ share }) => share));
}

function stems(text: string): Set<string> {
  return new Set((text.toLowerCase().match(/[a-z0-9]+/g) ?? []).map(stem));
}

/** Cuts common endings; coarse on purpose, for words of one section only. */
function stem(word: string): string {
  if (word.length < 4) return word;
  return word.replace(/(?:ations?|ions?|ings?|ments?|ances?|ed|es|s|e|y|ies)$/, "").slice(0, 9) || word;
}
