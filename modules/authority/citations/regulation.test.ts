/** Citations of regulations: parts, numbers, lists, examples, misprints, and what they are not. */
import { describe, expect, it } from "vitest";
import { regulation, suggestRegulation } from "./regulation.ts";
import { findCitations, parsePath, sortKey, tie } from "./registry.ts";
import { citedWords, cites } from "./testing.ts";

describe("names of the regulations", () => {
  it.each([
    "26 CFR 1.61-1(a)",
    "26 C.F.R. § 1.61-1(a)",
    "26 C. F. R. § 1.61-1(a)",
    "26 CFR section 1.61-1(a)",
    "26 CFR §\u00A01.61\u20111(a)",
    "Treas. Reg. § 1.61-1(a)",
    "Treas. Reg. Sec. 1.61-1(a)",
    "Treas. Regs. § 1.61-1(a)",
    "Treasury Reg. § 1.61-1(a)",
    "Treasury Regulation § 1.61-1(a)",
    "Treasury Regulations section 1.61-1(a)",
    "Reg. § 1.61-1(a)",
    "Reg. 1.61-1(a)",
    "Regs. Sec. 1.61-1(a)",
    "regulation 1.61-1(a)",
    "Regulations section 1.61-1(a)",
    "§ 1.61-1(a)",
    "section 1.61-1(a)",
    "1.61-1(a)",
    "Treas. Reg. § 1.61-\n1(a)",
    "Temp. Reg. § 1.61-1(a)",
    "Temporary Treas. Reg. § 1.61-1(a)",
  ])("reads %j", (text) => {
    expect(cites(text)).toEqual(["26 CFR 1.61-1(a)"]);
  });

  it.each([
    "Prop. Reg. § 1.892-4(d)",
    "Prop. Treas. Reg. § 1.892-4(d)",
    "Proposed Treas. Reg. § 1.892-4(d)",
    "proposed regulations section 1.892-4(d)",
    "proposed § 1.892-4(d)",
    "Prop. § 1.892-4(d)",
  ])("reads the proposed %j", (text) => {
    expect(cites(text)).toEqual(["Prop. 26 CFR 1.892-4(d)"]);
  });

  it.each([
    "version 1.61",
    "1.5-2.5 percent",
    "$1.61-1.65",
    "1.61",
    "12.31-15",
    "0.5-1",
    "999.12-4",
    "page 2.1-3",
    "1.61-1.5",
    "1.61-1-2",
    "§ 1.1",
    "v1.61-1",
    "192.168.1-1",
  ])("reads no regulation in %j", (text) => {
    expect(cites(text).filter((citation) => citation.includes("CFR"))).toEqual([]);
  });
});

describe("numbers", () => {
  it.each([
    ["§ 1.1-1", "26 CFR 1.1-1"],
    ["§ 1.1(h)-1(b)(6)", "26 CFR 1.1(h)-1(b)(6)"],
    ["§ 1.263(a)-3(k)(1)(vi)", "26 CFR 1.263(a)-3(k)(1)(vi)"],
    ["§ 1.338(h)(10)-1(c)", "26 CFR 1.338(h)(10)-1(c)"],
    ["§ 1.263A-1", "26 CFR 1.263A-1"],
    ["§ 1.1400Z2(a)-1(b)(11)", "26 CFR 1.1400Z2(a)-1(b)(11)"],
    ["§ 1.469-5T(a)(1)", "26 CFR 1.469-5T(a)(1)"],
    ["§ 1.469-5t(a)(1)", "26 CFR 1.469-5T(a)(1)"],
    ["§ 20.2031-8(a)", "26 CFR 20.2031-8(a)"],
    ["§ 25.2511-1", "26 CFR 25.2511-1"],
    ["§ 31.3402(f)(2)-1", "26 CFR 31.3402(f)(2)-1"],
    ["§ 53.4941(d)-2", "26 CFR 53.4941(d)-2"],
    ["§ 301.6501(c)-1(f)", "26 CFR 301.6501(c)-1(f)"],
    ["§ 301.7701-3(b)(1)(ii)", "26 CFR 301.7701-3(b)(1)(ii)"],
    ["§ 15A.453-1(c)", "26 CFR 15A.453-1(c)"],
    ["§ 601.105(b)", "26 CFR 601.105(b)"],
    ["Reg. § 602.101", "26 CFR 602.101"],
    ["§ 1.704-1(b)(2)(iv)(d)(3)", "26 CFR 1.704-1(b)(2)(iv)(d)(3)"],
    ["§ 1.61-21(f) Example 2", "26 CFR 1.61-21(f) Example 2"],
    ["§ 1.61-21(f), Ex. 2", "26 CFR 1.61-21(f) Example 2"],
    ["§ 1.61-21(f), Example (2)", "26 CFR 1.61-21(f) Example 2"],
    ["§ 1.61-21(f) Example 2(i)(A)", "26 CFR 1.61-21(f) Example 2(i)(A)"],
    ["§ 1.61-21(f) Examples of use", "26 CFR 1.61-21(f)"],
    ["26 CFR 1.72(p)-1 Q&A-10(a)", "26 CFR 1.72(p)-1 Q&A-10(a)"],
    ["§ 1.72(p)-1, Q/A-9", "26 CFR 1.72(p)-1 Q&A-9"],
  ])("reads %j", (text, citation) => {
    expect(cites(text)).toEqual([citation]);
  });

  it("does not take the section of the Code that stands in a regulation's number", () => {
    for (const text of ["section 1.1031(a)-1(b)", "§ 1.61-1", "Regs. Sec. 1.704-1(b)", "26 CFR § 301.7701-3"])
      expect(findCitations(text).map(({ kind }) => kind)).toEqual(["regulation"]);
  });
});

describe("lists", () => {
  it.each([
    ["§§ 1.61-1 and 1.61-2", ["1.61-1", "1.61-2"]],
    ["Treas. Reg. §§ 1.61-1(a), 1.61-2(b)(1), and 1.62-1", ["1.61-1(a)", "1.61-2(b)(1)", "1.62-1"]],
    ["§ 1.61-1(a) and (b)", ["1.61-1(a)", "1.61-1(b)"]],
    ["§§ 1.671-1 through 1.671-4", ["1.671-1", "1.671-2", "1.671-3", "1.671-4"]],
    ["§§ 1.671-1 to 1.671-3", ["1.671-1", "1.671-2", "1.671-3"]],
    ["§§ 1.671-1 through -3", ["1.671-1", "1.671-2", "1.671-3"]],
    ["§§ 1.469-1T, -2T, and -3T", ["1.469-1T", "1.469-2T", "1.469-3T"]],
    ["§§ 1.1441-1 through 1.1443-1", ["1.1441-1", "1.1443-1"]],
    ["Reg. § 1.61-1, Reg. § 1.62-1", ["1.61-1", "1.62-1"]],
  ])("reads %j", (text, numbers) => {
    expect(cites(text)).toEqual(numbers.map((number) => `26 CFR ${number}`));
  });

  it("keeps a list of proposed sections proposed", () => {
    expect(cites("Prop. Treas. Reg. §§ 1.61-1, 1.62-2(a)")).toEqual([
      "Prop. 26 CFR 1.61-1",
      "Prop. 26 CFR 1.62-2(a)",
    ]);
  });

  it("gives each member its own words", () => {
    expect(citedWords("by Treas. Reg. §§ 1.61-1(a), -2 and 1.62-1.")).toEqual([
      "Treas. Reg. §§ 1.61-1(a)",
      "-2",
      "1.62-1",
    ]);
  });

  it("does not count backwards", () => {
    expect(cites("§§ 1.671-4 through 1.671-1")[0]).toBe("26 CFR 1.671-4");
    expect(cites("§§ 1.671-4 through 1.671-1")).not.toContain("26 CFR 1.671-3");
  });
});

describe("suggestions for what cannot be a number", () => {
  const suggested = (key: string) => suggestRegulation({ kind: "regulation", key, path: ["a"] });

  it.each([
    ["1.4695T", "1.469-5T"],
    ["1.4691T", "1.469-1T"],
    ["301.7508A", "301.7508A-1"],
    ["1.61", "1.61-1"],
    ["Prop. 1.8924T", "Prop. 1.892-4T"],
  ])("%s was meant to be %s, with its path", (key, meant) => {
    expect(suggested(key)).toEqual({ kind: "regulation", key: meant, path: ["a"] });
  });

  it.each(["1.61-1", "601.105", "602.101", "1.263(a)-3", "1.469-5T"])("none for %s", (key) => {
    expect(suggested(key)).toBeUndefined();
  });
});

describe("order", () => {
  it("sorts by part, section, subsections and number, proposed behind final", () => {
    const inOrder = [
      "1.1-1",
      "1.1(h)-1",
      "1.61-1",
      "1.61-1T",
      "1.61-2",
      "1.61-2T",
      "1.61-10",
      "1.61-21",
      "1.62-1",
      "1.263(a)-1",
      "1.263(a)-2",
      "1.263A-1",
      "1.1031(a)-1",
      "20.2031-1",
      "31.3121(a)-1",
      "301.7701-3",
    ];
    const keyOf = (key: string) => sortKey({ kind: "regulation", key, path: [] });
    expect(inOrder.toReversed().sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))).toEqual(inOrder);
    expect(keyOf("Prop. 1.61-1") > keyOf("1.61-1")).toBe(true);
    expect(keyOf("Prop. 1.61-1") < keyOf("1.61-2")).toBe(true);
  });
});

describe("ties to the Code", () => {
  it.each([
    ["1.61-21", ["61", []]],
    ["1.1(h)-1", ["1", ["h"]]],
    ["1.263(a)-3", ["263", ["a"]]],
    ["1.338(h)(10)-1", ["338", ["h", "10"]]],
    ["1.263A-1", ["263A", []]],
    ["1.1400Z2(b)-1", ["1400Z-2", ["b"]]],
    ["1.45Z-1", ["45Z", []]],
    ["Prop. 1.892-4", ["892", []]],
    ["20.2031-8", ["2031", []]],
    ["301.7508A", ["7508A", []]],
  ] as const)("%s stands under %j", (key, [section, path]) => {
    expect(tie({ kind: "regulation", key, path: [] })).toEqual([{ kind: "code", key: section, path }]);
  });

  it.each(["601.105", "602.101", "801.1", "1.0-1", "27 CFR 19.1"])("%s stands under none", (key) => {
    expect(tie({ kind: "regulation", key, path: [] })).toEqual([]);
  });
});

describe("addresses", () => {
  it.each([
    ["26-cfr", "1.61-21", "1.61-21"],
    ["26-cfr", "1.1031(a)-1", "1.1031(a)-1"],
    ["26-cfr", "1.469-5t", "1.469-5T"],
    ["prop-26-cfr", "1.892-4", "Prop. 1.892-4"],
    ["27-cfr", "19.1", "27 CFR 19.1"],
    ["31-cfr", "1010.350", "31 CFR 1010.350"],
  ])("%s/%s is %s", (work, number, key) => {
    expect(parsePath(work, number)).toEqual({ kind: "regulation", key, path: [] });
  });

  it.each([
    ["26-cfr", "61"],
    ["26-cfr", "1.61-21(f)"],
    ["26-cfr", "1.61-"],
    ["26-cfr", ""],
    ["26-cfr", "x"],
    ["prop-26-cfr", "892"],
    ["27-cfr", "../19"],
    ["126-cfr", "1.61-1"],
    ["26-usc", "1.61-1"],
  ])("nothing stands at %s/%s", (work, number) => {
    expect(regulation.keyAt({ work, number })).toBeNull();
  });
});
