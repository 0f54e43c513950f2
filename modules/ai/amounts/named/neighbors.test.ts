/** Rows of a section that are of something else than what is asked for. */
import { expect, it } from "vitest";
import type { StatedAmountRow } from "#modules/authority";
import { isOfNeighbor } from "./neighbors.ts";

// 26 USC 1(j)(5)(B): the rates of capital gains beside those of other income in 1(j)(2).
const gains = { unit: "26 USC 1(j)(5)(B)", label: "Maximum zero rate amount" } as StatedAmountRow;

it.each([
  ["A trust kept all its income. At what top rate is it taxed?", true],
  ["At what rate are a trust's capital gains taxed?", false],
  ["What rate do qualified dividends of a trust bear?", false],
])("%s", (question, isNeighbor) => expect(isOfNeighbor(gains, question)).toBe(isNeighbor));
