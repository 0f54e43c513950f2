/** Which special rule of a section a question asks for, if any. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { productFolder } from "#modules/platform";
import { isWithin } from "../statute/citations.ts";
import type { Nearness } from "../stored-vectors.ts";
import type { Digest } from "./digests.ts";

const FILE = "modules/ai/data/digest-choice.json";

const choiceSchema = z.strictObject({
  /** Least cosine of the question to a rule's digest. */
  least: z.number(),
  /** How far it must be ahead of the section's own, and where it holds the unit that search chose. */
  ahead: z.number(),
  aheadOfDeciding: z.number(),
});

let choice: z.infer<typeof choiceSchema> | null = null;

function digestChoice() {
  choice ??= choiceSchema.parse(JSON.parse(readFileSync(join(productFolder(), FILE), "utf8")));
  return choice;
}

/** Null where the section's general digest is as near in meaning, and without vectors. */
export function chosenRule(
  rules: readonly Digest[],
  { whole, deciding, near }: { whole: Digest | null; deciding: string; near: Nearness | null },
): Digest | null {
  if (!near) return null;
  const { least, ahead, aheadOfDeciding } = digestChoice();
  const cosineOf = ({ of }: Digest) => near.get(of) ?? 0;
  const isAhead = (rule: Digest) =>
    cosineOf(rule) >= least &&
    cosineOf(rule) >= (whole ? cosineOf(whole) : 0) + (isWithin(deciding, rule.of) ? aheadOfDeciding : ahead);
  const fitting = rules.filter(isAhead);
  return fitting.toSorted((a, b) => cosineOf(b) - cosineOf(a))[0] ?? null;
}
