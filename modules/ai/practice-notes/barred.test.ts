import { describe, expect, it } from "vitest";
import { isBarredByFigure } from "./barred.ts";
import { expression } from "./practice-note.ts";

const note = { unless: expression(String.raw`[5-9]\d (?:days|percent)|(?:six|seven) weeks|mill|\$\d+`, {}) };

describe("a figure that a note excludes", () => {
  it("is a time or a percentage", () => {
    expect(isBarredByFigure(note, "We let the barge for 60 days.")).toBe(true);
    expect(isBarredByFigure(note, "We let the barge for seven weeks.")).toBe(true);
    expect(isBarredByFigure(note, "I own 80 percent of the barge.")).toBe(true);
    expect(isBarredByFigure(note, "We let the barge for 30 days.")).toBe(false);
  });

  it("is no other word, and no sum", () => {
    expect(isBarredByFigure(note, "We let the mill.")).toBe(false);
    expect(isBarredByFigure(note, "The barge cost $60 in 2020.")).toBe(false);
  });

  it("is none where the note excludes nothing", () => {
    expect(isBarredByFigure({ unless: null }, "60 days")).toBe(false);
  });
});
