import { describe, expect, it } from "vitest";
import type { Citation } from "./citation.ts";
import {
  citationUrl,
  findCitations,
  foreignLaw,
  formatCitation,
  parseCitation,
  parsePath,
  tie,
} from "./registry.ts";

const cites = (text: string, context?: Citation) => findCitations(text, context).map(formatCitation);
const code = (key: string, path: string[] = []): Citation => ({ kind: "code", key, path });
const ruling = (key: string): Citation => ({ kind: "ruling", key, path: [] });
const regulation = (key: string, path: string[] = []): Citation => ({ kind: "regulation", key, path });

describe("parseCitation", () => {
  it.each([
    ["26 USC 61(a)(1)", "26 USC 61(a)(1)"],
    ["26 U.S.C. 1400Z–2 (b)(1)", "26 USC 1400Z-2(b)(1)"],
    ["26usc61", "26 USC 61"],
    ["§ 61", "26 USC 61"],
    ["§61", "26 USC 61"],
    ["IRC 61", "26 USC 61"],
    ["I.R.C. § 45X(d)(4)", "26 USC 45X(d)(4)"],
    ["Code section 280a(c)", "26 USC 280A(c)"],
    ["Internal Revenue Code section 121", "26 USC 121"],
    ["Internal Revenue Code of 1986, section 121", "26 USC 121"],
    ["Sec 61", "26 USC 61"],
    ["title 26, section 61", "26 USC 61"],
    ["section 61 of title 26", "26 USC 61"],
    ["section 61 of the Internal Revenue Code of 1986", "26 USC 61"],
    ["61", "26 USC 61"],
    ["61(a)(1)", "26 USC 61(a)(1)"],
    ["1400Z-2", "26 USC 1400Z-2"],
    ["45x", "26 USC 45X"],
    ["26 USC 99999", "26 USC 99999"],
    ["（§ 61（a））", "26 USC 61(a)"],
    ["§\u00A061\u2009(a)", "26 USC 61(a)"],
    ["1.61-21(f)", "26 CFR 1.61-21(f)"],
    ["26 C.F.R. § 1.61-21(f)(5)", "26 CFR 1.61-21(f)(5)"],
    ["Treasury Regulation section 1.338(h)(10)-1(c)(1)", "26 CFR 1.338(h)(10)-1(c)(1)"],
    ["Treas. Reg. § 1.892-\n4(d)", "26 CFR 1.892-4(d)"],
    ["Treas. Reg. § 601.601(d)(2)", "26 CFR 601.601(d)(2)"],
    ["Prop. Treas. Reg. § 1.892-4(d)", "Prop. 26 CFR 1.892-4(d)"],
    ["Reg. § 1.61-21(f) Example 2", "26 CFR 1.61-21(f) Example 2"],
    ["Reg. § 1.61-21(f) Example 2(i)", "26 CFR 1.61-21(f) Example 2(i)"],
    ["Revenue Ruling 2019-24", "Rev. Rul. 2019-24"],
    ["Rev. Rul. 1984-102", "Rev. Rul. 84-102"],
    ["section 4.30 of Rev. Proc. 2025-32", "Rev. Proc. 2025-32, § 4.30"],
    ["Announcement 2026-10", "Ann. 2026-10"],
    ["TAM 199921001", "WD 199921001"],
    ["G.C.M. 39,535".replace(",", ""), "GCM 39535"],
    ["Action on Decision 2026-01", "AOD 2026-1"],
    ["T.C. Summary Opinion 2010-5", "T.C. Summ. Op. 2010-5"],
    ["144 S.Ct. 2244", "144 S. Ct. 2244"],
    ["22 F.4th 1014", "22 F.4th 1014"],
    ["4th Cir. No. 23-1234", "4th Cir. No. 23-1234"],
    ["No. 24-416, Commissioner v. Zuch (U.S. June 12, 2025)", "U.S. No. 24-416"],
    ["Docket No. 12345-19L", "T.C. No. 12345-19L"],
    ["section 13301 of Public Law 115-97", "P.L. 115-97 § 13301"],
    ["Pub. L. 119–21, title VII, § 70102(a)", "P.L. 119-21 § 70102(a)"],
    ["REG-112129-23", "REG-112129-23"],
    ["89 Fed. Reg. 56,480", "89 Fed. Reg. 56480"],
    ["Publication 590-A", "Pub. 590-A"],
    ["Schedule C (Form 1040)", "Form 1040 Schedule C"],
    ["Instructions for Form 1120S", "Instructions for Form 1120-S"],
    ["Form W-2", "Form W-2"],
  ])("reads %s", (text, expected) => {
    expect(formatCitation(parseCitation(text)!)).toBe(expected);
  });

  it.each([
    "42 USC 1983",
    "11 U.S.C. § 523",
    "gross income",
    "$61 and 2017",
    "zip code 90210",
    "box 12, code 12",
    "61st",
    "61%",
    "61,000",
    "section 301 of the Trade Act",
  ])("reads nothing in %s", (text) => {
    expect(parseCitation(text)).toBeNull();
  });
});

describe("findCitations", () => {
  it.each([
    ["Does section 61(a) or IRC § 108(a)(1)(B) govern?", ["26 USC 61(a)", "26 USC 108(a)(1)(B)"]],
    ["sections 61, 62 and 63(a)", ["26 USC 61", "26 USC 62", "26 USC 63(a)"]],
    ["section 121, 5 years", ["26 USC 121"]],
    ["section 179, 2026", ["26 USC 179"]],
    ["section 61(a)(1), (2), and (b)", ["26 USC 61(a)(1)", "26 USC 61(a)(2)", "26 USC 61(b)"]],
    ["under section 501(c)(3), or\n(2) which", ["26 USC 501(c)(3)"]],
    ["sections 280A–280C", ["26 USC 280A", "26 USC 280B", "26 USC 280C"]],
    ["Can I do a 1031 exchange with my 401(k)?", ["26 USC 1031", "26 USC 401(k)"]],
    ["§§ 1.671-1 through 1.671-3", ["26 CFR 1.671-1", "26 CFR 1.671-2", "26 CFR 1.671-3"]],
    ["§§ 1.469-1T, -2T and -5T(a)", ["26 CFR 1.469-1T", "26 CFR 1.469-2T", "26 CFR 1.469-5T(a)"]],
    ["section 61 and § 1.61-1", ["26 USC 61", "26 CFR 1.61-1"]],
    ["Rev. Ruls. 84-102 and 85-13", ["Rev. Rul. 84-102", "Rev. Rul. 85-13"]],
    ["subsection (b)(2) of section 267", ["26 USC 267(b)(2)"]],
    ["section 371(a), 92 Stat. 2859", ["26 USC 371(a)", "92 Stat. 2859"]],
    ["the I.R.C.\n\n5 Section 172", ["26 USC 172"]],
    ["T.D. 7123, 36 FR 1087", ["T.D. 7123", "36 Fed. Reg. 1087"]],
    ["SECTION 2. BACKGROUND See section 3.02 of this notice", []],
    ["paragraphs (1) and (2) of section 61(a)", ["26 USC 61(a)(1)", "26 USC 61(a)(2)"]],
  ])("reads %s", (text, expected) => {
    expect(cites(text)).toEqual(expected);
  });

  it("gives the range of each citation in the text as it was", () => {
    const text = "See  §§\u00A0671–673 and Treas. Reg. § 1.892-\n4(d).";
    const ranges = findCitations(text).map(({ start, end }) => text.slice(start, end));
    expect(ranges).toEqual(["§§\u00A0671", "", "673", "Treas. Reg. § 1.892-\n4(d)"]);
  });

  it("does not call a whole citation unsure", () => {
    expect(findCitations("1.61-21(f)")[0]!.confidence).toBeUndefined();
    expect(findCitations("the rule of 1.61-21(f) applies")[0]!.confidence).toBe("low");
  });
});

describe("relative references", () => {
  it.each([
    ["subsection (b)", code("267", ["a", "1"]), ["26 USC 267(b)"]],
    ["paragraph (2)", code("267", ["a", "1"]), ["26 USC 267(a)(2)"]],
    ["paragraph (1) or (2) of subsection (b)", code("267"), ["26 USC 267(b)(1)", "26 USC 267(b)(2)"]],
    ["subsection (c) of this section", code("267", ["b"]), ["26 USC 267(c)"]],
    ["this section", code("267", ["b"]), ["26 USC 267"]],
    ["paragraph (b)(2) of this section", regulation("1.61-21", ["f"]), ["26 CFR 1.61-21(b)(2)"]],
    ["paragraph (a)(1) of § 1.61-1", regulation("1.61-21"), ["26 CFR 1.61-1(a)(1)"]],
    ["section 151 applies. Such section", code("267"), ["26 USC 151", "26 USC 151"]],
    ["section 3.02 of this notice", ruling("Notice 2014-21"), ["Notice 2014-21, § 3.02"]],
    ["Rev. Rul. 2019-24. Id.", code("61"), ["Rev. Rul. 2019-24", "Rev. Rul. 2019-24"]],
  ])("reads %s", (text, context, expected) => {
    expect(cites(text, context)).toEqual(expected);
  });

  it("leaves a paragraph alone whose subsection is not known", () => {
    expect(cites("paragraph (2)", code("267"))).toEqual([]);
    expect(cites("paragraph (2), this section, Id.")).toEqual([]);
  });

  it("is less sure of them", () => {
    expect(findCitations("this section", code("61"))[0]!.confidence).toBe("low");
  });
});

describe("foreignLaw", () => {
  it.each([
    ["Under section 301 of the Trade Act of 1974, what tariffs apply?", "Trade Act of 1974", ["301"]],
    ["under section 301 of the trade act", "trade act", ["301"]],
    ["Trade Act of 1974, section 301", "Trade Act of 1974", ["301"]],
    ["What does California § 83 say?", "California", ["83"]],
    [
      "Section 83 of the California Revenue and Taxation Code",
      "California Revenue and Taxation Code",
      ["83"],
    ],
    ["Cal. Rev. & Tax. Code § 17041", "Cal. Rev. & Tax. Code", ["17041"]],
    ["New York Tax Law § 601", "New York Tax Law", ["601"]],
    ["section 171.001 of the texas tax code", "texas tax code", ["171.001"]],
    ["31 USC 5314", "31 USC", ["5314"]],
    ["11 U.S. Code § 523", "11 USC", ["523"]],
    ["29 CFR 2510.3-101", "29 CFR", ["2510.3-101"]],
    ["section 523 of title 11, United States Code", "title 11, United States Code", ["523"]],
    ["title 11, section 523", "11 USC", ["523"]],
    ["section 403(b) of ERISA", "ERISA", ["403(b)"]],
    ["ERISA § 403", "ERISA", ["403"]],
    ["Bankruptcy Code section 523(a)(1)", "Bankruptcy Code", ["523(a)(1)"]],
    ["section 5(a) of the Peace Corps Act", "Peace Corps Act", ["5(a)"]],
    ["section 10(b) of the Securities Exchange Act of 1934", "Securities Exchange Act of 1934", ["10(b)"]],
    [
      "section 112(b)(5) of the Internal Revenue Code of 1939",
      "Internal Revenue Code of 1939",
      ["112(b)(5)"],
    ],
    ["section 4 of such Act", "Act", ["4"]],
    ["Fed. R. Civ. P. 56(a)", "rules of court", ["56(a)"]],
    ["Article I, Section 8", "United States Constitution", ["8"]],
    ["my section 8 housing voucher", "United States Housing Act", ["8"]],
  ])("reads %s", (text, law, numbers) => {
    expect(findCitations(text)).toEqual([]);
    expect(foreignLaw(text)).toMatchObject([{ law, numbers }]);
  });

  it.each([
    "section 61 of the Internal Revenue Code",
    "section 61 of the Code",
    "section 61 of such Code",
    "the Tax Code § 61",
    "federal tax code section 61",
    "section 61 of this title",
    "In California, does section 61 apply?",
    "I moved to New York. Section 61 says?",
    "Tax Reform Act changes and section 61",
    "section 61 in Texas",
    "Under section 61 a waiter acts as an agent of the act",
  ])("leaves %s to the Code", (text) => {
    expect(foreignLaw(text)).toEqual([]);
    expect(cites(text)).toEqual(["26 USC 61"]);
  });

  it("tells both apart in one text", () => {
    const text = "Is income under section 409A and section 203 of ERISA the same as § 457A?";
    expect(cites(text)).toEqual(["26 USC 409A", "26 USC 457A"]);
    expect(foreignLaw(text)).toMatchObject([{ law: "ERISA", numbers: ["203"] }]);
  });
});

describe("addresses", () => {
  it.each([
    ["26 USC 61(a)(1)", "/authority/26-usc/61"],
    ["26 USC 1400Z-2", "/authority/26-usc/1400Z-2"],
    ["26 CFR 1.61-21(f)", "/authority/26-cfr/1.61-21"],
    ["Prop. 26 CFR 1.892-4", "/authority/prop-26-cfr/1.892-4"],
    ["Rev. Rul. 2019-24", "/authority/rev-rul/2019-24"],
    ["Rev. Proc. 2025-32", "/authority/rev-proc/2025-32"],
    ["Notice 2014-21", "/authority/notice/2014-21"],
    ["PLR 202124008", "/authority/wd/202124008"],
    ["165 T.C. No. 7", "/authority/tc/165-no-7"],
    ["162 T.C. 148", "/authority/tc/162/148"],
    ["T.C. Memo. 2025-133", "/authority/tc-memo/2025-133"],
    ["T.D. 10000", "/authority/td/10000"],
    ["Pub. 17", "/authority/pub/17"],
    ["Form 1040", "/authority/form/1040"],
    ["P.L. 119-21", "/authority/pl/119-21"],
    ["U.S. No. 24-416", "/authority/scotus/24-416"],
  ])("%s stands at %s", (text, url) => {
    expect(citationUrl(parseCitation(text)!)).toBe(url);
  });

  it("keeps the title of a regulation that is not of title 26", () => {
    const other = regulation("27 CFR 19.1");
    expect(formatCitation(other)).toBe("27 CFR 19.1");
    expect(citationUrl(other)).toBe("/authority/27-cfr/19.1");
    expect(parsePath("27-cfr", "19.1")).toEqual(other);
  });

  it("names the paragraph in the fragment", () => {
    expect(citationUrl(code("61"), "a-1")).toBe("/authority/26-usc/61#a-1");
  });

  it.each([
    ["26-usc", "1.61-1"],
    ["26-cfr", "61"],
    ["rev-rul", "x"],
    ["nowhere", "61"],
  ])("knows no document at %s/%s", (work, number) => {
    expect(parsePath(work, number)).toBeNull();
  });
});

describe("tie", () => {
  it.each([
    ["26 CFR 1.61-21(f)", ["26 USC 61"]],
    ["26 CFR 1.1031(a)-1", ["26 USC 1031(a)"]],
    ["26 CFR 1.1400Z2(a)-1", ["26 USC 1400Z-2(a)"]],
    ["26 CFR 1.338(h)(10)-1", ["26 USC 338(h)(10)"]],
    ["26 CFR 301.7701-3", ["26 USC 7701"]],
    ["26 CFR 601.105", []],
    ["Rev. Rul. 2019-24", []],
  ])("of %s", (text, expected) => {
    expect(tie(parseCitation(text)!).map(formatCitation)).toEqual(expected);
  });
});
