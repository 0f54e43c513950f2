import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPERATOR } from "#modules/kernel";
import { windmillLibrary } from "../../tests/factories/library.ts";
import type { TestModules } from "../../tests/harness.ts";
import { createMeaning } from "./index.ts";

let test: TestModules;
beforeAll(async () => {
  test = await windmillLibrary();
});
afterAll(async () => {
  await test.modules.authority.close();
  await test.cleanup();
});

const embed = () => test.modules.authority.embedPending(OPERATOR);
const index = () => createMeaning(test.knex, test.config.chromaUrl!, test.config).chunks;

describe("embedPending", () => {
  it("makes one vector for each chunk in force, once", async () => {
    const { chunks, sections } = await test.modules.authority.library(OPERATOR);
    const seen: number[] = [];
    const { embedded } = await test.modules.authority.embedPending(OPERATOR, {
      onProgress: ({ done }) => void seen.push(done),
    });
    expect(embedded).toBe(chunks + sections);
    expect(seen).toEqual([0, sections, sections + chunks]);
    expect(await embed()).toEqual({ embedded: 0 });
    expect(await test.modules.authority.library(OPERATOR)).toMatchObject({ chunks, vectors: chunks });
  });

  it("makes again what Chroma lost, and drops what the library does not know", async () => {
    const held = await index().ids();
    const lost = held.slice(0, 3);
    await index().remove(lost);
    await index().put([{ id: 999_999_999, vector: new Float32Array(384).fill(0.05) }]);
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
