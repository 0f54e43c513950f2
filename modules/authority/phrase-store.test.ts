import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPERATOR } from "#modules/kernel";
import { windmillLibrary } from "../../tests/factories/library.ts";
import type { TestModules } from "../../tests/harness.ts";
import { readOutOfScopePhrases, readSearchPhrases } from "./search/search-phrases.ts";
import { announceChange } from "./word-index-store.ts";

const SECTIONS = 6;

let test: TestModules;
beforeAll(async () => {
  test = await windmillLibrary({ sections: SECTIONS });
});
afterAll(async () => {
  await test.modules.authority.close();
  await test.cleanup();
});

const search = async (mode: "lexical" | "hybrid", query: string) =>
  (await test.modules.authority.search(OPERATOR, query, { mode })).hits;

describe("phrases in the library", () => {
  it("are those of its sections and of no others, and those of no section", async () => {
    const held = await test
      .knex("authority_phrases as p")
      .leftJoin("authority_documents as s", "s.id", "p.document_id")
      .select({ number: "s.key" }, "p.text");
    const numbers = Array.from({ length: SECTIONS }, (_, at) => String(at + 1));
    const wanted = readSearchPhrases().filter(({ number }) => numbers.includes(number));
    expect(wanted.length).toBeGreaterThan(0);
    const line = (number: string | null, text: string) => `${number ?? "none"} ${text}`;
    expect(held.map(({ number, text }) => line(number, text)).sort()).toEqual(
      [
        ...wanted.map(({ number, phrase }) => line(number, phrase)),
        ...readOutOfScopePhrases().map((text) => line(null, text)),
      ].sort(),
    );
  });

  it("find a section by words that its text does not have, from its beginning", async () => {
    const [best] = await search("lexical", "qualifying widow who keeps up a home");
    expect(best).toMatchObject({ section: "26 USC 2", excerpt: expect.stringContaining("windmill") });
  });

  it("find it also by words with a slip in them, and say what was understood", async () => {
    const asked = "qualifing widow who keaps up a home";
    const { question, passages } = await test.modules.authority.passages(OPERATOR, asked);
    expect(question.text).toBe("qualifying widow who keeps up a home");
    expect(passages[0]!.document.key).toBe("2");
  });

  it("are embedded again only where the table changed", async () => {
    await test.modules.authority.embedPending(OPERATOR);
    const phrase = test.knex("authority_phrases").whereNotNull("document_id").orderBy("id");
    const { id } = (await phrase.clone().first("id")) as { id: string };
    const kept = (await phrase.clone().offset(1).first("id", "vector")) as { id: string; vector: Buffer };
    await test.knex("authority_phrases").where({ id }).update({ text: "a xylograph of an older build" });

    await test.modules.ingest.registerSources(OPERATOR);
    expect(await search("lexical", "xylograph")).toEqual([]);
    expect(await test.modules.authority.embedPending(OPERATOR)).toEqual({ embedded: 1 });
    expect(await test.knex("authority_phrases").where({ id: kept.id }).first("vector")).toEqual({
      vector: kept.vector,
    });
    expect(await test.knex("authority_phrases").where({ text: "a xylograph of an older build" })).toEqual([]);
  });

  it("find by meaning as soon as they are embedded, also in a process that searched before", async () => {
    const [best] = await search("hybrid", "filing status of somebody whose wife has passed away");
    expect(best!.section).toBe("26 USC 2");
  });

  it("of a unit tell who answers which one it is, until the table says otherwise", async () => {
    const question = "filing status of somebody whose wife has passed away";
    await pointTo("b");
    expect(await pointed(question)).toEqual(["b"]);

    await test.modules.ingest.registerSources(OPERATOR);
    expect(await pointed(question)).not.toContain("b");
  });

  /** Moves each phrase of section 2 to this unit in the table. */
  async function pointTo(fragment: string) {
    const section = test.knex("authority_documents").where({ key: "2" }).select("id");
    await test.knex("authority_phrases").whereIn("document_id", section).update({ fragment });
    await announceChange(test.knex, "statute");
  }

  async function pointed(question: string) {
    const { passages } = await test.modules.authority.passages(OPERATOR, question);
    const { document, pointed: units } = passages[0]!;
    return units.map(({ unit }) => document.structure.units[unit]!.id);
  }
});
