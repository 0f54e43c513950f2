import { expect, it } from "vitest";
import type { SourcedAnswer } from "../retrieval-answer.ts";
import { unmovedText, withUnmoved } from "./unmoved.ts";

const TOPIC = "Is flour taxed";
const LINE = "Yes: flour is taxed when it leaves the mill.";

function answerOf(bottomLine: string | null, quoted = "Flour is taxed."): SourcedAnswer {
  const quotations = [{ text: quoted, citation: "26 USC 9(a)", source: 1 }];
  const checked = { answer: `${bottomLine ?? ""}\n\n“${quoted}” [1]`, quotations, rejected: 0 };
  return { sources: [], checked, bottomLine, warnings: [] } as unknown as SourcedAnswer;
}

const said = (own: string, answer: SourcedAnswer, last = answerOf(LINE)) =>
  unmovedText(
    { own, asked: `${TOPIC}, ${own}`, last: { question: TOPIC, answer: last.checked.answer } },
    answer,
  );

it("says that the same answer comes again, which speaks of nothing that is added", () => {
  const text = said("It is for a lighthouse", answerOf(LINE))!;
  expect(text).toBe("Nothing found here speaks of what is added (lighthouse); this is the rule without it.");
  expect(withUnmoved(answerOf(LINE), text).bottomLine).toBe(`${text} ${LINE}`);
  expect(said("It is for a lighthouse", answerOf(null), answerOf(null))).toBe(text);
});

it.each([
  ["what if I'm single", "single"],
  ["and if we are married filing separately?", "married filing separately"],
  ["what if I am over 65", "over 65"],
])("says so of a status: %s", (own, word) =>
  expect(said(own, answerOf(LINE))).toContain(`what is added (${word})`),
);

it.each([
  ["It is a 320k mill", "320k"],
  ["it weighs 5,500 lb", "5,500 lb"],
])("says of an amount that there is no figure for it: %s", (own, word) => {
  expect(said(own, answerOf(LINE))).toContain(`no figure to hold ${word} against`);
  const figures = answerOf("A levy of $5 is due on flour.");
  expect(said(own, figures, figures)).toBeNull();
});

it.each([
  ["another answer", "It is for a lighthouse", answerOf("No: none for a lighthouse.")],
  ["words of the answer", "It left the mill", answerOf(LINE)],
  ["words of what is quoted", "It is rye", answerOf(LINE, "Rye is taxed.")],
  ["a word of the same root", "It is the millers' guild", answerOf(LINE, "A milling tax.")],
  ["what is done", "Does it come off wages, never?", answerOf(LINE)],
  ["a number that is asked with", "How much is that on 320k?", answerOf(LINE)],
  ["a status that the rule is about", "what if I am single", answerOf("No levy for the single.")],
  ["nothing new", "Why is it?", answerOf(LINE)],
  ["words that the note is about", "It is rye", { ...answerOf(LINE), when: [/rye|oats/i] }],
])("says nothing of %s", (_, own, answer) => expect(said(own, answer)).toBeNull());

it("says nothing of a question that leans on no other", () => {
  const last = { question: TOPIC, answer: LINE };
  expect(unmovedText({ own: TOPIC, asked: TOPIC, last }, answerOf(LINE))).toBeNull();
});
