import { expect, it } from "vitest";
import type { Authority, Found } from "#modules/authority";
import type { Actor } from "#modules/kernel";
import { inTurns } from "./turns.ts";

const asker = (userId: string): Actor => ({ kind: "user", userId, role: "admin" });
const settled = () => new Promise((resolve) => setImmediate(resolve));

it("searches for two questions at a time, and lets every asker have a turn", async () => {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const passages = (_: Actor, question: string) => {
    begun.push(question);
    return new Promise<Found>((resolve) =>
      ends.push(() => resolve({ question: { text: question, subject: null, meaning: null }, passages: [] })),
    );
  };
  const library = inTurns({ passages } as unknown as Authority);
  const found = ["a1", "a2", "a3", "a4", "b1"].map((question) =>
    library.passages(asker(question[0]!), question),
  );
  await settled();
  expect(begun).toEqual(["a1", "a2"]);
  ends[0]!();
  await settled();
  ends[1]!();
  await settled();
  expect(begun).toEqual(["a1", "a2", "a3", "b1"]);
  for (let at = 2; at < found.length; at++) {
    ends[at]!();
    await settled();
  }
  const texts = (await Promise.all(found)).map(({ question }) => question.text);
  expect(texts).toEqual(["a1", "a2", "a3", "a4", "b1"]);
});
