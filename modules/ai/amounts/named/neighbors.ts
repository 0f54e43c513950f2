/** Rows that share a section with what is asked for, and are of something else. */
import type { StatedAmountRow } from "#modules/authority";
import { namedAmounts } from "./named-amount.ts";

/** Whether the file of named amounts says of each amount with this row that the question's words exclude it. */
export function isOfNeighbor({ unit, label }: StatedAmountRow, question: string): boolean {
  const own = namedAmounts().filter(({ rows }) =>
    rows.some((row) => row.unit === unit && (row.label?.test(label) ?? true)),
  );
  return own.length > 0 && own.every(({ unless }) => unless?.test(question) ?? false);
}
