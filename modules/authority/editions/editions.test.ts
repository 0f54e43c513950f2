/** Editions of parts, issues, dates, and names that two documents claim. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { OPERATOR } from "#modules/kernel";
import { openShelvedLibrary, READER, type ShelvedLibrary } from "../../../tests/factories/shelved-library.ts";
import { documentOf, entry, regulation, ruling } from "../testing.ts";

let library: ShelvedLibrary;
beforeEach(async () => {
  library = await openShelvedLibrary();
});
afterEach(() => library.drop());

const volume = (part: string, label: string) => ({ sourceId: "cfr", part, label });
const many = (from: number, count: number, words: string) =>
  Array.from({ length: count }, (_, at) => regulation(`1.61-${from + at}`, words));

describe("an edition of a named part", () => {
  it("removes what it lacks within its part only", async () => {
    await library.publish(volume("vol-1", "2020-04-01"), many(1, 5, "old"));
    await library.publish(volume("vol-2", "2020-04-01"), many(6, 5, "old"));
    const counts = await library.publish(volume("vol-2", "2021-04-01"), many(6, 4, "new"));
    expect(counts).toMatchObject({ added: 0, changed: 4, unchanged: 0, sections: 4 });
    expect(await library.inForce()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `26 CFR 1.61-${n}`));
    expect(await library.textOf("26 CFR 1.61-5")).toContain("old");
    expect(await library.textOf("26 CFR 1.61-6")).toContain("new");
    await expect(library.textOf("26 CFR 1.61-10")).rejects.toMatchObject({
      code: "not_found",
      message: expect.stringContaining("was not in force any more") as string,
    });
    expect(await library.textOf("26 CFR 1.61-10", "2020-12-31")).toContain("old");
  });

  it("is refused for holding under 80 % of its own part, whatever others hold", async () => {
    await library.publish(volume("vol-1", "2020-04-01"), many(1, 2, "old"));
    await library.publish(volume("vol-2", "2020-04-01"), many(11, 10, "old"));
    await expect(library.publish(volume("vol-2", "2021-04-01"), many(11, 7, "new"))).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringContaining(
        "2021-04-01 of vol-2 holds 7 sections, under 80 % of the 10",
      ) as string,
    });
    expect((await library.publish(volume("vol-1", "2021-04-01"), many(1, 2, "new"))).sections).toBe(2);
  });

  it("and another of a later date: the later words are in force, the others their history", async () => {
    await library.publish(volume("1.61-2", "2025-12-01"), [regulation("1.61-2", "of December")]);
    await library.publish(volume("vol-1", "2021-04-01"), many(1, 3, "of April"));
    expect(await library.textOf("26 CFR 1.61-2")).toContain("of December");
    expect(await library.textOf("26 CFR 1.61-2", "2023-01-01")).toContain("of April");
    expect(await library.textOf("26 CFR 1.61-1")).toContain("of April");
    expect(await library.lookup.versions(READER, "26 CFR 1.61-2")).toEqual([
      { from: "2021-04-01", to: "2025-12-01", label: "2021-04-01" },
      { from: "2025-12-01", to: null, label: "2025-12-01" },
    ]);
  });

  it("gives way to a later edition of the whole source", async () => {
    await library.publish(volume("vol-1", "2021-04-01"), many(1, 3, "of the volume"));
    await library.publish({ sourceId: "cfr", label: "2025-12-01" }, many(2, 2, "of the whole"));
    expect(await library.inForce()).toEqual(["26 CFR 1.61-2", "26 CFR 1.61-3"]);
    expect(await library.textOf("26 CFR 1.61-1", "2022-01-01")).toContain("of the volume");
  });

  it("with other words of the same date than another part is an error that names both", async () => {
    await library.publish(volume("vol-1", "2021-04-01"), many(1, 2, "one"));
    await expect(
      library.publish(volume("1.61-2", "2021-04-01"), [regulation("1.61-2", "other")]),
    ).rejects.toMatchObject({
      code: "conflict",
      message:
        "26 CFR 1.61-2 stands with different words of the same date, April 1, 2021, in vol-1 of 2021-04-01 and in 1.61-2 of 2021-04-01. Load only one of them.",
    });
    expect(await library.textOf("26 CFR 1.61-2")).toContain("one");
    const same = await library.publish(volume("1.61-2", "2021-04-01"), many(2, 1, "one"));
    expect(same.sections).toBe(1);
  });
});

describe("issues", () => {
  const issue = (label: string) => ({ sourceId: "irb", label });

  it("add to those before, and nothing goes", async () => {
    await library.publish(issue("2026-01-05"), [
      ruling("Rev. Rul. 2026-1", "one"),
      ruling("Notice 2026-1", "one"),
    ]);
    await library.publish(issue("2026-01-12"), [ruling("Rev. Rul. 2026-2", "two")]);
    expect(await library.inForce()).toEqual(["Notice 2026-1", "Rev. Rul. 2026-1", "Rev. Rul. 2026-2"]);
    expect(await library.lookup.holdings()).toMatchObject([
      { sourceId: "irb", sections: 3, release: "2026-01-12" },
    ]);
  });

  it("of a document that comes again the later one is in force, in whichever order they are loaded", async () => {
    await library.publish(issue("2026-01-12"), [ruling("Rev. Rul. 2026-1", "corrected")]);
    await library.publish(issue("2026-01-05"), [ruling("Rev. Rul. 2026-1", "as first printed")]);
    expect(await library.textOf("Rev. Rul. 2026-1")).toContain("corrected");
    expect(await library.textOf("rev. rul. 2026–1".replace("–", "-"), "2026-01-06")).toContain(
      "as first printed",
    );
  });

  it("that hold nothing are refused", async () => {
    await expect(library.publish(issue("2026-01-05"), [])).rejects.toMatchObject({ code: "conflict" });
  });
});

describe("as of a date", () => {
  beforeEach(async () => {
    await library.publish({ sourceId: "irc", label: "119-73", asOf: "2026-01-12" }, [entry("1", "old")]);
    await library.publish({ sourceId: "irc", label: "119-100", asOf: "2026-07-18" }, [
      entry("1", "new"),
      entry("2", "new"),
    ]);
    await library.publish(volume("vol-1", "2026-04-01"), [regulation("1.1-1", "a rule")]);
  });

  it("each source has the words of that day", async () => {
    expect(await library.textOf("26 USC 1", "2026-07-17")).toContain("old");
    expect(await library.textOf("26 USC 1", "2026-07-18")).toContain("new");
    expect(await library.textOf("26 CFR 1.1-1", "2026-07-18")).toContain("a rule");
    const found = await library.search(READER, "levy rule", { asOf: "2026-02-01" });
    expect(found.hits.map(({ section, asOf }) => [section, asOf])).toEqual([["26 USC 1", "119-73"]]);
  });

  it("a label stands for its day in the other sources", async () => {
    expect(await library.textOf("26 USC 1", "119-73")).toContain("old");
    await expect(library.textOf("26 CFR 1.1-1", "119-73")).rejects.toMatchObject({ code: "not_found" });
    expect(await library.textOf("26 CFR 1.1-1", "119-100")).toContain("a rule");
  });

  it("before the first edition the sentence says from when on the library has it", async () => {
    await expect(library.textOf("26 USC 1", "2025-12-31")).rejects.toMatchObject({
      code: "not_found",
      message:
        "The library holds 26 USC 1 from January 12, 2026 on (119-73), and no words of December 31, 2025.",
    });
  });

  it("a day or label that does not exist is named", async () => {
    await expect(library.textOf("26 USC 1", "2026-02-30")).rejects.toMatchObject({ code: "malformed" });
    await expect(library.textOf("26 USC 1", "119-1")).rejects.toMatchObject({
      message: expect.stringContaining("holds no release point 119-1") as string,
    });
  });

  it("an edition of a day to come is not in force before it", async () => {
    await library.publish({ sourceId: "irc", label: "120-1", position: 120_001, asOf: "2027-01-01" }, [
      entry("1", "of the next year"),
      entry("2", "of the next year"),
    ]);
    expect(await library.textOf("26 USC 1")).toContain("new");
    expect(await library.textOf("26 USC 1", "2027-01-01")).toContain("of the next year");
  });
});

describe("names", () => {
  it("find a document by its alias, in any spelling of it", async () => {
    await library.publish({ sourceId: "irb", label: "2026-01-05" }, [
      ruling("Rev. Proc. 2025-32", "amounts", { aliases: ["RP 25–32"] }),
    ]);
    const { document } = await library.lookup.resolve(READER, " rp  25-32 ");
    expect(document.citation).toBe("Rev. Proc. 2025-32");
  });

  const claims = (name: string) =>
    expect.objectContaining({ code: "conflict", message: expect.stringContaining(name) as string }) as Error;

  it("that two documents claim are an error, and nothing of the file is published", async () => {
    await library.publish({ sourceId: "irb", label: "2026-01-05" }, [
      ruling("Notice 2026-1", "x", { aliases: ["N 1"] }),
    ]);
    const later = { sourceId: "irb", label: "2026-01-12" };
    await expect(
      library.publish(later, [ruling("Notice 2026-2", "x", { aliases: ["n 1"] })]),
    ).rejects.toEqual(claims("n 1"));
    await expect(
      library.publish(later, [ruling("Notice 2026-2", "x", { aliases: ["Notice 2026-1"] })]),
    ).rejects.toEqual(claims("Notice 2026-1"));
    await expect(
      library.publish(later, [ruling("Notice 2026-2", "x"), ruling("Notice 2026-2", "y")]),
    ).rejects.toEqual(claims("Notice 2026-2"));
    const writer = await library.open(later);
    await writer.add([ruling("Notice 2026-3", "x")]);
    await expect(writer.add([ruling("Notice 2026-3", "y")])).rejects.toEqual(claims("Notice 2026-3"));
    await writer.discard();
    expect(await library.inForce()).toEqual(["Notice 2026-1"]);
  });

  it("that documents of two kinds claim are an error", async () => {
    const issue = (label: string) => ({ sourceId: "irb", label });
    await library.publish(issue("2026-01-05"), [ruling("Notice 2026-1", "x")]);
    await library.knex("authority_documents").update({ kind: "register", key: "2026-1" });
    const other = ruling("Notice 2026-1", "y");
    await expect(library.publish(issue("2026-01-12"), [other])).rejects.toEqual(claims("Notice 2026-1"));
  });
});

it("a decision that two sources print is one document with both places, whichever came first", async () => {
  const decision = (words: string, date: string) =>
    documentOf({ kind: "register", key: "T.D. 9999", date }, words);
  await library.publish({ sourceId: "irb", label: "2026-01-12" }, [
    decision("Mills, reprinted.", "2026-01-12"),
  ]);
  await library.publish(volume("register", "2026-01-05"), [decision("Mills.", "2026-01-05")]);
  expect(await library.inForce()).toEqual(["T.D. 9999"]);
  expect(await library.textOf("T.D. 9999")).toContain("Mills, reprinted.");
  expect((await library.lookup.versions(READER, "T.D. 9999")).map(({ from }) => from)).toEqual([
    "2026-01-05",
    "2026-01-12",
  ]);
  expect((await library.search(READER, "reprinted")).hits.map(({ section }) => section)).toEqual([
    "T.D. 9999",
  ]);
});

it("contents and neighbors are of one kind, in its order", async () => {
  await library.publish({ sourceId: "irc", label: "119-1" }, [entry("2", "x"), entry("10", "x")]);
  await library.publish(volume("vol-1", "2021-04-01"), [
    regulation("1.61-10", "x"),
    regulation("1.61-2", "x"),
  ]);
  await library.publish(volume("1.61-3", "2021-04-01"), [regulation("1.61-3", "x")]);
  const keys = async (kind: "code" | "regulation") =>
    (await library.lookup.contents(READER, kind)).map(({ key }) => key);
  expect(await keys("code")).toEqual(["2", "10"]);
  expect(await keys("regulation")).toEqual(["1.61-2", "1.61-3", "1.61-10"]);
  const { previous, next } = await library.lookup.surroundings(READER, "26 CFR 1.61-3");
  expect([previous?.url, next?.url]).toEqual(["/authority/26-cfr/1.61-2", "/authority/26-cfr/1.61-10"]);
});

it("a source that is switched off is not searched, and nothing is indexed again", async () => {
  await library.publish({ sourceId: "irc", label: "119-1" }, [entry("1", "millstone")]);
  await library.publish(volume("vol-1", "2021-04-01"), [regulation("1.1-1", "millstone")]);
  const found = async () => (await library.search(READER, "millstone")).hits.map(({ section }) => section);
  const rows = async () =>
    library.knex.raw("select ctid, xmin, lexeme from authority_postings order by ctid");
  expect(await found()).toEqual(["26 USC 1", "26 CFR 1.1-1"]);
  const before = (await rows()) as { rows: unknown[] };
  await library.publishing.setSourceActive(OPERATOR, "cfr", false);
  expect(await found()).toEqual(["26 USC 1"]);
  expect(((await rows()) as { rows: unknown[] }).rows).toEqual(before.rows);
  await library.publishing.setSourceActive(OPERATOR, "cfr", true);
  expect(await found()).toEqual(["26 USC 1", "26 CFR 1.1-1"]);
});
