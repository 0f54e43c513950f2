import { describe, expect, it } from "vitest";
import type { RetrievalAnswer } from "#modules/ai/schema";
import { divideAnswer } from "./answer-sections.ts";
import { doubtsOf } from "./doubts.ts";
import { toMemo } from "./memo-text.ts";
import { pinLabel } from "./pin-label.ts";

const answer: RetrievalAnswer = {
  answer:
    "Yes, up to $250,000.\nThe figure is the base.\n\n## Why\n26 USC 121(a): “Gross income” [1]\n\n## The rest\n- “Interest;” [2]",
  bottomLine: "Yes, up to $250,000.",
  year: 2026,
  warnings: [{ kind: "base_amount", text: "The figure is the base.", citation: "26 USC 121(b)" }],
  sources: [
    {
      ...{ filename: "26 USC 121(a)", citation: "26 USC 121(a)", title: "Exclusion", asOf: "119-100" },
      ...{ url: "/authority/26-usc/121#a", excerpt: "Gross income", relevanceScore: 0.9 },
    },
  ],
  confidence: 0.6,
  quotations: [
    { text: "Gross income", citation: "26 USC 121(a)", source: 1 },
    { text: "Interest;", citation: "26 USC 61(a)(4)", source: 2 },
  ],
  refused: false,
  nearest: [],
};

describe("an answer on the screen", () => {
  it("stands without its bottom line and warnings, by its headings", () => {
    const { bottomLine, opening, sections } = divideAnswer(answer);
    expect(bottomLine).toBe("Yes, up to $250,000.");
    expect(opening).toEqual([]);
    expect(sections.map(({ title, isFolded, blocks }) => [title, isFolded, blocks.length])).toEqual([
      ["Why", false, 1],
      ["The rest", true, 1],
    ]);
  });

  it("folds other sections' headings with the rest", () => {
    const text = `${answer.answer}\n### 26 USC 61\n- “Gross income” [1]\n## Where it stands\n- Title 26`;
    const { sections } = divideAnswer({ ...answer, answer: text });
    expect(sections.map(({ title, isFolded, blocks }) => [title, isFolded, blocks.length])).toEqual([
      ["Why", false, 1],
      ["The rest", true, 3],
      ["Where it stands", true, 1],
    ]);
  });

  it("says each warning once, and all of a bottom line that is nothing else", () => {
    const warnings = [{ kind: "base_amount" as const, text: "This is the base.", citation: "26 USC 9" }];
    const shown = (bottomLine: string) =>
      divideAnswer({ ...answer, answer: bottomLine, bottomLine, warnings });
    expect(shown("It is $9. This is the base.")).toMatchObject({ bottomLine: "It is $9.", warnings });
    expect(shown("This is the base.")).toMatchObject({ bottomLine: "This is the base.", warnings: [] });
    const named = { bottomLine: "A toll: This is the base.", warnings: [] };
    expect(shown("A toll: This is the base.")).toMatchObject(named);
  });

  it("leaves out a remark that repeats a warning, and keeps what says more", () => {
    const lines = "- The figure is the base.\n- For 2026: $5. The figure is the base.";
    const text = answer.answer.replace("\n\n## The rest", `\n${lines}\n\n## The rest`);
    const { sections } = divideAnswer({ ...answer, answer: text });
    expect(sections[0]!.blocks.map(({ kind }) => kind)).toEqual(["paragraph", "item"]);
  });

  it("opens with the rule where there is no bottom line, also in a row of an older build", () => {
    const older = { ...answer, answer: "The rule:\n“Gross income” [1]", bottomLine: null };
    const bare = { ...older, warnings: undefined as unknown as [] };
    expect(divideAnswer(bare).opening).toHaveLength(2);
    expect(doubtsOf(bare)).toEqual(["no single sentence decides it"]);
  });

  it("shows what the bottom line rests on where it stands in full", () => {
    const item = "- 26 USC 121(a), Exclusion: “Gross income” [1]";
    const text = answer.answer.replace("\n## Why", `\n${item}\n## Why`);
    const [first] = answer.quotations;
    const repeated = { ...answer, answer: text, quotations: [first!, ...answer.quotations] };
    const { opening, sections } = divideAnswer(repeated);
    expect(opening.flatMap(({ parts }) => parts.map(({ kind }) => kind))).not.toContain("quote");
    expect(sections[0]!.blocks[0]!.parts.some(({ kind }) => kind === "quote")).toBe(true);
    const [why, rest] = answer.quotations;
    const foldedText = text.replace("“Gross income” [1]", "“Interest;” [2]");
    const folded = { ...answer, answer: foldedText, quotations: [rest!, why!, rest!] };
    expect(divideAnswer(folded).opening.some(({ kind }) => kind === "item")).toBe(true);
  });

  it("says what lowers the confidence", () => {
    expect(doubtsOf(answer)).toEqual(["the figure is adjusted each year"]);
    expect(doubtsOf({ ...answer, warnings: [] })).toEqual(["other provisions came close"]);
    expect(doubtsOf({ ...answer, warnings: [], confidence: 0.95 })).toEqual([]);
  });

  it("is copied as a memo", () => {
    expect(toMemo("Is it?", answer, "https://tax.example.com")).toBe(
      [
        "QUESTION\nIs it?",
        "TAX YEAR\n2026",
        "SHORT ANSWER\nYes, up to $250,000.",
        "MIND\nThe figure is the base.",
        "LAW\nThe figure is the base.\n\nWHY\n26 USC 121(a): “Gross income” [1]\n\nTHE REST\n- “Interest;” [2]",
        "AUTHORITIES\n[1] § 121(a), Exclusion (as of 119-100), https://tax.example.com/authority/26-usc/121#a",
      ].join("\n\n"),
    );
  });

  it("names its sources by their pins", () => {
    expect(
      ["26 USC 121(b)(1)", "26 CFR 1.61-21(f)", "Rev. Rul. 2019-24", "31 USC 5314"].map(pinLabel),
    ).toEqual(["§ 121(b)(1)", "Reg. § 1.61-21(f)", "Rev. Rul. 2019-24", "31 USC 5314"]);
  });
});
