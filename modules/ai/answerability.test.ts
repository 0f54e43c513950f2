/** Whether what was found answers a question, beside the fitted odds: what is near to our own texts is of tax. */
import { expect, it } from "vitest";
import type { Passage, UnderstoodQuestion } from "#modules/authority";
import { confidenceOf, isAnswerable } from "./answerability.ts";
import { nearnessToNotes, readWordings } from "./practice-notes/wordings.ts";
import { readStoredVectors } from "./stored-vectors.ts";

const FOLDER = "modules/ai/data/practice-notes/asked";
const { model, cosines } = readStoredVectors(FOLDER, readWordings())!;

/** A vector near to no text: of noise. */
const nowhere = Float32Array.from({ length: 384 }, (_, at) => (at % 2 === 0 ? 1 : -1) / Math.sqrt(384));

const passage = {
  similarity: { passage: 0.5, section: 0.5, phrase: 0.5 },
  coverage: 0.3,
  cited: false,
} as Passage;

/** A question a little too far from the law to be answered by the odds alone. */
function asked(text: string, vector: Float32Array): UnderstoodQuestion {
  const subject = { outOfScope: 0.3, domain: { odds: -3, tax: 0.5, other: 0.47 } };
  return { text, subject, meaning: { model, vector } };
}

/** The stored vector of the first wording, found by asking for each axis. */
function firstWording(): Float32Array {
  return Float32Array.from({ length: 384 }, (_, axis) => {
    const unit = new Float32Array(384);
    unit[axis] = 1;
    return cosines(unit)[0]!;
  });
}

const TEXT = "The miller and the crusts of bread";

it("is answered where it is as near as can be to a wording of a note, and not where it is near to none", () => {
  const near = asked(TEXT, firstWording());
  expect(Math.max(...nearnessToNotes(near.meaning)!.values())).toBeCloseTo(1, 1);
  expect(isAnswerable(near, [passage])).toBe(true);
  expect(isAnswerable(asked(TEXT, nowhere), [passage])).toBe(false);
});

it("is not, however near, where another place's law is asked for", () => {
  expect(isAnswerable(asked("The crusts of bread in Ohio", firstWording()), [passage])).toBe(false);
});

it("has a chance as well where no word of the question was found", () => {
  const unscored = ["26 USC 1", "26 USC 2"].map((citation) => ({
    ...passage,
    document: { citation },
    score: 0,
  }));
  expect(confidenceOf(asked("ZZQX", nowhere), unscored as Passage[])).toBeGreaterThanOrEqual(0);
});
