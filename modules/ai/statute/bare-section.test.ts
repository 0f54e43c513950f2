import { expect, it } from "vitest";
import { withSectionNamed } from "./bare-section.ts";

it.each([
  ["what is 199A", "what is section 199A"],
  ["What is the 199a deduction?", "What is the section 199A deduction?"],
  ["explain 408A(d)", "explain section 408A(d)"],
  ["how does 1400Z work", "how does section 1400Z work"],
  ["174A for 2025", "section 174A for 2025"],
  ["280G", "section 280G"],
  ["174 for 2025", "section 174 for 2025"],
  ["1040 for 2025", "1040 for 2025"],
  ["50 in a mill", "50 in a mill"],
  ["1120S for 2025", "1120S for 2025"],
  ["90K in 2025", "90K in 2025"],
  ["174A mills", "174A mills"],
  ["what is 1120S", "what is 1120S"],
  ["what is a 401K", "what is a 401K"],
  ["what is 1031", "what is 1031"],
  ["what is 5K of flour worth to a mill in a bad year", "what is 5K of flour worth to a mill in a bad year"],
])("%j is read as %j", (question, read) => expect(withSectionNamed(question)).toBe(read));
