/** Whatever is published in whichever order: what is in force and the word index are as if written anew at the end. */
import { createHash } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { OPERATOR } from "#modules/kernel";
import { openShelvedLibrary, type ShelvedLibrary } from "../../../tests/factories/shelved-library.ts";
import { entry, regulation, ruling, type Entry } from "../testing.ts";

let library: ShelvedLibrary;
beforeAll(async () => {
  library = await openShelvedLibrary();
});
afterAll(() => library.drop());

const WORDS = ["mill", "sail", "stone", "grain"];

interface Published {
  sourceId: "irc" | "cfr" | "irb";
  part: string;
  day: number;
  /** Number of each document and index of its word. */
  documents: { number: number; word: number }[];
}

const published: fc.Arbitrary<Published> = fc.record({
  sourceId: fc.constantFrom("irc" as const, "cfr" as const, "irb" as const),
  part: fc.constantFrom("vol-1", "vol-2"),
  day: fc.integer({ min: 1, max: 28 }),
  documents: fc.uniqueArray(
    fc.record({ number: fc.integer({ min: 1, max: 150 }), word: fc.nat(WORDS.length - 1) }),
    { minLength: 1, maxLength: 6, selector: ({ number }) => number },
  ),
});

function entryOf({ sourceId, part }: Published, { number, word }: Published["documents"][number]): Entry {
  if (sourceId === "irc") return entry(String(number), WORDS[word]!);
  if (sourceId === "irb") return ruling(`Rev. Rul. 2026-${number}`, WORDS[word]!);
  // Two parts have no document in common, as volumes have not.
  return regulation(`1.${number}-${part === "vol-1" ? 1 : 2}`, WORDS[word]!);
}

async function publish(step: Published): Promise<void> {
  const { sourceId, part, day, documents } = step;
  const label = `2026-03-${String(day).padStart(2, "0")}`;
  const entries = documents.map((one) => entryOf(step, one));
  const place = sourceId === "cfr" ? { part } : {};
  await library.publish({ sourceId, label, ...place }, entries, { force: true });
}

/** Everything that search reads from the database, by shelf. */
async function stateHash(): Promise<string> {
  const { rows: postings } = await library.knex.raw(
    `select shelf, lexeme, block, encode(postings, 'hex') as p, encode(headings, 'hex') as h, encode(phrases, 'hex') as f
     from authority_postings order by shelf, lexeme, block`,
  );
  const { rows: inForce } = await library.knex.raw(
    `select document_id, version_id, release_id, source_id, shelf, position, dated::text, block, heading_words, phrase_words
     from authority_in_force order by document_id`,
  );
  return createHash("sha256")
    .update(JSON.stringify([postings, inForce]))
    .digest("hex");
}

it("each publication leaves the index as a rebuild would", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(published, { minLength: 1, maxLength: 4 }), async (steps) => {
      for (const step of steps) await publish(step);
      const incremental = await stateHash();
      await library.refreshSearch(OPERATOR);
      expect(await stateHash()).toBe(incremental);
    }),
    { numRuns: 8 },
  );
});

it("a rebuild from nothing gives the same", async () => {
  const before = await stateHash();
  await library.knex("authority_postings").del();
  await library.knex("authority_in_force").del();
  await library.refreshSearch(OPERATOR);
  expect(await stateHash()).toBe(before);
});
