/** What a court holds, in a headnote and in a memorandum opinion. */
import { describe, expect, it } from "vitest";
import type { DocumentText } from "#modules/authority";
import { section, type Line } from "../testing.ts";
import { askedHoldings } from "./asked-holdings.ts";
import { holdingsOf } from "./court-holdings.ts";

function opinion(lines: Line[]): DocumentText {
  const citation = "190 T.C. 1";
  return {
    ...section("Miller v. Commissioner", lines),
    ...{ kind: "tax-court" as const, key: citation, shelf: "opinion" as const, citation },
  };
}

const textsOf = (document: DocumentText) =>
  holdingsOf(document).map(({ start, end }) => document.text.slice(start, end));

const REPORTED = opinion([
  [
    "a",
    "Headnote",
    "P sold a windmill. R determined a levy. Held: The sale is no gift. Held, further, P owes the levy of I.R.C. §\n9. Held, further, R’s Motion for Summary Judgment will be denied.",
  ],
  ["b", "Opinion", "HALE, Judge: We hold that the moon is cheese."],
]);
const MEMORANDUM = opinion([
  [
    "a",
    "Background",
    "We find the following facts. Accordingly, the miller is liable for flour in this tale.",
  ],
  [
    "b",
    "Discussion",
    "Petitioner contends that we hold the sails to be exempt in any year. The sails turn in the wind. We therefore conclude that the sails are part of the windmill for the levy.",
  ],
  ["c", "Penalty", "Accordingly, petitioner is liable for the penalty on the unpaid levy. We disagree."],
]);

describe("what a court holds", () => {
  it("is each “Held” of a headnote, whole where a page breaks it, without what the opinion says again", () => {
    expect(textsOf(REPORTED)).toEqual([
      "The sale is no gift.",
      "P owes the levy of I.R.C. §\n9.",
      "R’s Motion for Summary Judgment will be denied.",
    ]);
  });

  it("is, without a headnote, what the court decides, never facts nor what a party contends", () => {
    expect(textsOf(MEMORANDUM)).toEqual([
      "We therefore conclude that the sails are part of the windmill for the levy.",
      "Accordingly, petitioner is liable for the penalty on the unpaid levy.",
    ]);
  });

  it("is nothing of a paper that is no opinion", () => {
    expect(holdingsOf({ ...REPORTED, shelf: "ruling" })).toEqual([]);
  });
});

describe("the holdings on a question", () => {
  const asked = (question: string, document: DocumentText) =>
    askedHoldings(question, document).map(({ start, end }) => document.text.slice(start, end));

  it("are those that share its words, each within its line", () => {
    expect(asked("Must the seller of a windmill pay the levy?", REPORTED)).toContain(
      "P owes the levy of I.R.C. §",
    );
    expect(asked("Are sails part of the windmill?", MEMORANDUM)[0]).toContain("sails are part");
    expect(asked("Is there a penalty on an unpaid levy?", MEMORANDUM)).toContain(
      "Accordingly, petitioner is liable for the penalty on the unpaid levy.",
    );
  });
});
