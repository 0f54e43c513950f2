/** What a reader must know of a document before relying on it, by its status, its facts and its citation. */
import { describe, expect, it } from "vitest";
import { standingMarks, standingsOf } from "./standing.ts";
import { expiryMarks, treatmentMarks, type Treatment } from "./treatment.ts";

const TODAY = "2026-11-23";
const document = (fields: Partial<Parameters<typeof standingMarks>[0]> = {}) => ({
  shelf: "ruling",
  citation: "Rev. Rul. 2031-4",
  status: null,
  facts: {},
  ...fields,
});
const marks = (fields: Parameters<typeof document>[0]) => standingMarks(document(fields), TODAY);
const labels = (fields: Parameters<typeof document>[0]) => marks(fields).map(({ label }) => label);

describe("status", () => {
  it.each([
    ["superseded", "superseded", "Superseded"],
    ["Superseded", "superseded", "Superseded"],
    ["revoked", "superseded", "Revoked"],
    ["obsoleted", "superseded", "Obsolete"],
    ["obsolete", "superseded", "Obsolete"],
    ["withdrawn", "superseded", "Withdrawn"],
    ["removed", "superseded", "Removed"],
    ["expired", "superseded", "Expired"],
    ["overruled", "superseded", "Overruled"],
    ["reversed", "superseded", "Reversed"],
    ["vacated", "superseded", "Vacated"],
    ["modified", "limited", "Modified"],
    ["amplified", "limited", "Amplified"],
    ["clarified", "limited", "Clarified"],
    ["distinguished", "limited", "Distinguished"],
    ["supplemented", "limited", "Supplemented"],
    ["suspended", "limited", "Suspended"],
    ["repealed", "former", "Repealed"],
    ["omitted", "former", "Omitted"],
    ["transferred", "former", "Transferred"],
    ["renumbered", "former", "Renumbered"],
    ["reserved", "former", "Reserved"],
    ["proposed", "proposed", "Proposed"],
  ])("%s is %s: %s", (status, standing, label) => {
    expect(marks({ status })).toMatchObject([{ standing, label }]);
  });

  it.each([null, "", "current", "in force"])("%j says nothing", (status) => {
    expect(marks({ status })).toEqual([]);
  });

  it("warns of what has ended, and names what ended it", () => {
    expect(marks({ status: "superseded", facts: { supersededBy: "Rev. Rul. 2032-1" } })[0]!.sentence).toBe(
      "Superseded by Rev. Rul. 2032-1. Do not rely on it.",
    );
    expect(marks({ facts: { supersededBy: ["Rev. Rul. 2032-1", "Notice 2032-2"] } })[0]!.sentence).toBe(
      "Superseded by Rev. Rul. 2032-1, Notice 2032-2. Do not rely on it.",
    );
    expect(marks({ status: "revoked" })[0]!.sentence).toBe("Revoked. Do not rely on it.");
  });

  it.each([7, {}, [], [7], ""])("takes %j for no name of what superseded it", (supersededBy) => {
    expect(marks({ facts: { supersededBy } })).toEqual([]);
  });
});

describe("precedent", () => {
  it.each([
    ["determination", "WD 202124008", "6110(k)(3)"],
    ["opinion", "T.C. Summ. Op. 2010-5", "7463(b)"],
  ])("a document of the shelf %s, %s, is none: %s", (shelf, citation, source) => {
    const [mark, ...others] = marks({ shelf, citation });
    expect(others).toEqual([]);
    expect(mark).toMatchObject({ standing: "not_precedent", label: "Not precedent" });
    expect(mark!.sentence).toContain(source);
  });

  it("is none where the document says so", () => {
    expect(marks({ facts: { notPrecedent: "26 USC 7463(b)" } })[0]!.sentence).toContain("26 USC 7463(b)");
    expect(labels({ facts: { notPrecedent: true } })).toEqual(["Not precedent"]);
    expect(labels({ facts: { notPrecedent: false } })).toEqual([]);
  });

  it.each(["T.C. Memo. 2025-1", "162 T.C. 148", "445 F.2d 985"])("%s may be one", (citation) => {
    expect(labels({ shelf: "opinion", citation })).toEqual([]);
  });
});

describe("stages", () => {
  it.each([
    [{ proposed: true }, ["Proposed"]],
    [{ temporary: true }, ["Temporary"]],
    [{ proposed: true, temporary: true }, ["Proposed", "Temporary"]],
    [{ proposed: "true", temporary: 1 }, []],
    [{ formerLaw: "taxable years beginning before 1987" }, ["Former law"]],
  ])("%j: %j", (facts, expected) => {
    expect(labels({ facts })).toEqual(expected);
  });

  it("says each label once", () => {
    expect(labels({ status: "proposed", facts: { proposed: true } })).toEqual(["Proposed"]);
    expect(
      labels({
        status: "superseded",
        treatments: [{ by: "Notice 2032-1", treatment: "superseded", words: "It is superseded." }],
      }),
    ).toEqual(["Superseded"]);
  });

  it("names the gravest first", () => {
    expect(labels({ status: "revoked", shelf: "determination", facts: { temporary: true } })).toEqual([
      "Revoked",
      "Not precedent",
      "Temporary",
    ]);
  });
});

describe("expiry by its own words", () => {
  it.each([
    ["October 7, 2025", ["Expired"]],
    ["November 22, 2026", ["Expired"]],
    ["November 23, 2026", []],
    ["November 24, 2026", []],
    ["January 1, 2031", []],
    ["Smarch 40, 2020", []],
    ["", []],
    [null, []],
    [undefined, []],
  ])("on %j", (expires, expected) => {
    expect(expiryMarks(expires, TODAY).map(({ label }) => label)).toEqual(expected);
  });
});

describe("treatments by later papers", () => {
  const said = (treatment: string, words: string, by = "Rev. Rul. 2032-1"): Treatment => ({
    by,
    treatment,
    words,
  });
  const shown = (...treatments: Treatment[]) =>
    treatmentMarks(treatments).map(({ standing, label }) => [standing, label]);

  it.each([
    ["superseded", "Rev. Rul. 2031-4 is superseded.", "superseded", "Superseded"],
    ["revoked", "Rev. Rul. 2031-4 is revoked.", "superseded", "Revoked"],
    ["obsoleted", "Rev. Rul. 2031-4 is obsoleted.", "superseded", "Obsolete"],
    ["modified", "Rev. Rul. 2031-4 is modified.", "limited", "Modified"],
    ["clarified", "Rev. Rul. 2031-4 is clarified.", "limited", "Clarified"],
    ["superseded", "Rev. Rul. 2031-4 is superseded in part.", "limited", "Superseded in part"],
    ["superseded", "Section 3 of Rev. Rul. 2031-4 is superseded.", "limited", "Superseded in part"],
    ["revoked", "It is revoked to the extent inconsistent.", "limited", "Revoked in part"],
    ["obsoleted", "Q&A-6 of Notice 2031-4 is obsoleted.", "limited", "Obsolete in part"],
    ["superseded", "The Appendix is superseded.", "limited", "Superseded in part"],
    ["superseded", "The superseding departs from it.", "superseded", "Superseded"],
  ])("%s by “%s” is %s: %s", (treatment, words, standing, label) => {
    expect(shown(said(treatment, words))).toEqual([[standing, label]]);
  });

  it("puts what ends a paper before what changes it", () => {
    expect(shown(said("modified", "It is modified."), said("superseded", "It is superseded."))).toEqual([
      ["superseded", "Superseded"],
      ["limited", "Modified"],
    ]);
  });

  it("says what several papers do alike in one mark, and warns once", () => {
    const [mark, ...others] = treatmentMarks([
      said("superseded", "It is superseded.", "Notice 2032-1"),
      said("superseded", "That paper is superseded.", "Notice 2032-2"),
    ]);
    expect(others).toEqual([]);
    expect(mark!.sentence).toBe(
      "Superseded by Notice 2032-1: “It is superseded.” Superseded by Notice 2032-2: “That paper is superseded.” Do not rely on it.",
    );
  });

  it("quotes with one pair of marks and one period", () => {
    expect(treatmentMarks([said("modified", "The “mill” rule is modified")])[0]!.sentence).toBe(
      "Modified by Rev. Rul. 2032-1: “The ‘mill’ rule is modified.”",
    );
  });
});

describe("standings of a facet", () => {
  it("are the marks' kinds, each once, and in force without any", () => {
    expect(standingsOf([])).toEqual(["in_force"]);
    expect(standingsOf(marks({ status: "revoked", facts: { temporary: true } }))).toEqual([
      "superseded",
      "temporary",
    ]);
    expect(standingsOf([...marks({ status: "revoked" }), ...marks({ status: "expired" })])).toEqual([
      "superseded",
    ]);
  });
});
