import { expect, it } from "vitest";
import { asksCourt } from "./asks-court.ts";

it.each([
  "Did the Tax Court allow a miller's loss on his second mill?",
  "What did the Supreme Court say about a toll on grain?",
  "A mill burnt down. What did the court finally decide about the basis?",
  "Is there a Tax Court case on mills?",
  "Recent tax court decisions about grist mills",
  "According to the Tax Court, is a toll income?",
])("asks for what a court decided: %s", (question) => {
  expect(asksCourt(question)).toBe(true);
});

it.each([
  "How long do I have to petition the Tax Court?",
  "Does the Tax Court have jurisdiction over a miller's toll?",
  "Are court awards for a burnt mill income?",
  "My court case cost $4,000. Can I deduct it?",
])("asks for the law: %s", (question) => {
  expect(asksCourt(question)).toBe(false);
});
