import { expect, it } from "vitest";
import { standingOf } from "./standing.ts";

it.each([
  // 26 USC 1361(b)(1)(A)
  [
    ["a domestic corporation which is not an ineligible corporation and which does not—", "have "],
    "exception",
  ],
  // 26 USC 422(a)(1)
  [["if—", "no disposition of such share is made by him "], "exception"],
  // 26 USC 105(b)
  [
    [
      "Except in the case of amounts attributable to deductions, gross income does not include amounts paid, and any child who ",
    ],
    "condition",
  ],
  // 26 USC 6501(a)
  [["Except as otherwise provided in this section, the amount of any tax shall be assessed "], "condition"],
  // 26 USC 72(t)(2)(A)(i)
  [
    [
      "paragraph (1) shall not apply to any of the following:",
      "Distributions which are—",
      "made on or after the date on which the employee ",
    ],
    "exception",
  ],
  // 26 USC 704(c)(1)(B)
  [["if property is distributed (other than to the contributing partner) "], "condition"],
  [["Gross income does not include gain of a mill "], "condition"],
  [["No credit is allowed unless the mill is held "], null],
] as [string[], string | null][])("%j: %s", (steps, standing) => expect(standingOf(steps)).toBe(standing));
