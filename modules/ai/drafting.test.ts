/** Numbers of the publisher's footnotes stand in the stored text of the Code and in no quotation. */
import { expect, it } from "vitest";
import type { DocumentText } from "#modules/authority";
import { createDraft } from "./drafting.ts";
import { quotableLaw } from "./quotable.ts";
import { section } from "./testing.ts";

function quoted(words: string, raised: string): string {
  const law = section("Mills", [["a", "", words]]);
  const start = law.text.indexOf(words);
  const at = start + words.indexOf(raised);
  const marked: DocumentText = {
    ...law,
    structure: { ...law.structure, marks: [{ kind: "sup", start: at, end: at + raised.length }] },
  };
  return createDraft().quote(quotableLaw(marked), { start, end: start + words.length }, 1);
}

it.each([
  ["at the end of the words", "which is a mill, or 2", "2", "“which is a mill, or” [1]"],
  ["before a stop", "the mill 7.", "7", "“the mill” [1]"],
  ["between words", "a mill (a) 1 or a barge", "1", "“a mill (a)” [1] “or a barge” [1]"],
  ["not a numerator", "up to 1⁄2 of it", "1", "“up to 1⁄2 of it” [1]"],
])("%s", (_, words, raised, text) => expect(quoted(words, raised)).toBe(text));

it("a range without any is quoted as it is, edges and all", () => {
  expect(quoted("a mill and a barge", "no such")).toBe("“a mill and a barge” [1]");
});
