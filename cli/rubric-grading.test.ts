import { expect, it } from "vitest";
import type { RetrievalAnswer } from "#modules/ai/schema";
import { gradesOf, readRubrics, type Rubric } from "./rubric.ts";
import { grade } from "./rubric-grading.ts";

const [RUBRIC] = readRubrics('{"id": "1", "question": "?", "kind": "ordinary", "expect": "answer"}');

const ANSWER: RetrievalAnswer = {
  answer: [
    "No: a mill is not deductible.",
    "## Why",
    "26 USC 9(a), No wind: “No deduction for a mill.” [1]",
    "- (1) “a watermill, and” [1]",
    "Ask the miller.",
    "## Where it stands",
    "- 26 USC 9, Mills. As of release point 119-100.",
  ].join("\n"),
  bottomLine: "No: a mill is not deductible.",
  year: 2026,
  warnings: [],
  sources: [source("26 USC 9(a)"), source("Rev. Proc. 2025-32, sec. 4.03")],
  quotations: [
    { text: "No deduction for a mill.", citation: "26 USC 9(a)", source: 1 },
    { text: "a watermill, and", citation: "26 USC 9(a)(1)", source: 1 },
  ],
  confidence: 0.9,
  refused: false,
  nearest: [],
};

const REFUSED: RetrievalAnswer = {
  ...ANSWER,
  ...{ answer: "That is title 19.", sources: [], quotations: [], refused: true },
};

function source(citation: string): RetrievalAnswer["sources"][number] {
  return { citation, filename: citation, relevanceScore: 1, excerpt: "", url: "/", asOf: "", title: "" };
}

it.each<[string, Partial<Rubric>, string | null]>([
  [
    "a unit above with the words",
    { must: [["26 USC 9(a)(2)"]], words: { "26 USC 9(a)(2)": "no deduction" } },
    null,
  ],
  [
    "a unit above without the words",
    { must: [["26 USC 9(a)(2)"]] },
    "not quoted: 26 USC 9(a)(2) (leads 26 USC 9(a))",
  ],
  ["a unit below", { must: [["26 USC 10", "26 USC 9"]] }, null],
  [
    "no unit of another number",
    { must: [["26 USC 9(a)(1)(A)", "26 USC 90"]] },
    "not quoted: 26 USC 9(a)(1)(A) or 26 USC 90 (leads 26 USC 9(a))",
  ],
  ["another authority by its sources", { must: [["Rev. Proc. 2025-32"]] }, null],
  ["what leads", { mustNot: ["26 USC 9"] }, "leads with 26 USC 9(a)"],
  ["what leads, as a wish", { says: ["lead:26 USC 9(a)"] }, null],
  ["one of several expressions", { says: [["nowhere", "watermill"]] }, null],
  ["own words only", { says: ["own:watermill"] }, "says not own:watermill"],
  ["own words after a quotation", { says: ["own:Ask the miller"] }, null],
  [
    "labels and places are no own words",
    { says: [["own:No wind", "own:release point"]] },
    "says not own:No wind …",
  ],
  ["words before the first quotation", { says: ["head:Ask the miller"] }, "says not head:Ask the miller"],
  ["what must not be said", { saysNot: ["own:\\bnot\\b"] }, "says own:\\bnot\\b"],
  ["an answer where a refusal is due", { expect: "refuse" }, "answered with 26 USC 9(a)"],
  ["a reason before the first quotation", { expect: "refuse", says: ["not deductible"] }, null],
  ["no refusal where the authority is held", { expect: "refuse", unless: ["Rev. Proc. 2025-32"] }, null],
])("grades %s", (_, rubric, why) => {
  expect(grade({ ...RUBRIC!, ...rubric }, ANSWER)).toBe(why);
});

it.each<[string, Partial<Rubric>, string | null]>([
  ["an answer that is due", {}, "refused"],
  ["a warning that may be a refusal", { expect: "warn" }, null],
  ["a warning that must quote", { expect: "warn", must: [["26 USC 9"]] }, "refused"],
  ["a refusal with its reason", { expect: "refuse", says: ["title 19"] }, null],
  ["a refusal without its reason", { expect: "refuse", says: ["title 18"] }, "refused without the reason"],
])("grades a refusal in place of %s", (_, rubric, why) => {
  expect(grade({ ...RUBRIC!, ...rubric }, REFUSED)).toBe(why);
});

it("counts by kind and lists what is missed", () => {
  const other = { ...RUBRIC!, id: "2", kind: "amounts" };
  expect(
    gradesOf([
      { rubric: RUBRIC!, why: null },
      { rubric: other, why: "refused" },
    ]),
  ).toEqual({
    all: { n: 2, passed: 1 },
    kinds: { ordinary: { n: 1, passed: 1 }, amounts: { n: 1, passed: 0 } },
    misses: [{ id: "2", why: "refused" }],
  });
});

it("names the line that is no rubric", () => {
  const good = JSON.stringify(RUBRIC);
  expect(() => readRubrics(`${good}\n\n{"id": "2"}`)).toThrow(/^Line 3, question: /);
  expect(() => readRubrics("{")).toThrow("Line 1 is not JSON.");
});

it("takes a short quotation for the quoted words only, not for the same words before it", () => {
  const short = { text: "a mill", citation: "26 USC 9(b)", source: 1 };
  const answer = {
    ...ANSWER,
    answer: `${ANSWER.answer}\n- (2) “a mill” [1]`,
    quotations: [...ANSWER.quotations, short],
  };
  expect(grade({ ...RUBRIC!, says: ["head:a mill is not deductible"] }, answer)).toBeNull();
});
