import { buffer } from "node:stream/consumers";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { describe, expect, it } from "vitest";
import { createPdf, PAPERS, type PdfOptions, type TextStyle } from "./index.ts";

const TEXT: TextStyle = { size: 11, leading: 15 };

/** Lines of each page from top to bottom, as a PDF reader extracts them. */
async function pagesOf(write: (pdf: ReturnType<typeof createPdf>) => void, options?: Partial<PdfOptions>) {
  const pdf = createPdf({ title: "T", ...options });
  write(pdf);
  const file = await getDocument({ data: new Uint8Array(await buffer(pdf.end())), verbosity: 0 }).promise;
  const pages = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    const { items } = await page.getTextContent();
    const runs = items.flatMap((item) => ("str" in item ? [item] : []));
    const heights = [...new Set(runs.map(({ transform }) => transform[5] as number))];
    const lines = heights.map((y) =>
      runs
        .filter((run) => run.transform[5] === y)
        .map(({ str }) => str)
        .join(""),
    );
    pages.push({ view: page.view, runs, lines });
  }
  return pages;
}

const written = async (text: string, style: TextStyle = TEXT) =>
  (await pagesOf((pdf) => pdf.write(text, style))).flatMap(({ lines }) => lines).join(" ");

describe("a text", () => {
  it.each([
    ["English", "“Curly” quotes, an en dash – and § 61(a), first office"],
    ["accents", "Ångström, garçon, Żółć, İstanbul, Dvořák"],
    ["Vietnamese", "Nguyễn Thị Hồng Ánh"],
    ["Greek", "Ελληνικά: ο φόρος εισοδήματος"],
    ["Cyrillic", "Налоговая декларация, Київ, ѳ"],
    ["signs", "2 ≤ 3 → 5 × ½ … €"],
  ])("in %s reads as it was written", async (_, text) => {
    expect(await written(text)).toBe(text);
    expect(await written(text, { ...TEXT, bold: true })).toBe(text);
  });

  it("in letters and marks apart is drawn with the letters that have them", async () => {
    expect(await written("Zoe\u0308 Nguye\u0302\u0303n")).toBe("Zoë Nguyễn");
  });

  it("has a box for each letter that no font has, and nothing for what nobody sees", async () => {
    expect(await written("王 小明 👩‍👩‍👧 שלום so\u200bft")).toBe("□ □□ □ □□□□ soft");
  });

  it("goes on in the next line with whole words, inside the margins", async () => {
    const text = "Nguyễn Ελληνικά office Налоговая – ".repeat(40).trim();
    const [page] = await pagesOf((pdf) => pdf.write(text, TEXT));
    expect(page?.lines.join(" ")).toBe(text);
    for (const { transform, width } of page!.runs) {
      expect((transform[4] as number) + width).toBeLessThanOrEqual(PAPERS.A4[0] - 72 + 0.1);
    }
  });

  it("breaks a word that is longer than a line", async () => {
    const [page] = await pagesOf((pdf) => pdf.write("W".repeat(200), TEXT));
    expect(page!.lines.length).toBeGreaterThan(3);
    expect(page!.lines.join("")).toBe("W".repeat(200));
  });

  it("goes on on the next page, and keeps a heading with what follows", async () => {
    const pages = await pagesOf((pdf) => {
      for (let line = 1; line <= 46; line += 1) pdf.write(`line ${line}`, TEXT);
      pdf.write("Heading", { ...TEXT, keep: 40 });
      pdf.write("item", { ...TEXT, bullet: "1." });
    });
    expect(pages.map(({ lines }) => [lines.length, lines[0]])).toEqual([
      [46, "line 1"],
      [2, "Heading"],
    ]);
    expect(pages[1]!.lines[1]).toBe("1. item");
  });
});

it("has a footer on the pages that want one, on the paper that was asked for", async () => {
  const footer = (page: number) => (page === 1 ? null : `page ${page}`);
  const pages = await pagesOf(
    (pdf) => {
      pdf.place("cover", 300, { size: 30 });
      pdf.turnPage();
    },
    { paper: "LETTER", footer },
  );
  expect(pages.map(({ view, lines }) => [view, lines])).toEqual([
    [[0, 0, 612, 792], ["cover"]],
    [[0, 0, 612, 792], ["page 2"]],
  ]);
});
