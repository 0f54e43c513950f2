/** Reads all data for the fit from a library, once per question. */
import type { Passage, UnderstoodQuestion } from "#modules/authority";
import { OPERATOR } from "#modules/kernel";
import { featuresOf, marginOf } from "../../../modules/ai/answerability.ts";
import type { Feature } from "../../../modules/ai/profile.ts";
import { readScope } from "../../../modules/ai/scope.ts";
import type { Library } from "../../bench/library.ts";
import { createFusionReader, type FusionEvidence } from "./fusion-evidence.ts";
import type { Question } from "./questions.ts";

export interface Asked extends Question {
  /** The question's vector and a 1 for the intercept. */
  vector: number[];
  features: number[];
  /** Distance of the second section from the best, as `marginOf` has it. */
  margin: number;
  /** Whether the best section is gold. */
  isRight: boolean;
  /** Null without gold sections. */
  fusion: FusionEvidence | null;
}

const NO_SIGNALS = {
  ...{ passage: 0, section: 0, phrase: 0, outOfScope: 0, coverage: 0 },
  domain: { odds: 0, tax: 0, other: 0 },
};

/** Feature names, in the order of all feature lists. */
export const FEATURES = Object.keys(featuresOf(NO_SIGNALS, readScope(""))) as Feature[];

/** Skips questions without a passage and those that cite a section: tuned numbers do not affect them. */
export async function askAll(library: Library, questions: Question[]): Promise<Asked[]> {
  const readFusion = await createFusionReader(library);
  const asked: Asked[] = [];
  for (const question of questions) {
    const [vector] = await library.semantic.embeddings.embed([question.question]);
    const { passages, question: understood } = await library.modules.authority.passages(
      OPERATOR,
      question.question,
    );
    if (!passages[0] || passages[0].cited) continue;
    const fusion = question.gold?.length ? await readFusion(understood.text, question.gold) : null;
    asked.push({
      ...question,
      vector: [...vector!, 1],
      fusion,
      ...signalsOf(question, understood, passages),
    });
  }
  return asked;
}

function signalsOf({ question, gold }: Question, { subject }: UnderstoodQuestion, passages: Passage[]) {
  const best = passages[0]!;
  const signals = { ...NO_SIGNALS, ...subject, ...best.similarity, coverage: best.coverage };
  const features = featuresOf(signals, readScope(question));
  return {
    features: FEATURES.map((name) => features[name]),
    margin: marginOf(passages),
    isRight: gold?.includes(best.document.citation) ?? false,
  };
}

export function setFeature({ features }: Asked, name: Feature, value: number): void {
  features[FEATURES.indexOf(name)] = value;
}
