import { expect, it } from "vitest";
import type { DocumentText } from "#modules/authority";
import { conclusionsOf } from "./conclusions.ts";
import { rowsBelow } from "./paper-tables.ts";

const RATES = `TABLE 1
Mill rates for May 2031
Yearly Monthly Short-term
Rate\t3.82%\t3.75%
110% rate\t4.20%\t4.12%
\t\tMid-term\t\t
Rate\t4.08%\t4.01%
110% rate\t4.49%\t4.40%
TABLE 2
Long-term mill rate\t3.65%`;

const rows = (question: string, title = "TABLE 1") => {
  const start = RATES.indexOf(title);
  const ranges = rowsBelow(RATES, { start, end: start + title.length }, question);
  return ranges?.map((range) => RATES.slice(range.start, range.end).trim());
};

it("quotes of a table the row that is asked for, under its heading and its group", () => {
  const head = ["Mill rates for May 2031", "Yearly Monthly Short-term"];
  expect(rows("What is the mid-term rate?")).toEqual([...head, "Mid-term", "Rate\t4.08%\t4.01%"]);
  expect(rows("What is the short-term rate?")).toEqual([...head, "Rate\t3.82%\t3.75%"]);
  expect(rows("What is the long-term mill rate?", "TABLE 2")).toEqual(["Long-term mill rate\t3.65%"]);
});

it("quotes all rows where none shares a word, and nothing where no table follows", () => {
  expect(rows("How is grain weighed?", "TABLE 2")).toEqual(["Long-term mill rate\t3.65%"]);
  expect(rowsBelow("TABLE 3\nGrain is weighed.", { start: 0, end: 7 }, "grain")).toBeNull();
});

it("finds where a ruling concludes, up to its next heading, and not of an opinion", () => {
  const text = "FACTS\nA miller sold flour.\nCONCLUSION\nNo. Flour is no gift.\nLAW\nGifts are free.";
  const conclusions = (shelf: DocumentText["shelf"]) =>
    conclusionsOf({ text, shelf } as DocumentText).map(({ start, end }) => text.slice(start, end));
  expect(conclusions("determination")).toEqual(["No. Flour is no gift."]);
  expect(conclusions("opinion")).toEqual([]);
});
