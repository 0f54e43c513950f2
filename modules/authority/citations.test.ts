import { describe, expect, it } from "vitest";
import { citedSections, findCitations, formatCitation, parseCitation, sectionUrl } from "./citations.ts";

describe("parseCitation", () => {
  it.each([
    ["26 USC 61(a)(1)", "61", ["a", "1"]],
    ["26 U.S.C. § 1400Z-2(b)", "1400Z-2", ["b"]],
    ["26 U.S.C. 1400Z–2 (b)(1)", "1400Z-2", ["b", "1"]],
    ["26usc61", "61", []],
    ["§ 61", "61", []],
    ["§61", "61", []],
    ["IRC 61", "61", []],
    ["I.R.C. § 45X(d)(4)", "45X", ["d", "4"]],
    ["Code Sec. 61", "61", []],
    ["Code section 280a(c)", "280A", ["c"]],
    ["Internal Revenue Code section 121", "121", []],
    ["Sec 61", "61", []],
    ["title 26, section 61", "61", []],
    ["61(a)(1)", "61", ["a", "1"]],
    ["1400Z-2", "1400Z-2", []],
    ["45x", "45X", []],
    ["26 USC 99999", "99999", []],
  ])("reads %s", (text, section, path) => {
    expect(parseCitation(text)).toEqual({ section, path });
  });

  it.each([
    "26 CFR 1.61-1",
    "Treas. Reg. § 1.61-1",
    "42 USC 1983",
    "11 U.S.C. § 523",
    "Form 1040",
    "gross income",
    "$61 and 2017",
  ])("leaves %s alone", (text) => {
    expect(parseCitation(text)).toBeNull();
  });
});

describe("findCitations", () => {
  const found = (text: string) =>
    findCitations(text).map(({ section, path }) => formatCitation(section, path));

  it("finds every citation of a sentence in order, each once", () => {
    expect(found("Does section 61(a) or IRC § 108(a)(1)(B) govern?")).toEqual([
      "26 USC 61(a)",
      "26 USC 108(a)(1)(B)",
    ]);
  });

  it("reads lists", () => {
    expect(found("sections 61, 62 and 63(a)")).toEqual(["26 USC 61", "26 USC 62", "26 USC 63(a)"]);
    expect(found("section 121, 5 years")).toEqual(["26 USC 121"]);
  });

  it("knows the trade's names for sections", () => {
    expect(found("Can I do a 1031 exchange with my 401(k)?")).toEqual(["26 USC 1031", "26 USC 401(k)"]);
  });
});

describe("citedSections", () => {
  it("lists each section once and leaves out itself and other laws", () => {
    const text =
      "under section 165 or section 267(b), section 165(c), section 5 of the Peace Corps Act, section 101 of title 10";
    expect(citedSections(text, "267")).toEqual(["165"]);
  });
});

it("makes addresses", () => {
  expect(sectionUrl("61", "a-1")).toBe("/authority/26-usc/61#a-1");
  expect(sectionUrl("1400Z-2")).toBe("/authority/26-usc/1400Z-2");
});
