/** Which of a section's digests a question asks for: the section's own, that of a special rule, or both. */
import type { Nearness } from "../stored-vectors.ts";
import { digestChoice, likest } from "./choice.ts";
import type { Digest, SectionDigests } from "./digests.ts";

export interface ChosenDigest {
  /** Null where the special rule alone is asked for, or the section has none of its own. */
  whole: Digest | null;
  rule: Digest | null;
}

/** Without vectors the section's own. */
export function chosenDigest(
  { whole, rules }: SectionDigests,
  { question, near }: { question: string; near: Nearness | null },
): ChosenDigest {
  if (!near) return { whole, rule: null };
  const { weights, alone, beside } = digestChoice();
  const [ofWhole] = likest(whole ? [whole] : [], question, near);
  const ofRules = likest(rules, question, near);
  const [best] = ofRules;
  const sum = [...ofRules.map(({ like }) => like), ...(ofWhole ? [ofWhole.like + weights.whole] : [])]
    .map(Math.exp)
    .reduce((total, odds) => total + odds, 0);
  const chance = best ? Math.exp(best.like) / sum : 0;
  return {
    whole: chance >= alone ? null : whole,
    rule: chance >= beside ? best!.digest : null,
  };
}
