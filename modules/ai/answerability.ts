/** Whether the passages found answer the question at all, and how likely the best section is the right one. */
import type { Passage, Similarity, UnderstoodQuestion } from "#modules/authority";
import { rankingProfile, type Feature } from "./profile.ts";
import { nearnessToDigests } from "./digests/nearness.ts";
import { nearnessToNotes } from "./practice-notes/wordings.ts";
import { asksOfTax, readScope, type Scope } from "./scope.ts";

type Subject = NonNullable<UnderstoodQuestion["subject"]>;

/** Similarity of the best section to the question, the share of its words that it covers, and what the question is about. */
export interface SearchSignals extends Similarity, Subject {
  coverage: number;
}

/** Inputs of the answerability model; a weight for each one is in the ranking profile. */
export function featuresOf(
  { passage, section, phrase, outOfScope, domain, coverage }: SearchSignals,
  { taxWords, namesFederalTax, namesPlace, asksOfPlace, namesOtherField }: Scope,
): Record<Feature, number> {
  return {
    passageSimilarity: passage,
    sectionSimilarity: section,
    phraseSimilarity: phrase,
    outOfScopeSimilarity: outOfScope,
    domainLogOdds: domain.odds,
    nearestTaxQuestion: domain.tax,
    nearestOtherQuestion: domain.other,
    coverage,
    taxWords,
    noTaxWord: Number(taxWords === 0),
    namesFederalTax: Number(namesFederalTax),
    namesPlace: Number(namesPlace),
    asksOfPlace: Number(asksOfPlace),
    namesOtherField: Number(namesOtherField),
    constant: 1,
  };
}

export function isAnswerable(question: UnderstoodQuestion, passages: Passage[]): boolean {
  const best = passages[0];
  if (!best) return false;
  if (best.cited) return true;
  const { minimumLogOdds, minimumCoverageWithoutVectors } = rankingProfile().answerability;
  const logOdds = answerLogOdds(question, best);
  if (logOdds !== null) return logOdds >= minimumLogOdds - leeway(question);
  const scope = readScope(question.text);
  return best.coverage >= minimumCoverageWithoutVectors && !scope.namesPlace && !scope.namesOtherField;
}

/** A question that asks in as many words whether something is taxed or deducted need not resemble others of tax. */
const OF_TAX = 3;
/** Below the least for an answer by so much, a question is not of tax at all. */
const NOT_OF_TAX = 2.2;

function leeway({ text, meaning }: UnderstoodQuestion): number {
  const { namesPlace, namesOtherField } = readScope(text);
  if (namesPlace || namesOtherField) return 0;
  return asksOfTax(text) ? OF_TAX : likeOwnTexts(meaning);
}

/** What it is worth that a question is near in meaning to the notes and digests, which are all of tax. */
function likeOwnTexts(meaning: UnderstoodQuestion["meaning"]): number {
  const { from, worth } = rankingProfile().answerability.ownTexts;
  let nearest = 0;
  for (const near of [nearnessToNotes(meaning), nearnessToDigests(meaning)])
    near?.forEach((cosine) => (nearest = Math.max(nearest, cosine)));
  return worth * Math.max(0, nearest - from);
}

/** Whether a question may be of tax although the Code does not answer it; true where nothing was compared. */
export function mayBeOfTax(question: UnderstoodQuestion, passages: Passage[]): boolean {
  const [best] = passages;
  const logOdds = best ? answerLogOdds(question, best) : null;
  return logOdds === null || logOdds >= rankingProfile().answerability.minimumLogOdds - NOT_OF_TAX;
}

/** Log odds that the best section answers the question; null when it was found without vectors. */
function answerLogOdds(
  { text, subject }: UnderstoodQuestion,
  { similarity, coverage }: Passage,
): number | null {
  if (!similarity || !subject) return null;
  const { weights } = rankingProfile().answerability;
  const features = featuresOf({ ...similarity, ...subject, coverage }, readScope(text));
  return (Object.keys(weights) as Feature[]).reduce((sum, name) => sum + weights[name] * features[name], 0);
}

/** Probability, 0 to 1, that the best section answers the question. */
export function confidenceOf(question: UnderstoodQuestion, passages: Passage[]): number {
  const best = passages[0];
  if (!best) return 0;
  const { confidence } = rankingProfile().answerability;
  if (best.cited) return confidence.ceiling;
  const logOdds = answerLogOdds(question, best);
  const likely =
    logOdds === null
      ? best.coverage
      : probability(
          confidence.logOdds * logOdds + confidence.margin * marginOf(passages) + confidence.constant,
        );
  return Math.round(Math.min(confidence.ceiling, likely) * 100) / 100;
}

function probability(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}

/** Distance of the second section's score from the best, as a share of the best; 1 without a second section, 0 where none scores. */
export function marginOf(passages: Passage[]): number {
  const best = passages[0]!;
  const second = passages.find(({ document }) => document.citation !== best.document.citation);
  if (!second) return 1;
  return best.score > 0 ? (best.score - second.score) / best.score : 0;
}
