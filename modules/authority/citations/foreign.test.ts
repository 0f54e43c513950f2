/** Words around a number that make it another law's, and words that do not. */
import { describe, expect, it } from "vitest";
import { findCitations, foreignLaw } from "./registry.ts";
import { cites } from "./testing.ts";

describe("other titles of the United States Code and of the regulations", () => {
  it.each([
    ["5 U.S.C. § 552", "5 USC", ["552"]],
    ["5 U.S.C. §§ 552 and 553(b)", "5 USC", ["552", "553(b)"]],
    ["11 USC 523(a)(1)(C)", "11 USC", ["523(a)(1)(C)"]],
    ["18 U. S. C. § 1343", "18 USC", ["1343"]],
    ["28 U.S.C.A. § 1346", "28 USC", ["1346"]],
    ["29 U.S. Code § 1132", "29 USC", ["1132"]],
    ["31 U.S.C. sec. 5314", "31 USC", ["5314"]],
    ["42 usc 1395w-4", "42 USC", ["1395w-4"]],
    ["15 U.S.C. 78l and 78m", "15 USC", ["78l", "78m"]],
    ["17 C.F.R. § 240.10b-5", "17 CFR", ["240.10b-5"]],
    ["31 CFR part 10", "31 CFR", ["10"]],
    ["29 CFR 2510.3-101", "29 CFR", ["2510.3-101"]],
    ["section 1302 of title 29", "title 29", ["1302"]],
    [
      "sections 1302 and 1303 of title 29, United States Code",
      "title 29, United States Code",
      ["1302", "1303"],
    ],
    ["title 18, U.S.C., section 1001", "18 USC", ["1001"]],
    ["section 78 of title XI", "title XI", ["78"]],
  ])("%s", (text, law, numbers) => {
    expect(findCitations(text)).toEqual([]);
    expect(foreignLaw(text)).toMatchObject([{ law, numbers }]);
  });

  it.each([
    ["26 U.S.C. § 61", "26 USC 61"],
    ["section 61 of title 26", "26 USC 61"],
    ["section 61 of title 26, United States Code", "26 USC 61"],
    ["title 26, section 61", "26 USC 61"],
    ["26 CFR 1.61-1", "26 CFR 1.61-1"],
  ])("leaves %s to title 26", (text, citation) => {
    expect(foreignLaw(text)).toEqual([]);
    expect(cites(text)).toEqual([citation]);
  });
});

describe("laws by name behind the number", () => {
  it.each([
    ["section 401 of the Windmill Relief Act", "Windmill Relief Act"],
    ["section 401 of the Windmill Relief Act of 2019", "Windmill Relief Act of 2019"],
    ["Section 401(b)(2) of the Social Security Act", "Social Security Act"],
    ["section 401, of the Clean Air Act", "Clean Air Act"],
    ["section 401 under the Fair Labor Standards Act", "Fair Labor Standards Act"],
    ["section 401 of ERISA", "ERISA"],
    ["section 401 of erisa", "erisa"],
    ["section 401 of the SECURE 2.0 Act", "SECURE 2.0 Act"],
    ["section 401 of the TCJA", "TCJA"],
    ["section 401 of the Act of July 4, 1966", "Act of July 4, 1966"],
    ["section 401 of that Act", "Act"],
    ["section 401 of the\nTrade Act\nof 1974", "Trade Act of 1974"],
    ["section 401 of the Ohio Revised Code", "Ohio Revised Code"],
    ["section 401 of the California Corporations Code", "California Corporations Code"],
    ["section 401 of New York law", "New York law"],
    ["section 401 of Texas's Tax Code", "Texas's Tax Code"],
    ["section 401 of the Internal Revenue Code of 1939", "Internal Revenue Code of 1939"],
    ["section 401 of the Uniform Commercial Code", "Uniform Commercial Code"],
    ["section 401 of the Bankruptcy Code", "Bankruptcy Code"],
  ])("%s", (text, law) => {
    expect(findCitations(text)).toEqual([]);
    const [foreign] = foreignLaw(text);
    expect(foreign!.law).toBe(law);
    expect(foreign!.numbers[0]).toMatch(/^401/);
  });

  it.each([
    "section 401 of the Code",
    "section 401 of such Code",
    "section 401 of this Code",
    "section 401 of the Internal Revenue Code of 1986",
    "section 401 of the Internal Revenue Code of 1954",
    "section 401 of the Tax Code",
    "section 401 of the U.S. Tax Code",
    "section 401 of the federal tax code",
    "section 401 of the IRC",
    "section 401 of this title",
    "section 401 of title 26",
    "section 401 of income",
    "section 401 under audit",
    "section 401 from January",
    "section 401 in Ohio",
    "section 401. The Clean Air Act is another matter",
    "section 401 acts on trusts",
  ])("leaves %s to the Code", (text) => {
    expect(cites(text)[0]).toBe("26 USC 401");
    expect(foreignLaw(text)).toEqual([]);
  });
});

describe("laws by name before the number", () => {
  it("need no sign where a paragraph shows that the number is a section", () => {
    const text = "Does ERISA 403(c)(1) bar it?";
    expect(findCitations(text)).toEqual([]);
    expect(foreignLaw(text)).toMatchObject([{ law: "ERISA", numbers: ["403(c)(1)"] }]);
    expect(foreignLaw("FMLA 12 weeks, COBRA 18 months")).toEqual([]);
  });

  it.each([
    ["ERISA § 401", "ERISA"],
    ["ERISA section 401", "ERISA"],
    ["erisa section 401", "erisa"],
    ["Social Security Act § 401", "Social Security Act"],
    ["Clean Air Act of 1990, section 401", "Clean Air Act of 1990"],
    ["Windmill Relief Act § 401", "Windmill Relief Act"],
    ["Ohio Rev. Code Ann. § 401", "Ohio Rev. Code Ann."],
    ["Cal. Rev. & Tax. Code § 401", "Cal. Rev. & Tax. Code"],
    ["N.Y. Tax Law § 401", "N.Y. Tax Law"],
    ["Minn. Stat. § 401", "Minn. Stat."],
    ["Fla. Stat. § 401", "Fla. Stat."],
    ["california § 401", "california"],
    ["UCC § 401", "UCC"],
    ["Bankruptcy Code § 401", "Bankruptcy Code"],
  ])("%s", (text, law) => {
    expect(findCitations(text)).toEqual([]);
    expect(foreignLaw(text)).toMatchObject([{ law, numbers: ["401"] }]);
  });

  it.each([
    "Internal Revenue Code § 401",
    "Code § 401",
    "the Code, section 401",
    "Tax Code § 401",
    "See § 401",
    "Ohio is a State. § 401",
    "Under Code section 401",
  ])("leaves %s to the Code", (text) => {
    expect(cites(text)).toEqual(["26 USC 401"]);
    expect(foreignLaw(text)).toEqual([]);
  });
});

describe("rules, constitutions and codes by initials", () => {
  it.each([
    ["Fed. R. Civ. P. 56(a)", "rules of court", ["56(a)"]],
    ["Fed. R. Evid. 408", "rules of court", ["408"]],
    ["Tax Court Rule 155", "rules of court", ["155"]],
    ["Rule 142(a)", "rules of court", ["142(a)"]],
    ["Rules 121 and 122", "rules of court", ["121", "122"]],
    ["FRCP 12(b)(6)", "rules of court", ["12(b)(6)"]],
    ["Article I, Section 9", "United States Constitution", ["9"]],
    ["Art. II, § 2", "United States Constitution", ["2"]],
    ["UCC 9-102", "UCC", ["9-102"]],
    ["35 ILCS 5/201".replace("5/", ""), "ILCS", ["201"]],
    ["O.C.G.A. § 48-7-21", "O.C.G.A.", ["48-7-21"]],
    ["IRM 5.8.5", "IRM", ["5.8.5"]],
  ])("%s", (text, law, numbers) => {
    expect(cites(text)).toEqual([]);
    expect(foreignLaw(text)).toMatchObject([{ law, numbers }]);
  });
});

describe("numbers that people know by their use", () => {
  it.each([
    ["a section 8 housing voucher", "United States Housing Act", "8"],
    ["my Section 8 tenant", "United States Housing Act", "8"],
    ["section 230 immunity", "Communications Decency Act", "230"],
    ["a section 504 plan", "Rehabilitation Act", "504"],
    ["a section 1983 claim", "42 USC", "1983"],
    ["section 301 tariffs", "Trade Act", "301"],
    ["section 232 duties", "Trade Expansion Act", "232"],
    ["a section 363 sale", "Bankruptcy Code", "363"],
  ])("%s", (text, law, number) => {
    expect(cites(text)).toEqual([]);
    expect(foreignLaw(text)).toMatchObject([{ law, numbers: [number] }]);
  });

  it.each([
    ["section 301 distributions", "26 USC 301"],
    ["section 341 assets", "26 USC 341"],
    ["section 1981 of the Code", "26 USC 1981"],
    ["section 8", "26 USC 8"],
    ["section 83 sales", "26 USC 83"],
  ])("leaves %s to the Code", (text, citation) => {
    expect(cites(text)).toEqual([citation]);
    expect(foreignLaw(text)).toEqual([]);
  });
});

describe("both in one text", () => {
  it.each([
    ["section 162(a) and section 10(b) of the Securities Exchange Act of 1934", ["26 USC 162(a)"], ["10(b)"]],
    ["Under ERISA § 403 and section 401(k)", ["26 USC 401(k)"], ["403"]],
    ["section 61 and 11 U.S.C. § 523", ["26 USC 61"], ["523"]],
    ["11 U.S.C. § 523; section 61", ["26 USC 61"], ["523"]],
    [
      "section 501(c)(3). Section 4 of the Clayton Act. Section 61.",
      ["26 USC 501(c)(3)", "26 USC 61"],
      ["4"],
    ],
  ])("%s", (text, own, numbers) => {
    expect(cites(text)).toEqual(own);
    expect(foreignLaw(text).flatMap((foreign) => foreign.numbers)).toEqual(numbers);
  });

  it("gives the range of the words from the sign to the law's name", () => {
    const text = "See section 4(a) of the Clayton Act, and so on.";
    const { start, end } = foreignLaw(text)[0]!;
    expect(text.slice(start, end)).toBe("section 4(a) of the Clayton Act");
  });

  it("keeps the range in the text as it was, with odd spaces and dashes", () => {
    const text = "See  15\u00A0U.S.C.\u2009§\u00A078a\u20131, now.";
    const { start, end, numbers } = foreignLaw(text)[0]!;
    expect(text.slice(start, end)).toBe("15\u00A0U.S.C.\u2009§\u00A078a\u20131");
    expect(numbers).toEqual(["78a-1"]);
  });
});

describe("sections that people name by the number and an everyday word", () => {
  it.each([
    ["Section 7 rights of millers", "National Labor Relations Act", "7"],
    ["May millers unionize by section 7?", "National Labor Relations Act", "7"],
    ["Under section 341, when do the creditors of a mill meet?", "Bankruptcy Code", "341"],
    ["A voucher for a mill under section 8 of next year", "United States Housing Act", "8"],
    ["a section 7(a) loan for a mill", "Small Business Act", "7(a)"],
  ])("%s", (text, law, number) => {
    expect(findCitations(text)).toEqual([]);
    expect(foreignLaw(text)).toMatchObject([{ law, numbers: [number] }]);
  });

  it.each([
    "Is a mill rented under section 42?",
    "Section 101 on life insurance of a miller",
    "Is a parsonage left out by section 107?",
    "A mill's creditors and section 108",
    "What is collapsed by section 341?",
  ])("leaves %s to the Code", (text) => expect(foreignLaw(text)).toEqual([]));
});
