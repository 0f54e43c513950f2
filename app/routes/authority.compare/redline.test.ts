import { expect, it } from "vitest";
import { redline, type RedlineBlock } from "./redline.ts";

function shown(blocks: RedlineBlock[]): string[] {
  return blocks.map((block) =>
    block.kind === "unchanged"
      ? `… ${block.count}`
      : block.changes
          .map(({ text, kind }) =>
            kind === "same" ? text : kind === "added" ? `{+${text}+}` : `[-${text}-]`,
          )
          .join(""),
  );
}

it("shows the words that came and went, and counts what stayed", () => {
  const before = "(a) Rule\nThe toll is $80,000.\nfive\nsix\nseven\nGone for good.";
  const after = "(a) Rule\nThe toll is $132,900 a year.\nfive\nsix\nseven\nNew and\nlast.";
  expect(shown(redline(before, after))).toEqual([
    "(a) Rule",
    "The toll is [-$80,000-]{+$132,900 a year+}.",
    "five",
    "… 1",
    "seven",
    "[-Gone for good.-]{+New and+}",
    "{+last.+}",
  ]);
});

it("is empty for texts that differ in blank lines only", () => {
  expect(redline("one\n\ntwo", "one\ntwo")).toEqual([]);
});
