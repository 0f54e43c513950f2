/**
 * Which opening answers a question best, of all practice notes and digests: a linear score of signals whose weights were
 * fitted on graded openings, and the chance that the best one is right.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { productFolder } from "#modules/platform";
import { countWords } from "../quoting/length.ts";
import type { Opening } from "./opening.ts";
import { candidatesFor, nearestTo, OPENING_SIGNALS, type OpeningQuestion } from "./signals.ts";

const FILE = "modules/ai/data/opening-choice.json";

const choiceSchema = z.strictObject({
  weights: z.record(z.enum(OPENING_SIGNALS), z.number()),
  /** Of the chance that the best is right and complete: by its score, and by how far the next is behind. */
  chance: z.strictObject({ intercept: z.number(), score: z.number(), ahead: z.number() }),
  /** What a follow-up's own words are worth beside all that was said, where they are at least so near to an opening. */
  ofOwn: z.strictObject({ worth: z.number(), least: z.number() }),
  /**
   * Of a follow-up whose likeliest opening was given before: the least chance of another, how near to the follow-up's own
   * words it must be, what that is worth beside its score, by what a note comes before a digest, and
   * from which nearness on it comes before a sentence that was said.
   */
  unsaid: z.strictObject({
    ...{ chance: z.number(), near: z.number(), worth: z.number() },
    ...{ note: z.number(), sure: z.number() },
  }),
  /** How much better than a note that fits by its conditions another opening must be to come before it. */
  beforeFitting: z.number(),
  /** Chance from which on one comes before a note that fits and is like the question by no signal. */
  beforeUnlike: z.number(),
  /** Chance from which on its section is named as what the Code has on a subject, where the paper asked for is not held. */
  ofSubject: z.number(),
  /** Chance from which on a question that a note answers is one of tax, and the same where it names another field or a place. */
  ofTax: z.strictObject({ plain: z.number(), elsewhere: z.number() }),
  /** From so many words on a question tells a story, and names figures, years and papers in passing. */
  storyWords: z.number().int(),
  /** Chance from which on it comes before a document of another shelf, and the same in a story. */
  besideDocument: z.strictObject({ plain: z.number(), story: z.number() }),
  /**
   * The same before the year's figure: where the question asks for none, and where it is of so many `words` and names one in
   * passing. In a story the latter, whatever it asks and whichever years it names.
   */
  besideFigure: z.strictObject({
    unasked: z.number(),
    inPassing: z.number(),
    words: z.number().int(),
  }),
  /** The same before the year's law of a provision that has less than this share of the question's words. */
  besideYear: z.strictObject({ chance: z.number(), share: z.number() }),
});

let choice: z.infer<typeof choiceSchema> | null = null;

export function openingChoice() {
  return (choice ??= choiceSchema.parse(JSON.parse(readFileSync(join(productFolder(), FILE), "utf8"))));
}

export function isStory(question: string): boolean {
  return countWords(question) >= openingChoice().storyWords;
}

export interface LikelyOpening {
  opening: Opening;
  score: number;
  /** That it answers right and completely, 0 to 1. */
  chance: number;
}

/** The likeliest first. */
export function likelyOpenings(asked: OpeningQuestion): LikelyOpening[] {
  const { weights, chance } = openingChoice();
  const candidates = candidatesFor(asked);
  const behind = behindInOwn(
    candidates.map(({ opening }) => opening),
    asked,
  );
  const scored = candidates
    .map(({ opening, signals }) => ({
      opening,
      score: OPENING_SIGNALS.reduce(
        (sum, signal) => sum + weights[signal]! * signals[signal],
        behind(opening),
      ),
    }))
    .toSorted((a, b) => b.score - a.score);
  return scored.map(({ opening, score }, at) => {
    const next = scored[at === 0 ? 1 : 0]?.score ?? 0;
    const odds = chance.intercept + chance.score * score + chance.ahead * (score - next);
    return { opening, score, chance: 1 / (1 + Math.exp(-odds)) };
  });
}

/**
 * The many words of all turns hide what a follow-up adds: by how much an opening is behind the one that is nearest to its
 * own words, where any is near to them.
 */
function behindInOwn(
  openings: readonly Opening[],
  { nearOwn }: OpeningQuestion,
): (opening: Opening) => number {
  if (!nearOwn) return () => 0;
  const { worth, least } = openingChoice().ofOwn;
  const best = Math.max(...openings.map((opening) => nearestTo(opening, nearOwn)));
  return best < least ? () => 0 : (opening) => worth * (nearestTo(opening, nearOwn) - best);
}
