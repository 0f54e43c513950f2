/** Citations of the Code as people write them: heads, numbers, lists, ranges, and what only looks like one. */
import { describe, expect, it } from "vitest";
import { code } from "./code.ts";
import { findCitations, parsePath } from "./registry.ts";
import { citedWords, cites } from "./testing.ts";

describe("names of the Code before a number", () => {
  it.each([
    "26 U.S.C. 61",
    "26 U.S.C. § 61",
    "26 U. S. C. § 61",
    "26 USC § 61",
    "26 USC sec. 61",
    "26 U.S.C.A. § 61",
    "26 U.S.C.S. § 61",
    "26 U.S. Code § 61",
    "26 United States Code section 61",
    "26 U.S.C.\n§ 61",
    "IRC § 61",
    "I.R.C. § 61",
    "I. R. C. § 61",
    "IRC Section 61",
    "IRC61",
    "Internal Revenue Code § 61",
    "Internal Revenue Code of 1954, § 61",
    "Internal Revenue Code of 1986 section 61",
    "title 26 section 61",
    "Title 26, U.S.C., § 61",
    "title 26, United States Code, section 61",
    "the tax code § 61",
    "Revenue Code section 61",
    "Code § 61",
    "Code Section 61",
    "Code Sec. 61",
    "Code 61",
    "SECTION 61",
    "Sections 61",
    "Secs. 61",
    "sec 61",
    "§61",
    "§ § 61",
    "§\u2009\u206061",
  ])("reads %j", (text) => {
    expect(cites(text)).toEqual(["26 USC 61"]);
  });

  it.each([
    "61 people",
    "in 61 days",
    "$61",
    "61%",
    "6.1",
    "61 F",
    "zip code 90210",
    "area code 212",
    "distribution code 7",
    "activity code 541211",
    "industry code 5412",
    "reason code 3",
    "error code 510",
    "NAICS Code 541211",
    "SIC Code 8721",
    "box 12 Code 61",
    "section 61st",
    "section 61.5",
    "section 61%",
    "section 61/62",
    "section A",
    "cross-section 61x2",
    "dissection of 61 frogs",
    "26 CFR",
    "",
    "section",
    "§",
    "§§",
  ])("reads no section of the Code in %j", (text) => {
    expect(cites(text)).toEqual([]);
  });
});

describe("numbers", () => {
  it.each([
    ["section 1", "26 USC 1"],
    ["section 9834", "26 USC 9834"],
    ["section 45aa", "26 USC 45AA"],
    ["section 199a", "26 USC 199A"],
    ["section 280G", "26 USC 280G"],
    ["section 1400Z-1", "26 USC 1400Z-1"],
    ["section 1400Z\u20111", "26 USC 1400Z-1"],
    ["section 1400z-2(b)", "26 USC 1400Z-2(b)"],
    ["section 61-day", "26 USC 61"],
    ["section 121 home", "26 USC 121"],
    ["section 1(h)(11)(B)(iii)(III)", "26 USC 1(h)(11)(B)(iii)(III)"],
    ["section 6103(l)(7)(D)(viii)", "26 USC 6103(l)(7)(D)(viii)"],
    ["section 168(e)(3)(C)(ii) and so on", "26 USC 168(e)(3)(C)(ii)"],
    ["section 45(d)(10A)", "26 USC 45(d)(10A)"],
    ["section 170 note", "26 USC 170 note"],
    ["26 U.S.C. § 170(b) (note)", "26 USC 170(b) note"],
    ["section 61(a)(1)(the wages)", "26 USC 61(a)(1)"],
    ["section 61(a) (as amended)", "26 USC 61(a)"],
    ["section 61 (a) (1)", "26 USC 61(a)(1)"],
    ["(section 61)", "26 USC 61"],
    ["\u201Csection 61\u201D", "26 USC 61"],
    ["section 61.", "26 USC 61"],
    ["section 61: wages", "26 USC 61"],
    ["section 61's rule", "26 USC 61"],
  ])("reads %j", (text, citation) => {
    expect(cites(text)).toEqual([citation]);
  });
});

describe("lists and ranges", () => {
  it.each([
    ["sections 61 and 62", ["61", "62"]],
    ["sections 61 & 62", ["61", "62"]],
    ["sections 61 or 62", ["61", "62"]],
    ["§§ 61, 62, 63", ["61", "62", "63"]],
    ["§§61,62,63", ["61", "62", "63"]],
    ["§§ 61; 62; and 63", ["61", "62", "63"]],
    ["section 61, section 62 and section 63", ["61", "62", "63"]],
    ["sections 61(a)(1) and (2)", ["61(a)(1)", "61(a)(2)"]],
    ["section 61(a), (b), or (c)", ["61(a)", "61(b)", "61(c)"]],
    ["section 168(k)(2)(A)(i) or (ii)", ["168(k)(2)(A)(i)", "168(k)(2)(A)(ii)"]],
    ["section 168(k)(2)(A)(i) and (B)", ["168(k)(2)(A)(i)", "168(k)(2)(B)"]],
    ["section 168(k)(2)(A)(i)(I) and (B)", ["168(k)(2)(A)(i)(I)", "168(k)(2)(B)"]],
    ["section 267(a)(1)(A)(i) or (b)", ["267(a)(1)(A)(i)", "267(b)"]],
    ["sections 671 to 674", ["671", "672", "673", "674"]],
    ["sections 671 through 673 and 675", ["671", "672", "673", "675"]],
    ["§§ 671\u2013673", ["671", "672", "673"]],
    ["§§ 671 - 673", ["671", "672", "673"]],
    ["sections 45A through 45D", ["45A", "45B", "45C", "45D"]],
    ["sections 1400Z-1 and 1400Z-2", ["1400Z-1", "1400Z-2"]],
    ["sections 6033 and 6033(a)", ["6033", "6033(a)"]],
    ["section 162, and 163(h)", ["162", "163(h)"]],
    ["sections 1\nand 11", ["1", "11"]],
  ])("reads %j", (text, numbers) => {
    expect(cites(text)).toEqual(numbers.map((number) => `26 USC ${number}`));
  });

  it.each([
    ["section 61, 5 persons", ["61"]],
    ["section 179, 2026 and 2027", ["179"]],
    ["section 61, 26 U.S.C.", ["61"]],
    ["section 61, 10 years later", ["61"]],
    ["sections 679 through 671", ["679"]],
    ["section 61(a), 92 Stat. 2859", ["61(a)"]],
    ["section 61,\n3 The next", ["61"]],
    ["section 61 and the 62 others", ["61"]],
  ])("ends the list in %j", (text, numbers) => {
    expect(cites(text).filter((citation) => citation.startsWith("26 USC"))).toEqual(
      numbers.map((number) => `26 USC ${number}`),
    );
  });

  it("gives each member its own words and the members between the ends none", () => {
    expect(citedWords("see sections 61, 62(a) through 64 and § 66(b)")).toEqual([
      "sections 61",
      "62(a)",
      "",
      "64",
      "66(b)",
    ]);
  });

  it("cites of a range with more than a hundred members only the first hundred and its end", () => {
    const found = cites("sections 1 through 9834");
    expect(found).toHaveLength(102);
    expect([found[0], found[100], found[101]]).toEqual(["26 USC 1", "26 USC 101", "26 USC 9834"]);
  });
});

describe("how sure a citation is", () => {
  it.each([
    ["section 401(k)", undefined],
    ["26 USC 401(k)", undefined],
    ["401(k)", undefined],
    ["my 401(k) plan", "low"],
    ["a 1031 exchange", "low"],
    ["a 529 plan", "low"],
    ["the 83 election", "low"],
    ["1202 stock", "low"],
    ["a 1256 contract", "low"],
    ["a 754 election", "low"],
  ])("%j: %s", (text, confidence) => {
    const found = findCitations(text);
    expect(found).toHaveLength(1);
    expect(found[0]!.confidence).toBe(confidence);
  });

  it.each(["a 1031 home", "5 plans", "$1031 exchange", "a 10,311 plan", "plan 529", "a 1031-exchange"])(
    "sees no trade name in %j",
    (text) => {
      expect(cites(text)).toEqual([]);
    },
  );

  it("takes the name of a trade alone, not its noun", () => {
    expect(citedWords("Is a 1031 exchange taxed?")).toEqual(["1031"]);
  });
});

describe("former law", () => {
  it.each([
    ["former section 1034", [true]],
    ["Former § 1034(a)", [true]],
    ["former sections 1034 and 1035", [true, true]],
    ["the former owner under section 121", [undefined]],
    ["informer section 7623", [undefined]],
    ["a transformer section 179 reaches", [undefined]],
    ["section 121, not former section 1034", [undefined, true]],
  ])("in %j", (text, former) => {
    expect(findCitations(text).map((citation) => citation.former)).toEqual(former);
  });
});

describe("headings of rulings", () => {
  it.each([
    "SECTION 1. PURPOSE",
    "SECTION 4. SCOPE",
    "SECTION 12. DRAFTING INFORMATION",
    "SECTION 3 BACKGROUND",
  ])("%s cites nothing", (heading) => {
    expect(cites(heading)).toEqual([]);
  });

  it("a heading in capitals with a longer number or a subsection is a citation", () => {
    expect(cites("SECTION 162(m) AND SECTION 409A")).toEqual(["26 USC 162(m)", "26 USC 409A"]);
  });
});

describe("addresses of the Code", () => {
  it.each([
    ["61", "61"],
    ["1400z-2", "1400Z-2"],
    ["1400Z\u20132", "1400Z-2"],
    ["45aa", "45AA"],
  ])("reads %s", (number, key) => {
    expect(parsePath("26-usc", number)).toEqual({ kind: "code", key, path: [] });
  });

  it.each(["", "a", "61(a)", "1.61-1", "123456", "61/62", "61 ", "-1", "61-", "../61"])(
    "knows no section at %j",
    (number) => {
      expect(code.keyAt({ work: "26-usc", number })).toBeNull();
    },
  );
});
