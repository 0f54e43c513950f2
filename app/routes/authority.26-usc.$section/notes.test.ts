import { expect, it } from "vitest";
import { toNoteGroups } from "./notes.ts";

const note = (topic: string, heading: string, ...paragraphs: string[]) => ({ topic, heading, paragraphs });

it("groups notes by subject in their order and drops bare cross headings", () => {
  const groups = toNoteGroups([
    note("editorialNotes", "Editorial Notes"),
    note("amendments", "Amendments", "2017", "1984"),
    note("effectiveDateOfAmendment", "Effective Date of 2017 Amendment", "Later."),
    note("miscellaneous", "Study", "A study."),
    note("effectiveDate", "Effective Date", "Soon."),
  ]);
  expect(groups.map(({ title, notes }) => [title, notes.map(({ heading }) => heading)])).toEqual([
    ["Amendments", ["Amendments"]],
    ["Effective dates", ["Effective Date of 2017 Amendment", "Effective Date"]],
    ["Other notes", ["Study"]],
  ]);
  expect(groups[0]?.notes[0]?.paragraphs).toEqual(["2017", "1984"]);
});
