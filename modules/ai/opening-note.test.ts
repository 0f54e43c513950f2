import { describe, expect, it } from "vitest";
import type { Authority, Passage } from "#modules/authority";
import { OPERATOR } from "#modules/kernel";
import { openingNote, withoutOpinionOver } from "./opening-note.ts";
import type { NearTexts } from "./openings/signals.ts";
import type { OtherDocument } from "./other-shelves/deciding-document.ts";
import { practiceNotes } from "./practice-notes/practice-note.ts";
import { section } from "./testing.ts";

// Holds the figures of every note and digest that is asked for here.
const ALL = practiceNotes()
  .map(({ answer }) => answer)
  .join(" ");
const LAW = section("Basis of property acquired by gifts", [["a", "Gifts", ALL]], "1015");
const authority = {
  resolve: async (_: unknown, citation: string) => ({ document: LAW, unit: 1, citation, missing: null }),
  amounts: async () => [],
} as unknown as Pick<Authority, "resolve" | "amounts">;

interface Near {
  notes?: Record<string, number>;
  digests?: Record<string, number>;
}

interface Turn {
  own: string;
  /** Sections that the turn before rests on. */
  lastSections: string[];
  nearOwn?: NearTexts;
  said?: string[];
}

async function opens(
  question: string,
  { notes = {}, digests = {} }: Near = {},
  more: Partial<Passage> = {},
  turn: Turn = { own: question, lastSections: [] },
) {
  const near = new Map<string, number>(Object.entries(notes));
  const passage = { document: LAW, citedUnit: null, unit: 1, score: 1, coverage: 1, ...more };
  const found = {
    ...{ nearOwn: null, said: [], ...turn, found: [], other: null },
    ofCode: [{ pointed: [], chunk: { start: 0, end: 1 }, ...passage } as unknown as Passage],
    ...{ near, nearSaid: near, nearDigests: new Map<string, number>(Object.entries(digests)) },
  };
  return openingNote(found, { question, year: 2026, authority, actor: OPERATOR });
}
const opener = async (...asked: Parameters<typeof opens>) => (await opens(...asked))?.note.id;

describe("an answer opens with", () => {
  const question = "My aunt mailed me shares as a gift, what basis do I take?";

  it("the note that fits by its conditions, though a digest is nearer", async () => {
    expect(await opener(question, { notes: { "gift-basis": 0.5 }, digests: { "26 USC 1015": 0.95 } })).toBe(
      "gift-basis",
    );
  });

  it("another note that is clearly likelier", async () => {
    expect(
      await opener(question, {
        notes: { "gift-basis": 0.3, "gift-loss-basis": 1 },
      }),
    ).toBe("gift-loss-basis");
  });

  it("the likeliest of all where none fits, with the chance that it is right", async () => {
    const story = "An aunt handed me her old shares. What did they cost me?";
    const noted = await opens(story, { digests: { "26 USC 1015": 0.9 } });
    expect(noted).toMatchObject({ note: { id: "digest of 26 USC 1015" } });
    expect(noted!.chance).toBeGreaterThan(0);
    expect(noted!.chance).toBeLessThan(1);
  });

  it("what is of the law that the question cites, and nothing of our own where only its words are asked for", async () => {
    const cited = { cited: true } as Partial<Passage>;
    const near = { notes: { cannabis: 1 }, digests: { "26 USC 1015": 0.5 } };
    expect(await opener("Under section 1015, what did shares of an aunt cost me?", near, cited)).toBe(
      "digest of 26 USC 1015",
    );
    expect(await opener("What does section 1015 say?", near, cited)).toBeUndefined();
  });

  it("what stays on the law of the turn before, where a fact is stated that meets a note on another", async () => {
    const own = "my aunt gave me the shares and I sold them";
    const near = { notes: { "inherited-basis": 1 } };
    const behind = async (...lastSections: string[]) =>
      (await opens(`What is my basis, ${own}`, near, {}, { own, lastSections }))?.note.id;
    expect(await behind()).toBe("gift-basis");
    expect(await behind("26 USC 1014")).toBe("inherited-basis");
  });

  it("the note that is nearer to a follow-up's own words than all turns together tell", async () => {
    const own = "my sister lent me the money for it";
    const near = { notes: { "gift-basis": 0.5, "gift-loss-basis": 0.5 } };
    const nearer = new Map([["gift-loss-basis", 0.8]]);
    const nearOwn = { near: nearer, nearSaid: nearer, nearDigests: new Map<string, number>() };
    const behind = async (turn: Partial<Turn>) =>
      (await opens(`${question}, ${own}`, near, {}, { own, lastSections: [], ...turn }))?.note.id;
    expect(await behind({})).toBe("gift-basis");
    expect(await behind({ nearOwn })).toBe("gift-loss-basis");
  });

  it("no note of a fact most of whose conditions are not met", async () => {
    const near = { notes: { "damages-distress": 1 }, digests: { "26 USC 1015": 0.4 } };
    expect(await opener("Money from a lawsuit for a broken leg?", near)).not.toBe("damages-distress");
  });

  it("no note of a fact where something is named that the note leaves out", async () => {
    const near = { notes: { "vehicle-light": 1 }, digests: { "26 USC 1015": 0.4 } };
    expect(await opener("Depreciation of a truck of 5,500 pounds?", near)).toBe("vehicle-light");
    expect(await opener("Depreciation of an electric truck of 5,500 pounds?", near)).not.toBe(
      "vehicle-light",
    );
  });
});

const gathered = (shelf: string, cosine: number) => ({
  question: "Is it so?",
  ofCode: [{ document: { citation: "26 USC 2036" } }] as Passage[],
  other: { answered: { section: { shelf } }, decides: true, yields: false } as OtherDocument,
  nearDigests: new Map([["26 USC 2036", cosine]]),
});
const decides = (shelf: string, cosine: number) => withoutOpinionOver(gathered(shelf, cosine)).other!.decides;

describe("an opinion of a court", () => {
  it("does not decide where a digest of the section that leads says what is asked", () => {
    expect(decides("opinion", 0.99)).toBe(false);
    expect(withoutOpinionOver(gathered("opinion", 0.99)).other!.yields).toBe(true);
  });

  it("decides where none does; a regulation is left to the comparison with the Code", () => {
    expect(decides("opinion", 0.5)).toBe(true);
    expect(decides("regulation", 0.99)).toBe(true);
  });
});
