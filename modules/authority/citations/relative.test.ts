/** References that only their place completes. */
import { describe, expect, it } from "vitest";
import type { Citation } from "./citation.ts";
import { findCitations } from "./registry.ts";
import { citedWords, cites } from "./testing.ts";

const code = (...path: string[]): Citation => ({ kind: "code", key: "267", path });
const regulation = (...path: string[]): Citation => ({ kind: "regulation", key: "1.61-21", path });

describe("levels inside a section of the Code", () => {
  it.each([
    ["subsection (c)", code(), ["26 USC 267(c)"]],
    ["subsection (c)(4)", code("b"), ["26 USC 267(c)(4)"]],
    ["subsections (b) and (c)", code(), ["26 USC 267(b)", "26 USC 267(c)"]],
    ["subsection (b), (c), or (d)", code(), ["26 USC 267(b)", "26 USC 267(c)", "26 USC 267(d)"]],
    ["paragraph (2)", code("b"), ["26 USC 267(b)(2)"]],
    ["paragraph (2)", code("b", "1", "A"), ["26 USC 267(b)(2)"]],
    ["paragraphs (1) and (2)", code("b"), ["26 USC 267(b)(1)", "26 USC 267(b)(2)"]],
    ["par. (2)", code("b"), ["26 USC 267(b)(2)"]],
    ["Paragraph (2)", code("b"), ["26 USC 267(b)(2)"]],
    ["subparagraph (A)", code("b", "1"), ["26 USC 267(b)(1)(A)"]],
    ["subparagraph (A)(ii)", code("b", "1"), ["26 USC 267(b)(1)(A)(ii)"]],
    ["clause (i)", code("b", "1", "A"), ["26 USC 267(b)(1)(A)(i)"]],
    [
      "clauses (i), (ii) and (iii)",
      code("b", "1", "A"),
      ["(i)", "(ii)", "(iii)"].map((clause) => `26 USC 267(b)(1)(A)${clause}`),
    ],
    ["subclause (II)", code("b", "1", "A", "i"), ["26 USC 267(b)(1)(A)(i)(II)"]],
    ["paragraph (1) of subsection (c)", code("a"), ["26 USC 267(c)(1)"]],
    ["subparagraph (B) of paragraph (1)", code("a"), ["26 USC 267(a)(1)(B)"]],
    ["clause (i) of subparagraph (B) of subsection (c)(1)", code("a"), ["26 USC 267(c)(1)(B)(i)"]],
    [
      "clause (i) or (ii) of paragraph (2)(A)",
      code("a"),
      ["26 USC 267(a)(2)(A)(i)", "26 USC 267(a)(2)(A)(ii)"],
    ],
    ["subsection (b) of this section", code("a", "1"), ["26 USC 267(b)"]],
    ["paragraph (1) under subsection (c)", code("a"), ["26 USC 267(c)(1)"]],
  ])("%s", (text, context, expected) => {
    expect(cites(text, context)).toEqual(expected);
  });

  it.each([
    ["paragraph (2)", code()],
    ["subparagraph (A)", code("b")],
    ["clause (i)", code("b", "1")],
    ["subclause (I)", code("b", "1", "A")],
    ["subsection (b) of such section", code("a")],
    ["subsection b", code("a")],
    ["paragraph two", code("a")],
    ["the clause and the paragraph", code("a")],
    ["subsections", code()],
  ])("cannot complete %s from there", (text, context) => {
    expect(cites(text, context)).toEqual([]);
  });

  it("needs a place: nothing without one", () => {
    for (const text of [
      "subsection (b)",
      "paragraph (1) of subsection (b)",
      "this section",
      "such section",
      "Id.",
    ])
      expect(findCitations(text)).toEqual([]);
  });
});

describe("levels of a section that is named", () => {
  it.each([
    ["subsection (b) of section 267", ["26 USC 267(b)"]],
    ["paragraph (1) of section 163(h)", ["26 USC 163(h)(1)"]],
    ["paragraphs (1) and (2) of section 163(h)", ["26 USC 163(h)(1)", "26 USC 163(h)(2)"]],
    ["subparagraph (A) of paragraph (1) of subsection (c) of section 163", ["26 USC 163(c)(1)(A)"]],
    ["paragraph (a)(1) of § 1.61-1", ["26 CFR 1.61-1(a)(1)"]],
    ["clause (ii) of 26 U.S.C. 168(k)(2)(A)", ["26 USC 168(k)(2)(A)(ii)"]],
  ])("%s", (text, expected) => {
    expect(cites(text)).toEqual(expected);
    expect(cites(text, code("a"))).toEqual(expected);
  });

  it("covers all of its words, so that the section is not cited twice", () => {
    expect(citedWords("see paragraphs (1) and (2) of section 163(h).")).toEqual([
      "paragraphs (1)",
      "(2) of section 163(h)",
    ]);
  });

  it("cites nothing of the Code where another law's section is named", () => {
    expect(cites("subsection (b) of section 4 of the Clayton Act", code("a"))).not.toContain("26 USC 4(b)");
  });
});

describe("inside a regulation", () => {
  it.each([
    ["paragraph (b)(2) of this section", ["26 CFR 1.61-21(b)(2)"]],
    ["paragraph (b)", ["26 CFR 1.61-21(b)"]],
    ["paragraphs (b)(1) and (2) of this section", ["26 CFR 1.61-21(b)(1)", "26 CFR 1.61-21(b)(2)"]],
    ["paragraph (f)(1)(ii)(A) of this section", ["26 CFR 1.61-21(f)(1)(ii)(A)"]],
    ["this section", ["26 CFR 1.61-21"]],
  ])("%s begins at the top", (text, expected) => {
    expect(cites(text, regulation("f", "3"))).toEqual(expected);
  });
});

describe("this section, such section, Id.", () => {
  it.each([
    ["this section", ["26 USC 267"]],
    ["This section", ["26 USC 267"]],
    ["the present section", ["26 USC 267"]],
    ["section 151 and this section", ["26 USC 151", "26 USC 267"]],
    ["section 151. Such section", ["26 USC 151", "26 USC 151"]],
    ["section 151(c). Said section", ["26 USC 151(c)", "26 USC 151"]],
    ["section 151. That section", ["26 USC 151", "26 USC 151"]],
    ["section 151, then § 1.61-1. The same section", ["26 USC 151", "26 CFR 1.61-1", "26 CFR 1.61-1"]],
    ["Notice 2014-21. Id.", ["Notice 2014-21", "Notice 2014-21"]],
    ["Notice 2014-21. Ibid.", ["Notice 2014-21", "Notice 2014-21"]],
    ["such section", []],
    ["Id.", []],
    ["the idea. Ideas", []],
    ["this subsection", []],
    ["these sections", []],
  ])("%s", (text, expected) => {
    expect(cites(text, code("b"))).toEqual(expected);
  });

  it("is unsure of each of them and sure of what they refer to", () => {
    const found = findCitations("section 151. Such section. This section. Subsection (b).", code("a"));
    expect(found.map(({ confidence }) => confidence)).toEqual([undefined, "low", "low", "low"]);
  });
});
