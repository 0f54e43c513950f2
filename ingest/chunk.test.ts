import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ParsedDocument } from "#modules/authority/schema";
import { chunkSection, LIMIT } from "./chunk.ts";
import { cutRun, cutTable } from "./chunking/sentences.ts";
import { countTokens } from "./chunking/tokens.ts";
import { readUslm } from "./formats/uslm/index.ts";
import { brokenRule } from "./testing/chunk-rules.ts";
import { anySection } from "./testing/section-arbitrary.ts";

const CITATION = "26 USC 9001";

async function windmills(): Promise<ParsedDocument[]> {
  const xml = readFileSync(join(import.meta.dirname, "../tests/fixtures/uslm/windmills.xml"));
  async function* bytes() {
    yield xml;
  }
  const sections: ParsedDocument[] = [];
  for await (const section of readUslm(bytes(), { title: "26" })) sections.push(section);
  return sections;
}

/** Section 9001 from USLM, with its chunks as [citation, fragment, text]. */
async function chunksOf(body: string) {
  const xml = `<uscDoc identifier="/us/usc/t26"><meta><docNumber>26</docNumber></meta><main><title>
<section identifier="/us/usc/t26/s9001"><num value="9001">§ 9001.</num><heading> Mills</heading>${body}</section></title></main></uscDoc>`;
  async function* bytes() {
    yield Buffer.from(xml);
  }
  for await (const section of readUslm(bytes(), { title: "26" })) {
    const chunks = chunkSection(section, CITATION);
    expect(brokenRule(section, chunks, CITATION)).toBeNull();
    return chunks.map((chunk) => ({ ...chunk, text: section.text.slice(chunk.start, chunk.end) }));
  }
  throw new Error("no section");
}

const words = (count: number, one = "word") => Array.from({ length: count }, () => one).join(" ");

describe("chunks of a section", () => {
  it("is the whole section when that fits", async () => {
    const [mills, repealed] = await windmills();
    const chunks = chunkSection(mills!, "26 USC 701A");
    expect(chunks).toHaveLength(1);
    expect(chunks[0]).toMatchObject({
      citation: "26 USC 701A",
      path: [],
      fragment: "",
      leadIn: "",
      start: 0,
      end: mills!.text.length,
    });
    expect(chunkSection(repealed!, "26 USC 702")).toEqual([]);
  });

  it("is a unit with its headings; what it does not hold of the lead-ins above goes beside it", async () => {
    const chunks =
      await chunksOf(`<subsection><num value="a">(a)</num><heading> Rate</heading><chapeau>The levy on a mill is—</chapeau>
<paragraph><num value="1">(1)</num><heading> Wheat</heading><content>${words(150)}.</content></paragraph>
<paragraph><num value="2">(2)</num><heading> Rye</heading><content>${words(190)}.</content></paragraph>
<continuation>less what is chaff.</continuation></subsection>`);
    expect(chunks.map((chunk) => [chunk.citation, chunk.fragment])).toEqual([
      [`${CITATION}(a)`, "a"],
      [`${CITATION}(a)`, "a-2"],
    ]);
    expect(chunks[0]).toMatchObject({ headings: ["Mills", "Rate"], leadIn: "" });
    expect(chunks[1]).toMatchObject({ headings: ["Mills", "Rate"], leadIn: "The levy on a mill is—" });
    expect(chunks[1]!.text).toMatch(/^\(2\) Rye\n[\s\S]*less what is chaff\.$/);
  });

  it("packs small siblings and cites what holds them, opening at the first", async () => {
    const small = (value: string) =>
      `<paragraph><num value="${value}">(${value})</num><content>${words(60)};</content></paragraph>`;
    const chunks = await chunksOf(
      `<subsection><num value="a">(a)</num><chapeau>${words(30)}—</chapeau>${["1", "2", "3", "4", "5"].map(small).join("")}</subsection>`,
    );
    expect(chunks.map((chunk) => [chunk.citation, chunk.fragment])).toEqual([
      [`${CITATION}(a)`, "a"],
      [`${CITATION}(a)`, "a-3"],
    ]);
  });

  it("keeps subsections apart unless they are small", async () => {
    const one = (value: string, count: number) =>
      `<subsection><num value="${value}">(${value})</num><content>${words(count)}.</content></subsection>`;
    const chunks = await chunksOf([one("a", 90), one("b", 90), one("c", 90), one("d", 10)].join(""));
    expect(chunks.map((chunk) => [chunk.citation, chunk.fragment])).toEqual([
      [`${CITATION}(a)`, "a"],
      [`${CITATION}(b)`, "b"],
      [CITATION, "c"],
    ]);
  });

  it("cuts a long run between sentences and leaves no heading alone", async () => {
    const sentence = `The mill (see sec. 61, 26 U.S.C. 1, and Pub. L. 98–369, Aug. 16, 1954) ${words(90)}.`;
    const chunks = await chunksOf(
      `<subsection><num value="a">(a)</num><heading> Rate</heading><content>${sentence} ${sentence} ${sentence}</content></subsection>`,
    );
    expect(chunks.map((chunk) => chunk.text)).toEqual([`(a) Rate\n${sentence}`, sentence, sentence]);
    expect(new Set(chunks.map((chunk) => chunk.citation))).toEqual(new Set([`${CITATION}(a)`]));
  });

  it("leaves a short heading with its sentence, whole, even when both are a little over the limit", async () => {
    const sentence = `Mills ${words(LIMIT - 2)}.`;
    const chunks = await chunksOf(
      `<subsection><num value="a">(a)</num><heading> Rate</heading><content>${sentence} So be it.</content></subsection>`,
    );
    expect(chunks.map((chunk) => chunk.text)).toEqual([`(a) Rate\n${sentence}`, "So be it."]);
  });

  it("lets a lead-in of some length stand alone before a unit with a lead-in of its own", async () => {
    const lead = words(80);
    const chunks = await chunksOf(
      `<subsection><num value="a">(a)</num><chapeau>${lead}—</chapeau><paragraph><num value="1">(1)</num><chapeau>${lead}—</chapeau>
<subparagraph><num value="A">(A)</num><content>${words(100)}.</content></subparagraph><subparagraph><num value="B">(B)</num><content>${words(100)}.</content></subparagraph></paragraph></subsection>`,
    );
    expect(chunks.map((chunk) => [chunk.citation, chunk.fragment])).toEqual([
      [`${CITATION}(a)`, "a"],
      [`${CITATION}(a)(1)`, "a-1"],
      [`${CITATION}(a)(1)(B)`, "a-1-B"],
    ]);
  });

  it("cuts a long table between rows", async () => {
    const row = `<tr><td>${words(20)}</td><td>${words(20)}</td></tr>`;
    const chunks = await chunksOf(
      `<subsection><num value="a">(a)</num><content>Table:<table><tbody>${row.repeat(12)}</tbody></table></content></subsection>`,
    );
    expect(chunks.length).toBeGreaterThan(1);
    for (const chunk of chunks.slice(1))
      expect(chunk.text.split("\n").every((line) => line.split("\t").length === 2)).toBe(true);
  });

  it("shortens a long lead-in and keeps the innermost", async () => {
    const chunks =
      await chunksOf(`<subsection><num value="a">(a)</num><chapeau>${words(120, "outer")}—</chapeau>
<paragraph><num value="1">(1)</num><chapeau>${words(40, "inner")}—</chapeau><subparagraph><num value="A">(A)</num><content>${words(190)}.</content></subparagraph></paragraph></subsection>`);
    const last = chunks.at(-1)!;
    expect(last.leadIn).toMatch(/^outer [\s\S]*outer… inner/);
    expect(countTokens(last.leadIn)).toBeLessThanOrEqual(65);
  });

  it("holds for sections of any shape", () => {
    fc.assert(
      fc.property(anySection, (section) => {
        expect(brokenRule(section, chunkSection(section, CITATION), CITATION)).toBeNull();
      }),
      { numRuns: 150 },
    );
  });
});

describe("cutting", () => {
  const cut = (text: string, limit: number) =>
    cutRun(text, { start: 0, end: text.length }, limit).map(({ start, end }) => text.slice(start, end));

  it("never cuts within a sentence that fits", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 8 }), (lengths) => {
        const sentences = lengths.map(
          (count) => `${words(count, "Under sec. 61(a) of Pub. L. 98–369").slice(0, count * 6)} so.`,
        );
        const fitting = sentences.filter((sentence) => countTokens(sentence) <= LIMIT);
        const pieces = cut(sentences.join(" "), LIMIT);
        for (const sentence of fitting) expect(pieces.some((piece) => piece.includes(sentence))).toBe(true);
      }),
    );
  });

  it("cuts a sentence over the limit after semicolons, then after colons and dashes, then after commas, then words", () => {
    expect(cut("One a a a a; two b b: b b; three.", 8)).toEqual(["One a a a a;", "two b b: b b;", "three."]);
    expect(cut("One a a a a—two b b b b b, c c c.", 8)).toEqual(["One a a a a—", "two b b b b b,", "c c c."]);
    expect(cut("one two three four five six", 3)).toEqual(["one two three", "four five six"]);
  });

  it("leaves a word alone that is over the limit", () => {
    expect(cut("a".repeat(100), 3)).toEqual(["a".repeat(100)]);
  });

  it("cuts tables after rows only", () => {
    const text = "one\ttwo\nthree\tfour";
    expect(
      cutTable(text, { start: 0, end: text.length }, 2).map(({ start, end }) => text.slice(start, end)),
    ).toEqual(["one\ttwo", "three\tfour"]);
  });
});

describe("the estimate of tokens", () => {
  it.each([
    ["", 0],
    ["tax", 1],
    ["notwithstanding", 2],
    ["$36,900.50", 6],
    ["§\u202f61(a)", 5],
    ["per\u00adcent", 3],
  ])("of %j is %i", (text, tokens) => {
    expect(countTokens(text)).toBe(tokens);
  });

  it("adds up over white space", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1 })), (parts) => {
        const sum = parts.reduce((total, part) => total + countTokens(part), 0);
        expect(countTokens(parts.join("\n"))).toBe(sum);
      }),
    );
  });
});
