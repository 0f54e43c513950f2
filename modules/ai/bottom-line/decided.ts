import type { StatuteUnit } from "../statute/statute.ts";

export interface Decided {
  question: string;
  unit: StatuteUnit;
  /** Whether units are quoted that may change the result. */
  hasExceptions: boolean;
  /** Whether another unit states a further part of the rule. */
  hasParallel: boolean;
}
