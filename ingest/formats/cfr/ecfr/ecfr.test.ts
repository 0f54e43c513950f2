import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ParsedDocument } from "#modules/authority/schema";
import { buildApiSection, buildBulkTitle, PARAGRAPHS } from "../../../../tests/factories/cfr.ts";
import { readEcfr } from "./index.ts";

async function read(
  xml: string | Buffer,
  title = "26",
  size = Number.POSITIVE_INFINITY,
): Promise<ParsedDocument[]> {
  const bytes = Buffer.from(xml);
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  const documents: ParsedDocument[] = [];
  for await (const document of readEcfr(pieces(), { title })) documents.push(document);
  return documents;
}

const one = async (body: string) => (await read(buildApiSection({ number: "1.61-1", body })))[0]!;

describe("a section of the API", () => {
  it("has number, heading, credit, part and units with their headings", async () => {
    const section = await one(
      `<P>(a) <I>In general</I>—(1) <I>Levy.</I> The levy is—</P>
<P>(i) One bushel; and</P>
<P>(ii) (<I>A</I>) Two sacks.</P>
<FP>All grain is weighed.</FP>
<P>(b) [Reserved]</P>`,
    );
    expect(section).toMatchObject({
      ...{ kind: "regulation", key: "1.61-1", num: "§ 1.61-1", heading: "Mills", status: null },
      sourceCredit: "[T.D. 1, 25 FR 11402, Nov. 26, 1960]",
      hierarchy: [{ level: "part", number: "1", label: "Part 1", heading: "" }],
      facts: { title: "26", part: "1" },
    });
    expect(section.text).toBe(`(a) In general—
(1) Levy. The levy is—
(i) One bushel; and
(ii)
(A) Two sacks.
All grain is weighed.
(b) [Reserved]`);
    expect(section.structure.units.map(({ id, heading, status }) => [id, heading, status])).toEqual([
      ["", null, null],
      ["a", "In general", null],
      ["a-1", "Levy", null],
      ["a-1-i", null, null],
      ["a-1-ii", null, null],
      ["a-1-ii-A", null, null],
      ["b", null, "reserved"],
    ]);
  });

  it("gives flush text to the unit whose words led into the list", async () => {
    const { text, structure } = await one(
      `<P>(a) The levy is on—</P><P>(1) Wheat; and</P><P>(2) Rye.</P><FP>Chaff is free.</FP><P>(b) So be it.</P>`,
    );
    const flush = structure.segments.find(({ start }) => text.startsWith("Chaff", start))!;
    expect(structure.units[flush.unit]!.id).toBe("a");
    expect(flush.role).toBe("continuation");
    expect(structure.segments.find(({ role }) => role === "chapeau")).toBeDefined();
  });

  it("keeps examples as units below their paragraph, with paragraphs of their own", async () => {
    const { structure, text } = await one(
      `<P>(a) Two examples:</P>
<EXAMPLE><HED>Example (1).</HED><PSPACE>A grinds wheat.</PSPACE></EXAMPLE>
<EXAMPLE><HED>Example 2.</HED><PSPACE>(i) B grinds rye.</PSPACE><P>(ii) C does not.</P></EXAMPLE>
<P>(b) <I>Example 3. Oats</I>—(1) <I>Facts.</I> D grinds oats.</P>`,
    );
    expect(structure.units.slice(1).map(({ kind, path }) => [kind, path.join("|")])).toEqual([
      ["paragraph", "a"],
      ["example", "a|Example 1"],
      ["example", "a|Example 2"],
      ["paragraph", "a|Example 2|i"],
      ["paragraph", "a|Example 2|ii"],
      ["example", "b"],
      ["paragraph", "b|1"],
    ]);
    expect(structure.units[2]!.heading).toBe("Example 1");
    expect(text).toContain("Example (1). A grinds wheat.");
  });

  it("keeps questions with their answers as units, whose designators count anew", async () => {
    const { structure, text } = await one(
      `<P>The answers are:</P><P>Q-1: What is a mill?</P><P>A-1: (a) <I>Mill.</I> A house.</P><P>(b) Or a ship.</P>
<P>Q-2: And grain?</P><P>A-2: Corn.</P>`,
    );
    expect(structure.units.map(({ id, kind }) => `${id} ${kind}`)).toEqual([
      " section",
      "Q&A-1 question",
      "Q&A-1-a paragraph",
      "Q&A-1-b paragraph",
      "Q&A-2 question",
    ]);
    expect(text).toContain("A-1:\n(a) Mill. A house.\n(b) Or a ship.\nQ-2: And grain?");
  });

  it("takes the outline that a section gives of its paragraphs for text", async () => {
    const { structure } = await one(
      `<P>(a) <I>Mills</I>—(1) <I>Outline.</I> The paragraphs are:</P>
<P>§ 1.61-1 (b) Levy.</P>
<P>(1) In general.</P>
<P>(2) Rates.</P>
<P>(2) <I>Millers.</I> A miller keeps books.</P>
<P>(b) <I>Levy</I>—(1) <I>In general.</I> The levy is due.</P>
<P>(c) So be it.</P>`,
    );
    expect(structure.units.map(({ id }) => id)).toEqual(["", "a", "a-1", "a-2", "b", "b-1", "c"]);
  });

  it("ends a heading before a designator that is set in its italics", async () => {
    const { structure } = await one(
      `<P>(a) <I>Refund—(1) In general.</I> Paid.</P><P>(2) <I>Other.</I> Not.</P>`,
    );
    expect(structure.units.map(({ id, heading }) => [id, heading])).toEqual([
      ["", null],
      ["a", "Refund"],
      ["a-1", "In general"],
      ["a-2", "Other"],
    ]);
  });

  it("has tables, footnotes, notes and fractions in their places", async () => {
    const { structure, text, notes, sourceCredit } = await one(
      `<P>(a) Pay 8 <FR>1/2</FR> sacks.<SU>1</SU><FTREF/></P>
<FTNT><P><SU>1</SU> Of wheat.</P></FTNT>
<DIV width="100%"><TABLE><THEAD><TR><TH>Grain</TH><TH>Sacks</TH></TR></THEAD><TR><TD>Rye</TD><TD>2</TD></TR><TR><TD/><TD>3</TD></TR></TABLE></DIV>
<SECAUTH>(Sec. 7805)</SECAUTH>
<EDNOTE><HED>Editorial Note:</HED><PSPACE>See <I>elsewhere.</I></PSPACE></EDNOTE>`,
    );
    expect(text).toBe("(a) Pay 8½ sacks.¹\n1 Of wheat.\nGrain\tSacks\nRye\t2\n\t3");
    expect(structure.tables).toEqual([
      {
        ...structure.tables[0]!,
        header: [["Grain", "Sacks"]],
        rows: [
          ["Rye", "2"],
          ["", "3"],
        ],
      },
    ]);
    expect(structure.segments.map(({ role }) => role)).toEqual(["num", "content", "footnote", "table"]);
    expect(notes).toEqual([
      { topic: "editorialNote", heading: "Editorial Note", paragraphs: ["See elsewhere."] },
    ]);
    expect(sourceCredit).toBe("(Sec. 7805) [T.D. 1, 25 FR 11402, Nov. 26, 1960]");
  });

  it("gives every range the very characters that it is about", async () => {
    const { structure, text } = await one(
      `<P>(a) <I>First rule.</I> Of <I>wheat</I> only.</P><P>(b) <E T="03">Second</E>—<I>rye.</I> Yes.</P>`,
    );
    const at = ({ start, end }: { start: number; end: number }) => text.slice(start, end);
    expect(structure.marks.map(at)).toEqual(["First rule.", "wheat", "Second", "rye."]);
    expect(structure.segments.map((segment) => `${segment.role}: ${at(segment)}`)).toEqual([
      "num: (a)",
      "heading: First rule.",
      "content: Of wheat only.",
      "num: (b)",
      "heading: Second—",
      "content: rye. Yes.",
    ]);
    expect(structure.units.map(at)).toEqual([text, "(a) First rule. Of wheat only.", "(b) Second—rye. Yes."]);
  });

  it("knows temporary, reserved and former law by number and words", async () => {
    const [temporary] = await read(buildApiSection({ number: "1.469-5T" }));
    expect(temporary!.facts).toMatchObject({ temporary: true });
    const [reserved] = await read(buildApiSection({ number: "1.61-5", heading: "[Reserved]", body: "" }));
    expect(reserved).toMatchObject({ status: "reserved", text: "" });
    const [former] = await read(
      buildApiSection({ number: "1.41-5A", heading: "Research for years beginning before January 1, 1987" }),
    );
    expect(former!.facts!.formerLaw).toBe("Research for years beginning before January 1, 1987");
    const [live] = await read(
      buildApiSection({
        number: "1.41-4",
        heading: "Research in years ending on or after December 31, 2003",
      }),
    );
    expect(live!.facts).not.toHaveProperty("formerLaw");
  });

  it("reads the numbers that regulations have", async () => {
    const numbers = [
      "1.1031(a)-1",
      "1.1400Z2(a)-1",
      "301.7701-3",
      "1.469-5T",
      "31.3121(a)-1",
      "601.105",
      "1.338(h)(10)-1",
    ];
    for (const number of numbers) expect((await read(buildApiSection({ number })))[0]!.key).toBe(number);
  });

  it("reads the same whatever pieces the bytes come in", async () => {
    const file = buildApiSection({
      number: "1.61-1",
      body: `${PARAGRAPHS}<P>(c) „${"é".repeat(9)}“ <I>x</I></P>`,
    });
    const whole = await read(file);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 900 }), async (size) => {
        expect(await read(file, "26", size)).toEqual(whole);
      }),
      { numRuns: 10 },
    );
  });
});

describe("the bulk file of a title", () => {
  const title = buildBulkTitle("26", [{ number: "1.25-1T" }, { number: "1.61-21" }, { number: "1.61-21" }], {
    authority:
      "26 U.S.C. 7805, unless otherwise noted. Section 1.25-1T also issued under 26 U.S.C. 25; Sections 1.61-20 through 1.61-22 also issued under section 26 U.S.C. 61(a) and 1502.",
  });

  it("has divisions, the date of its amendment and the sections of the Code that its authority line names", async () => {
    const documents = await read(title);
    expect(documents.map(({ key }) => key)).toEqual(["1.25-1T", "1.61-21", "1.61-21~2"]);
    expect(documents[1]).toMatchObject({
      date: "2026-03-04",
      officialTies: ["26 USC 61", "26 USC 1502"],
      hierarchy: [
        { level: "chapter", number: "I", label: "Chapter I", heading: "OFFICE OF MILLS" },
        { level: "part", number: "1", label: "Part 1", heading: "LEVIES" },
      ],
    });
    expect(documents[0]!.officialTies).toEqual(["26 USC 25"]);
  });

  it("names sections of another title with their title", async () => {
    const [section] = await read(buildBulkTitle("27", [{ number: "19.1" }]), "27");
    expect(section!.key).toBe("27 CFR 19.1");
  });
});

describe("files that are refused", () => {
  const file = buildApiSection({ number: "1.61-1" });
  it.each([
    [
      "another title",
      buildBulkTitle("27", [{ number: "19.1" }]),
      "unsupported: The file holds Title 27 of the CFR, not Title 26.",
    ],
    [
      "a section of another title",
      buildApiSection({ number: "19.1" }, "27"),
      "unsupported: The file holds Title 27",
    ],
    ["no section", buildBulkTitle("26", []), "unsupported: The file holds no section of Title 26"],
    ["a web page", "<!DOCTYPE html><html></html>", "unsupported: The file is a web page"],
    [
      "a Git LFS pointer",
      "version https://git-lfs.github.com/spec/v1\n",
      "unsupported: The file is a Git LFS pointer",
    ],
    ["other XML", "<CFRDOC/>", "unsupported: The file is no eCFR XML: it begins with <CFRDOC>"],
    [
      "a DOCTYPE",
      file.replace("<DIV8", "<!DOCTYPE DIV8 [<!ENTITY a 'b'>]><DIV8"),
      "unsupported: The file declares a DOCTYPE",
    ],
    ["an entity of its own", file.replace("grain", "&lol9;"), "malformed: The file is not well-formed XML"],
    ["a file cut off", file.slice(0, -30), "malformed: The file is not well-formed XML"],
    ["a wrong nesting", file.replace("</I>", "</P>"), "malformed: The file is not well-formed XML"],
    [
      "200,000 levels",
      file.replace("grain", "<I>".repeat(200_000)),
      "malformed: The file nests its elements",
    ],
    [
      "an endless text",
      file.replace("grain", "x".repeat(5_000_000)),
      "too_large: The file holds a section or element",
    ],
    ["nothing", "", "malformed: The file is empty"],
  ])("%s", async (_, content, sentence) => {
    const refusal = await read(content).then(
      () => "read without complaint",
      (error: Error & { code?: string }) => `${error.code}: ${error.message}`,
    );
    expect(refusal).toContain(sentence);
  });
});
