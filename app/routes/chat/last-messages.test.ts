import { expect, it } from "vitest";
import { lastMessages, lastQuestion, PAGE } from "./last-messages.ts";

/** Questions and answers by turns, with their places. */
const turns = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ type: at % 2 === 0 ? "user" : "assistant", at }));

it("shows a short conversation whole", () => {
  expect(lastMessages(turns(PAGE), null)).toEqual({ messages: turns(PAGE), earlier: 0, pages: 1 });
});

it("shows the end of a long one, from a question on, and says how many come before", () => {
  const { messages, earlier } = lastMessages(turns(1001), null);
  expect(messages[0]).toEqual({ type: "user", at: earlier });
  expect(messages.at(-1)!.at).toBe(1000);
  expect(messages.length + earlier).toBe(1001);
  expect(messages.length).toBeLessThanOrEqual(PAGE);
});

it("shows more where more are asked for, and all at the end", () => {
  expect(lastMessages(turns(200), "2").messages).toHaveLength(2 * PAGE);
  expect(lastMessages(turns(200), "9").earlier).toBe(0);
});

it.each(["0", "-3", "many", ""])("takes %j for the first page", (pages) => {
  expect(lastMessages(turns(200), pages)).toMatchObject({ pages: 1, earlier: 200 - PAGE });
});

it("opens a new answer at its question", () => {
  expect(lastQuestion(turns(6))?.at).toBe(4);
  expect(lastQuestion(turns(5))?.at).toBe(4);
  expect(lastQuestion([])).toBeUndefined();
});
