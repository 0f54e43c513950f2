import { describe, expect, it } from "vitest";
import type { Noted } from "../practice-notes/noted.ts";
import type { PracticeNote } from "../practice-notes/practice-note.ts";
import { beforeNote } from "./before-note.ts";
import { bySection } from "./digests.ts";

const WHOLE = { of: "26 USC 4995", text: "Each windmill bears a tax.", units: ["26 USC 4995(a)"] };
const PUMPS = {
  of: "26 USC 4995(b)",
  text: "A windmill that pumps bears no tax.",
  units: ["26 USC 4995(b)"],
};
const DIGESTS = bySection([WHOLE, PUMPS]);

/** @param units of the note, which is about anything */
function noteOn(units: string[], more: Partial<Noted["note"]> = {}): Noted {
  const note = {
    id: "mills",
    when: [],
    unless: null,
    from: null,
    to: null,
    answer: "A mill.",
    units,
    ...more,
  };
  return { note, fit: 1, year: 2026, sections: [{ section: { shelf: "statute" } }] } as unknown as Noted;
}

const before = (
  noted: Noted,
  ofRule: number,
  ofNote: number,
  question = "Is my pump of rye taxed?",
  notes: PracticeNote[] = [],
) =>
  beforeNote(
    noted,
    {
      ...{ question, leading: "26 USC 4995" },
      near: new Map([
        ["mills", ofNote],
        ["pumps", 0.9],
      ]),
      nearDigests: new Map([
        ["26 USC 4995", 0.3],
        ["26 USC 4995(b)", ofRule],
      ]),
    },
    { digests: DIGESTS, notes },
  )?.kind ?? null;

describe("before a practice note comes", () => {
  it("the section that leads, where the note stands on another and is less like the question", () => {
    expect(before(noteOn(["26 USC 4994(a)"]), 0.7, 0.6)).toBe("section");
    expect(before(noteOn(["26 USC 4994(a)"]), 0.5, 0.6)).toBeNull();
  });

  it("a special rule of its own section that is much more like the question", () => {
    expect(before(noteOn(["26 USC 4995(a)"]), 0.8, 0.4)).toBe("rule");
    expect(before(noteOn(["26 USC 4995(a)"]), 0.7, 0.6)).toBeNull();
  });

  it("such a rule sooner, where the note's own conditions are met only nearly", () => {
    const nearly = { ...noteOn(["26 USC 4995(a)"]), fit: 0.7 };
    expect(before(nearly, 0.7, 0.6)).toBe("rule");
    expect(before(nearly, 0.6, 0.6)).toBeNull();
  });

  it("another note of the section that is much more like the question", () => {
    const pumps = noteOn(["26 USC 4995(c)"], { id: "pumps" }).note;
    const asked = "Is my pump of rye taxed?";
    expect(before(noteOn(["26 USC 4995(a)"]), 0.1, 0.4, asked, [pumps])).toBe("note");
    expect(before(noteOn(["26 USC 4995(a)"]), 0.1, 0.8, asked, [pumps])).toBeNull();
    expect(before(noteOn(["26 USC 4995(a)"]), 0.1, 0.4, asked, [{ ...pumps, unless: /pump/ }])).toBeNull();
  });

  it("the like where the note rests on a regulation under the section", () => {
    expect(before(noteOn(["26 CFR 1.4995-1(b)"]), 0.8, 0.4)).toBe("rule");
  });

  it("none where the note rests on the rule, an amount is asked for, or it is written for a fact or a year", () => {
    expect(before(noteOn(["26 USC 4995(b)"]), 0.9, 0.1)).toBeNull();
    expect(before(noteOn(["26 USC 4995(a)"]), 0.9, 0.1, "How much tax do I owe on my pump?")).toBeNull();
    expect(before(noteOn(["26 USC 4994(a)"], { from: 2026 }), 0.9, 0.1)).toBeNull();
    expect(before(noteOn(["26 USC 4994(a)"], { ofFact: true }), 0.9, 0.1)).toBeNull();
  });
});
