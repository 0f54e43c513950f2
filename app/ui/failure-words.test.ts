import { expect, it } from "vitest";
import { failureWords } from "./failure-words.ts";

it("heads a failed screen by what is the matter, where our own sentence says it", () => {
  const message = "The library is still empty. Load the Code under Admin, Tax Data.";
  expect(failureWords(503, { message })).toEqual({
    title: "The library is still empty",
    text: "Load the Code under Admin, Tax Data.",
  });
});

it.each([
  [503, { message: "The reader of papers failed: no memory" }, "The reader of papers failed: no memory"],
  [500, { message: "The server could not answer. Try again." }, "The server could not answer. Try again."],
  [502, null, "The server answered 502. Load the page again."],
  [503, { message: 7 }, "The server answered 503. Load the page again."],
])("says what it knows of %s %j", (status, data, text) => {
  expect(failureWords(status, data)).toEqual({ title: "This page cannot be shown", text });
});

it("says that a page is missing", () => {
  expect(failureWords(404, null).title).toBe("404 Page Not Found");
});
