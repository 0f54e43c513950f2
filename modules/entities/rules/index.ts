/** The table of all rules, and the checks that find them. */
import { checkCircles } from "./circle-rules.ts";
import type { Graph } from "./graph.ts";
import { checkOwnership } from "./ownership.ts";
import { OWNERSHIP_RULES } from "./ownership-rules.ts";
import type { Draft, Rule } from "./rule.ts";

export const RULES: Readonly<Record<string, Rule>> = { ...OWNERSHIP_RULES };

const CHECKS: readonly ((graph: Graph) => Draft[])[] = [checkOwnership, checkCircles];

/** Everything that the rules find, in the order of the checks. */
export function findAll(graph: Graph): Draft[] {
  return CHECKS.flatMap((check) => check(graph));
}
