/** What a paper says of a case beside what the Code says of the subject. */
import { describe, expect, it } from "vitest";
import { goesBefore, nearestOfPapers, withNotesOfPapers } from "./of-papers.ts";
import { parsePracticeNotes } from "./practice-note.ts";

const [general, ofCase] = parsePracticeNotes(
  [
    "id\twhen\tunless\tyears\tanswer\tunits",
    "mill-petition\tmill && petition\t\t\tA petition for a mill is filed within 90 days.\t9(a)",
    "mill-late\tmill && petition\t\t\tA late petition for a mill is heard after a flood.\tNotice 2031-4 “after a flood”; 9(a)",
  ].join("\n"),
  {},
);
const notes = [general!, ofCase!];
const near = new Map([
  ["mill-petition", 0.5],
  ["mill-late", 0.9],
]);
const asked = (question: string) => ({
  ...{ question, own: question, year: 2026, near },
  ...{ found: ["26 USC 9"], elsewhere: ["Notice 2031-4"] },
});
const HEADING = "petition for a mill";
const CASE = "My mill had a flood and the petition was late. Is it heard?";

describe("a note that rests on a paper", () => {
  it("competes with the Code's for a case, and not for a heading", () => {
    const ids = (question: string) =>
      withNotesOfPapers([general!], notes, asked(question)).map(({ id }) => id);
    expect(ids(CASE)).toEqual(["mill-late", "mill-petition"]);
    expect(ids(HEADING)).toEqual(["mill-petition"]);
  });

  it("goes before the Code's where it is much nearer to a case", () => {
    expect(goesBefore(ofCase!, general!, { question: CASE, near })).toBe(true);
    expect(goesBefore(ofCase!, general!, { question: HEADING, near })).toBe(false);
  });

  it("is found by meaning for a heading only where it speaks of nearly all of it", () => {
    const id = (question: string) => nearestOfPapers([ofCase!], asked(question), near)?.id ?? null;
    expect(id("petition for a mill after a flood")).toBe("mill-late");
    expect(id("petition for a barge, a barn and a mill")).toBeNull();
    expect(id(CASE)).toBe("mill-late");
  });
});
