import { expect, it } from "vitest";
import type { DocumentText, Passage } from "#modules/authority";
import { section, type Line } from "../testing.ts";
import { leadingFirst } from "./leading-first.ts";

const PENALTY: Line[] = [["a", "Mills", "There is hereby imposed a penalty on a painted mill."]];
const DEDUCTION: Line[] = [["a", "Mills", "There shall be allowed as a deduction the cost of a mill."]];

function found(number: string, chapter: string, lines: Line[], score: number): Passage {
  const document = {
    ...section("Mills", lines, number),
    hierarchy: [{ label: `Chapter ${chapter}`, heading: "" }],
  } as DocumentText;
  return {
    document,
    chunk: { start: 0, end: document.text.length } as Passage["chunk"],
    ...{ score, similarity: null, coverage: 1, cited: false, citedUnit: null, pointed: [] },
  };
}

const order = (question: string, passages: Passage[], near: [string, number][] | null = null) =>
  leadingFirst(question, passages, near && new Map(near)).map(({ document }) => document.key);

it("puts the section first that states what is asked, for what the question is about", () => {
  const passages = [found("6999", "68", PENALTY, 1), found("199", "1", DEDUCTION, 0.96)];
  expect(order("Can I deduct a mill?", passages)).toEqual(["199", "6999"]);
  expect(order("What is the penalty on a painted mill?", passages)).toEqual(["6999", "199"]);
});

it("leaves the order where the question cites a section, and where another is far behind", () => {
  const passages = [found("6999", "68", PENALTY, 1), found("199", "1", DEDUCTION, 0.5)];
  expect(order("Can I deduct a mill?", passages)).toEqual(["6999", "199"]);
  const [penalty, deduction] = [found("6999", "68", PENALTY, 1), found("199", "1", DEDUCTION, 0.96)];
  expect(order("Can I deduct a mill?", [{ ...penalty!, cited: true }, deduction!])).toEqual(["6999", "199"]);
});

it("prefers the kind of rule that is asked for", () => {
  const tax: Line[] = [["a", "Mills", "There is hereby imposed on the grain of a painted mill a tax of $5."]];
  const rule: Line[] = [["a", "Mills", "A painted mill is a mill with grain and colors."]];
  const passages = [found("199", "1", rule, 1), found("198", "1", tax, 0.97)];
  expect(order("What tax is there on a painted mill with grain?", passages)).toEqual(["198", "199"]);
  expect(order("What is a painted mill with grain?", passages)).toEqual(["199", "198"]);
});

it("prefers the section of a practice note that the question meets", () => {
  const plan: Line[] = [["a", "Plans", "An individual retirement account that buys gold."]];
  const passages = [found("4973", "1", plan, 1), found("408", "1", plan, 0.95)];
  expect(order("May my IRA buy gold coins and hold them?", passages)).toEqual(["408", "4973"]);
  expect(order("May my son paint them?", passages)).toEqual(["4973", "408"]);
});

it("prefers the section whose digest is nearer in meaning", () => {
  const passages = [found("1031", "1", DEDUCTION, 1), found("121", "1", DEDUCTION, 0.9)];
  const near: [string, number][] = [
    ["26 USC 1031", 0.4],
    ["26 USC 121", 0.8],
  ];
  expect(order("Is it so?", passages, near)).toEqual(["121", "1031"]);
  expect(order("Is it so?", passages)).toEqual(["1031", "121"]);
});
