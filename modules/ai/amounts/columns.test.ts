import { expect, it } from "vitest";
import type { StatedAmountRow } from "#modules/authority";
import { withColumns } from "./columns.ts";

const LINE = { unit: "26 USC 9(e)", taxYear: 2031, paper: "Rev. Proc. 2030-1", bracket: null };
const row = (label: string, cents: number, status: string | null) =>
  ({ ...LINE, label, cents, status }) as unknown as StatedAmountRow;

it("a figure of a line with columns comes with the other columns of its filing status", () => {
  const rows = [
    row("threshold", 403, "joint"),
    row("end of the range", 553, "joint"),
    row("threshold", 201, "single"),
    row("exemption", 9, null),
  ];
  expect(withColumns([rows[1]!], rows)).toEqual([rows[0], rows[1]]);
  expect(withColumns([rows[2]!], rows)).toEqual([rows[2]]);
  expect(withColumns([rows[3]!], rows)).toEqual([rows[3]]);
});
