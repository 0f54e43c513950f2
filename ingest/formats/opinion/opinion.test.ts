import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ParsedDocument } from "#modules/authority/schema";
import { buildPamphlet, buildSlip, printPages } from "../../../tests/factories/opinion.ts";
import { hasRealData, realFile } from "../../testing/real-data.ts";
import { blocksOfHtml, blocksOfPlainText } from "./web-text.ts";
import { buildOpinion } from "./body.ts";
import { readPages } from "./read-pages.ts";
import { readSupremeCourt } from "./supreme-court.ts";
import { readPamphlet, readSlip, toDocument } from "./tax-court.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "taxrag-opinion-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function pagesOf(pdf: Buffer) {
  const path = join(folder, "opinion.pdf");
  writeFileSync(path, pdf);
  return (await readPages(path)).pages;
}

const unitTexts = ({ text, structure }: ParsedDocument) =>
  structure.units
    .slice(1)
    .map((unit) => [unit.path.join("/"), text.slice(unit.start, unit.end).split("\n")[0]]);

describe("a slip opinion", () => {
  it("has the facts of its caption, its parts and footnotes as units, and pages by its stars", async () => {
    const document = toDocument(readSlip(await pagesOf(await buildSlip())));
    expect([document.kind, document.key, document.heading, document.date]).toEqual([
      "tax-court",
      "T.C. Memo. 2031-7",
      "Henry A. Miller and Ann B. Miller v. Commissioner",
      "2031-03-04",
    ]);
    expect(document.facts).toMatchObject({ judge: "Grain", dockets: ["1234-29", "1235-29"] });
    expect(document.aliases).toEqual(["T.C. No. 1234-29", "T.C. No. 1235-29"]);
    expect(document.notes).toEqual([
      {
        topic: "counsel",
        heading: "Counsel",
        paragraphs: ["Peter Counsel, for petitioners.", "Rita Lawyer, for respondent."],
      },
    ]);
    expect(unitTexts(document)).toEqual([
      ["Memorandum Findings of Fact and Opinion", "MEMORANDUM FINDINGS OF FACT AND OPINION"],
      ["n.1", expect.stringContaining("1 Section references are to the Internal Revenue Code")],
      ["Findings of Fact", "FINDINGS OF FACT"],
      ["Findings of Fact/I", "I. The Windmill and Its Miller"],
      ["n.2", "2 Flour is property."],
      ["Opinion", "OPINION"],
    ]);
    expect(document.text).toContain("under section 168(a)¹ and nothing else");
    expect(document.text).toContain("in the year that matters here.");
    expect(document.text).not.toMatch(/Served|\[\*2\]|\n2\n/);
    const [, second] = document.structure.pages!;
    expect([second!.page, document.text.slice(second!.start).startsWith("FINDINGS")]).toEqual([2, true]);
  });

  it("of a small tax case is marked as no precedent", async () => {
    const slip = readSlip(await pagesOf(await buildSlip({ citation: "T.C. Summary Opinion 2031-5" })));
    const { key, facts } = toDocument(slip);
    expect([key, facts!.notPrecedent]).toEqual(["T.C. Summ. Op. 2031-5", "26 USC 7463(b)"]);
  });

  it("is refused when it is something else, protected or cut off", async () => {
    const other = await pagesOf(await printPages([[{ x: 100, y: 600, text: "A recipe for bread." }]]));
    expect(() => readSlip(other)).toThrow("The PDF is no opinion of the Tax Court");
    await expect(pagesOf(await printPages([[]], { password: "x" }))).rejects.toMatchObject({
      code: "unsupported",
    });
    const whole = await buildSlip();
    await expect(pagesOf(whole.subarray(0, whole.length - 3000))).rejects.toMatchObject({
      code: "malformed",
    });
  });
});

describe("a pamphlet of the Reports", () => {
  it("is several opinions, each under the page on which it begins", async () => {
    const documents = readPamphlet(await pagesOf(await buildPamphlet())).map((part) => toDocument(part));
    expect(documents.map(({ key, heading, date }) => [key, heading, date])).toEqual([
      ["171 T.C. 40", "Corn Mills, Inc. v. Commissioner", "2031-07-01"],
      ["171 T.C. 41", "Rye Farm v. Commissioner", "2031-07-08"],
    ]);
    const [first, second] = documents;
    expect(unitTexts(first!).map(([path]) => path)).toEqual(["Headnote", "Opinion"]);
    expect(first!.text).toContain("Decision will be entered under Rule 155.");
    expect(second!.text).not.toContain("Rule 155");
    expect(second!.structure.pages!.map(({ page }) => page)).toEqual([41, 42]);
    expect(first!.text + second!.text).not.toContain("UNITED STATES TAX COURT REPORTS");
  });
});

describe("an opinion on the web", () => {
  it("keeps pages, footnotes and headings of HTML", () => {
    const html = `<div><p>I. The Mill</p><p>Flour <span class="star-pagination">*12</span>is property.<sup>1</sup></p>
      <div class="footnote" id="fn1"><p>1 So it is.</p></div><script>alert(1)</script></div>`;
    const { text, structure } = buildOpinion(blocksOfHtml(html));
    expect(text).toBe("I. The Mill\nFlour is property.¹\n1 So it is.");
    expect(structure.units.map(({ path }) => path.join("/"))).toEqual(["", "I", "n.1"]);
    expect(structure.pages).toEqual([{ page: 12, start: text.indexOf("is property") }]);
  });

  it("joins the lines of plain text and drops those that number a page", () => {
    const { text } = buildOpinion(
      blocksOfPlainText("   The tax-\n  payer owned\na mill.\n\n  - 2 -\n\nHe sold it."),
    );
    expect(text).toBe("The taxpayer owned a mill.\nHe sold it.");
  });
});

describe.skipIf(!hasRealData)("real opinions (shared/data)", () => {
  it("of a print that lost its ligatures are whole words, with syllabus and dissent apart", async () => {
    const zuch = readSupremeCourt(
      (await readPages(realFile("opinions/scotus/commissioner_v_zuch.pdf"))).pages,
    );
    expect([zuch.key, zuch.date, zuch.aliases]).toEqual(["U.S. No. 24-416", "2025-06-12", ["605 U.S. 422"]]);
    expect(zuch.text).toContain("The appeals officer rejected her argument");
    expect(zuch.text).not.toContain("Page Proof");
    const parts = zuch.structure.units.flatMap(({ path }) =>
      path.length === 1 && !path[0]!.startsWith("n.") ? path : [],
    );
    expect(parts).toEqual(["Syllabus", "Opinion of the Court", "Gorsuch, J., dissenting"]);
  });

  it("of 2025 have every footnote at its place and no stamp", async () => {
    const path = realFile("opinions/dawson/a17ac832-d2ee-451f-a4b5-124143f55f5c.pdf");
    const { key, text, structure } = toDocument(readSlip((await readPages(path)).pages));
    expect(key).toBe("T.C. Memo. 2025-132");
    expect(structure.units.filter(({ kind }) => kind === "footnote").map(({ id }) => id)).toEqual([
      "n.1",
      "n.2",
      "n.3",
    ]);
    expect(text).not.toMatch(/Served 12|\[\*\d/);
  });
});
