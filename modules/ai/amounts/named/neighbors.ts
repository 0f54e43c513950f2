/** Rows that share a section with what is asked for, and are of something else. */
import type { StatedAmountRow } from "#modules/authority";
import { namedAmounts } from "./named-amount.ts";

/** The year's rates of capital gains stand under the section of all rates of income tax. */
const RATES_OF_GAINS = "26 USC 1(j)(5)(B)";
const NAMES_GAINS =
  /\b(?:gains?|capital|long[- ]?term|ltcg|dividends?|stocks?|shares?|sold|sells?|selling|sales?|invest\w*)\b/i;

/** Whether the file of named amounts says of each amount with this row that the question's words exclude it. */
export function isOfNeighbor({ unit, label }: StatedAmountRow, question: string): boolean {
  if (unit === RATES_OF_GAINS && !NAMES_GAINS.test(question)) return true;
  const own = namedAmounts().filter(({ rows }) =>
    rows.some((row) => row.unit === unit && (row.label?.test(label) ?? true)),
  );
  return own.length > 0 && own.every(({ unless }) => unless?.test(question) ?? false);
}
