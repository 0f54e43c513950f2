import { expect, it } from "vitest";
import { sentencesOf } from "./sentences.ts";

const split = (text: string) =>
  sentencesOf(text, { start: 0, end: text.length }).map(({ start, end }) => text.slice(start, end));

it("ends a sentence before the next beginning, with its closing marks and the space after it", () => {
  expect(split("The term “mill” means a windmill.  (It turns.) Does it?\n“So it does.” Then")).toEqual([
    "The term “mill” means a windmill.  ",
    "(It turns.) ",
    "Does it?\n",
    "“So it does.” ",
    "Then",
  ]);
});

it.each([
  "See Rev. Rul. 2019-24 and 26 U.S.C. 61(a), et seq. (Pub. L. 115–97), vol. 90 Fed. Reg. 22711.",
  "Under sec. 61 the mill of Robert T. Stafford pays on Dec. 31 what is due.",
])("does not end one after an abbreviation: %s", (text) => {
  expect(split(text)).toEqual([text]);
});

it("ends one after a year and after an amount", () => {
  expect(split("It began in 2025. Such term means $500. The rest is free.")).toHaveLength(3);
});

it("keeps to its range", () => {
  const text = "One ends. Two ends. Three ends.";
  expect(sentencesOf(text, { start: 10, end: 25 })).toEqual([
    { start: 10, end: 20 },
    { start: 20, end: 25 },
  ]);
});
