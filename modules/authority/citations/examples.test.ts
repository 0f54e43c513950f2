/** The forms of citation of the product's tax rules, f.2: each row of that table is a row here. */
import { describe, expect, it } from "vitest";
import type { Citation } from "./citation.ts";
import { findCitations, foreignLaw, formatCitation } from "./registry.ts";

function cites(text: string, context?: Citation): string[] {
  return findCitations(text, context)
    .filter(({ parallel }) => !parallel)
    .map(formatCitation);
}

function within(key: string, path: string[] = []): Citation {
  return { kind: "code", key, path };
}

describe("the Code", () => {
  it.each([
    [1, "26 U.S.C. § 61(a)(1)", ["26 USC 61(a)(1)"]],
    [2, "I.R.C. sec. 61 (a) (1)", ["26 USC 61(a)(1)"]],
    [3, "Code Sec. 61", ["26 USC 61"]],
    [4, "section 162(m)(4)(B)(i)", ["26 USC 162(m)(4)(B)(i)"]],
    [5, "section 199A(b)(2)(B)(ii)", ["26 USC 199A(b)(2)(B)(ii)"]],
    [6, "§45X(b)(1)(A)(i)", ["26 USC 45X(b)(1)(A)(i)"]],
    [7, "section 1400Z-2(a)(1)(A)", ["26 USC 1400Z-2(a)(1)(A)"]],
    [7, "section 1400Z–2(a)(1)(A)", ["26 USC 1400Z-2(a)(1)(A)"]],
    [8, "§§ 671-679", [671, 672, 673, 674, 675, 676, 677, 678, 679].map((n) => `26 USC ${n}`)],
    [9, "sections 671 through 679", [671, 672, 673, 674, 675, 676, 677, 678, 679].map((n) => `26 USC ${n}`)],
    [10, "I.R.C. §§ 45, 45Y, 48, and 48E", ["26 USC 45", "26 USC 45Y", "26 USC 48", "26 USC 48E"]],
    [11, "sections 6041(a) and 6041A(a)", ["26 USC 6041(a)", "26 USC 6041A(a)"]],
    [14, "section 267(b) or 707(b)(1)", ["26 USC 267(b)", "26 USC 707(b)(1)"]],
    [15, "section 168(k)(2)(A)(i)(I)", ["26 USC 168(k)(2)(A)(i)(I)"]],
    [16, "section 1(h)(1)(B)(i)", ["26 USC 1(h)(1)(B)(i)"]],
    [17, "section 6050AA; section 45AA", ["26 USC 6050AA", "26 USC 45AA"]],
    [18, "a 501(c)(3) organization; 401(k) plan", ["26 USC 501(c)(3)", "26 USC 401(k)"]],
    [19, "26 U.S.C. § 170 note", ["26 USC 170 note"]],
    [20, "former section 1034", ["26 USC 1034"]],
    [21, "section 7508A(d)", ["26 USC 7508A(d)"]],
  ])("%i: %s", (_, text, expected) => {
    expect(cites(text)).toEqual(expected);
  });

  it("12: completes a paragraph of a subsection inside a section", () => {
    expect(cites("paragraph (2) of subsection (b)", within("267"))).toEqual(["26 USC 267(b)(2)"]);
  });

  it("13: completes a clause inside a subsection", () => {
    const text = "clause (i) of subparagraph (A) of paragraph (2)";
    expect(cites(text, within("1361", ["c"]))).toEqual(["26 USC 1361(c)(2)(A)(i)"]);
  });

  it("18: is less sure of a number without the word section", () => {
    const found = findCitations("a 501(c)(3) organization; section 401(k)");
    expect(found.map(({ confidence }) => confidence)).toEqual(["low", undefined]);
  });

  it("20: says that a section is former law", () => {
    expect(findCitations("former section 1034")[0]!.former).toBe(true);
  });
});

describe("regulations", () => {
  it.each([
    [22, "Treas. Reg. § 1.61-1(a)", ["26 CFR 1.61-1(a)"]],
    [23, "section 1.1031(a)-1(b)", ["26 CFR 1.1031(a)-1(b)"]],
    [24, "Regs. Sec. 1.704-1(b)(2)(iv)", ["26 CFR 1.704-1(b)(2)(iv)"]],
    [25, "Reg. §301.7701-3(b)(1)(ii)", ["26 CFR 301.7701-3(b)(1)(ii)"]],
    [
      26,
      "Temp. Treas. Reg. §§ 1.469-5T(a), 1.469-1T(e)(3)(ii)(A)",
      ["26 CFR 1.469-5T(a)", "26 CFR 1.469-1T(e)(3)(ii)(A)"],
    ],
    [
      27,
      "See proposed §§ 1.892-4(c)(1)(ii) … and 1.892-4(d)",
      ["Prop. 26 CFR 1.892-4(c)(1)(ii)", "Prop. 26 CFR 1.892-4(d)"],
    ],
    [28, "§ 1.1400Z2(a)-1", ["26 CFR 1.1400Z2(a)-1"]],
    [29, "§ 1.263A-1(e) and § 1.263(a)-1", ["26 CFR 1.263A-1(e)", "26 CFR 1.263(a)-1"]],
    [30, "§ 31.3121(a)-1", ["26 CFR 31.3121(a)-1"]],
    [31, "Treas. Reg. §§ 301.7508A(g)(1) and (2)", ["26 CFR 301.7508A(g)(1)", "26 CFR 301.7508A(g)(2)"]],
    [32, "Regulations section 1.469-2(c)(2)(iii)(A)", ["26 CFR 1.469-2(c)(2)(iii)(A)"]],
  ])("%i: %s", (_, text, expected) => {
    expect(cites(text)).toEqual(expected);
  });

  it.each([
    [26, "Temp. Treas. Reg. § 1.4695T(a)", ["26 CFR 1.469-5T(a)"]],
    [31, "Treas. Reg. §§ 301.7508A(g)(1) and (2)", ["26 CFR 301.7508A-1(g)(1)", "26 CFR 301.7508A-1(g)(2)"]],
  ])("%i: suggests what a misprint was meant to be and keeps the number as written", (_, text, expected) => {
    expect(findCitations(text).map(({ suggestion }) => formatCitation(suggestion!))).toEqual(expected);
  });
});

describe("rulings, determinations, cases", () => {
  it.each([
    [33, "Rev. Rul. 2019-24, 2019-44 I.R.B. 1004", ["Rev. Rul. 2019-24"]],
    [34, "Rev. Rul. 84-102, 1984-2 C.B. 119", ["Rev. Rul. 84-102"]],
    [35, "Rev. Proc. 2025-32, § 4.30", ["Rev. Proc. 2025-32, § 4.30"]],
    [36, "Notice 2014-21, 2014-16 I.R.B. 938", ["Notice 2014-21"]],
    [37, "PLR 202124008", ["WD 202124008"]],
    [38, "Priv. Ltr. Rul. 9024004", ["WD 9024004"]],
    [39, "T.D. 10000, 89 Fed. Reg. 56480", ["T.D. 10000"]],
    [41, "165 T.C. No. 7", ["165 T.C. No. 7"]],
    [42, "TC Memo 2025-133; T.C.M. (RIA) 2025-133", ["T.C. Memo. 2025-133", "T.C. Memo. 2025-133"]],
    [
      43,
      "Golsen v. Commissioner, 54 T.C. 742, 757 (1970), aff'd, 445 F.2d 985 (10th Cir. 1971)",
      ["54 T.C. 742, 757", "445 F.2d 985"],
    ],
    [44, "23 A.F.T.R.2d (RIA) 69-1763; 75-1 USTC ¶ 9145", []],
    [
      45,
      "29 B.T.A. 1236; 45 Fed. Cl. 556; 579 F. Supp. 3d 91",
      ["29 B.T.A. 1236", "45 Fed. Cl. 556", "579 F. Supp. 3d 91"],
    ],
  ])("%i: %s", (_, text, expected) => {
    expect(cites(text)).toEqual(expected);
  });

  it.each([
    [33, "Rev. Rul. 2019-24, 2019-44 I.R.B. 1004", ["2019-44 I.R.B. 1004"]],
    [34, "Rev. Rul. 84-102, 1984-2 C.B. 119", ["1984-2 C.B. 119"]],
    [36, "Notice 2014-21, 2014-16 I.R.B. 938", ["2014-16 I.R.B. 938"]],
    [39, "T.D. 10000, 89 Fed. Reg. 56480", ["89 Fed. Reg. 56480"]],
    [44, "23 A.F.T.R.2d (RIA) 69-1763; 75-1 USTC ¶ 9145", ["23 A.F.T.R.2d 69-1763", "75-1 U.S.T.C. 9145"]],
  ])("%i: keeps the parallel citation of %s", (_, text, expected) => {
    const parallels = findCitations(text).filter(({ parallel }) => parallel);
    expect(parallels.map(formatCitation)).toEqual(expected);
  });

  it("40: takes the opinion of a short form from the context", () => {
    const context: Citation = { kind: "tax-court", key: "162 T.C. 148", path: [] };
    expect(cites("Abdo, 162 T.C. at 169 n.13", context)).toEqual(["162 T.C. 148, 169 n.13"]);
    expect(cites("Abdo v. Commissioner, 162 T.C. 148 (2024). Abdo, 162 T.C. at 169 n.13.")).toEqual([
      "162 T.C. 148",
      "162 T.C. 148, 169 n.13",
    ]);
  });

  it.each(["aff'd", "aff ’d", "aff’d"])("43: reads %s between two decisions", (word) => {
    const found = findCitations(`54 T.C. 742, 757 (1970), ${word}, 445 F.2d 985 (10th Cir. 1971)`);
    expect(found.map(({ history }) => history)).toEqual([undefined, "affirmed"]);
  });
});

describe("numbers of other laws", () => {
  it.each([
    [46, "sections 114 and 401 of the SECURE Act", "SECURE Act", ["114", "401"]],
    [47, "5 U.S.C. §§ 704 and 706(2)(A)", "5 USC", ["704", "706(2)(A)"]],
    [47, "section 1302 of Title 29", "Title 29", ["1302"]],
    [47, "15 U.S.C. 78l", "15 USC", ["78l"]],
    [48, "Rule 155", "rules of court", ["155"]],
  ])("%i: %s", (_, text, law, numbers) => {
    expect(cites(text)).toEqual([]);
    expect(foreignLaw(text)).toEqual([{ start: 0, end: text.length, law, numbers }]);
  });

  it.each([
    ["Form 1040", "Form 1040"],
    ["Pub. 17", "Pub. 17"],
    ["Pub. L. No. 116-94, div. Q, § 205", "P.L. 116-94 § 205"],
  ])("48: takes no section from %s", (text, expected) => {
    expect(cites(text)).toEqual([expected]);
  });
});
