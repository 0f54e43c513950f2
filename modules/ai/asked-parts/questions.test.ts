import { describe, expect, it } from "vitest";
import { questionsIn, standsByItself, turnsIn } from "./questions.ts";

describe("several questions in one text", () => {
  it.each([
    [
      "Can I deduct the sails and does my aunt count as a miller?",
      ["Can I deduct the sails", "does my aunt count as a miller?"],
    ],
    ["Is flour taxed? Are mills exempt?", ["Is flour taxed?", "Are mills exempt?"]],
    [
      "What is the levy on mills, and how much is the toll on barges?",
      ["What is the levy on mills", "how much is the toll on barges?"],
    ],
    ["Is a mill exempt and write me a poem about flour", ["Is a mill exempt", "write me a poem about flour"]],
    ["Is flour taxed; is bread taxed?", ["Is flour taxed", "is bread taxed?"]],
  ])("%j", (text, questions) => expect(questionsIn(text).questions).toEqual(questions));

  it("share the facts told before them", () => {
    expect(
      questionsIn("I sold my mill in May. Is the gain taxed, and can I deduct the moving costs?"),
    ).toEqual({
      facts: "I sold my mill in May.",
      questions: ["Is the gain taxed", "can I deduct the moving costs?"],
    });
  });

  it.each([
    "Can a miller deduct what he bought and is using in the mill?",
    "Can I take off the rent, the flour and what I pay the girl at the counter?",
    "What does § 61 say and why?",
    "What did Rev. Rul. 2019-24 hold?",
    "I am a miller. Who pays the levy?",
    "When my aunt died we moved into the mill. Who pays the levy?",
    "flour and bread",
    "What was the levy in 2024 and what is it today?",
    "What is the 2025 levy for towers, and what is the 2026 one?",
  ])("%j is one question", (text) => expect(questionsIn(text)).toEqual({ facts: "", questions: [text] }));

  it.each([
    ["does my aunt count as a miller?", true],
    ["what is the levy of a miller who dies this year?", true],
    ["does this count?", false],
    ["how long does it last?", false],
    ["what becomes of the rest?", false],
    ["what is the 80 percent limit?", false],
    ["when?", false],
    ["write me a poem about it", true],
  ])("%j stands by itself: %s", (question, stands) => expect(standsByItself(question)).toBe(stands));
});

it("of turns only the first must say enough", () => {
  expect(turnsIn("What is the windmill levy, and which form?").questions).toEqual([
    "What is the windmill levy",
    "which form?",
  ]);
  expect(turnsIn("What is the windmill levy and where is it reported?").questions).toHaveLength(2);
  expect(questionsIn("What is the windmill levy, and which form?").questions).toHaveLength(1);
  expect(turnsIn("Is it? What is the windmill levy?").questions).toHaveLength(1);
});

it("tells apart what is said before the first question", () => {
  const { facts, questions } = turnsIn("We milled 240 sacks, how much levy is due and can we grind barley?");
  expect(facts).toBe("We milled 240 sacks.");
  expect(questions).toEqual(["how much levy is due", "can we grind barley?"]);
  expect(turnsIn("My mill, which was old, burned down. Is the levy due?").questions).toHaveLength(1);
});
