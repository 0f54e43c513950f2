/** How like a question a digest is, as one figure, with the tuned numbers by which digests are chosen. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { productFolder } from "#modules/platform";
import type { Nearness } from "../stored-vectors.ts";
import { digestsIn, type Digest, type SectionDigests } from "./digests.ts";
import { shareSpokenBy } from "./likeness.ts";

const FILE = "modules/ai/data/digest-choice.json";

const choiceSchema = z.strictObject({
  /** Of the cosine to a text, of the share of the question's words that it speaks of, and for the section's own digest. */
  weights: z.strictObject({ cosine: z.number(), spoken: z.number(), whole: z.number() }),
  /** Chance from which on a special rule stands alone, and beside the section's digest. */
  alone: z.number(),
  beside: z.number(),
  /** How like the question a digest of the section that leads must be for no opinion of a court to decide instead. */
  overOpinion: z.number(),
});

let choice: z.infer<typeof choiceSchema> | null = null;

export function digestChoice() {
  return (choice ??= choiceSchema.parse(JSON.parse(readFileSync(join(productFolder(), FILE), "utf8"))));
}

export function likeOf({ cosine, spoken }: { cosine: number; spoken: number }): number {
  const { weights } = digestChoice();
  return weights.cosine * cosine + weights.spoken * spoken;
}

export interface LikeDigest {
  digest: Digest;
  cosine: number;
  like: number;
}

/** Whether a digest of the section says so much of what is asked that an opinion on the subject does not decide. */
export function isSpokenOfByCode(
  own: SectionDigests,
  { question, near }: { question: string; near: Nearness },
): boolean {
  const [best] = likest(digestsIn(own), question, near);
  return best !== undefined && best.like >= digestChoice().overOpinion;
}

/** The likest first. */
export function likest(digests: readonly Digest[], question: string, near: Nearness): LikeDigest[] {
  return digests
    .map((digest) => {
      const cosine = near.get(digest.of) ?? 0;
      return { digest, cosine, like: likeOf({ cosine, spoken: shareSpokenBy(digest.of, question) }) };
    })
    .toSorted((a, b) => b.like - a.like);
}
