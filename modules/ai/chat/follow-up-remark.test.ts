import { expect, it } from "vitest";
import { NEAREST_RULE } from "../confidence/signals.ts";
import type { SourcedAnswer } from "../retrieval-answer.ts";
import { withFollowUpRemark } from "./follow-up-remark.ts";

const LINE = "A credit on expenses up to $3,000.";
const TOPIC = "Is there a credit for day care";

function said(own: string, line = LINE, asked = `${TOPIC}, ${own}`, before: string[] = []): string | null {
  const quotations = [{ text: "A mill.", citation: "26 USC 21(a)", source: 1 }];
  const answer = `${line}\n\n## Why\n26 USC 21(a): “A mill.” [1]`;
  const given = { sources: [], warnings: [], bottomLine: line, checked: { answer, quotations, rejected: 0 } };
  const last = { question: TOPIC, answer };
  return withFollowUpRemark({ own, asked, last, said: before }, given as unknown as SourcedAnswer).answer
    .bottomLine;
}

it("says the form of what is quoted, of a first question as well", () => {
  const own = "what form is the day care credit on";
  expect(said(own, LINE, own)).toMatch(/^Form 2441.* A credit on expenses/);
  expect(said(own, "It goes on Form 2441.", own)).toBe("It goes on Form 2441.");
});

it("says what a stated cost makes of the rule, and nothing of one that may not be the rule", () => {
  expect(said("it cost 4,000")).toMatch(/^\$4,000 is above the \$3,000/);
  expect(said("it cost 4,000", `${NEAREST_RULE} ${LINE}`)).not.toContain("$4,000");
});

it("says nothing of a kind of business that is added, which is told of the whole answer", () => {
  expect(said("and if I had an LLC?")).toBe(LINE);
});

it("gives of an answer that came before only the sentence that is asked for", () => {
  const line = "A credit of half of what day care costs, if both work. Nothing of it is refundable.";
  const own = "can I get it back as a refund";
  expect(said(own, line, `${TOPIC}, ${own}`, [line])).toBe("Nothing of it is refundable.");
  expect(said(own, line, `${TOPIC}, ${own}`, ["Another credit."])).toBe(line);
});
