/** The answerability model and the confidence shown with an answer. */
import type { Feature, Profile } from "../../../modules/ai/profile.ts";
import { FEATURES, type Asked } from "./asking.ts";
import { balanced, fitLogistic, logOdds, probability } from "./logistic.ts";

const RIDGE = { answerability: 0.3, confidence: 0.01 };
/** Refusing an answerable question is worse than answering one that is out of scope. */
const IN_SCOPE_FAVOR = 1.6;

type Answerability = Profile["answerability"];

/** Rounded to two decimals, as the profile holds them. */
export function fitWeights(learned: Asked[]): Answerability["weights"] {
  const examples = learned.map(({ features, inScope }) => ({ features, label: inScope, weight: 1 }));
  const weights = fitLogistic(balanced(examples, IN_SCOPE_FAVOR), RIDGE.answerability);
  const entries = FEATURES.map((name, at): [Feature, number] => [name, rounded(weights[at]!)]);
  return Object.fromEntries(entries) as Answerability["weights"];
}

export type Confidence = Omit<Answerability["confidence"], "ceiling">;

export function fitConfidence(learned: Asked[], weights: Answerability["weights"]): Confidence {
  const examples = learned
    .filter(({ gold }) => gold?.length)
    .map((one) => ({ features: confidenceFeatures(one, weights), label: one.isRight, weight: 1 }));
  const [odds, margin, constant] = fitLogistic(examples, RIDGE.confidence);
  return { logOdds: rounded(odds!), margin: rounded(margin!), constant: rounded(constant!) };
}

function confidenceFeatures(one: Asked, weights: Answerability["weights"]): number[] {
  return [answerLogOdds(one, weights), one.margin, 1];
}

export function answerLogOdds({ features }: Asked, weights: Answerability["weights"]): number {
  return logOdds(
    FEATURES.map((name) => weights[name]),
    features,
  );
}

/** Lines "set refused of all" under these weights. */
export function refusals(asked: Asked[], { weights, minimumLogOdds }: Answerability): string[] {
  return [...new Set(asked.map(({ set }) => set))].map((set) => {
    const own = asked.filter((one) => one.set === set);
    const refused = own.filter((one) => answerLogOdds(one, weights) < minimumLogOdds);
    const scope = own[0]!.inScope ? "in scope" : "out of scope";
    return `${set.padEnd(20)} ${refused.length} refused of ${own.length} (${scope})`;
  });
}

/** Lines "said, right" for each tenth of confidence. */
export function calibration(asked: Asked[], { weights, confidence }: Answerability): string[] {
  const { logOdds: odds, margin, constant } = confidence;
  const labeled = asked.map((one) => ({
    isRight: one.isRight,
    said: probability(logOdds([odds, margin, constant], confidenceFeatures(one, weights))),
  }));
  return Array.from({ length: 10 }, (_, tenth) =>
    labeled.filter(({ said }) => Math.min(9, Math.floor(said * 10)) === tenth),
  )
    .filter((own) => own.length > 0)
    .map((own) => {
      const mean = own.reduce((sum, { said }) => sum + said, 0) / own.length;
      const right = own.filter(({ isRight }) => isRight).length / own.length;
      return `${mean.toFixed(2)} said, ${right.toFixed(2)} right, of ${own.length}`;
    });
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
