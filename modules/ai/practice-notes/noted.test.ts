import { expect, it } from "vitest";
import type { Authority } from "#modules/authority";
import { OPERATOR } from "#modules/kernel";
import { section } from "../testing.ts";
import { notedAnswer, ofPractice, withNote, type Noted } from "./noted.ts";

const LAW = section(
  "Members of Armed Forces on death",
  [
    [
      "a",
      "General rule",
      "In the case of any individual who dies while in active service, no tax shall apply.",
    ],
    ["b", "Others", "For purposes of this section—"],
    ["b-1", "Hostages", "A hostage is treated likewise."],
  ],
  "692",
);

const authority = {
  resolve: async (_: unknown, citation: string) => ({ document: LAW, unit: 1, citation, missing: null }),
  amounts: async () => [],
} as unknown as Pick<Authority, "resolve" | "amounts">;

const noteOf = async (question: string, near: number) => {
  const asked = { question, year: 2026, found: ["26 USC 692"], authority, actor: OPERATOR };
  const noted = await notedAnswer({ ...asked, near: new Map([["soldier-killed", near]]) });
  if (!noted) return null;
  const units = noted.sections.flatMap((one) => one.units ?? []);
  return [noted.note.id, ...units.map((unit) => LAW.structure.units[unit]!.id)];
};

it("answers by a note that is near in meaning, beside the paragraph on a fact of the question", async () => {
  expect(await noteOf("My brother fell in the war. Is his levy erased?", 0.8)).toEqual([
    "soldier-killed",
    "a",
  ]);
  expect(await noteOf("My brother fell in the war. Is his levy erased?", 0.3)).toBeNull();
  expect(await noteOf("My brother was a hostage in the war. Is his levy erased?", 0.8)).toEqual([
    "soldier-killed",
    "a",
    "b-1",
  ]);
});

it("lets a year's figure of its own sections alone stand before what it says of a base", () => {
  const lead = (text: string) => ({ text, quotations: [], warnings: [] });
  const note = { id: "mill", when: [], unless: null, units: ["26 USC 6651(a)(1)"], from: null, to: null };
  const noted = {
    note: { ...note, answer: "At least $435, adjusted each year." },
    lead: lead("At least $435, adjusted each year."),
    dated: { text: "At least $435, adjusted each year.", figures: [] },
    ...{ fit: 1, year: 2026, sections: [] },
  } as Noted;
  const own = lead("For 2026: $535 (26 USC 6651(a)).");
  const anothers = lead("For 2026: $340 (26 USC 6721(a)(1)).");
  expect(withNote(noted, [anothers, own]).map(({ text }) => text)).toEqual([own.text, noted.lead.text]);
});

it("surely answers what an overview leaves no word of", () => {
  const asked = (question: string) => ofPractice(question, { law: [], year: 2026 }).surely;
  expect(asked("What is code DD on my W-2?")).toBe(true);
  expect(asked("What is code DD of the building code?")).toBe(false);
});
