import { buffer } from "node:stream/consumers";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, it } from "vitest";
import { createPdf, type PdfOptions } from "./index.ts";

/** Text of each page, and its size. */
async function pagesOf(
  write: (pdf: ReturnType<typeof createPdf>) => void,
  options: Partial<PdfOptions> = {},
) {
  const pdf = createPdf({ title: "T", ...options });
  write(pdf);
  const file = await getDocument({ data: new Uint8Array(await buffer(pdf.end())), verbosity: 0 }).promise;
  return Promise.all(
    Array.from({ length: file.numPages }, async (_, index) => {
      const page = await file.getPage(index + 1);
      const { items } = await page.getTextContent();
      return { view: page.view, text: items.map((item) => ("str" in item ? item.str : "")).join(" ") };
    }),
  );
}

it("draws paths and letters inside the margins, on a page on its side", async () => {
  const [page] = await pagesOf(
    (pdf) => {
      expect(pdf.room.map(Math.round)).toEqual([742, 495]);
      pdf.draw((pen) => {
        pen.saved(() => pen.scale(0.5));
        pen.path("M0 0H10V10H0Z", { fill: "#ffffff", stroke: "#000000", dash: [2, 1] });
        pen.text("Ann Żółć → 100%", { x: 50, y: 20, size: 12, bold: true, isCentered: true });
      });
    },
    { isLandscape: true, margin: 50 },
  );
  expect(page?.view.map(Math.round)).toEqual([0, 0, 842, 595]);
  // A reader sees each run of one font apart.
  expect(page?.text.replace(/\s+/g, "")).toContain("AnnŻółć→100%");
});

it("repeats the titles of a table on each page, and loses no row", async () => {
  const rows = Array.from({ length: 120 }, (_, index) => [
    `Company ${index} of the northern coast`,
    `${index}%`,
  ]);
  const columns = [
    { title: "Entity", share: 2 },
    { title: "Share", share: 1, isNumber: true },
  ];
  const pages = await pagesOf((pdf) => pdf.table(columns, rows));
  expect(pages.length).toBeGreaterThan(1);
  for (const { text } of pages) expect(text).toMatch(/Entity.*Share/);
  const all = pages.map(({ text }) => text).join(" ");
  for (const [name = ""] of rows) expect(all).toContain(name);
});
