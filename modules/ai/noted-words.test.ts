/** Which units of a note stand above the fold. */
import { expect, it } from "vitest";
import { chosenOfNote, type NotedWords } from "./noted-words.ts";
import { rankingProfile } from "./profile.ts";

const { noteWords, figureWords } = rankingProfile().selection.quotation;

function unit(text: string, count: number, relevance: number): NotedWords {
  return { text, count, relevance, isWritten: () => false, write: () => undefined };
}

it("the first, then what holds a figure of the bottom line, then what is closest to the question", () => {
  const first = unit("A miller may leave out the toll.", 40, 0.1);
  const close = unit(
    "The toll of a mill is the share of the grain that the miller keeps.",
    noteWords - 40,
    0.9,
  );
  const limit = unit("The toll left out shall not exceed $900.", 30, 0.2);
  expect([...chosenOfNote([first, close, limit], ["$900"])]).toEqual([first, limit]);
  expect([...chosenOfNote([first, close, limit], [])]).toEqual([first, close]);
});

it("a figure that the first unit holds brings no other", () => {
  const first = unit("A miller may leave out a toll of not more than $900.", 40, 0.1);
  const again = unit("For $900 see the levy.", noteWords - 40, 0.2);
  const close = unit("The toll is a share of the grain.", noteWords - 40, 0.9);
  expect([...chosenOfNote([first, again, close], ["$900"])]).toEqual([first, close]);
});

it("what holds a figure may be longer than what is only close, and not longer than that", () => {
  const first = unit("A miller may leave out the toll.", 40, 0.1);
  const just = unit("The toll left out shall not exceed $900.", figureWords - 40, 0.2);
  const over = unit("The toll left out shall not exceed $900.", figureWords - 39, 0.2);
  expect([...chosenOfNote([first, just], ["$900"])]).toEqual([first, just]);
  expect([...chosenOfNote([first, over], ["$900"])]).toEqual([first]);
});
