import { expect, it } from "vitest";
import type { Authority } from "#modules/authority";
import { OPERATOR } from "#modules/kernel";
import { section } from "../testing.ts";
import { FIT, notedFrom, ofPractice, withNote, type Noted } from "./noted.ts";
import type { Lead } from "../leads.ts";
import type { Warning } from "../schema.ts";
import { practiceNotes } from "./practice-note.ts";

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

const noteOf = async (question: string) => {
  const note = practiceNotes().find(({ id }) => id === "soldier-killed")!;
  const noted = await notedFrom(note, FIT.near, { question, year: 2026, authority, actor: OPERATOR });
  const units = noted!.sections.flatMap((one) => one.units ?? []);
  return [noted!.note.id, ...units.map((unit) => LAW.structure.units[unit]!.id)];
};

it("answers by a note, beside the paragraph on a fact of the question", async () => {
  expect(await noteOf("My brother fell in the war. Is his levy erased?")).toEqual(["soldier-killed", "a"]);
  expect(await noteOf("My brother was a hostage in the war. Is his levy erased?")).toEqual([
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

it("is said first where only figures changed after the year, and it says the year of those that it states", () => {
  const border: Lead = {
    text: "The words quoted are not those of 2024. 26 USC 9(a) was changed ($15,000 in place of $5,000).",
    quotations: [],
    warnings: [{ kind: "other_year", text: "", citation: "26 USC 9(a)" }],
  };
  const first = (answer: string, from = border) => {
    const note = { id: "levy", when: [], unless: null, units: ["26 USC 9(a)"], from: null, to: null, answer };
    const lead = { text: answer, quotations: [], warnings: [] };
    const noted = { note, lead, dated: { text: answer, figures: [] }, fit: 1, year: 2024, sections: [] };
    return withNote(noted as unknown as Noted, [from])[0]!.text;
  };
  const dated = "The miller elects within 9 months; below $15,000 for mills of 2026 none is due.";
  expect(first(dated)).toBe(dated);
  expect(first("The miller elects within 9 months.")).toBe("The miller elects within 9 months.");
  expect(first("None is due below $15,000.")).toBe(border.text);
  const rewritten = { ...border, text: "The words quoted are not those of 2024. 26 USC 9(a) was added." };
  expect(first(dated, rewritten)).toBe(rewritten.text);
});

it("says below what stands in the Code where an overview behind the year's figure says its bases", () => {
  const base = "26 USC 6651(a) itself says $435. Adjusted each year: this is the base.";
  const warnings: Warning[] = [{ kind: "base_amount", text: base, citation: "26 USC 6651(a)" }];
  const figure = { text: `For 2026: $535 (26 USC 6651(a)). ${base}`, quotations: [], warnings };
  const answer = "At least $435 as the base, adjusted each year, or the tax.";
  const lead = { text: answer, quotations: [], warnings: [] };
  const note = {
    id: "levy",
    when: [],
    unless: null,
    units: ["26 USC 6651(a)"],
    from: null,
    to: null,
    answer,
  };
  const dated = { text: answer, figures: [] };
  const first = (beside?: RegExp) => {
    const noted = { note: { ...note, beside }, lead, dated, ...{ fit: 1, year: 2026, sections: [] } };
    return withNote(noted as unknown as Noted, [figure])[0];
  };
  expect(first(/levies/)).toEqual({ ...figure, text: "For 2026: $535 (26 USC 6651(a))." });
  expect(first()).toEqual(figure);
});

it("surely answers what an overview leaves no word of", () => {
  const asked = (question: string) => ofPractice(question, { law: [], year: 2026 }).surely;
  expect(asked("What is code DD on my W-2?")).toBe(true);
  expect(asked("What is code DD of the building code?")).toBe(false);
});

it("leaves out no figure of the amounts that a question names, whatever section it is of", () => {
  const lead = (text: string) => ({ text, quotations: [], warnings: [] });
  const noted = {
    note: {
      answer: "$100 as the base, adjusted each year.",
      units: ["26 USC 6651(a)"],
      from: null,
      to: null,
    },
    lead: lead("The note."),
    dated: { text: "The note.", figures: [] },
    year: 2026,
  } as unknown as Noted;
  const [own, anothers] = [
    lead("For 2026: $535 (26 USC 6651(a))."),
    lead("For 2026: $340 (26 USC 6721(a)(1))."),
  ];
  const texts = (named: (typeof own)[]) => withNote(noted, [anothers, own], named).map(({ text }) => text);
  expect(texts([anothers, own])).toEqual([anothers.text, own.text, "The note."]);
  expect(texts([anothers])).toEqual([own.text, "The note."]);
});
