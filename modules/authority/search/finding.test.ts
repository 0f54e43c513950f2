/** Search for people, over a library of three shelves. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openShelvedLibrary, READER, type ShelvedLibrary } from "../../../tests/factories/shelved-library.ts";
import type { FindOptions } from "../contract.ts";
import { documentOf, entry, regulation, ruling } from "../testing.ts";

let library: ShelvedLibrary;
beforeAll(async () => {
  library = await openShelvedLibrary();
  await library.publish({ sourceId: "irc", label: "119-1" }, [
    entry("1", "A toll is due for each windmill, and the debts of an insolvent miller are discharged."),
    entry("2", "Insolvency of the miller after the windmill stands still does not matter; the toll is due."),
    entry("3", "Grain and its millstones are not taxed. See section 1(a)."),
    ...Array.from({ length: 6 }, (_, at) => entry(String(10 + at), "Sails are taxed by the yard.")),
  ]);
  await library.publish({ sourceId: "cfr", part: "vol-1", label: "2021-04-01" }, [
    regulation("1.1-1", "The toll of a windmill is computed each year.", { facts: { temporary: true } }),
    regulation("1.1-2", "Old tolls of a windmill.", { facts: { formerLaw: "before 1970" } }),
  ]);
  await library.publish({ sourceId: "irb", label: "2026-01-05" }, [
    ruling("Rev. Rul. 2008-1", "The toll of a windmill that stands still.", {
      date: "2008-02-04",
      facts: { court: "Mill Court" },
    }),
    documentOf({ kind: "ruling", key: "Rev. Rul. 2026-1", status: "superseded" }, "Tolls of a windmill."),
  ]);
});
afterAll(() => library.drop());

const found = async (query: string, options: FindOptions = {}) =>
  (await library.find(READER, query, options)).shelves.flatMap(({ hits }) => hits);
const sections = async (query: string, options: FindOptions = {}) =>
  (await found(query, options)).map(({ section }) => section).sort();

describe("operators", () => {
  it.each([
    ["insolvent AND windmill", ["26 USC 1", "26 USC 2"]],
    ["insolvent NOT still", ["26 USC 1"]],
    ["grain OR insolvent", ["26 USC 1", "26 USC 2", "26 USC 3"]],
    ['"toll is due" type:statute', ["26 USC 1", "26 USC 2"]],
    ['"due toll"', []],
    ['"miller windmill"~2', ["26 USC 2"]],
    ["windmill NEAR/1 still", ["26 USC 2"]],
    ["windmill NEAR/2 still", ["26 USC 2", "Rev. Rul. 2008-1"]],
    ["millst*", ["26 USC 3"]],
    ["the AND insolvent", ["26 USC 1", "26 USC 2"]],
    ["windmill year:2008", ["Rev. Rul. 2008-1"]],
    ["windmill year:2000-2021 -temporary", ["26 CFR 1.1-1", "26 CFR 1.1-2", "Rev. Rul. 2008-1"]],
    ['court:"mill court"', ["Rev. Rul. 2008-1"]],
    ["type:revrul -still", ["Rev. Rul. 2026-1"]],
    ["cite:1(a) type:code", ["26 USC 1", "26 USC 3"]],
  ])("%s", async (query, expected) => {
    expect(await sections(query)).toEqual(expected);
  });

  it.each([
    ["type:novel", "type:novel is no type of the library."],
    ["year:lately", "year: takes a year or a range"],
    ["cite:nothing", "cite: takes a citation"],
  ])("%s is refused in a sentence", async (query, message) => {
    await expect(library.find(READER, query)).rejects.toThrow(message);
  });
});

describe("hits", () => {
  it("have the words marked as the search means them", async () => {
    const [hit] = await found("insolven* NOT still");
    expect(hit!.marked.map(({ start, end }) => hit!.excerpt.slice(start, end))).toEqual(["insolvent"]);
    expect(await library.markWords(READER, "tolls", ["No toll, tollgates"])).toEqual([
      [{ start: 3, end: 7 }],
    ]);
  });

  it("say what a reader must know of the document", async () => {
    const hits = await found("windmill AND toll");
    expect(hits.flatMap(({ section, marks }) => marks.map(({ label }) => [section, label])).sort()).toEqual([
      ["26 CFR 1.1-1", "Temporary"],
      ["26 CFR 1.1-2", "Former law"],
      ["Rev. Rul. 2026-1", "Superseded"],
    ]);
  });

  it("are a few of each shelf with their number, and all of an open one", async () => {
    const query = "sail* AND yard";
    const [few] = (await library.find(READER, query)).shelves;
    expect([few!.count, few!.hits.length]).toEqual([6, 5]);
    const [all] = (await library.find(READER, query, { open: "statute" })).shelves;
    expect([all!.count, all!.hits.length]).toEqual([6, 6]);
  });
});

describe("facets", () => {
  it("count what each choice would leave, the other facets staying", async () => {
    const { facets, total } = await library.find(READER, "windmill AND toll", {
      facets: { shelf: ["ruling"] },
    });
    expect(total).toBe(2);
    expect(facets.shelf).toEqual([
      { value: "statute", count: 2 },
      { value: "regulation", count: 2 },
      { value: "ruling", count: 2 },
    ]);
    expect(facets.standing).toEqual([
      { value: "in_force", count: 1 },
      { value: "superseded", count: 1 },
    ]);
    expect(facets.court).toEqual([{ value: "Mill Court", count: 1 }]);
    expect(facets.decided).toEqual([
      { value: "2010-", count: 1 },
      { value: "1990-2009", count: 1 },
    ]);
  });

  it("narrow a search by words, too, whose cited document comes first", async () => {
    const facets = { shelf: ["regulation"], standing: ["temporary"] };
    expect(await sections("toll of a windmill", { facets })).toEqual(["26 CFR 1.1-1"]);
    const [first] = await found("does 26 USC 3 tax a windmill?");
    expect(first!.section).toBe("26 USC 3");
  });
});
