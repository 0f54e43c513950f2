/** A change in our own words: what stands now, what stood until then, and since which law. */
import { expect, it } from "vitest";
import type { Change, DocumentText } from "#modules/authority";
import { changeOf } from "./change-factory.ts";
import { describe as said, givesFormer } from "./describing.ts";

const document = { citation: "26 USC 2" } as DocumentText;
const START = "26 USC 2(a) was changed by P.L. 119-21 § 70120";
const former = (words: string) => `struck out par. (2) which read as follows: “${words}”`;
const many = (count: number) => Array.from({ length: count }, (_, at) => `w${at}`).join(" ");

it.each<[string, Partial<Change>, string]>([
  ["figures", { replaced: [{ before: "$700", after: "$900" }] }, `${START} ($900 in place of $700).`],
  [
    "a bracket left open is closed",
    { replaced: [{ before: "$700 ($350", after: "$900 ($450" }] },
    `${START} ($900 ($450) in place of $700 ($350)).`,
  ],
  [
    "words torn out of a bracket say nothing",
    { replaced: [{ before: "(a)(5))", after: "(a)(5)) or a stone mill" }] },
    `${START}.`,
  ],
  ["words only struck", { replaced: [{ before: "mill", after: "" }] }, `${START}.`],
  ["former words", { words: former("None for ‘kilns’.") }, `${START} (until then: None for kilns).`],
  ["70 former words whole", { words: former(many(70)) }, `${START} (until then: ${many(70)}).`],
  [
    "of more the first 70",
    { words: former(many(71)) },
    `${START} (until then: ${many(70)} … (the rest is in the note below the section)).`,
  ],
  ["an addition", { words: "added par. (3)." }, `${START} (added).`],
  [
    "an addition that moved another unit, whatever else was replaced",
    {
      words: "added subsec. (g). Former subsec. (g) redesignated (h).",
      replaced: [{ before: "$1", after: "$2" }],
    },
    `${START} (added; what was (g) until then is (h) now).`,
  ],
  ["no section of the act", { actSection: null }, "26 USC 2(a) was changed by P.L. 119-21."],
])("%s", (_, parts, text) => expect(said(document, changeOf(parts))).toBe(text));

it("has the former words of a whole unit where it was struck out or added", () => {
  expect(givesFormer(changeOf({ words: former("None.") }))).toBe(true);
  expect(givesFormer(changeOf({ words: "added par. (3)." }))).toBe(true);
  expect(givesFormer(changeOf({ replaced: [{ before: "$700", after: "$900" }] }))).toBe(false);
});
