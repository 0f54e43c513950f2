import { describe, expect, it } from "vitest";
import { isOfAnswer, isSaid, openingWords, sentenceOn, sentencesOf } from "./said-sentences.ts";

const RULE =
  "A credit of 20 percent of what a mill costs. Up to $500 is refundable; the rest carries forward (Rev. Proc. 9). None with a barge.";

describe("what an earlier answer said", () => {
  it("is what stands before its first quotation or heading", () => {
    expect(openingWords(`${RULE}\n\n## Why\n26 USC 9(a): “A mill.” [1]`)).toBe(RULE);
    expect(openingWords("A mill counts.\n26 USC 9(a), Mills: “A mill.” [1]")).toBe("A mill counts.");
    expect(openingWords("A mill counts.")).toBe("A mill counts.");
  });

  it("has sentences that no abbreviation ends", () => {
    expect(sentencesOf(RULE)).toHaveLength(3);
    expect(sentencesOf("See Pub. 17. It says so.")).toHaveLength(2);
  });

  it("is known again by its beginning, with or without Yes, and in another year", () => {
    const text = "Yes, for 2025 a credit of 20 percent of what a mill costs, if any.";
    expect(isSaid(text, ["For 2026 a credit of 20 percent of what a mill costs. None with a barge."])).toBe(
      true,
    );
    expect(isSaid(text, ["A credit of 30 percent of what a mill costs."])).toBe(false);
    expect(isSaid(text, [])).toBe(false);
  });
});

describe("the sentence that a follow-up asks for", () => {
  it("says it in its own words, or in those in which answers say it", () => {
    expect(sentenceOn("and a barge?", RULE)).toBe("None with a barge.");
    expect(sentenceOn("can I get that back", RULE)).toContain("refundable");
    expect(sentenceOn("what happens to the excess", RULE)).toContain("carries forward");
  });

  it("is none where no sentence is about it, or there is only one", () => {
    expect(sentenceOn("and a windmill?", RULE)).toBeNull();
    expect(sentenceOn("and a barge?", "None with a barge.")).toBeNull();
  });

  it("makes a question of a word or two one of the answer before", () => {
    const answer = "The mill is deducted without itemizing. It must be new.";
    expect(isOfAnswer("must I itemize", answer)).toBe(true);
    expect(isOfAnswer("is my barge itemized like wheat", answer)).toBe(false);
    expect(isOfAnswer("is it refundable", answer)).toBe(false);
  });
});
