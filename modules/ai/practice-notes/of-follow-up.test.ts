/** Which note a follow-up means: the one that it completes, that names the form or date, or that speaks of what it adds. */
import { describe, expect, it } from "vitest";
import { isCompletedBy } from "./completed.ts";
import { notesFor } from "./matching.ts";
import { notesOfAddition } from "./of-addition.ts";
import { notesOfAttribute } from "./of-attribute.ts";
import { parsePracticeNotes } from "./practice-note.ts";

const notes = parsePracticeNotes(
  `id\twhen\tunless\tyears\tanswer\tunits\n${[
    "mill-levy\tmills? && levy\t\t\tA levy is due on each windmill.\t2(a)",
    "mill-shared\tmills? && doubled|shared\tbarge\t\tEach owner of a shared windmill has an own exclusion.\t7(b)",
    "mill-return\tmills? && reported\t\t\tThe windmill levy is reported on Form 7204 by April 15.\t2(c)",
    "mill-oats\tmills? && oats\t\t\tA windmill that grinds oats pays half the levy.\t2(d)",
  ].join("\n")}`,
  {},
);
const known = "Is a levy due on my mill";
const asked = (own: string) => ({ question: `${known}, ${own}`, own, year: 2026 });

describe("the note that a follow-up means", () => {
  it("is one that it completes, found near the first", () => {
    const found = ["26 USC 2", "26 USC 7"];
    const shared = notes[1]!;
    expect(isCompletedBy(shared, { own: "can it be shared", known, found })).toBe(true);
    expect(isCompletedBy(shared, { own: "can it be sold", known, found })).toBe(false);
    expect(isCompletedBy(shared, { own: "can it be shared with a barge", known, found })).toBe(false);
    expect(isCompletedBy(shared, { own: "can it be shared", known: "", found })).toBe(false);
    expect(isCompletedBy(shared, { own: "can it be shared", known, found: [] })).toBe(false);
    const [first] = notesFor(notes, { ...asked("can it be shared"), found });
    expect(first?.id).toBe("mill-shared");
    expect(notesFor(notes, { question: `${known}, can it be shared`, year: 2026, found })[0]?.id).toBe(
      "mill-levy",
    );
  });

  it("names the form or the date that alone is asked for", () => {
    const found = ["26 USC 2"];
    const ids = (own: string, attribute: "form" | "time", at = found) =>
      notesOfAttribute(notes, attribute, { ...asked(own), found: at }).map(({ id }) => id);
    expect(ids("which form", "form")).toEqual(["mill-return"]);
    expect(ids("by when", "time")).toEqual(["mill-return"]);
    expect(ids("which form", "form", ["26 USC 9"])).toEqual([]);
  });

  it("speaks of what is added, where the fitting one does not", () => {
    const found = ["26 USC 2"];
    const ids = (own: string) =>
      notesOfAddition(notes, notes[0], { ...asked(own), found }).map(({ id }) => id);
    expect(ids("what if it grinds oats")).toEqual(["mill-oats"]);
    expect(ids("what about my windmill")).toEqual([]);
    expect(ids("what about zeppelins")).toEqual([]);
  });
});

it("a note's hyphen is met by a space", () => {
  const [note] = parsePracticeNotes(
    "id\twhen\tunless\tyears\tanswer\tunits\na\tself-employed\t\t\tYes.\t2(a)",
    {},
  );
  const ask = { question: "I am self employed", year: 2026, found: ["26 USC 2"] };
  expect(notesFor([note!], ask)).toEqual([note]);
});
