/** Documents as readers ask for them: by citation and unit, by day, with what stands beside, what cites and is cited. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPERATOR, VISITOR } from "#modules/kernel";
import { openShelvedLibrary, READER, type ShelvedLibrary } from "../../../tests/factories/shelved-library.ts";
import { entry, regulation, ruling } from "../testing.ts";

let library: ShelvedLibrary;
beforeAll(async () => {
  library = await openShelvedLibrary();
  await library.publish({ sourceId: "irc", label: "119-1", asOf: "2025-01-01" }, [
    entry("1", "A toll of oats."),
    entry("2", "A toll of barley."),
    entry("10", "A toll of rye."),
    entry("61", "All grain is income. See section 2(a)."),
    entry("1400Z-2", "Grain of a zone."),
  ]);
  await library.publish({ sourceId: "irc", label: "119-2", asOf: "2026-01-01" }, [
    entry("1", "A toll of oats."),
    entry("2", "A toll of buckwheat."),
    entry("3", "A toll of millet."),
    entry("61", "All grain is income. See section 2(a)."),
    entry("1400Z-2", "Grain of a zone."),
  ]);
  await library.publish({ sourceId: "cfr", part: "vol-1", label: "2025-04-01" }, [
    regulation("1.2-1", "How barley is weighed."),
  ]);
  await library.publish({ sourceId: "irb", label: "2026-02-02" }, [
    ruling("Rev. Rul. 2026-3", "Section 2(a) covers groats.", { aliases: ["The Groats Ruling"] }),
  ]);
});
afterAll(() => library.drop());

describe("a citation resolves", () => {
  it.each([
    ["26 USC 61", "26 USC 61", "/authority/26-usc/61", null],
    ["section 61(a)", "26 USC 61(a)", "/authority/26-usc/61#a", null],
    ["26 u.s.c. § 61 (A)", "26 USC 61(a)", "/authority/26-usc/61#a", null],
    ["61(a)", "26 USC 61(a)", "/authority/26-usc/61#a", null],
    ["§ 61(z)", "26 USC 61", "/authority/26-usc/61", "26 USC 61(z)"],
    ["§ 61(a)(1)(B)", "26 USC 61(a)", "/authority/26-usc/61#a", "26 USC 61(a)(1)(B)"],
    ["1400z\u20132", "26 USC 1400Z-2", "/authority/26-usc/1400Z-2", null],
    ["Treas. Reg. § 1.2-1(a)", "26 CFR 1.2-1(a)", "/authority/26-cfr/1.2-1#a", null],
    ["Revenue Ruling 2026-3", "Rev. Rul. 2026-3", "/authority/rev-rul/2026-3", null],
    ["the groats ruling.", "Rev. Rul. 2026-3", "/authority/rev-rul/2026-3", null],
  ])("%j: %s", async (text, citation, url, missing) => {
    expect(await library.lookup.resolve(READER, text)).toMatchObject({ citation, url, missing });
  });

  it.each([
    ["windmills", "malformed", '"windmills" is not a citation.'],
    ["", "malformed", "is not a citation"],
    ["29 USC 1104", "not_found", '"29 USC 1104" is of another law, which is not in the library.'],
    ["section 301 of the Trade Act", "not_found", "is of another law"],
    ["26 USC 999", "not_found", "26 USC 999 is not in the library."],
    ["Rev. Rul. 2026-4", "not_found", "Rev. Rul. 2026-4 is not in the library."],
    ["26 USC 10", "not_found", "26 USC 10 was not in force any more."],
  ])("%j is %s", async (text, code, message) => {
    await expect(library.lookup.resolve(READER, text)).rejects.toMatchObject({
      code,
      message: expect.stringContaining(message) as string,
    });
  });
});

describe("on a day", () => {
  it.each([
    ["26 USC 2", undefined, "buckwheat"],
    ["26 USC 2", "2026-01-01", "buckwheat"],
    ["26 USC 2", "2025-12-31", "barley"],
    ["26 USC 2", "119-1", "barley"],
    ["26 USC 2", "119-2", "buckwheat"],
    ["26 USC 10", "2025-06-30", "rye"],
    ["26 USC 1", "2025-01-01", "oats"],
  ])("%s as of %s speaks of %s", async (citation, asOf, word) => {
    expect(await library.textOf(citation, asOf)).toContain(word);
  });

  it.each([
    ["26 USC 2", "2024-12-31", "from January 1, 2025 on (119-1), and no words of December 31, 2024"],
    ["26 USC 3", "2025-12-31", "from January 1, 2026 on (119-2), and no words of December 31, 2025"],
    ["26 USC 10", "2026-01-01", "was not in force as of 2026-01-01"],
    ["26 USC 2", "2026-13-01", "There is no day 2026-13-01."],
    ["26 USC 2", "118-9", "holds no release point 118-9"],
  ])("%s as of %s: %s", async (citation, asOf, message) => {
    await expect(library.textOf(citation, asOf)).rejects.toThrow(message);
  });

  it("versions join releases with the same words", async () => {
    expect(await library.lookup.versions(READER, "26 USC 1")).toEqual([
      { from: "2025-01-01", to: null, label: "119-1" },
    ]);
    expect(await library.lookup.versions(READER, "26 USC 2")).toEqual([
      { from: "2025-01-01", to: "2026-01-01", label: "119-1" },
      { from: "2026-01-01", to: null, label: "119-2" },
    ]);
    await expect(library.lookup.versions(READER, "26 USC 999")).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("what stands beside", () => {
  const names = (rows: { citation: string }[]) => rows.map(({ citation }) => citation);

  it("is in the order of the Code, without what is no longer in force", async () => {
    expect(names(await library.lookup.contents(READER, "code"))).toEqual(
      ["1", "2", "3", "61", "1400Z-2"].map((key) => `26 USC ${key}`),
    );
    expect(names(await library.lookup.contents(READER, "tax-court"))).toEqual([]);
  });

  it.each([
    ["26 USC 1", null, "26 USC 2"],
    ["26 USC 3", "26 USC 2", "26 USC 61"],
    ["26 USC 1400Z-2", "26 USC 61", null],
    ["Rev. Rul. 2026-3", null, null],
  ])("%s follows %s and comes before %s", async (citation, before, after) => {
    const { previous, next } = await library.lookup.surroundings(READER, citation);
    expect([previous?.citation ?? null, next?.citation ?? null]).toEqual([before, after]);
  });

  it("is what cites a section, the Code's first, and what it cites, never itself", async () => {
    const two = await library.lookup.surroundings(READER, "26 USC 2");
    expect(names(two.citedBy)).toEqual(["26 USC 61", "Rev. Rul. 2026-3"]);
    expect(names(two.cites)).toEqual(["26 USC 61"]);
    const grain = await library.lookup.surroundings(READER, "26 USC 61");
    expect(names(grain.citedBy)).toEqual([
      ...["1", "2", "3", "1400Z-2"].map((key) => `26 USC ${key}`),
      ...["26 CFR 1.2-1", "Rev. Rul. 2026-3"],
    ]);
    expect(names(grain.cites)).toEqual(["26 USC 2"]);
  });
});

describe("the index of words follows the law in force", () => {
  const found = async (query: string) => {
    await library.refreshSearch(OPERATOR);
    const { shelves } = await library.find(READER, query);
    return shelves.flatMap(({ hits }) => hits.map(({ section }) => section));
  };

  it.each([
    ["buckwheat*", ["26 USC 2"]],
    ["barley*", ["26 CFR 1.2-1"]],
    ["rye AND toll", []],
    ["groats OR millet", ["26 USC 3", "Rev. Rul. 2026-3"]],
    ['"toll of oats"', ["26 USC 1"]],
    ["cite:2(a) NOT income", ["26 USC 2", "Rev. Rul. 2026-3"]],
    ["grain type:ruling", []],
    ["grain type:code", ["26 USC 61", "26 USC 1400Z-2"]],
    ["groats year:2026", ["Rev. Rul. 2026-3"]],
    ["groats year:2025", []],
  ])("%s: %j", async (query, sections) => {
    expect((await found(query)).toSorted()).toEqual(sections.toSorted());
  });

  it("takes up what a later issue adds, at once", async () => {
    expect(await found("sorghum*")).toEqual([]);
    await library.publish({ sourceId: "irb", label: "2026-03-02" }, [ruling("Rev. Rul. 2026-4", "Sorghum.")]);
    expect(await found("sorghum*")).toEqual(["Rev. Rul. 2026-4"]);
    expect(await found("groats*")).toEqual(["Rev. Rul. 2026-3"]);
  });
});

it("nobody reads it without signing in", async () => {
  const { lookup } = library;
  const asks: (() => Promise<unknown>)[] = [
    () => lookup.resolve(VISITOR, "26 USC 61"),
    () => lookup.document(VISITOR, "26 USC 61"),
    () => lookup.contents(VISITOR, "code"),
    () => lookup.versions(VISITOR, "26 USC 61"),
    () => lookup.surroundings(VISITOR, "26 USC 61"),
    () => lookup.references(VISITOR, "26 USC 61"),
    () => lookup.listSources(VISITOR),
    () => library.find(VISITOR, "grain"),
  ];
  for (const ask of asks) await expect(ask()).rejects.toMatchObject({ code: "unauthenticated" });
});
