import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { ParsedDocument, Range } from "#modules/authority/schema";
import { buildTitle } from "../../../tests/factories/uslm.ts";
import { lettersOfSection, withoutSpace } from "../../testing/independent-reading.ts";
import { readUslm, type UslmHead } from "./index.ts";

const windmills = readFileSync(join(import.meta.dirname, "../../../tests/fixtures/uslm/windmills.xml"));

async function read(xml: string | Buffer, size = Number.POSITIVE_INFINITY): Promise<ParsedDocument[]> {
  const bytes = Buffer.from(xml);
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  const sections: ParsedDocument[] = [];
  for await (const section of readUslm(pieces(), { title: "26" })) sections.push(section);
  return sections;
}

describe("a title with every construct", () => {
  let sections: ParsedDocument[];
  let mills: ParsedDocument;
  const at = (range: Range) => mills.text.slice(range.start, range.end);
  const unit = (id: string) => mills.structure.units.find((one) => one.id === id)!;

  beforeAll(async () => {
    sections = await read(windmills);
    mills = sections[0]!;
  });

  it("holds the sections of the main body and none that notes quote", () => {
    expect(sections.map((section) => section.key)).toEqual(["701A", "702 to 704", "702Z-1"]);
  });

  it("reads one line for a unit's number, heading and first words, and a new line for what follows a heading", () => {
    expect(mills.text).toBe(`(a) General rule
There is imposed on the grain of every mill (as defined in section 702Z–1) a levy of—
(1) 2¹⁄₂ per\u00adcent of wheat, and
(2) 3 percent of rye ² and oats,
2 So in original. Probably should be “spelt”.
determined in accordance with the following table:
If grain is:\tThe levy is:
Not over 1,000 bushels\t10% of the grain.
\t20%.
and rounded down.
Provided, That no levy is imposed on chaff.
(b) Rounding
The levy is rounded.
It is paid on January 1, 2020.
[(c) Repealed. Pub. L. 115–141.]
(d) Special rules
(4) ³ Wind
Wind is free & fair.
3 So in original. There are two pars. (4).
(4) ³ Water
(A)
(i) Rain.
(1) Drizzle.
1 So in original.`);
  });

  it("keeps number, heading, credit and hierarchy apart from the text", () => {
    expect(mills).toMatchObject({
      num: "§ 701A.",
      heading: "Levy on\u00a0mills",
      status: null,
      sourceCredit: "(Aug. 16, 1954, ch. 736, 68A Stat. 17; Pub. L. 98–369.)",
      hierarchy: [
        { level: "subtitle", number: "Q", label: "Subtitle Q", heading: "Windmill Taxes" },
        { level: "chapter", number: "7", label: "Chapter 7", heading: "MILLS" },
        { level: "part", number: "I", label: "Part I", heading: "GRINDING" },
      ],
    });
    expect(sections[2]!.hierarchy.map((step) => step.label)).toEqual(["Subtitle Q", "Chapter 7", "Part II"]);
  });

  it("keeps the notes with what they quote, footnotes last", () => {
    expect(mills.notes).toEqual([
      { topic: "editorialNotes", heading: "Editorial Notes", paragraphs: [] },
      {
        topic: "amendments",
        heading: "Amendments",
        paragraphs: [
          "2017—Subsec. (a). Pub. L. 115–97 struck out “toll”.4",
          "1984—Subsec. (b). Pub. L. 98–369 inserted rounding.",
          "4 In a note.",
        ],
      },
      {
        topic: "shortTitle",
        heading: "Short Title",
        paragraphs: [
          "“SECTION 1. SHORT TITLE.This Act may be cited as the ‘Mill Act’.”",
          "“§ 9999. Not lawQuoted in a note.”",
        ],
      },
    ]);
  });

  it("names units by their designators, and the second use of one apart", () => {
    const named = mills.structure.units.map(({ id, kind, path, parent }) => [
      id,
      kind,
      path.join("|"),
      parent,
    ]);
    expect(named).toEqual([
      ["", "section", "", -1],
      ["a", "subsection", "a", 0],
      ["a-1", "paragraph", "a|1", 1],
      ["a-2", "paragraph", "a|2", 1],
      ["b", "subsection", "b", 0],
      ["c", "subsection", "c", 0],
      ["d", "subsection", "d", 0],
      ["d-4", "paragraph", "d|4", 6],
      ["d-4~2", "paragraph", "d|4", 6],
      ["d-4-A", "subparagraph", "d|4|A", 8],
      ["d-4-A-i", "clause", "d|4|A|i", 9],
      ["d-4-A-i-1", "level", "d|4|A|i|1", 10],
    ]);
    expect(unit("c").status).toBe("repealed");
  });

  it("reads headings without the raised marks of footnotes", () => {
    expect(
      [unit("a"), unit("b"), unit("d-4"), unit("d-4~2"), unit("d-4-A")].map(({ heading }) => heading),
    ).toEqual(["General rule", "Rounding", "Wind", "Water", null]);
  });

  it("gives every range the very characters that it is about", () => {
    expect(mills.structure.segments.map((segment) => `${segment.role}: ${at(segment)}`)).toContain(
      "proviso: Provided, That no levy is imposed on chaff.",
    );
    expect(mills.structure.references.map((one) => [at(one), one.href])).toEqual([
      ["section 702Z–1", "/us/usc/t26/s702Z–1"],
      ["Pub. L. 115–141", "/us/pl/115/141/dU"],
    ]);
    expect(mills.structure.marks.map((mark) => [mark.kind, at(mark)])).toEqual([
      ["sup", "¹"],
      ["sub", "₂"],
      ["i", "wheat"],
      ["sup", "²"],
      ["b", "If grain is:"],
      ["i", "Provided"],
      ["sup", "³"],
      ["sup", "³"],
    ]);
    expect(at(unit("a-2"))).toBe(
      "(2) 3 percent of rye ² and oats,\n2 So in original. Probably should be “spelt”.",
    );
  });

  it("splits running text around a table, whose cells it knows", () => {
    const roles = mills.structure.segments
      .filter((segment) => segment.unit === 1)
      .map((segment) => segment.role);
    expect(roles).toEqual(["num", "heading", "chapeau", "continuation", "table", "continuation", "proviso"]);
    expect(mills.structure.tables).toHaveLength(1);
    expect(mills.structure.tables[0]).toMatchObject({
      header: [["If grain is:", "The levy is:"]],
      rows: [
        ["Not over 1,000 bushels", "10% of the grain."],
        ["", "20%."],
      ],
    });
    expect(sections[2]!.structure.tables[0]!.rows).toEqual([["one", "two"]]);
  });

  it("reads a range of repealed sections as one without text", () => {
    expect(sections[1]).toMatchObject({
      key: "702 to 704",
      num: "[§§\u202f702 to 704.",
      heading: "Repealed. Pub. L. 1–1]",
      status: "repealed",
      text: "",
    });
    expect(sections[1]!.structure.units).toHaveLength(1);
    expect(sections[1]!.notes[0]!.paragraphs).toEqual(["Section 702 taxed tolls."]);
  });

  it("has the letters of the file, all of them, in their order", () => {
    const [xml] = /<section id="g-1"[\s\S]*?<\/notes>\s*<\/section>/.exec(windmills.toString())!;
    expect(withoutSpace(mills.text)).toBe(lettersOfSection(xml));
  });

  it("reads the same whatever pieces the bytes come in", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 4000 }), async (size) => {
        expect(await read(windmills, size)).toEqual(sections);
      }),
      { numRuns: 15 },
    );
  });

  it("tells the title and the release point before the first section", async () => {
    const heads: UslmHead[] = [];
    async function* bytes() {
      yield windmills;
    }
    await readUslm(bytes(), { title: "26", onHead: (head) => heads.push(head) }).next();
    expect(heads).toEqual([{ title: "26", release: "119-42", created: null }]);
  });
});

describe("a section of another title or without an identifier", () => {
  it("is none of the title's", async () => {
    const title = buildTitle({ sections: 3 })
      .replace('<section identifier="/us/usc/t26/s1"', '<section identifier="/us/usc/t27/s1"')
      .replace('<section identifier="/us/usc/t26/s3"', "<section");
    expect((await read(title)).map((section) => section.key)).toEqual(["2"]);
  });
});

describe("a second section of the same number", () => {
  it("is kept under a name of its own", async () => {
    const title = buildTitle({ sections: 2 }).replaceAll('value="2"', 'value="1"');
    expect((await read(title)).map((section) => section.key)).toEqual(["1", "1~2"]);
  });
});
