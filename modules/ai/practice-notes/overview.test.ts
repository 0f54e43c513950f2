import { describe, expect, it } from "vitest";
import { notesFor, notesNear } from "./matching.ts";
import { saysItsYears } from "./overview.ts";
import { isOverview, parsePracticeNotes } from "./practice-note.ts";

const CONCEPTS = { mill: "mills?|windmills?" };
const line = (...cells: string[]) => cells.join("\t");
const notes = [
  ...parsePracticeNotes(
    [
      line("id", "when", "unless", "years", "answer", "units"),
      line("mill-of-miller", "{mill} && taxed|levy", "", "", "No: a miller grinds.", "2(b)"),
      line("mill-floating", "{mill} && barge", "", "", "No.", "2(c)"),
    ].join("\n"),
    CONCEPTS,
  ),
  ...parsePracticeNotes(
    [
      line("id", "when", "beside", "years", "answer", "units"),
      line("mill-overview", "{mill} && taxed|levy|what", "old|grain|barley|oats", "2020-", "Yes.", "2(a)"),
    ].join("\n"),
    CONCEPTS,
  ).map((note) => ({ ...note, sure: true })),
];
const first = (question: string, year = 2026) =>
  notesFor(notes, { question, year, found: ["26 USC 2"] })[0]?.id;

describe("an overview", () => {
  it("is read with the words that may stand beside its conditions", () => {
    expect(notes.map(isOverview)).toEqual([false, false, true]);
    expect(notes[2]!.unless).toBeNull();
  });

  it.each([
    "Is my mill taxed?",
    "How are old mills taxed in 2026?",
    "What is the levy on a windmill?",
    "grain mills",
  ])("comes first where nothing else is asked: %s", (question) =>
    expect(first(question)).toBe("mill-overview"),
  );

  it.each([
    "Is my mill on the hill taxed?",
    "Is a mill taxed before it turns?",
    "Is a mill that does not turn taxed?",
    "Is a mill taxed without a miller?",
    "Is a 2-story mill taxed?",
    "Is my mill taxed if I lease it?",
    "In which year is my mill taxed?",
    "What is the levy on grain of 2025 in 2026 for a mill?",
  ])("does not answer a question that says more: %s", (question) =>
    expect(first(question)).toBe("mill-of-miller"),
  );

  it("needs no search however many words are known of the subject", () => {
    const asked = { question: "Are old barley and oats grain mills taxed?", year: 2026, found: ["26 USC 9"] };
    expect(notesFor(notes, asked).map(({ id }) => id)).toEqual(["mill-overview"]);
  });

  it("is asked for a time only where it tells one", () => {
    const timed = notes.map((note) => ({ ...note, answer: note.answer.replace("Yes.", "Yes, by 9 days.") }));
    const question = "When is my mill taxed?";
    const ids = (some: typeof notes) =>
      notesFor(some, { question, year: 2026, found: ["26 USC 2"] }).map(({ id }) => id);
    expect(ids(notes)).not.toContain("mill-overview");
    expect(ids(timed)[0]).toBe("mill-overview");
    expect(first("Is a mill taxed when I own it?")).toBe("mill-overview");
  });

  it("holds for its years and is never met nearly", () => {
    expect(first("Is my mill taxed in 2019?", 2019)).toBe("mill-of-miller");
    const asked = { question: "old windmill", year: 2026, found: ["26 USC 2"] };
    expect(notesNear(notes, asked).map(({ id }) => id)).not.toContain("mill-overview");
  });
});

it.each([
  // notes[2] holds from 2020 on.
  [2, "When does the mill levy start and end?", true],
  [2, "When does the mill levy end after 2026?", false],
  [2, "Is there still a mill levy?", false],
  [0, "When does the mill levy start and end?", false],
])("note %i says its years: %s", (at, question, says) =>
  expect(saysItsYears(notes[at]!, question)).toBe(says),
);
