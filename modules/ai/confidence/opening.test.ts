/** A bare rule that is not likely to decide says so before it is quoted. */
import { expect, it } from "vitest";
import type { Passage } from "#modules/authority";
import type { SourcedAnswer } from "../retrieval-answer.ts";
import { RULE, withOpening } from "./opening.ts";
import { NEAREST_RULE } from "./signals.ts";

type Found = Parameters<typeof withOpening>[0];

const given = (more: Partial<SourcedAnswer> = {}): SourcedAnswer => ({
  ...{ sources: [], bottomLine: null, deciding: "26 USC 9(a)", warnings: [] },
  checked: {
    answer: `${RULE}\n26 USC 9(a): “Sails of a mill are deducted.” [1]`,
    quotations: [],
    rejected: 0,
  },
  ...more,
});
/** Where it is no likely one, another section comes as near. */
const found = (text: string, { score = 1, cited = false } = {}): Found => ({
  question: { text, subject: null } as unknown as Found["question"],
  passages: ["26 USC 9", ...(score < 1 ? ["26 USC 8"] : [])].map((citation) => ({
    ...{ document: { citation }, score, cited, coverage: score, similarity: null },
  })) as unknown as Passage[],
});
const opening = (of: Found, answer = given()) => withOpening(of, answer).checked.answer.split("\n")[0];

const LIKELY = found("Can I deduct sails of a mill?");
const STORY = `My uncle left me a barge. ${"It carries rye and wheat. ".repeat(12)}Is a barge taxed?`;
const UNLIKELY = found(STORY, { score: 0.1 });

const NEAR = { likeliest: 0.95 };
const FAR = { likeliest: 0.05 };

it("calls it the rule where it is likely to decide, or the question names it", () => {
  expect(opening(LIKELY, given(NEAR))).toBe(RULE);
  expect(opening(found(STORY, { score: 0.1, cited: true }))).toBe(RULE);
});

it("calls it the nearest rule where it is not", () => {
  expect(opening(UNLIKELY, given(FAR))).toBe(NEAREST_RULE);
  expect(opening(LIKELY, given(FAR))).toBe(NEAREST_RULE);
});

it("leaves what opens otherwise, and what a chat model words", () => {
  expect(opening(UNLIKELY, given({ bottomLine: RULE }))).toBe(RULE);
  expect(opening(UNLIKELY, given({ deciding: undefined }))).toBe(RULE);
});

it("says of what a section says in general that it may not decide, where it is not likely to", () => {
  const text = "In general: sails of a mill are deducted.";
  const general = (noted: number, near = FAR) => {
    const checked = { answer: `${text}\n\n## Why`, quotations: [], rejected: 0 };
    return given({ bottomLine: text, noted, checked, confidence: 0.9, ...near });
  };
  expect(opening(UNLIKELY, general(0.3))).toBe(`${NEAREST_RULE} sails of a mill are deducted.`);
  expect(withOpening(UNLIKELY, general(0.3)).bottomLine).toMatch(/^The nearest rule found/);
  expect(opening(LIKELY, general(0.3, NEAR))).toBe(text);
  expect(opening(UNLIKELY, general(1))).toBe(text);
});
