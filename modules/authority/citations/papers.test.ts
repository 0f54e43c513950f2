/** Written determinations, documents of the Federal Register, public laws, publications and forms. */
import { describe, expect, it } from "vitest";
import type { DocumentKind } from "../schema.ts";
import { findCitations, formatCitation, parsePath, sortKey } from "./registry.ts";
import { citedWords, cites } from "./testing.ts";

function sorted(kind: DocumentKind, keys: string[]): string[] {
  const keyOf = (key: string) => sortKey({ kind, key, path: [] });
  return keys.toReversed().sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

describe("determinations", () => {
  it.each([
    ["PLR 202124008", "WD 202124008"],
    ["PLR202124008", "WD 202124008"],
    ["PLR-202124008", "WD 202124008"],
    ["PLR No. 202124008", "WD 202124008"],
    ["LTR 9024004", "WD 9024004"],
    ["Ltr. Rul. 9024004".replace("Ltr.", "Priv. Ltr."), "WD 9024004"],
    ["Private Letter Ruling 202124008", "WD 202124008"],
    ["private letter ruling 202124008", "WD 202124008"],
    ["TAM 199921001", "WD 199921001"],
    ["Tech. Adv. Mem. 199921001", "WD 199921001"],
    ["Technical Advice Memorandum 199921001", "WD 199921001"],
    ["CCA 202124008", "WD 202124008"],
    ["Chief Counsel Advice 202124008", "WD 202124008"],
    ["ILM 202124008", "WD 202124008"],
    ["FSA 199921001", "FSA 199921001"],
    ["Field Service Advice 1999-12", "FSA 1999-12"],
    ["GCM 39535", "GCM 39535"],
    ["G.C.M. 39535", "GCM 39535"],
    ["Gen. Couns. Mem. 39535", "GCM 39535"],
    ["AOD 2026-1", "AOD 2026-1"],
    ["AOD 2026-01", "AOD 2026-1"],
    ["Action on Decision 2026-1", "AOD 2026-1"],
  ])("reads %j", (text, citation) => {
    expect(cites(text)).toEqual([citation]);
  });

  it.each([
    "PLR 12345",
    "PLR 2021240081",
    "PLR",
    "the TAM 5",
    "GCM 12",
    "AOD 26-1",
    "XPLR 202124008",
    "202124008",
  ])("reads nothing in %j", (text) => {
    expect(cites(text)).toEqual([]);
  });

  it("reads lists, each number with its own words", () => {
    const text = "PLRs 202124008, 202124009 and 9024004 agree";
    expect(cites(text)).toEqual(["WD 202124008", "WD 202124009", "WD 9024004"]);
    expect(citedWords(text)).toEqual(["PLRs 202124008", "202124009", "9024004"]);
  });

  it("sorts numbers of seven digits into the years before 1999", () => {
    const inOrder = ["WD 8001001", "WD 9024004", "WD 199921001", "WD 202124008"];
    expect(sorted("determination", inOrder)).toEqual(inOrder);
    expect(sorted("determination", ["AOD 2025-12", "AOD 2026-1"])).toEqual(["AOD 2025-12", "AOD 2026-1"]);
  });

  it.each([
    ["wd", "202124008", "WD 202124008"],
    ["wd", "9024004", "WD 9024004"],
    ["gcm", "39535", "GCM 39535"],
    ["aod", "2026-01", "AOD 2026-1"],
  ])("%s/%s is %s", (work, number, key) => {
    expect(parsePath(work, number)).toEqual({ kind: "determination", key, path: [] });
  });

  it.each([
    ["wd", "20212400"],
    ["wd", "2021240081"],
    ["wd", ""],
    ["plr", "202124008"],
    ["aod", "2026"],
  ])("nothing stands at %s/%s", (work, number) => {
    expect(parsePath(work, number)).toBeNull();
  });
});

describe("the Federal Register", () => {
  it.each([
    ["T.D. 10000", "T.D. 10000"],
    ["TD 10000", "T.D. 10000"],
    ["T. D. 10000", "T.D. 10000"],
    ["Treasury Decision 9999", "T.D. 9999"],
    ["REG-112129-23", "REG-112129-23"],
    ["REG\u2013112129\u201323", "REG-112129-23"],
    ["89 Fed. Reg. 56480", "89 Fed. Reg. 56480"],
    ["89 Fed. Reg. 56,480", "89 Fed. Reg. 56480"],
    ["89 FR 56480", "89 Fed. Reg. 56480"],
    ["89 F.R. 56480", "89 Fed. Reg. 56480"],
    ["89 Fed. Reg. 56480, 56490", "89 Fed. Reg. 56480"],
  ])("reads %j", (text, citation) => {
    expect(cites(text)[0]).toBe(citation);
  });

  it.each(["TD 12", "TD Ameritrade 10000", "REG-1121-23", "Fed. Reg. 56480", "89 Fr. 5", "REG-112129-2345"])(
    "reads nothing in %j",
    (text) => {
      expect(cites(text)).toEqual([]);
    },
  );

  it.each([
    ["T.D. 10000, 89 Fed. Reg. 56480", [undefined, true]],
    ["REG-112129-23, 89 Fed. Reg. 56480", [undefined, true]],
    ["T.D. 10000. See 89 Fed. Reg. 56480", [undefined, undefined]],
  ])("tells in %j where a decision was published", (text, parallel) => {
    expect(findCitations(text).map((found) => found.parallel)).toEqual(parallel);
  });

  it("sorts decisions, projects and pages, each by number", () => {
    const inOrder = ["T.D. 500", "T.D. 10000", "REG-112129-23", "9 Fed. Reg. 700", "89 Fed. Reg. 56480"];
    expect(sorted("register", inOrder)).toEqual(inOrder);
  });

  it.each([
    ["td", "10000", "T.D. 10000"],
    ["reg", "112129-23", "REG-112129-23"],
    ["fr", "89/56480", "89 Fed. Reg. 56480"],
  ])("%s/%s is %s", (work, number, key) => {
    expect(parsePath(work, number)).toEqual({ kind: "register", key, path: [] });
  });
});

describe("public laws", () => {
  it.each([
    ["P.L. 119-21", ["P.L. 119-21"]],
    ["PL 119-21", ["P.L. 119-21"]],
    ["Pub. L. 119\u201321", ["P.L. 119-21"]],
    ["Pub. L. No. 119-21", ["P.L. 119-21"]],
    ["Pub.L. 119-21", ["P.L. 119-21"]],
    ["Public Law 119-21", ["P.L. 119-21"]],
    ["public law No. 119-21", ["P.L. 119-21"]],
    ["Pub. L. 119-21, § 70120", ["P.L. 119-21 § 70120"]],
    ["Pub. L. 119-21, sec. 70120(c)(2)", ["P.L. 119-21 § 70120(c)(2)"]],
    ["Pub. L. 119-21, tit. VII, § 70120", ["P.L. 119-21 § 70120"]],
    ["Pub. L. 116-94, div. Q, tit. I, § 205", ["P.L. 116-94 § 205"]],
    ["section 70120 of Pub. L. 119-21", ["P.L. 119-21 § 70120"]],
    ["section 70120(a)(2) of Public Law 119-21", ["P.L. 119-21 § 70120(a)(2)"]],
    ["section 205 of division Q of Pub. L. 116-94", ["P.L. 116-94 § 205"]],
    ["sections 114 and 401 of Pub. L. 116-94", ["P.L. 116-94 § 114", "P.L. 116-94 § 401"]],
  ])("reads %j", (text, citations) => {
    expect(cites(text)).toEqual(citations);
  });

  it("takes none of their numbers for the Code's", () => {
    for (const text of [
      "section 61 of Pub. L. 119-21",
      "Pub. L. 119-21, § 61",
      "sections 61, 62, and 63 of P.L. 119-21",
    ])
      expect(findCitations(text).filter(({ kind }) => kind === "code")).toEqual([]);
  });

  it("reads what follows the law's section again as the Code's", () => {
    expect(cites("section 70120 of Pub. L. 119-21 amended section 164")).toEqual([
      "P.L. 119-21 § 70120",
      "26 USC 164",
    ]);
  });

  it("reads nothing in other numbers", () => {
    expect(cites("Pub. L. 21, Public Law School 119-21, PL 1195-21-3")).toEqual([]);
  });

  it("sorts by congress and number", () => {
    const inOrder = ["99-514", "115-97", "119-3", "119-21"];
    expect(sorted("public-law", inOrder)).toEqual(inOrder);
  });

  it("stands at its number", () => {
    expect(parsePath("pl", "119-021")).toEqual({ kind: "public-law", key: "119-21", path: [] });
    expect(parsePath("pl", "119")).toBeNull();
  });
});

describe("publications", () => {
  it.each([
    ["Pub. 17", "Pub. 17"],
    ["Publication 17", "Pub. 17"],
    ["IRS Pub. 17", "Pub. 17"],
    ["IRS Publication No. 17", "Pub. 17"],
    ["pub. 590-a", "Pub. 590-A"],
    ["Pub. 17, ch. 3", "Pub. 17, ch. 3"],
    ["Publication 17, chapter 12", "Pub. 17, ch. 12"],
  ])("reads %j", (text, citation) => {
    expect(cites(text)).toEqual([citation]);
  });

  it.each([
    "Publications",
    "Pub. L. 17",
    "the pub 17th street".replace("17th", "17.5"),
    "public 17",
    "Pub. 17-2",
  ])("reads no publication in %j", (text) => {
    expect(findCitations(text).filter(({ kind }) => kind === "publication")).toEqual([]);
  });

  it("sorts by number", () => {
    const inOrder = ["15", "17", "334", "590-A", "590-B", "1220"];
    expect(sorted("publication", inOrder)).toEqual(inOrder);
  });
});

describe("forms", () => {
  it.each([
    ["Form 1040", "Form 1040"],
    ["form 1040-sr", "Form 1040-SR"],
    ["Form 1120S", "Form 1120-S"],
    ["Form 1120-S", "Form 1120-S"],
    ["Form W2", "Form W-2"],
    ["Form W-8BEN".replace("BEN", ""), "Form W-8"],
    ["Form SS-4", "Form SS-4"],
    ["Form 1099-DIV", "Form 1099-DIV"],
    ["Forms 8949", "Form 8949"],
    ["Schedule C (Form 1040)", "Form 1040 Schedule C"],
    ["Schedule SE (Form 1040)", "Form 1040 Schedule SE"],
    ["Schedule K-1 (Form 1065)", "Form 1065 Schedule K-1"],
    ["Schedule D of Form 1041", "Form 1041 Schedule D"],
    ["Form 1040, Schedule 1", "Form 1040 Schedule 1"],
    ["Form 1040 Schedule C", "Form 1040 Schedule C"],
    ["Instructions for Form 1040", "Instructions for Form 1040"],
    ["instructions to Form 1120S", "Instructions for Form 1120-S"],
  ])("reads %j", (text, citation) => {
    expect(cites(text)).toEqual([citation]);
  });

  it.each(["form 12", "Formula 1040", "a form of 1040 sheets", "Form 123456", "Schedule C", "the form"])(
    "reads nothing in %j",
    (text) => {
      expect(cites(text)).toEqual([]);
    },
  );

  it.each(["1040", "1040 Schedule C", "1065 Schedule K-1", "1041 Instructions", "W-2", "SS-4", "1099-DIV"])(
    "finds %s again at its address",
    (key) => {
      const citation = { kind: "form" as const, key, path: [] };
      const [made] = findCitations(formatCitation(citation));
      expect(made).toMatchObject(citation);
    },
  );

  it.each(["", "x", "schedule-c", "12", "1040-schedule-"])("no form stands at %j", (number) => {
    expect(parsePath("form", number)).toBeNull();
  });
});
