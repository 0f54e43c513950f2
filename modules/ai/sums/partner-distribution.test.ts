import { describe, expect, it } from "vitest";
import { workedSum } from "./rules.ts";

const sum = (question: string) => workedSum({ question, year: 2026 })?.text ?? null;

describe("cash that a partnership distributes", () => {
  it.each([
    [
      "Our LLC made a $9,000 cash distribution to a member with a basis of $7,500.",
      /^\$9,000 − \$7,500 = \$1,500 is gain/,
    ],
    [
      "My basis in the partnership is $4,000 and I took out $6,000. Tax?",
      /^\$6,000 − \$4,000 = \$2,000 is gain/,
    ],
    [
      "The partnership distributed $3,000 to me; my basis was $10,000.",
      /^Nothing of a \$3,000 .* = \$7,000 /,
    ],
  ])("%s", (question, text) => expect(sum(question)).toMatch(text));

  it.each([
    "The S corporation distributed $9,000 to me and my basis is $7,500.",
    "The partnership distributed land worth $9,000 to a partner with a basis of $7,500.",
    "My basis was $5,000, my share of income $2,000 and the LLC distributed $9,000.",
    "The LLC distributed $9,000 to me.",
  ])("is not worked out: %s", (question) => expect(sum(question)).toBeNull());
});
