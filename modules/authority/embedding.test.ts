import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { OPERATOR } from "#modules/kernel";
import { windmillLibrary } from "../../tests/factories/library.ts";
import { startChromaGate, type ChromaGate } from "../../tests/fakes/chroma-gate.ts";
import type { TestModules } from "../../tests/harness.ts";
import { createEmbeddings } from "#modules/embeddings";
import { semanticIndex } from "./search/semantic-index.ts";

let test: TestModules;
beforeAll(async () => {
  test = await windmillLibrary();
});
afterAll(async () => {
  await test.modules.authority.close();
  await test.cleanup();
});

const embed = () => test.modules.authority.embedPending(OPERATOR);
const countPhrases = async () => Number((await test.knex("authority_phrases").count())[0]!.count);
const index = () =>
  semanticIndex(test.knex, createEmbeddings(test.config.chromaUrl!, test.config)).chunks("statute");

describe("embedPending", () => {
  it("makes one vector for each phrase, section and chunk in force, once", async () => {
    const { chunks, sections } = await test.modules.authority.library(OPERATOR);
    const phrases = await countPhrases();
    expect(phrases).toBeGreaterThan(0);
    const seen: number[] = [];
    const { embedded } = await test.modules.authority.embedPending(OPERATOR, {
      onProgress: ({ done }) => void seen.push(done),
    });
    expect(embedded).toBe(phrases + sections + chunks);
    expect(seen[0]).toBe(0);
    expect(seen.slice(-3)).toEqual([phrases, phrases + sections, embedded]);
    expect(await embed()).toEqual({ embedded: 0 });
    expect(await test.modules.authority.library(OPERATOR)).toMatchObject({ chunks, vectors: chunks });
  });

  it("makes again what Chroma lost, and drops what the library does not know", async () => {
    const held = await index().ids();
    const lost = held.slice(0, 3);
    await index().remove(lost);
    await index().put([{ id: "999999999", vector: new Float32Array(384).fill(0.05) }]);
    expect(await embed()).toEqual({ embedded: 3 });
    expect(new Set(await index().ids())).toEqual(new Set(held));
  });
});

describe("search by meaning", () => {
  it("finds what the question says in words that the law does not use", async () => {
    const search = (mode: "lexical" | "semantic") =>
      test.modules.authority.search(OPERATOR, "idle gristmill", { mode });
    expect((await search("lexical")).hits).toEqual([]);
    const { hits, notice } = await search("semantic");
    expect(notice).toBeUndefined();
    expect(hits[0]!.excerpt).toContain("a windmill that stands still");
  });

  it("goes on by words while Chroma is away, and says so", async () => {
    const away = await windmillLibrary({ settings: { CHROMA_URL: "http://127.0.0.1:1" } });
    try {
      const { hits, notice } = await away.modules.authority.search(OPERATOR, "levy number 4");
      expect(hits[0]!.section).toBe("26 USC 4");
      expect(notice).toMatch(/^Found by words only/);
      const { answer } = await away.modules.ai.ask(OPERATOR, "Is there a levy on windmills?");
      expect(answer).toMatch(/\nNote: Found by words only/);
    } finally {
      await away.modules.authority.close();
      await away.cleanup();
    }
  });
});

describe("while Chroma comes and goes", () => {
  let gate: ChromaGate;
  let library: TestModules;
  beforeAll(async () => {
    gate = await startChromaGate(inject("chromaUrl"));
    library = await windmillLibrary({ settings: { CHROMA_URL: gate.url } });
    await library.modules.authority.embedPending(OPERATOR);
  });
  afterAll(async () => {
    await library.modules.authority.close();
    await library.cleanup();
    await gate.shut();
  });

  /** The notice, and hits without a common word. */
  async function search() {
    const { hits, notice } = await library.modules.authority.search(OPERATOR, "idle gristmill");
    return { found: hits.length > 0, notice };
  }
  const byMeaning = { found: true, notice: undefined };
  const byWords = { found: false, notice: expect.stringMatching(/^Found by words only/) as string };

  it("search is by words while it is away, and by meaning again once it is back", async () => {
    expect(await search()).toEqual(byMeaning);
    await gate.shut();
    expect(await search()).toEqual(byWords);
    await gate.open();
    expect(await search()).toEqual(byMeaning);
  });

  it("search does not wait for one that says nothing, and leaves nothing behind", async () => {
    expect(await search()).toEqual(byMeaning);
    gate.silence();
    const before = gate.requests();
    const askers = Array.from({ length: 8 }, async () => {
      for (let question = 0; question < 5; question += 1) expect(await search()).toEqual(byWords);
    });
    await Promise.all(askers);
    // At most the first question of each caller, for each of the two collections.
    expect(gate.requests() - before).toBeLessThanOrEqual(16);
    await expect.poll(() => gate.connections(), { timeout: 15_000 }).toBe(0);
    await gate.open();
    await expect.poll(search, { timeout: 20_000 }).toEqual(byMeaning);
  });
});
