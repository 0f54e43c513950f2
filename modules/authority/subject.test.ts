import { beforeAll, describe, expect, it } from "vitest";
import { MINILM } from "./adapters/minilm-model.ts";
import { loadMiniLm, type MiniLm } from "./adapters/minilm.ts";
import { oddsOfSubject } from "./subject.ts";

let model: MiniLm;
beforeAll(async () => {
  model = await loadMiniLm();
});

const odds = async (question: string) => oddsOfSubject(MINILM.id, await model.embed(question));

describe("the odds that a question is about federal tax", () => {
  it.each([
    "Can I deduct the interest on my mortgage?",
    "My grandmother left me money. Do I have to share it with the government?",
    "basis of partnership interest after a distribution",
  ])("are for it: %s", async (question) => {
    expect(await odds(question)).toBeGreaterThan(0);
  });

  it.each([
    "How long do I boil an egg?",
    "What is the penalty for roughing the passer?",
    "Python list comprehension with two conditions",
  ])("are against it: %s", async (question) => {
    expect(await odds(question)).toBeLessThan(0);
  });

  it("say nothing for vectors of another model", () => {
    expect(oddsOfSubject("another-model", new Float32Array(1536))).toBe(0);
  });
});
