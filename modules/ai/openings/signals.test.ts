/** On the notes and digests themselves, with nearness of our own making. */
import { describe, expect, it } from "vitest";
import { digestId } from "./opening.ts";
import { candidatesFor, OPENING_SIGNALS, type OpeningQuestion } from "./signals.ts";
import { likelyOpenings, openingChoice } from "./choice.ts";

const question = "What is the basis of stock received as a gift?";
const asked = (more: Partial<OpeningQuestion> = {}): OpeningQuestion => ({
  question,
  year: 2026,
  found: [
    { citation: "26 USC 1015", share: 1 },
    { citation: "26 USC 1014", share: 0.6 },
  ],
  near: new Map([["gift-basis", 0.9]]),
  nearSaid: new Map([["gift-basis", 0.7]]),
  nearDigests: new Map([
    ["26 USC 1015", 0.8],
    ["26 USC 1014", 0.7],
  ]),
  ...more,
});
const signalsOf = (id: string, more: Partial<OpeningQuestion> = {}) =>
  candidatesFor(asked(more)).find(({ opening }) => opening.id === id)?.signals;

describe("what tells whether an opening answers", () => {
  it("is how near the question is to how people ask for a note and to what it says, and how far behind the nearest", () => {
    expect(signalsOf("gift-basis")).toMatchObject({
      asked: 0.9,
      said: 0.7,
      meaning: 0.9,
      behindInMeaning: 0,
    });
    const digest = signalsOf(digestId("26 USC 1015"))!;
    expect(digest).toMatchObject({ asked: 0.8, said: 0.8, section: 1, rule: 0 });
    expect(digest.behindInMeaning).toBeCloseTo(-0.1);
  });

  it("is where search finds its law, and how far ahead of the next section", () => {
    const first = signalsOf(digestId("26 USC 1015"))!;
    expect(first).toMatchObject({ found: 1, anyFirst: 1, anyNear: 1, digestFirst: 1 });
    expect(first.firstSurely).toBeCloseTo(0.4);
    expect(signalsOf(digestId("26 USC 1014"))).toMatchObject({
      found: 0.6,
      anyFirst: 0,
      anyNear: 1,
      firstSurely: 0,
    });
    expect(signalsOf(digestId("26 USC 1014"), { found: [] })).toMatchObject({ found: 0, anyNear: 0 });
  });

  it("is how many of its conditions are met", () => {
    expect(signalsOf("gift-basis")).toMatchObject({ met: 1, metShare: 1, subjectMet: 1, missed: 0 });
    const other = signalsOf("gift-basis", { question: "How is a windmill taxed?" })!;
    expect(other).toMatchObject({ met: 0, metShare: 0, subjectMet: 0 });
    expect(other.missed).toBeGreaterThan(0);
  });

  it("is looked at for notes of the year only", () => {
    const has = (year: number) =>
      candidatesFor(asked({ year })).some(({ opening }) => "note" in opening && opening.note.from === 2026);
    expect([has(2026), has(2024)]).toEqual([true, false]);
  });
});

describe("the likeliest opening", () => {
  it("comes first, with a chance that falls as search finds its law no more", () => {
    const [first, second] = likelyOpenings(asked());
    expect(first!.opening.id).toBe("gift-basis");
    expect(first!.chance).toBeGreaterThan(second!.chance);
    const [unfound] = likelyOpenings(asked({ found: [] }));
    expect(unfound).toMatchObject({ opening: { id: "gift-basis" } });
    expect(unfound!.chance).toBeLessThan(first!.chance);
  });

  it("is told by a weight for each signal", () => {
    expect(Object.keys(openingChoice().weights)).toEqual([...OPENING_SIGNALS]);
  });
});
