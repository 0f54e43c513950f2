/** A unit is rebuilt only where its notes leave one way to read it. */
import { expect, it } from "vitest";
import type { Change, DocumentText } from "#modules/authority";
import type { Quotation } from "../schema.ts";
import { changeOf } from "./change-factory.ts";
import { rebuilt } from "./turned-back.ts";

const document = { citation: "26 USC 2" } as DocumentText;
const raised = changeOf({ replaced: [{ before: "$700", after: "$900" }] });

it.each<[string, string, Change[], string | null]>([
  ["a figure that stands in it once", "The levy is $900.", [raised], "The levy is $700."],
  ["a figure that stands in it twice", "The levy is $900, or $900 if joint.", [raised], null],
  [
    "a figure that the note says stands in several places",
    "The levy is $900, or $900 if joint.",
    [{ ...raised, words: "substituted “$900” for “$700” wherever appearing." }],
    "The levy is $700, or $700 if joint.",
  ],
  ["a figure that it no longer has", "The levy is $950.", [raised], null],
  [
    "words that were only struck, whose place is unknown",
    "The levy is $900.",
    [changeOf({ replaced: [{ before: "mill", after: "" }] })],
    null,
  ],
  [
    "words that were put in",
    "The mill levy is $900.",
    [changeOf({ replaced: [{ before: "", after: "mill " }] })],
    "The levy is $900.",
  ],
  ["no words replaced", "The levy is $900.", [changeOf()], null],
  ["a change of a unit above, too", "The levy is $900.", [raised, changeOf({ path: [] })], null],
  [
    "the opening words of a unit above, which leave it as it was",
    "The levy is $900.",
    [raised, changeOf({ path: [], words: "in heading", replaced: [{ before: "a", after: "b" }] })],
    "The levy is $700.",
  ],
  ["words that end open", "The levy is $900—", [raised], null],
  ["an item of a list", "the levy of $900, and", [raised], "the levy of $700."],
])("%s", (_, text, changes, former) =>
  expect(rebuilt(document, changes, [{ citation: "26 USC 2(a)", text } as Quotation])).toBe(former),
);

it("names each unit where there are several", () => {
  const other = changeOf({ path: ["b"], replaced: [{ before: "mill", after: "kiln" }] });
  const quoted = [
    { citation: "26 USC 2(a)", text: "The levy is $900." },
    { citation: "26 USC 2(b)", text: "It is of a kiln." },
  ] as Quotation[];
  expect(rebuilt(document, [raised, other], quoted)).toBe(
    "26 USC 2(a): The levy is $700; 26 USC 2(b): It is of a mill.",
  );
});
