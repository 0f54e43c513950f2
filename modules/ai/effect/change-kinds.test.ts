/** What a change of a section did, by the words of its note alone. */
import { describe, expect, it } from "vitest";
import type { Change, DocumentText } from "#modules/authority";
import type { Quotation } from "../schema.ts";
import { isAddition, isMissing, isOfMoved, isOfOpening, isOfSubstance, touches } from "./change-kinds.ts";
import { changeOf } from "./change-factory.ts";

const document = { citation: "26 USC 2" } as DocumentText;
const quoted = (citation: string, text = "the levy is $900") => ({ citation, text }) as Quotation;
const inPlace = (before: string, after: string) => [{ before, after }];

describe("a change touches a quotation", () => {
  it.each<[string, string[], string, Partial<Change>, boolean]>([
    ["of its own unit", ["a", "1"], "26 USC 2(a)(1)", {}, true],
    ["below the changed unit", ["a"], "26 USC 2(a)(1)", {}, true],
    ["of a neighbor", ["a", "2"], "26 USC 2(a)(1)", {}, false],
    ["of a longer designator", ["a"], "26 USC 2(aa)", {}, false],
    ["of a longer section number", [], "26 USC 25", { words: "amended section generally" }, false],
    [
      "where the whole section was written anew",
      [],
      "26 USC 2(b)",
      { words: "amended section generally" },
      true,
    ],
    ["where something of the section was changed", [], "26 USC 2(b)", { words: "made a change" }, false],
    [
      "where only its heading was changed",
      ["a"],
      "26 USC 2(a)",
      { words: "inserted “old” in heading." },
      false,
    ],
    ["where it was only renumbered", ["a"], "26 USC 2(a)", { words: "redesignated par. (2) as (1)." }, false],
    [
      "below changed opening words",
      ["a"],
      "26 USC 2(a)(1)",
      { words: "substituted “mill” in introductory provisions.", replaced: inPlace("kiln", "mill") },
      false,
    ],
    [
      "of changed opening words",
      ["a"],
      "26 USC 2(a)",
      { words: "substituted “mill” in introductory provisions.", replaced: inPlace("kiln", "mill") },
      true,
    ],
    [
      "above a changed figure that it shows",
      ["a", "1"],
      "26 USC 2(a)",
      { replaced: inPlace("$700", "$900") },
      true,
    ],
    [
      "above a figure that it does not show",
      ["a", "1"],
      "26 USC 2(a)",
      { replaced: inPlace("$1", "$5") },
      false,
    ],
    ["above words that were only struck", ["a", "1"], "26 USC 2(a)", { replaced: inPlace("old", "") }, false],
    [
      "beside a unit that was struck out",
      ["a", "2"],
      "26 USC 2(a)(1)",
      { words: "struck out par. (2) which read as follows: “None for kilns.”" },
      true,
    ],
  ])("%s", (_, path, citation, parts, is) =>
    expect(touches(document, changeOf({ path, ...parts }), quoted(citation))).toBe(is),
  );
});

describe("a change of substance", () => {
  it.each<[string, Partial<Change>, boolean]>([
    ["an added unit", { words: "added par. (3)." }, true],
    ["a unit amended generally", { words: "amended subsec. (b) generally." }, true],
    ["former words given", { words: "struck out par. (2) which read as follows: “None.”" }, true],
    ["another amount", { replaced: inPlace("$700", "$900") }, true],
    ["another word", { replaced: inPlace("mill", "kiln") }, false],
    ["a base year moved on", { replaced: inPlace("calendar year 2016", "calendar year 2024") }, false],
    ["a number added where none stood", { replaced: inPlace("", "$900") }, false],
    ["an end that had come by then", { replaced: inPlace("before January 1, 2024", "") }, true],
    ["an end in the year after", { replaced: inPlace("before January 1, 2025", "") }, false],
  ])("%s", (_, parts, is) => expect(isOfSubstance(changeOf(parts), 2024)).toBe(is));
});

describe("a change is missing in a year", () => {
  const from = (after: string) =>
    ({ after, event: "year begins", words: "" }) as unknown as Change["applies"];
  it.each<[string, Partial<Change>, number, boolean]>([
    ["before the years that it is for", { applies: from("2024-12-31") }, 2024, true],
    ["in the first year that it is for", { applies: from("2024-12-31") }, 2025, false],
    ["before its law, where nothing says when", { applies: null, year: 2025 }, 2024, true],
    ["in the year of its law, where nothing says when", { applies: null, year: 2025 }, 2025, false],
    ["before its law, where it reaches back", { applies: from("2020-12-31"), year: 2025 }, 2023, false],
  ])("%s", (_, parts, year, is) => expect(isMissing(changeOf(parts), year)).toBe(is));
});

describe("a unit that took another's place", () => {
  const words = "added subsec. (g). Former subsec. (g) redesignated (h).";
  const moved = changeOf({ path: ["g"], words });

  it("makes a change by the same law of the former unit", () => {
    const own = changeOf({ path: ["g"], replaced: inPlace("$1", "$2") });
    expect(isOfMoved(own, [own, moved])).toBe(true);
    expect(isOfMoved({ ...own, law: "P.L. 1-2" }, [own, moved])).toBe(false);
    expect(isOfMoved({ ...own, path: ["h"] }, [own, moved])).toBe(false);
    expect(isOfMoved(moved, [own, moved])).toBe(false);
  });

  it("is an addition, even where other words were replaced", () => {
    expect(isAddition({ ...moved, replaced: inPlace("$1", "$2") })).toBe(true);
    expect(isAddition(changeOf({ words: "added par. (3)." }))).toBe(true);
    expect(isAddition(changeOf({ words: "added par. (3).", replaced: inPlace("$1", "$2") }))).toBe(false);
  });
});

it("opening words are changed only where words were replaced in them", () => {
  const words = "in introductory provisions";
  expect(isOfOpening(changeOf({ words, replaced: inPlace("a", "b") }))).toBe(true);
  expect(isOfOpening(changeOf({ words }))).toBe(false);
});
