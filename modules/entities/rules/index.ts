/** The table of all rules, and the checks that find them. */
import { checkCircles } from "./circle-rules.ts";
import { CLASS_RULES } from "./class-rules.ts";
import { checkClasses } from "./entity-classes.ts";
import type { Graph } from "./graph.ts";
import { NUMBER_RULES } from "./number-rules.ts";
import { checkNumbers } from "./numbers.ts";
import { checkOwnership } from "./ownership.ts";
import { OWNERSHIP_RULES } from "./ownership-rules.ts";
import type { Draft, Rule } from "./rule.ts";
import { S_CORPORATION_RULES } from "./s-corporation-rules.ts";
import { checkSCorporations } from "./s-corporation.ts";
import { checkGroups, GROUP_RULES } from "./group-rules.ts";
import { METHOD_RULES } from "./method-rules.ts";
import { checkMethods } from "./methods.ts";
import { checkLoans } from "./loans.ts";
import { TRANSACTION_RULES } from "./transaction-rules.ts";
import { checkTransactions } from "./transactions.ts";
import { checkPersonalHolding } from "./personal-holding.ts";
import { PERSONAL_HOLDING_RULES } from "./personal-holding-rules.ts";
import { YEAR_RULES } from "./year-rules.ts";
import { checkYears } from "./years.ts";

export const RULES: Readonly<Record<string, Rule>> = {
  ...OWNERSHIP_RULES,
  ...CLASS_RULES,
  ...S_CORPORATION_RULES,
  ...YEAR_RULES,
  ...METHOD_RULES,
  ...GROUP_RULES,
  ...PERSONAL_HOLDING_RULES,
  ...NUMBER_RULES,
  ...TRANSACTION_RULES,
};

const CHECKS: readonly ((graph: Graph) => Draft[])[] = [
  checkOwnership,
  checkCircles,
  checkClasses,
  checkSCorporations,
  checkYears,
  checkMethods,
  checkGroups,
  checkPersonalHolding,
  checkNumbers,
  checkTransactions,
  checkLoans,
];

/** Everything that the rules find, in the order of the checks. */
export function findAll(graph: Graph): Draft[] {
  return CHECKS.flatMap((check) => check(graph));
}
