/** What a paper is about. */
import { describe, expect, it } from "vitest";
import type { DocumentText } from "#modules/authority";
import { quotableLaw } from "../quotable.ts";
import { section, type Line } from "../testing.ts";
import { decidingWords } from "./prose.ts";
import { summaryOf } from "./summary.ts";

const LONG = "The mill grinds rye for the village on most days of the week and rests on all the others.";
const PURPOSE =
  "This notice lets millers of the village pay the levy on windmills after the harvest is sold.";

function notice(lines: Line[]): DocumentText {
  const citation = "Notice 2031-7";
  return { ...section("Mills", lines), kind: "ruling", key: citation, shelf: "ruling", citation };
}

const textsOf = (document: DocumentText) =>
  summaryOf(document).map(({ start, end }) => document.text.slice(start, end));

describe("what a paper is about", () => {
  it("is what it says of itself, else its first paragraph", () => {
    expect(
      textsOf(
        notice([
          ["1", "Background", LONG],
          ["2", "Purpose", PURPOSE],
        ]),
      ),
    ).toEqual([PURPOSE]);
    expect(textsOf(notice([["1", "Background", LONG]]))).toEqual([LONG]);
  });

  it("answers a question that only names the paper", () => {
    const document = notice([
      ["1", "Background", LONG],
      ["2", "Purpose", PURPOSE],
    ]);
    const answered = { section: document, citedUnit: null, phraseMatches: [], retrieved: [] };
    const words = decidingWords("Summarize Notice 2031-7", quotableLaw(document), { answered });
    expect(words.map(({ start, end }) => document.text.slice(start, end))).toEqual([PURPOSE]);
  });
});
