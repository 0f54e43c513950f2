/** Search over several shelves: the Code's own list, and what stands beside it. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPERATOR } from "#modules/kernel";
import { openShelvedLibrary, READER, type ShelvedLibrary } from "../../../tests/factories/shelved-library.ts";
import { entry, numbered, regulation, ruling } from "../testing.ts";

const QUESTIONS = ["levy on grain", "toll of a windmill", "millstones", "levy number 3", "sails and grain"];

let library: ShelvedLibrary;
let alone: Record<string, unknown>;
beforeAll(async () => {
  library = await openShelvedLibrary();
  await library.publish({ sourceId: "irc", label: "119-1" }, [
    ...numbered(1, 20),
    entry("21", "A toll is due for each windmill."),
    entry("22", "Millstones are not taxed."),
  ]);
  alone = await codeLists();
  await library.publish({ sourceId: "cfr", part: "vol-1", label: "2021-04-01" }, [
    regulation("1.21-1", "The toll of a windmill is computed each year."),
    regulation("1.99-1", "The toll of a windmill is computed each year."),
    regulation("1.22-1", "A stone which has been turned by wind for more than ten years is old."),
    regulation(
      "1.22-2",
      "Millstones of wind, turned for ten years by stone, of more than old age. Old stone.",
    ),
  ]);
  await library.publish({ sourceId: "irb", label: "2026-01-05" }, [
    ruling("Rev. Rul. 2026-1", "The toll of a windmill that stands still.", { officialTies: ["26 USC 21"] }),
    longRuling("Rev. Rul. 2026-2", [
      ...Array<string>(8).fill("Bread is baked at dawn."),
      "Crusts are fed to ducks.",
    ]),
  ]);
});
afterAll(() => library.drop());

/** A ruling with a chunk for each of its sentences. */
function longRuling(key: string, sentences: string[]) {
  const { document, chunks } = ruling(key, sentences.join(" "));
  const [whole] = chunks;
  let start = document.text.length - sentences.join(" ").length;
  return {
    document,
    chunks: sentences.map((sentence, ordinal) => {
      const range = { start, end: start + sentence.length };
      start = range.end + 1;
      return { ...whole!, leadIn: "", ordinal, ...range };
    }),
  };
}

async function codeLists() {
  const lists: Record<string, unknown> = {};
  for (const question of QUESTIONS) lists[question] = (await library.search(READER, question)).lists.statute;
  return lists;
}
const sections = async (question: string, options = {}) =>
  (await library.search(READER, question, options)).hits.map(({ section }) => section);

describe("search over several shelves", () => {
  it("leaves the Code's own list as it was without them", async () => {
    expect(await codeLists()).toEqual(alone);
  });

  it("reads the words of all shelves in one statement", async () => {
    let reads = 0;
    const counted = ({ sql }: { sql: string }) => void (reads += sql.includes("authority_postings") ? 1 : 0);
    library.knex.on("query", counted);
    await library.search(READER, "barley meadow orchard", { mode: "lexical" });
    library.knex.off("query", counted);
    expect(reads).toBe(1);
  });

  it("shows the statute first, then shelf after shelf", async () => {
    const found = await library.search(READER, "toll of a windmill");
    const shelves = found.hits.map(({ shelf }) => shelf);
    expect(shelves).toEqual([...shelves].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)));
    expect(new Set(shelves)).toEqual(new Set(ORDER));
    expect(found.lists.regulation![0]!.section).toBe("26 CFR 1.21-1");
  });

  it("tells two documents of the same words apart by their ties to the Code", async () => {
    const { lists } = await library.search(READER, "toll of a windmill");
    const found = lists.regulation!.map(({ section }) => section);
    expect(found.indexOf("26 CFR 1.21-1")).toBeLessThan(found.indexOf("26 CFR 1.99-1"));
  });

  it("puts the document first that has the question's words in a row", async () => {
    const quoted = "a stone which has been turned by wind for more than ten years is old";
    const { lists, hits } = await library.search(READER, quoted);
    expect(lists.regulation![0]!.section).toBe("26 CFR 1.22-1");
    expect(hits[0]!.section).toBe("26 CFR 1.22-1");
    const partly = await library.search(READER, `Under 26 USC 22, when does it hold that ${quoted} enough?`);
    expect(partly.lists.regulation![0]!.section).toBe("26 CFR 1.22-1");
    expect(partly.hits[0]!.section).toBe("26 USC 22");
  });

  it("finds documents that are cited by number, of every kind", async () => {
    expect((await sections("26 CFR 1.22-1"))[0]).toBe("26 CFR 1.22-1");
    expect((await library.search(READER, "Rev. Rul. 2026-1")).lists.ruling![0]).toMatchObject({
      section: "Rev. Rul. 2026-1",
      url: "/authority/rev-rul/2026-1",
      score: 1,
    });
  });

  it("keeps to the shelves and types that are asked for", async () => {
    expect(await sections("toll of a windmill", { shelves: ["regulation"] })).toEqual([
      "26 CFR 1.21-1",
      "26 CFR 1.99-1",
      ...(await sections("toll of a windmill", { sources: ["regulation"] })).slice(2),
    ]);
    expect(await sections("toll of a windmill", { sources: ["ruling"] })).toEqual(["Rev. Rul. 2026-1"]);
    const all = await sections('"toll of a windmill"', { mode: "boolean" });
    expect(all).toEqual(["26 CFR 1.21-1", "26 CFR 1.99-1", "Rev. Rul. 2026-1"]);
  });
});

const ORDER = ["statute", "regulation", "ruling"];

describe("passages for an answer", () => {
  it("are of the Code first, then a few of each other shelf", async () => {
    const { passages, question } = await library.passages(READER, "toll of a windmill");
    expect(question.text).toBe("toll of a windmill");
    const shelves = [...new Set(passages.map(({ document }) => document.shelf))];
    expect(shelves).toEqual(ORDER);
    const regulations = passages.filter(({ document }) => document.shelf === "regulation");
    expect(new Set(regulations.map(({ document }) => document.citation)).size).toBeLessThanOrEqual(4);
  });

  it("begin with what the question cites", async () => {
    const { passages } = await library.passages(READER, "What does 26 CFR 1.99-1 say of a windmill?");
    expect(passages[0]).toMatchObject({ cited: true, document: { citation: "26 CFR 1.99-1" } });
  });

  it("of a long paper that is cited begin with what search finds in it", async () => {
    const of = async (question: string) => {
      const { passages } = await library.passages(READER, question);
      const { document, chunk, cited, found } = passages[0]!;
      return { cited, found, words: document.text.slice(chunk.start, chunk.end) };
    };
    expect(await of("What does Rev. Rul. 2026-2 say of crusts and ducks?")).toEqual({
      cited: true,
      found: true,
      words: "Crusts are fed to ducks.",
    });
  });

  it("know nothing of a question's subject without vectors", async () => {
    const { question, passages } = await library.passages(OPERATOR, "millstones");
    expect(question.subject).toBeNull();
    expect(passages.every(({ similarity }) => similarity === null)).toBe(true);
  });
});

it("says that every source is switched off, not that nothing is loaded", async () => {
  const sources = ["irc", "cfr", "irb"];
  for (const source of sources) await library.publishing.setSourceActive(OPERATOR, source, false);
  const told = (words: string) => ({
    code: "unavailable",
    message: `Every source of the library is switched off. ${words}`,
  });
  await expect(library.search(OPERATOR, "windmill")).rejects.toMatchObject(
    told("Switch one on under Admin, Tax Data."),
  );
  await expect(library.search(READER, "windmill")).rejects.toMatchObject(
    told("Try again later, or send your question to your CPA from your intake."),
  );
  for (const source of sources) await library.publishing.setSourceActive(OPERATOR, source, true);
  expect(await codeLists()).toEqual(alone);
});
