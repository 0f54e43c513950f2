/** A base amount whose figure of the year a paper states for another unit of the same amount. */
import type { StatedAmountRow } from "#modules/authority";
import { namedAmounts } from "./named/named-amount.ts";

/** That of 151(d)(1) stands at 152(d)(1)(B), where the exemption amount is still used. */
export function statesElsewhere(
  { unit }: { unit: string },
  rows: readonly Pick<StatedAmountRow, "unit" | "taxYear" | "bracket">[],
  year: number,
): boolean {
  return namedAmounts().some(
    ({ bases, published }) =>
      bases.some((one) => one.unit === unit) &&
      (published.some((one) => one.year === year) ||
        rows.some(
          (row) => row.taxYear === year && !row.bracket && bases.some((one) => one.unit === row.unit),
        )),
  );
}
