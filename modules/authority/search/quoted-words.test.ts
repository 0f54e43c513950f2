import { expect, it } from "vitest";
import type { ChunkRow } from "../chunk-store.ts";
import type { Postings } from "./postings.ts";
import { documentsQuoting, wordsOf } from "./quoted-words.ts";

const STOP_WORDS = new Set(["the", "of", "that", "is", "a", "to", "in"]);
/** Documents with their chunks. */
const MILLS = [
  [
    "The miller pays the cost of grain ground in that",
    "season to the lord’s non-resi-\ndent bailiff of the mill.",
  ],
  ["Grain ground in that season is the cost of a bailiff, and the miller pays the lord."],
];

interface Asked {
  inARow?: (ids: number[], text: string) => Promise<Set<number>>;
}

/** A shelf of these documents. */
function shelf(documents: string[][], { inARow = () => Promise.resolve(new Set<number>()) }: Asked = {}) {
  const bodies = documents.flat();
  const has = (word: string) => bodies.flatMap((body, at) => (wordsOf(body).includes(word) ? [at] : []));
  return {
    chunkIds: Int32Array.from(bodies, (_, at) => at + 100),
    chunkSections: Int32Array.from(documents.flatMap((chunks, section) => chunks.map(() => section))),
    postings: (words: string[]) =>
      Promise.resolve(
        new Map(
          words.map((word) => {
            const held = { chunks: Int32Array.from(has(word)) } as Postings;
            return [word, STOP_WORDS.has(word) ? [] : [held]];
          }),
        ),
      ),
    chunks: (ids: number[]) =>
      Promise.resolve(new Map(ids.map((id) => [id, { body: bodies[id - 100] } as ChunkRow]))),
    inARow,
  };
}

it("finds the document with the words in a row, and not one with the same words in another order", async () => {
  const found = await documentsQuoting(shelf(MILLS), "miller pays the COST\nof grain, ground in that");
  expect([...found]).toEqual([[0, { chunkId: 100, share: 1 }]]);
});

it("passes over the end of a chunk, and over hyphens and quotation marks", async () => {
  const found = await documentsQuoting(shelf(MILLS), "in that season to the lord's nonresident bailiff of");
  expect([...found]).toEqual([[0, { chunkId: 100, share: 1 }]]);
});

it("tells how much of a longer question stands in a document", async () => {
  const found = await documentsQuoting(shelf(MILLS), "Who says: grain ground in that season is the cost?");
  expect(found.get(1)?.share).toBeCloseTo(1 / 3);
  expect(found.has(0)).toBe(false);
});

it("finds nothing for fewer words, or for words of which only one says something", async () => {
  expect((await documentsQuoting(shelf(MILLS), "the cost of grain ground")).size).toBe(0);
  expect((await documentsQuoting(shelf(MILLS), "to the of that is the mill of")).size).toBe(0);
});

it("asks the database where too many passages have all of the words", async () => {
  const question = "the miller pays the cost of grain ground in that";
  const many = Array.from({ length: 300 }, (_, at) => [at === 250 ? MILLS[0]![0]! : MILLS[1]![0]!]);
  const asked: [number[], string][] = [];
  const found = await documentsQuoting(
    shelf(many, {
      inARow(ids, text) {
        asked.push([ids, text]);
        return Promise.resolve(new Set([350]));
      },
    }),
    question,
  );
  expect(asked).toEqual([[Array.from({ length: 300 }, (_, at) => at + 100), question]]);
  expect([...found]).toEqual([[250, { chunkId: 350, share: 1 }]]);
});
