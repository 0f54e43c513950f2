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

const order = (question: string, passages: Passage[]) =>
  leadingFirst(question, passages).map(({ document }) => document.key);

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
