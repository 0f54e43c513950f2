import { expect, it } from "vitest";
import { isOfOtherCase } from "./other-case.ts";

it.each([
  // 26 USC 585(c)(1)
  [
    "In the case of a large bank, this section shall not apply",
    "Can a bank deduct its bad debt reserves?",
    true,
  ],
  ["In the case of a large bank, this section shall not apply", "Can a large bank deduct reserves?", false],
  // 26 USC 170(f)(3)(A)
  [
    "In the case of a contribution (not made by a transfer in trust) of an interest in property",
    "Is what my trust gives to charity deductible?",
    true,
  ],
  ["In the case of an individual, no deduction shall be allowed", "Can I deduct sails?", false],
  // 26 USC 163(h)(1)
  [
    "In the case of a taxpayer other than a corporation, no deduction",
    "Is interest on my card deductible?",
    false,
  ],
  ["Except as provided in paragraph (2), in the case of a barge, none", "Can I deduct a mill?", true],
  ["No deduction shall be allowed for sails in the case of a barge", "Can I deduct sails?", false],
])("%j for %j: %s", (text, question, isOther) => expect(isOfOtherCase(text, question)).toBe(isOther));
