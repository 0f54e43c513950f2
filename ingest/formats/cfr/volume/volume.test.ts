import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ParsedDocument } from "#modules/authority/schema";
import { buildVolume, type VolumeOptions } from "../../../../tests/factories/cfr-volume.ts";
import { readVolume } from "./index.ts";

const folder = mkdtempSync(join(tmpdir(), "taxrag-volume-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;

async function readBytes(bytes: Buffer | string, title = "26"): Promise<ParsedDocument[]> {
  const path = join(folder, `${(files += 1)}.pdf`);
  writeFileSync(path, bytes);
  const documents: ParsedDocument[] = [];
  for await (const document of readVolume(path, { title })) documents.push(document);
  return documents;
}

const MILLS: VolumeOptions = {
  front: [
    "Sec.",
    "1.61–1 Gross grain.",
    "1.61–2T Levy on mills (temporary).",
    "1.61–3—1.61–5 [Reserved]",
    "AUTHORITY: 26 U.S.C. 7805, unless otherwise noted.",
    "Section 1.61–2T also issued under 26 U.S.C. 61;",
  ],
  pages: [
    [
      [
        ["g", "LEVIES ON GRAIN"],
        ["s", "§ 1.61–1 Gross grain."],
        ["p", "(a) *In general.* The gross grain of a wind-"],
        ["-", "mill, which the miller’s co-owner and his"],
        ["-", "self-employed ‘‘helpers’’ have brought to the"],
        ["-", "windmill or to the water mill in the year, in-"],
        [".", "cludes wheat."],
        ["p", "(b) *Rye*—(1) *Short rule.* Rye counts, and so it"],
        ["-", "does when the wind in the valley of the river"],
        ["-", "turns the sails of the mill, and also when the"],
      ],
      [
        ["-", "sails of the windmill are turned by a self-"],
        ["-", "employed miller’s helper or by his co-owner on"],
        [".", "the river."],
        ["p", "(2) The following example is given of the levy"],
        [".", "and of its sums:"],
        ["e", "*Example 1.* A grinds wheat of which the sum of the"],
        [",", "year is as follows:"],
        ["t", "Wheat of the first year|$2,200"],
        ["t", "Rye|300|400"],
        ["x", "[T.D. 6500, 25 FR 11402, Nov. 26, 1960, as amended by"],
        [",", "T.D. 9135, 69 FR 41192, July 8, 2004]"],
      ],
    ],
    [
      [
        ["s", "§ 1.61–2T Levy on mills (temporary)."],
        ["p", "There is a levy on every mill that stands in the"],
        [".", "open wind."],
        ["s", "§§ 1.61–3—1.61–5 [Reserved]"],
      ],
      [],
    ],
  ],
};

describe("a volume of the annual edition", () => {
  let sections: ParsedDocument[];
  let first: ParsedDocument;
  beforeAll(async () => {
    sections = await readBytes(await buildVolume(MILLS));
    first = sections[0]!;
  });

  it("holds the sections of its contents, dated by its cover", () => {
    expect(sections.map(({ key, heading, status, date }) => [key, heading, status, date])).toEqual([
      ["1.61-1", "Gross grain", null, "2021-04-01"],
      ["1.61-2T", "Levy on mills (temporary)", null, "2021-04-01"],
      ["1.61-3", "[Reserved]", "reserved", "2021-04-01"],
    ]);
    expect(sections[2]!.aliases).toEqual(["26 CFR 1.61-4", "26 CFR 1.61-5"]);
    expect(sections[1]).toMatchObject({ officialTies: ["26 USC 61"], facts: { temporary: true } });
  });

  it("reads paragraphs across columns, without heads and folios, and decides about each hyphen", () => {
    expect(first.text)
      .toBe(`(a) In general. The gross grain of a windmill, which the miller’s co-owner and his self-employed “helpers” have brought to the windmill or to the water mill in the year, includes wheat.
(b) Rye—
(1) Short rule. Rye counts, and so it does when the wind in the valley of the river turns the sails of the mill, and also when the sails of the windmill are turned by a self-employed miller’s helper or by his co-owner on the river.
(2) The following example is given of the levy and of its sums:
Example 1. A grinds wheat of which the sum of the year is as follows:
Wheat of the first year\t\t$2,200
Rye\t300\t400`);
  });

  it("has units, tables, source note, headings of divisions and pages", () => {
    const { units, tables, pages } = first.structure;
    expect(units.map(({ id, kind, heading }) => [id, kind, heading])).toEqual([
      ["", "section", null],
      ["a", "paragraph", "In general"],
      ["b", "paragraph", "Rye"],
      ["b-1", "paragraph", "Short rule"],
      ["b-2", "paragraph", null],
      ["b-2-Example_1", "example", "Example 1"],
    ]);
    expect(tables[0]!.rows).toEqual([
      ["Wheat of the first year", "", "$2,200"],
      ["Rye", "300", "400"],
    ]);
    expect(first.sourceCredit).toBe(
      "[T.D. 6500, 25 FR 11402, Nov. 26, 1960, as amended by T.D. 9135, 69 FR 41192, July 8, 2004]",
    );
    expect(first.hierarchy.map(({ label, heading }) => [label, heading])).toEqual([
      ["Subchapter A", "INCOME TAX"],
      ["Part 1", "INCOME TAXES"],
      ["Subject group", "LEVIES ON GRAIN"],
    ]);
    expect(pages).toEqual([{ page: 3, start: 0 }]);
    expect(sections[1]!.structure.pages).toEqual([{ page: 4, start: 0 }]);
  });

  it("gives every range the very characters that it is about", () => {
    const { segments, marks } = first.structure;
    const at = ({ start, end }: { start: number; end: number }) => first.text.slice(start, end);
    expect(marks.map(at)).toEqual(["In general.", "Rye", "Short rule.", "Example 1."]);
    expect(segments.filter(({ role }) => role === "heading").map(at)).toEqual([
      "In general.",
      "Rye—",
      "Short rule.",
      "Example 1.",
    ]);
  });
});

describe("files that are refused", () => {
  const refusal = (bytes: Buffer | string, title?: string) =>
    readBytes(bytes, title).then(
      () => "read without complaint",
      (error: Error & { code?: string }) => `${error.code}: ${error.message}`,
    );

  it("a volume of another title", async () => {
    expect(await refusal(await buildVolume({ ...MILLS, title: "27" }))).toBe(
      "unsupported: The PDF holds Title 27 of the CFR, not Title 26.",
    );
  });

  it("a volume cut off in the middle of its bytes, of its pages, or without its last sections", async () => {
    const whole = await buildVolume(MILLS);
    expect(await refusal(whole.subarray(0, whole.length / 2))).toContain("malformed: The PDF is cut off");
    const short = { ...MILLS, pages: MILLS.pages.slice(0, 1) };
    expect(await refusal(await buildVolume(short))).toBe(
      "malformed: The volume is cut off: 2 of the 3 sections in its contents are not in it. Get it again.",
    );
    expect(await refusal(await buildVolume({ ...short, findingAids: false }))).toContain(
      "The volume is cut off",
    );
  });

  it("a protected one, one that is no volume, and files that are no PDF", async () => {
    expect(await refusal(await buildVolume({ ...MILLS, password: "mill" }))).toContain(
      "protected by a password",
    );
    expect(await refusal(await buildVolume({ ...MILLS, revised: "the harvest" }))).toContain(
      "unsupported: The PDF is no volume of the Code of Federal Regulations",
    );
    expect(await refusal("<!doctype html><p>Not found")).toContain("unsupported: The file is a web page");
    expect(await refusal("version https://git-lfs.github.com/spec/v1\n")).toContain("Git LFS pointer");
    expect(await refusal("")).toContain("unsupported: The file is not a PDF");
    expect(await refusal("%PDF-1.7\nnothing\n%%EOF")).toContain("malformed: The PDF is damaged");
  });
});
