import { expect, it } from "vitest";
import { asMarkdown, asText, type Book } from "./book.ts";

const book: Book = {
  title: "The Book",
  subtitle: "About things",
  edition: "Version 1.0",
  chapters: [
    {
      tab: "a",
      title: "First",
      text: "Words.",
      parts: [{ title: "Steps", items: ["One", "Two"], numbered: true }],
    },
    { tab: "b", title: "Second", parts: [{ items: [`${"word ".repeat(20)}end`] }] },
  ],
};

it("is plain text with chapters in their order and no line over 80 characters", () => {
  const text = asText(book);
  expect(text.split("\n").slice(0, 3)).toEqual(["THE BOOK", "About things", "Version 1.0"]);
  expect(text).toContain("1. First\n========\n\nWords.\n\nSteps\n-----\n1. One\n2. Two");
  expect(text).toContain("2. Second");
  expect(Math.max(...text.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
  expect(text).toMatch(/\n- word .*\n {2}word .*end\n$/);
});

it("is Markdown", () => {
  expect(asMarkdown(book)).toMatch(
    /^# The Book\n\nAbout things\n\n\*Version 1\.0\*\n\n## First\n\nWords\.\n\n### Steps\n\n1\. One\n2\. Two\n\n## Second\n\n- word/,
  );
});
