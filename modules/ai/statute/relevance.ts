/** How relevant a unit of a section is to a question: shared words weighted by rarity, and what search found there. */
import { questionWords } from "#modules/authority";
import type { AnswerSection, RetrievedRange } from "../answer-sections.ts";
import { rankingProfile } from "../profile.ts";
import { requestedFigure } from "../requested-figure.ts";
import { generalRule } from "./general-rule.ts";
import { descriptiveHeading, hasText, ownText, type Statute, type StatuteUnit } from "./statute.ts";
import { stem, stemsOf } from "../stemming.ts";

export interface Relevance {
  /** 0 for nothing shared; 1 for every word of the question in the unit's text. Headings and search add to it. */
  (unit: StatuteUnit): number;
  /** Share, 0 to 1, of what search found in the section that lies in the unit and below it. */
  retrieved(unit: StatuteUnit): number;
  /** Whether a search phrase of the unit is similar to the question. */
  matchesPhrase(unit: StatuteUnit): boolean;
  /** Whether a text has a word of the question that is rare in the section. */
  touches(text: string): boolean;
  /** Share, 0 to 1, of the question's words, weighted by their rarity, that a text has. */
  coverage(text: string): number;
  /** Words of the question that a text has neither as asked nor as the statute calls them. */
  missing(text: string): string[];
  /** The unit whose search phrase is similar to the question and clearly more so than any other, if there is one. */
  clearestMatch(): StatuteUnit | null;
}

/** The question as seen from one section. */
export interface QuestionContext {
  statute: Statute;
  relevance: Relevance;
  /** The current one; provisions for taxable years that ended before it are not quoted. */
  year: number;
}

type PhraseMatches = AnswerSection["phraseMatches"];

export function createRelevance(
  question: string,
  statute: Statute,
  {
    retrieved,
    phraseMatches,
    nearestPhrase = 0,
  }: Pick<AnswerSection, "retrieved" | "phraseMatches" | "nearestPhrase">,
): Relevance {
  const { retrievedPassage, requestedFigure: figureShare } = rankingProfile().selection.relevance;
  const words = readWords(question, statute);
  const sharedWords = createSharedWords(words);
  const figure = requestedFigure(question);
  const ofSection = matchedAsWhole(statute, phraseMatches, nearestPhrase);
  const relevance = (unit: StatuteUnit) =>
    sharedWords(unit) +
    (unit === ofSection?.unit ? shareOf(ofSection.similarity) : phraseShare(unit, phraseMatches)) +
    retrievedPassage * openingShare(unit, retrieved) +
    figureShare * Number(figure?.test(ownText(statute, unit)) ?? false);
  const total = retrieved.reduce((sum, { share }) => sum + share, 0) || 1;
  return Object.assign(relevance, {
    matchesPhrase: ({ index }: StatuteUnit) => phraseMatches.some(({ unit }) => unit === index),
    clearestMatch: () => clearestMatch(statute, phraseMatches, nearestPhrase),
    touches: (text: string) => hasRareWord(words, stemsOf(text)),
    missing: (text: string) => missingWords(words, stemsOf(text)),
    coverage: (text: string) => coverageOf(words, stemsOf(text)),
    retrieved: ({ unit }: StatuteUnit) =>
      retrieved
        .filter(({ start, end }) => unit.start < end && start < unit.end)
        .reduce((sum, { share }) => sum + share, 0) / total,
  });
}

/** A word of the question with what the statute may call it. */
type Concept = { stem: string; weight: number }[];

interface UnitWords {
  text: Set<string>;
  heading: Set<string>;
}

/** The question's concepts with their rarity in the section, and the words of its units. */
interface SectionWords {
  concepts: Concept[];
  rarities: number[];
  total: number;
  units: UnitWords[];
}

/** By the units of a section, which answers share; stemming them takes longer than all else here. */
const unitWords = new WeakMap<StatuteUnit[], UnitWords[]>();

function readWords(question: string, statute: Statute): SectionWords {
  const concepts = conceptsOf(question);
  const units = unitWords.get(statute.units) ?? statute.units.map((unit) => wordsOf(statute, unit));
  unitWords.set(statute.units, units);
  const rarities = concepts.map((concept) => rarityOf(concept, units));
  return { concepts, rarities, total: rarities.reduce((sum, rarity) => sum + rarity, 0) || 1, units };
}

/** Share of the question's words, weighted by their rarity in the section, that a unit's text and heading hold. */
function createSharedWords({
  concepts,
  rarities,
  total,
  units,
}: SectionWords): (unit: StatuteUnit) => number {
  const { headingMatch } = rankingProfile().selection.relevance;
  return ({ index }) => {
    const { text, heading } = units[index]!;
    let shared = 0;
    for (const [at, concept] of concepts.entries())
      shared += rarities[at]! * (bestIn(text, concept) + headingMatch * bestIn(heading, concept));
    return shared / total;
  };
}

function coverageOf({ concepts, rarities, total }: SectionWords, stems: Set<string>): number {
  return concepts.reduce((sum, concept, at) => sum + rarities[at]! * bestIn(stems, concept), 0) / total;
}

function missingWords({ concepts }: SectionWords, stems: Set<string>): string[] {
  return concepts.flatMap((concept) => (bestIn(stems, concept) > 0 ? [] : [concept[0]!.stem]));
}

function hasRareWord({ concepts, units }: SectionWords, stems: Set<string>): boolean {
  const { touchingShare, touchingUnits } = rankingProfile().selection.relevance;
  const common = Math.max(touchingUnits, touchingShare * units.length);
  return concepts.some(
    ([asked]) =>
      asked !== undefined &&
      stems.has(asked.stem) &&
      units.filter(({ text }) => text.has(asked.stem)).length <= common,
  );
}

/** Words that ask for a benefit; inside a section they occur in forms and procedure only. */
const ASKING = /^(?:claim(?:s|ed|ing)?|qualif(?:y|ies|ied))$/;

function conceptsOf(question: string): Concept[] {
  const { statuteSynonym } = rankingProfile().selection.relevance;
  const words = questionWords(question);
  const content = words.filter(({ asked }) => !ASKING.test(asked));
  return (content.length > 0 ? content : words).map(({ asked, statute: synonyms, weight }) => [
    { stem: stem(asked), weight },
    ...synonyms.map((synonym) => ({ stem: stem(synonym), weight: weight * statuteSynonym })),
  ]);
}

function wordsOf(statute: Statute, unit: StatuteUnit): UnitWords {
  const heading = unit.depth === 0 ? statute.section.heading : (descriptiveHeading(statute, unit) ?? "");
  return { text: stemsOf(ownText(statute, unit)), heading: stemsOf(heading) };
}

/** Inverse frequency among the section's units; a word that none has counts as missed, with a share of the rarest. */
function rarityOf(concept: Concept, units: UnitWords[]): number {
  const holding = units.filter(({ text, heading }) =>
    concept.some(({ stem: word }) => text.has(word) || heading.has(word)),
  ).length;
  if (holding === 0) return rankingProfile().selection.relevance.absentWord * Math.log(1 + units.length);
  return Math.log(1 + units.length / holding);
}

/** Asked for each unit of each section found: a loop makes no list for any of them. */
function bestIn(words: Set<string>, concept: Concept): number {
  let best = 0;
  for (const { stem: word, weight } of concept) if (weight > best && words.has(word)) best = weight;
  return best;
}

/** The section's rule where a phrase for the section as a whole is nearer than any for a unit. */
function matchedAsWhole(
  statute: Statute,
  [best]: PhraseMatches,
  similarity: number,
): { unit: StatuteUnit; similarity: number } | null {
  const inForce = similarity > (best?.similarity ?? 0) ? statute.units.filter(hasText) : [];
  return inForce.length > 0 ? { unit: generalRule(statute, inForce), similarity } : null;
}

function phraseShare({ index }: StatuteUnit, matches: PhraseMatches): number {
  return shareOf(matches.find(({ unit }) => unit === index)?.similarity ?? 0);
}

function shareOf(similarity: number): number {
  const { phraseMatch, phraseSimilarityFloor, phraseSimilarityFull } = rankingProfile().selection.relevance;
  const range = phraseSimilarityFull - phraseSimilarityFloor;
  return phraseMatch * Math.max(0, (similarity - phraseSimilarityFloor) / range);
}

/** None where a phrase for the section as a whole is nearer: people's words mean its rule then. */
function clearestMatch(
  statute: Statute,
  [best, second]: PhraseMatches,
  nearestPhrase: number,
): StatuteUnit | null {
  const { clearestSimilarity, clearestMargin } = rankingProfile().selection.relevance;
  if (!best || best.similarity < Math.max(clearestSimilarity, nearestPhrase)) return null;
  const margin = best.similarity - (second?.similarity ?? 0);
  return margin >= clearestMargin ? statute.units[best.unit]! : null;
}

/** The best share of a retrieved range that holds the beginning of the unit's own text. */
function openingShare(unit: StatuteUnit, retrieved: RetrievedRange[]): number {
  const at = unit.runs[0]?.start;
  if (at === undefined) return 0;
  const holding = retrieved.filter(({ start, end }) => start <= at && at < end);
  return Math.max(0, ...holding.map(({ share }) => share));
}
