/** Guidance of the Internal Revenue Bulletin: names, years of two digits, pins, lists, own sections. */
import { describe, expect, it } from "vitest";
import { ruling } from "./ruling.ts";
import { parsePath, sortKey } from "./registry.ts";
import { citedWords, cites } from "./testing.ts";

describe("names", () => {
  it.each([
    ["Rev. Rul. 2019-24", "Rev. Rul. 2019-24"],
    ["Rev.Rul. 2019-24", "Rev. Rul. 2019-24"],
    ["Rev Rul 2019-24", "Rev. Rul. 2019-24"],
    ["rev. rul. 2019-24", "Rev. Rul. 2019-24"],
    ["REV. RUL. 2019-24", "Rev. Rul. 2019-24"],
    ["Revenue Ruling 2019-24", "Rev. Rul. 2019-24"],
    ["Revenue Ruling No. 2019-24", "Rev. Rul. 2019-24"],
    ["Rev. Rul. 2019\u201324", "Rev. Rul. 2019-24"],
    ["Rev.\nRul. 2019-24", "Rev. Rul. 2019-24"],
    ["Rev. Rul. 2019-\n24", "Rev. Rul. 2019-24"],
    ["Rev. Proc. 2025-32", "Rev. Proc. 2025-32"],
    ["Revenue Procedure 2025-32", "Rev. Proc. 2025-32"],
    ["Rev. Procs. 2025-32", "Rev. Proc. 2025-32"],
    ["Notice 2014-21", "Notice 2014-21"],
    ["notice 2014-21", "Notice 2014-21"],
    ["Announcement 2026-10", "Ann. 2026-10"],
    ["Ann. 2026-10", "Ann. 2026-10"],
    ["Rev. Rul. 2019-024", "Rev. Rul. 2019-24"],
  ])("reads %j", (text, citation) => {
    expect(cites(text)).toEqual([citation]);
  });

  it.each([
    "Rev. Rul.",
    "notice of deficiency 2014",
    "on notice, 2014-21",
    "Notice 2014",
    "Notice 2014-21A",
    "Notice 2014-21-5",
    "Notice 20145-21",
    "Anna 2026-10",
    "Rev. Rul. 201-24",
  ])("reads nothing in %j", (text) => {
    expect(cites(text)).toEqual([]);
  });
});

describe("years", () => {
  it.each([
    ["Rev. Rul. 54-1", "Rev. Rul. 54-1"],
    ["Rev. Rul. 1954-1", "Rev. Rul. 54-1"],
    ["Rev. Rul. 99-6", "Rev. Rul. 99-6"],
    ["Rev. Rul. 1999-6", "Rev. Rul. 99-6"],
    ["Rev. Rul. 2000-6", "Rev. Rul. 2000-6"],
    ["Rev. Rul. 00-6", "Rev. Rul. 2000-6"],
    ["Rev. Rul. 04-3", "Rev. Rul. 2004-3"],
    ["Rev. Rul. 29-3", "Rev. Rul. 2029-3"],
    ["Rev. Rul. 30-3", "Rev. Rul. 30-3"],
  ])("%s is %s", (text, citation) => {
    expect(cites(text)).toEqual([citation]);
  });
});

describe("pins", () => {
  it.each([
    ["Rev. Proc. 2025-32, § 4", "Rev. Proc. 2025-32, § 4"],
    ["Rev. Proc. 2025-32, § 4.30", "Rev. Proc. 2025-32, § 4.30"],
    ["Rev. Proc. 2025-32 sec. 4.30", "Rev. Proc. 2025-32, § 4.30"],
    ["Rev. Proc. 2025-32, at § 4.30", "Rev. Proc. 2025-32, § 4.30"],
    ["Rev. Proc. 2025-32, section 4.01(1)(a)", "Rev. Proc. 2025-32, § 4.01(1)(a)"],
    ["§ 4.30 of Rev. Proc. 2025-32", "Rev. Proc. 2025-32, § 4.30"],
    ["section 4.30(1) of Rev. Proc. 2025-32", "Rev. Proc. 2025-32, § 4.30(1)"],
    ["section 3 of Notice 2014-21", "Notice 2014-21, § 3"],
    ["Notice 2014-21, § 4 Q&A-6", "Notice 2014-21, § 4 Q&A-6"],
    ["Notice 2014-21, Q&A-6", "Notice 2014-21, Q&A-6"],
  ])("reads %j", (text, citation) => {
    expect(cites(text)).toEqual([citation]);
  });

  it("does not take the pin of a paper for a section of the Code, nor the Code's section for a pin", () => {
    expect(cites("Rev. Proc. 2025-32, section 4.30, and section 179")).toEqual([
      "Rev. Proc. 2025-32, § 4.30",
      "26 USC 179",
    ]);
    expect(cites("Rev. Rul. 2019-24, section 1031")).toEqual(["Rev. Rul. 2019-24", "26 USC 1031"]);
  });
});

describe("lists", () => {
  it.each([
    ["Rev. Ruls. 84-102, 85-13, and 2004-3", ["Rev. Rul. 84-102", "Rev. Rul. 85-13", "Rev. Rul. 2004-3"]],
    ["Notices 2014-21 and 2014-22", ["Notice 2014-21", "Notice 2014-22"]],
    ["Rev. Rul. 84-102 and Rev. Proc. 85-13", ["Rev. Rul. 84-102", "Rev. Proc. 85-13"]],
    [
      "Rev. Rul. 84-102, 1984-2 C.B. 119, and Notice 2014-21",
      ["Rev. Rul. 84-102", "1984-2 C.B. 119", "Notice 2014-21"],
    ],
  ])("reads %j", (text, citations) => {
    expect(cites(text)).toEqual(citations);
  });

  it("gives each member its own words", () => {
    expect(citedWords("See Rev. Ruls. 84-102 and 85-13.")).toEqual(["Rev. Ruls. 84-102", "85-13"]);
  });
});

describe("sections of the paper itself", () => {
  const paper = { kind: "ruling" as const, key: "Rev. Proc. 2025-32", path: [] };

  it.each([
    ["section 4.30 of this revenue procedure", ["Rev. Proc. 2025-32, § 4.30"]],
    ["Section 2 of this notice", ["Rev. Proc. 2025-32, § 2"]],
    ["section 4.01(1) of this procedure", ["Rev. Proc. 2025-32, § 4.01(1)"]],
    ["section 61 of this title", ["26 USC 61"]],
  ])("reads %j in it", (text, citations) => {
    expect(cites(text, paper)).toEqual(citations);
  });

  it("takes them for no section of the Code in a text of which nothing is known", () => {
    expect(cites("section 2 of this notice")).toEqual([]);
    expect(cites("section 2 of this notice", { kind: "code", key: "61", path: [] })).toEqual([]);
  });
});

describe("canonical form", () => {
  it.each([
    [[], "Rev. Proc. 2025-32"],
    [["4"], "Rev. Proc. 2025-32, § 4"],
    [["4", "30"], "Rev. Proc. 2025-32, § 4.30"],
    [["4", "30", "1", "a"], "Rev. Proc. 2025-32, § 4.30(1)(a)"],
    [["4", "a"], "Rev. Proc. 2025-32, § 4(a)"],
    [["4", "1"], "Rev. Proc. 2025-32, § 4(1)"],
    [["Q&A-6"], "Rev. Proc. 2025-32, Q&A-6"],
    [["3", "Q&A-6"], "Rev. Proc. 2025-32, § 3 Q&A-6"],
  ])("of %j is %s", (path, shown) => {
    expect(ruling.format("Rev. Proc. 2025-32", path)).toBe(shown);
  });
});

describe("order and addresses", () => {
  it("sorts each series by year and number, two-digit years before 2000", () => {
    const inOrder = [
      "Rev. Rul. 54-1",
      "Rev. Rul. 84-102",
      "Rev. Rul. 99-6",
      "Rev. Rul. 2000-1",
      "Rev. Rul. 2019-2",
    ];
    const keyOf = (key: string) => sortKey({ kind: "ruling", key, path: [] });
    expect(
      [...inOrder, "Rev. Rul. 2019-24"].toReversed().sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)),
    ).toEqual([...inOrder, "Rev. Rul. 2019-24"]);
    expect(keyOf("Rev. Rul. 2019-24") < keyOf("Rev. Proc. 54-1")).toBe(true);
  });

  it.each([
    ["rev-rul", "2019-24", "Rev. Rul. 2019-24"],
    ["rev-rul", "1984-102", "Rev. Rul. 84-102"],
    ["rev-rul", "84-102", "Rev. Rul. 84-102"],
    ["rev-proc", "2025-32", "Rev. Proc. 2025-32"],
    ["notice", "2014-021", "Notice 2014-21"],
    ["announcement", "2026-10", "Ann. 2026-10"],
  ])("%s/%s is %s", (work, number, key) => {
    expect(parsePath(work, number)).toEqual({ kind: "ruling", key, path: [] });
  });

  it.each([
    ["rev-rul", ""],
    ["rev-rul", "2019"],
    ["rev-rul", "201-24"],
    ["rev-rul", "2019-24-1"],
    ["ruling", "2019-24"],
  ])("nothing stands at %s/%s", (work, number) => {
    expect(ruling.keyAt({ work, number })).toBeNull();
  });
});
