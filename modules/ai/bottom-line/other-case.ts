/** A unit that speaks only of a case which the question does not name: "In the case of a large bank, …". */
import { stem, stemsOf } from "../stemming.ts";

const CASE =
  /^(?:(?:except|subject to|notwithstanding)\b[^,]{0,120}, )?in the case of (?:an?|any|the)?\s*((?:(?!\b(?:of|who|which|that|whose|to|in|by|for|with|described|having|made|referred|if|under|from|on|and|or|other)\b)[^,;.—])+)/i;
/** Anybody, or anything. */
const GENERAL = new Set(
  "individual taxpayer person amount property item year taxable calendar such".split(" ").map(stem),
);

/** Whether the first thing that the case is of has a word that the question lacks. */
export function isOfOtherCase(text: string, question: string): boolean {
  const [, thing = ""] =
    CASE.exec(
      text
        .trim()
        .replace(/\([^()]*\)/g, "")
        .replace(/\s+/g, " "),
    ) ?? [];
  const asked = stemsOf(question);
  const words = thing.toLowerCase().match(/[a-z]{3,}/g) ?? [];
  return words.map(stem).some((word) => !GENERAL.has(word) && !asked.has(word));
}
