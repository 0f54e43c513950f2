import { expect, it } from "vitest";
import { countWords, createSpelling } from "./spelling.ts";

const vocabulary = countWords([
  ...[
    "deduct mortgage interest",
    "mortgage interest on a house",
    "social security",
    "social",
    "vocal",
    "betting",
  ],
  ...["later", "later", "lawyer", "wages"],
]);
const spell = createSpelling(
  new Set(["second", "waitress", "the", "earns", "deed", "pile", "abet"]),
  vocabulary,
);
const correct = (text: string) =>
  spell(text, async (words) => new Set(words.filter((word) => word === "wager")));

it.each([
  ["a letter left out", "can i deduct morgage intrest", "can i deduct mortgage interest"],
  ["a letter too many", "deduckt interrest", "deduct interest"],
  ["a wrong letter", "mortgege", "mortgage"],
  ["two letters swapped", "motrgage", "mortgage"],
  ["the first word, with its capital letter", "Morgage of the waitress", "mortgage of the waitress"],
  ["with the word told more often", "sociaal", "social"],
  ["rather a letter left out than a wrong one", "lawer", "lawyer"],
])("puts right %s", async (_, text, right) => {
  expect(await correct(text)).toBe(right);
});

it.each([
  ["words that are right", "The waitress earns on a second house"],
  ["their inflections", "deeded piling abetting"],
  ["words of the law itself", "wager"],
  ["what would begin with another letter", "focial"],
  ["names", "Does Hause deduct the McHouse?"],
  ["short words", "hous"],
  ["words that are near to none", "airbnb deduction"],
  ["numbers and pin cites", "401k of 26 USC 163(h)(3) and W-2s1"],
])("leaves %s", async (_, text) => {
  expect(await correct(text)).toBe(text);
});

it("leaves a word alone that is longer than any it could be, without trying its typos", async () => {
  const begin = performance.now();
  expect(await correct(`mortgege${"e".repeat(4000)}`)).toHaveLength(4008);
  expect(performance.now() - begin).toBeLessThan(200);
});
