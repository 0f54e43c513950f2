import { describe, expect, it } from "vitest";
import type { Segment, Structure, Unit } from "#modules/authority/schema";
import { buildSection } from "../../../tests/factories/section.ts";
import { toProvisions, type Provision } from "./provisions.ts";

/** The text of a provision as rendered in the document. */
function wordsOf({ num = [], heading = [], text = [] }: Provision): string {
  return [...num, ...heading, ...text].map((piece) => piece.text).join("|");
}

const gross = buildSection([
  { path: ["a"], heading: "General definition", chapeau: "Gross income means:", continuation: "And so on." },
  { path: ["a", "1"], content: "Interest;" },
]);

/** Text, then segments as [role, unit, words]; the words are located in order. */
function structured(text: string, units: Partial<Unit>[], parts: [Segment["role"], number, string][]) {
  let from = 0;
  const segments = parts.map(([role, unit, words]) => {
    const start = text.indexOf(words, from);
    from = start + words.length;
    return { role, unit, start, end: from };
  });
  const unit: Unit = {
    id: "",
    kind: "level",
    path: [],
    parent: -1,
    heading: null,
    status: null,
    start: 0,
    end: 0,
  };
  const structure: Structure = {
    units: units.map((given) => ({ ...unit, ...given })),
    segments,
    references: [],
    tables: [],
    marks: [],
  };
  return { key: "9", text, structure };
}

describe("provisions of a section", () => {
  it("gives each unit its fragment, pin and level, and leaves out no character", () => {
    const provisions = toProvisions(gross);
    expect(provisions.map(({ id, pin, level }) => [id, pin, level])).toEqual([
      ["a", "9001(a)", 1],
      [undefined, undefined, 1],
      ["a-1", "9001(a)(1)", 2],
    ]);
    const shown = provisions.map(wordsOf).join("").replaceAll("|", "");
    expect(shown).toBe(gross.text.replace(/\n|(?<=\)) /g, ""));
  });

  it("pins a ruling by its own parts, and an opinion by their names", () => {
    const pins = (key: string, path: string[]) => {
      const units = gross.structure.units.map((unit, at) => (at === 1 ? { ...unit, path } : unit));
      return toProvisions({ ...gross, key, structure: { ...gross.structure, units } })[0]!.pin;
    };
    expect(pins("Rev. Proc. 2025-32", ["4", "01", "1"])).toBe("§ 4.01(1)");
    expect(pins("T.C. Memo. 2025-133", ["Discussion"])).toBe("Discussion");
    expect(pins("1.61-21", ["h", "Example 2"])).toBe("1.61-21(h) Example 2");
  });

  it("runs the heading into the text with a printer's dash, and adds no dash of its own to the words", () => {
    const [first] = toProvisions(gross);
    expect(first).toMatchObject({ dash: ".—", heading: [{ text: "General definition" }] });
    expect(wordsOf(first!)).toBe("(a)|General definition|Gross income means:");
  });

  it("draws only the dash after a heading with a stop, and none where no words follow", () => {
    const section = structured(
      "(a) Etc.\nWords.\n(b) Bare",
      [{}, { id: "a", path: ["a"], parent: 0 }, { id: "b", path: ["b"], parent: 0 }],
      [
        ["num", 1, "(a)"],
        ["heading", 1, "Etc."],
        ["content", 1, "Words."],
        ["num", 2, "(b)"],
        ["heading", 2, "Bare"],
      ],
    );
    expect(toProvisions(section).map(({ dash }) => dash)).toEqual(["—", undefined]);
  });

  it("draws no second dash after a heading that has its own", () => {
    const section = structured(
      "(a) Mills.—\nWords.",
      [{}, { id: "a", path: ["a"], parent: 0 }],
      [
        ["num", 1, "(a)"],
        ["heading", 1, "Mills.—"],
        ["content", 1, "Words."],
      ],
    );
    expect(toProvisions(section)[0]?.dash).toBeFalsy();
  });

  it("keeps words after a list with the unit that they belong to", () => {
    const section = structured(
      "(a) If—\n(1) one,\nthen so.",
      [{}, { id: "a", path: ["a"], parent: 0 }, { id: "a-1", path: ["a", "1"], parent: 1 }],
      [
        ["num", 1, "(a)"],
        ["chapeau", 1, "If—"],
        ["num", 2, "(1)"],
        ["content", 2, "one,"],
        ["continuation", 1, "then so."],
      ],
    );
    expect(toProvisions(section).map(({ kind, level, id }) => [kind, level, id])).toEqual([
      ["text", 1, "a"],
      ["text", 2, "a-1"],
      ["continued", 1, undefined],
    ]);
  });

  it("shows words of the section itself without a pin", () => {
    const section = structured("All is taxed.", [{}], [["content", 0, "All is taxed."]]);
    expect(toProvisions(section)).toEqual([
      { kind: "continued", level: 0, text: [{ text: "All is taxed." }] },
    ]);
  });

  it("lets the fragment of a unit without own words open at the first words below it", () => {
    const section = structured(
      "(1) one\n(2) two",
      [
        {},
        { id: "a", path: ["a"], parent: 0 },
        { id: "a-1", path: ["a", "1"], parent: 1 },
        { id: "a-2", path: ["a", "2"], parent: 1 },
      ],
      [
        ["num", 2, "(1)"],
        ["content", 2, "one"],
        ["num", 3, "(2)"],
        ["content", 3, "two"],
      ],
    );
    const [first, second] = toProvisions(section);
    expect(first).toMatchObject({ id: "a-1", anchors: ["a"], level: 2 });
    expect(second).not.toHaveProperty("anchors");
  });

  it("keeps apart a designator that the law uses twice", () => {
    const section = structured(
      "(4) one\n(4) two",
      [{}, { id: "d-4", path: ["d", "4"], parent: 0 }, { id: "d-4~2", path: ["d", "4"], parent: 0 }],
      [
        ["num", 1, "(4)"],
        ["content", 1, "one"],
        ["num", 2, "(4)"],
        ["content", 2, "two"],
      ],
    );
    expect(toProvisions(section).map(({ id }) => id)).toEqual(["d-4", "d-4~2"]);
  });

  it("sets tables and footnotes apart and says what the official file says of a unit's state", () => {
    const section = structured(
      "(a) See:\nIncome\tTax\n10\t1\nafter.\nSo in original.",
      [{}, { id: "a", path: ["a"], parent: 0, status: "repealed" }],
      [
        ["num", 1, "(a)"],
        ["content", 1, "See:"],
        ["table", 1, "Income\tTax\n10\t1"],
        ["content", 1, "after."],
        ["footnote", 1, "So in original."],
      ],
    );
    const table = { header: [["Income", "Tax"]], rows: [["10", "1"]] };
    const start = section.text.indexOf("Income");
    section.structure.tables = [{ ...table, start, end: start + 15 }];
    const provisions = toProvisions(section);
    expect(provisions.map(({ kind }) => kind)).toEqual(["text", "table", "continued", "footnote"]);
    expect(provisions[0]?.status).toBe("repealed");
    expect(provisions[1]).toMatchObject({ table });
    expect(provisions[1]).not.toHaveProperty("text");
  });
});

describe("words inside a provision", () => {
  it("are cut where a reference or an emphasis begins or ends, and nowhere else", () => {
    const section = structured(
      "under section 151 and Rex.",
      [{}],
      [["content", 0, "under section 151 and Rex."]],
    );
    section.structure.references = [{ start: 6, end: 17, href: "/us/usc/t26/s151/c" }];
    section.structure.marks = [
      { start: 14, end: 17, kind: "b" },
      { start: 22, end: 25, kind: "i" },
    ];
    const href = "/authority/26-usc/151#c";
    expect(toProvisions(section)[0]?.text).toEqual([
      { text: "under " },
      { text: "section ", href },
      { text: "151", href, marks: ["b"] },
      { text: " and " },
      { text: "Rex", marks: ["i"] },
      { text: "." },
    ]);
  });

  it("need no mark where their figures are raised or lowered characters", () => {
    const section = structured("or ² CO₂e to the 15th", [{}], [["content", 0, "or ² CO₂e to the 15th"]]);
    section.structure.marks = [
      { start: 3, end: 4, kind: "sup" },
      { start: 7, end: 8, kind: "sub" },
      { start: 19, end: 21, kind: "sup" },
    ];
    const [first] = toProvisions(section);
    expect(first?.text?.filter(({ marks }) => marks)).toEqual([{ text: "th", marks: ["sup"] }]);
  });
});
