/** Public shapes of intakes, categories and documents, with their limits; safe in a browser. */
export * from "./records.ts";
export * from "./quota-schema.ts";
export * from "./review-records.ts";
export { maskAccountNumbers } from "./account-numbers.ts";
export * from "./documents/opening-records.ts";
export { formatRefusal, isAccepted } from "./documents/formats.ts";
export { BETWEEN_CELLS, maskNumbers, maskRows } from "./masking.ts";
export { misfitOf } from "./review/fit.ts";
export {
  awaitsCpa,
  canContinue,
  countMissing,
  groupLines,
  isClosed,
  lacksIncome,
  movesFrom,
  readinessMessage,
  STATUS_LABELS,
  type GroupStatus,
  type LineGroup,
} from "./checklist/rules.ts";
