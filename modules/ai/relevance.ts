/** How much a unit of a section has to do with a question: shared words, rarer ones counting more. */
import { questionWords, type Passage } from "#modules/authority";
import type { Range } from "#modules/authority/schema";
import { ownText, tellingHeading, type Statute, type StatuteUnit } from "./statute.ts";

const STATUTE_WORD_SHARE = 0.6;
const HEADING_SHARE = 0.8;

/** How much it counts that search found a unit's own characters. */
const FOUND_SHARE = 0.3;

/** How much it counts that people's words for a unit are near the question. */
const POINTED_SHARE = 1;

/** How much it counts that a unit has a figure of the kind that the question asks for. */
const FIGURE_SHARE = 0.5;

export interface Relevance {
  (unit: StatuteUnit): number;
  /** Share, 0 to 1, of what search found in the section that lies in the unit and below it. */
  found(unit: StatuteUnit): number;
  /** Whether people's words for the unit are near the question. */
  pointed(unit: StatuteUnit): boolean;
  /** The unit whose words are clearly nearer than those of all others, if one's are. */
  clearest(): StatuteUnit | null;
}

/** Characters that search found, with how well: 1 for the best. */
export interface FoundRange extends Range {
  share: number;
}

/** Words that ask what the law gives; inside a section they only point to forms and procedure. */
const ASKING = /^(?:claim(?:s|ed|ing)?|qualif(?:y|ies|ied))$/;

/** 0 for nothing shared, 1 for every word of the question in the unit's own text or heading; can pass 1 with both. */
export function relevanceTo(
  question: string,
  statute: Statute,
  { found, pointed }: { found: FoundRange[]; pointed: Passage["pointed"] },
): Relevance {
  const words = questionWords(question);
  const telling = words.filter(({ asked }) => !ASKING.test(asked));
  const ideas = (telling.length > 0 ? telling : words).map(({ asked, statute: others, weight }) => [
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
    return holding === 0 ? 0.3 * Math.log(1 + bags.length) : Math.log(1 + bags.length / holding);
  });
  const total = rarity.reduce((sum, weight) => sum + weight, 0) || 1;
  const figure = figureAskedFor(question);
  const relevance = (unit: StatuteUnit) => {
    const bag = bags[unit.index]!;
    const shared = ideas.map((idea, index) => {
      const inText = Math.max(0, ...idea.map(({ stem: word, weight }) => (bag.text.has(word) ? weight : 0)));
      const inHeading = Math.max(
        0,
        ...idea.map(({ stem: word, weight }) => (bag.heading.has(word) ? weight : 0)),
      );
      return rarity[index]! * (inText + HEADING_SHARE * inHeading);
    });
    const byWords = shared.reduce((sum, value) => sum + value, 0) / total;
    const answers = figure?.test(ownText(statute, unit)) ?? false;
    return (
      byWords +
      pointedShare(unit, pointed) +
      FOUND_SHARE * foundShare(unit, found) +
      FIGURE_SHARE * Number(answers)
    );
  };
  const all = found.reduce((sum, { share }) => sum + share, 0) || 1;
  return Object.assign(relevance, {
    pointed: ({ index }: StatuteUnit) => pointed.some(({ unit }) => unit === index),
    clearest: () => clearestOf(statute, pointed),
    found: ({ unit }: StatuteUnit) =>
      found
        .filter(({ start, end }) => unit.start < end && start < unit.end)
        .reduce((sum, { share }) => sum + share, 0) / all,
  });
}

/** A phrase this near is as good as the words of the question themselves. */
const AS_GOOD_AS_WORDS = 0.8;
const NOT_NEAR = 0.4;

function pointedShare({ index }: StatuteUnit, pointed: Passage["pointed"]): number {
  const similarity = pointed.find(({ unit }) => unit === index)?.similarity ?? 0;
  return POINTED_SHARE * Math.max(0, (similarity - NOT_NEAR) / (AS_GOOD_AS_WORDS - NOT_NEAR));
}

const CLEARLY_NEAR = 0.6;
const CLEARLY_NEARER = 0.06;

function clearestOf(statute: Statute, pointed: Passage["pointed"]): StatuteUnit | null {
  const [best, second] = pointed;
  if (!best || best.similarity < CLEARLY_NEAR) return null;
  return best.similarity - (second?.similarity ?? 0) >= CLEARLY_NEARER ? statute.units[best.unit]! : null;
}

const ASKS_AMOUNT =
  /\bhow (?:much|many dollars)\b|\bwhat(?:'s| is| are)? the (?:\S+ )?(?:rate|limit|maximum|amount|percentage|penalty)\b|\b(?:most|maximum) (?:i|we|one|that)\b/i;
const ASKS_TIME =
  /\bhow (?:long|soon|late|old|many (?:days|months|years))\b|^when (?:do|does|must|is|are|can)\b|\bdeadline\b/i;
const AMOUNT = /\$\s?\d|\d percent\b|\bpercent of\b/;
const TIME =
  /\b(?:\d+|one|two|three|six|ten)[- ](?:day|month|year)s?\b|\b\d+(?:st|nd|rd|th) day\b|\b(?:on or )?before the\b|\bage (?:of )?\d/i;

/** What an answer to the question has to hold: "how much" an amount, "how long" and "when" a time. */
function figureAskedFor(question: string): RegExp | null {
  if (ASKS_TIME.test(question.trim())) return TIME;
  return ASKS_AMOUNT.test(question) ? AMOUNT : null;
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
