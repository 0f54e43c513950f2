/**
 * Domain classifier: log odds, by its vector, that a question is about federal tax, and known questions inside and
 * outside the domain for nearest-neighbor similarity.
 */
import type { Library } from "../../bench/library.ts";
import {
  readOutOfScopePhrases,
  readSearchPhrases,
} from "../../../modules/authority/search/search-phrases.ts";
import { setFeature, type Asked } from "./asking.ts";
import { nearestOther, reduced, reductionOf, type Reduction } from "./likeness.ts";
import { balanced, fitLogistic, logOdds, type Example } from "./logistic.ts";
import { SCOPE_SETS } from "./questions.ts";

const FOLDS = 8;
const RIDGE = 1;
/** Number of principal axes for comparing questions. */
const AXES = 96;
/** Weight of a phrase relative to a question. */
const PHRASE_WEIGHT = { inScope: 0.3, outOfScope: 0.6 };

export interface DomainClassifier {
  /** Weight of each vector component, and the intercept. */
  weights: number[];
  reduction: Reduction;
  /** Known questions, projected to the axes. */
  tax: number[][];
  other: number[][];
}

/**
 * Fits on `learned` and sets the classifier's features of all questions. The features of a learned question come from a
 * fit without it and from the other questions, so that the next fit does not overweight them.
 */
export function fitDomain(asked: Asked[], learned: Asked[], phrases: Example[]): DomainClassifier {
  const weights = fitWeights(learned, phrases);
  for (const one of asked) setFeature(one, "domainLogOdds", logOdds(weights, one.vector));
  for (let fold = 0; fold < FOLDS; fold++) {
    const inFold = (_: Asked, at: number) => at % FOLDS === fold;
    const others = learned.filter((one, at) => !inFold(one, at));
    const withoutFold = fitWeights(others, phrases);
    for (const one of learned.filter(inFold)) {
      setFeature(one, "domainLogOdds", logOdds(withoutFold, one.vector));
    }
  }
  return { weights, ...setNearestQuestions(asked) };
}

export async function embedPhrases({ semantic }: Library): Promise<Example[]> {
  const texts = [
    ...readSearchPhrases().map(({ phrase }) => ({
      text: phrase,
      label: true,
      weight: PHRASE_WEIGHT.inScope,
    })),
    ...readOutOfScopePhrases().map((text) => ({ text, label: false, weight: PHRASE_WEIGHT.outOfScope })),
  ];
  const vectors = await semantic.embeddings.embed(texts.map(({ text }) => text));
  return texts.map(({ label, weight }, at) => ({ features: [...vectors[at]!, 1], label, weight }));
}

function fitWeights(asked: Asked[], phrases: Example[]): number[] {
  const questions = asked.map(({ vector, inScope }) => ({ features: vector, label: inScope, weight: 1 }));
  return fitLogistic(balanced([...questions, ...phrases]), RIDGE);
}

function setNearestQuestions(asked: Asked[]): Omit<DomainClassifier, "weights"> {
  const known = asked.filter(({ set }) => SCOPE_SETS.includes(set));
  const reduction = reductionOf(
    known.map(({ vector }) => vector.slice(0, -1)),
    AXES,
  );
  const onAxes = new Map(asked.map((one) => [one, reduced(reduction, one.vector.slice(0, -1))]));
  const vectorsOf = (inScope: boolean) =>
    known.filter((one) => one.inScope === inScope).map((one) => onAxes.get(one)!);
  const [tax, other] = [vectorsOf(true), vectorsOf(false)];
  for (const [one, vector] of onAxes) {
    setFeature(one, "nearestTaxQuestion", nearestOther(vector, tax));
    setFeature(one, "nearestOtherQuestion", nearestOther(vector, other));
  }
  return { reduction, tax, other };
}
