import { afterAll, describe, expect, it } from "vitest";
import { createEmbeddings } from "#modules/embeddings";
import { classifyDomain } from "./domain-classifier.ts";

// The vector server is not used here.
const embeddings = createEmbeddings("http://127.0.0.1:1", { embeddings: "local" });
afterAll(() => embeddings.close());

async function classify(question: string) {
  const [vector] = await embeddings.embed([question]);
  return classifyDomain(embeddings.id, vector!);
}

describe("whether a question is about federal tax", () => {
  it.each([
    "Can I deduct the interest on my mortgage?",
    "My grandmother left me money. Do I have to share it with the government?",
    "basis of partnership interest after a distribution",
  ])("is likely: %s", async (question) => {
    const { odds, tax, other } = await classify(question);
    expect(odds).toBeGreaterThan(0);
    expect(tax).toBeGreaterThan(other);
  });

  it.each([
    "How long do I boil an egg?",
    "What is the penalty for roughing the passer?",
    "Python list comprehension with two conditions",
  ])("is not likely: %s", async (question) => {
    const { odds, tax, other } = await classify(question);
    expect(odds).toBeLessThan(0);
    expect(tax).toBeLessThan(other);
  });

  it("sees a known question as near as can be", async () => {
    expect((await classify("Ohio sales tax rate")).other).toBeGreaterThan(0.99);
  });

  it("is not known for vectors of another model", () => {
    expect(classifyDomain("another-model", new Float32Array(1536))).toEqual({ odds: 0, tax: 0, other: 0 });
  });
});
