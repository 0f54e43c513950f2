/** What later papers and a regulation's own words say of a document: marks, lists, hits, and the place in ranking. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openShelvedLibrary, READER, type ShelvedLibrary } from "../../../tests/factories/shelved-library.ts";
import { standingMarks } from "../schema.ts";
import { entry, regulation, ruling } from "../testing.ts";

const effect = (citation: string, treatment: string, words: string) => ({
  citation,
  treatment,
  words,
  path: ["3"],
});

let library: ShelvedLibrary;
beforeAll(async () => {
  library = await openShelvedLibrary();
  await library.publish({ sourceId: "irc", label: "119-1" }, [
    entry("1", "A toll is due for each windmill."),
  ]);
  const ended = "Old toll of mills. The applicability of this section expires on or before October 7, 2025.";
  await library.publish({ sourceId: "cfr", part: "vol-1", label: "2021-04-01" }, [
    regulation("1.1-1T", ended, { facts: { temporary: true } }),
    regulation("1.1-2T", ended.replace("2025", "2031"), { facts: { temporary: true } }),
    regulation("1.1-3", ended),
  ]);
  await library.publish({ sourceId: "irb", label: "2020-01-06" }, [
    ruling("Rev. Rul. 2020-1", "The toll of a windmill that stands still is five shekels."),
    ruling("Rev. Rul. 2020-2", "The toll of a sawmill."),
    ruling("Rev. Proc. 2020-4", "How a mill is counted. See Rev. Rul. 2020-1."),
  ]);
  await library.publish({ sourceId: "irb", label: "2026-01-05" }, [
    ruling(
      "Rev. Rul. 2026-1",
      "The toll of a windmill that stands still is five shekels. See Rev. Rul. 2020-1.",
      {
        facts: {
          effects: [
            effect("Rev. Rul. 2020-1", "superseded", "Rev. Rul. 2020-1 is superseded."),
            effect("Rev. Proc. 2020-4", "superseded", "Section 3 of Rev. Proc. 2020-4 is superseded."),
            effect("Rev. Proc. 2020-4", "modified", "Rev. Proc. 2020-4 is modified."),
            effect("Rev. Rul. 1999-9", "revoked", "Rev. Rul. 1999-9 is revoked."),
          ],
        },
      },
    ),
  ]);
});
afterAll(() => library.drop());

const marksOf = async (citation: string, asOf?: string) =>
  standingMarks(await library.lookup.document(READER, citation, { asOf }), "2026-11-23");

describe("treatment", () => {
  it("is said in the words of the paper that treats", async () => {
    expect(await marksOf("Rev. Rul. 2020-1")).toEqual([
      {
        standing: "superseded",
        label: "Superseded",
        sentence: "Superseded by Rev. Rul. 2026-1: “Rev. Rul. 2020-1 is superseded.” Do not rely on it.",
      },
    ]);
    expect(await marksOf("Rev. Rul. 2020-2")).toEqual([]);
  });

  it("of a part leaves the rest", async () => {
    expect((await marksOf("Rev. Proc. 2020-4")).map(({ standing, label }) => [standing, label])).toEqual([
      ["limited", "Superseded in part"],
      ["limited", "Modified"],
    ]);
  });

  it("stands in hits and facets, and in the lists of what cites and is cited", async () => {
    const { shelves, facets } = await library.find(READER, "windmill AND still");
    const labels = shelves.flatMap(({ hits }) =>
      hits.map(({ section, marks }) => [section, marks[0]?.label]),
    );
    expect(labels).toContainEqual(["Rev. Rul. 2020-1", "Superseded"]);
    expect(facets.standing).toContainEqual({ value: "superseded", count: 1 });
    const { cites } = await library.lookup.surroundings(READER, "Rev. Proc. 2020-4");
    expect(cites).toMatchObject([{ citation: "Rev. Rul. 2020-1", marks: [{ label: "Superseded" }] }]);
    const { citedBy } = await library.lookup.surroundings(READER, "Rev. Rul. 2020-1");
    expect(citedBy.map(({ citation, marks }) => [citation, marks.length])).toEqual([
      ["Rev. Rul. 2026-1", 0],
      ["Rev. Proc. 2020-4", 2],
    ]);
  });

  it("lowers the place of what reads the same", async () => {
    const { hits } = await library.search(READER, "toll of a windmill that stands still", {
      mode: "lexical",
    });
    const rulings = hits.filter(({ shelf }) => shelf === "ruling").map(({ section }) => section);
    expect(rulings.slice(0, 2)).toEqual(["Rev. Rul. 2026-1", "Rev. Rul. 2020-1"]);
  });

  it("is said in every hit of a search", async () => {
    const { hits, lists } = await library.search(READER, "Rev. Rul. 2020-1");
    const said = [...hits, ...lists.ruling!].filter(({ section }) => section === "Rev. Rul. 2020-1");
    expect(said.map(({ marks }) => marks?.[0]?.standing)).toEqual(["superseded", "superseded"]);
    expect(lists.ruling!.find(({ section }) => section === "Rev. Rul. 2026-1")).not.toHaveProperty("marks");
  });
});

describe("a temporary regulation", () => {
  it("that states its end is expired after that day", async () => {
    expect((await marksOf("26 CFR 1.1-1T")).map(({ label }) => label)).toEqual(["Expired", "Temporary"]);
    expect((await marksOf("26 CFR 1.1-2T")).map(({ label }) => label)).toEqual(["Temporary"]);
  });

  it("alone ends so: other regulations speak of other things", async () => {
    expect(await marksOf("26 CFR 1.1-3")).toEqual([]);
  });
});

it("a day that is none ends nothing", () => {
  const document = { shelf: "regulation", citation: "26 CFR 1.1-1T", status: null, facts: {} };
  expect(standingMarks({ ...document, expires: "Nonember 40, 2020" }, "2026-01-01")).toEqual([]);
});
