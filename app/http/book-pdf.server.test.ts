import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, it } from "vitest";
import { PAPERS } from "#modules/pdf";
import { MANUAL } from "../routes/cpa-manual/manual.ts";
import { asText } from "../ui/book.ts";
import { bookAsPdf } from "./book-pdf.server.ts";

const [WIDTH, HEIGHT] = PAPERS.A4;

async function read(bytes: Uint8Array) {
  const pdf = await getDocument({ data: bytes, verbosity: 0 }).promise;
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const runs = items.flatMap((item) => ("str" in item && item.str.trim() !== "" ? [item] : []));
    pages.push({ view: page.view, runs, text: runs.map(({ str }) => str).join(" ") });
  }
  return pages;
}

it("is A4 portrait: a cover, and every section from a new page on", async () => {
  const pages = await read(await bookAsPdf(MANUAL));
  expect(pages[0]?.text).toContain("CPA Multi-Entity Manual");
  for (const { view } of pages) expect(view).toEqual([0, 0, WIDTH, HEIGHT]);
  const beginnings = pages.filter(({ text }) => /^\d\. /.test(text)).map(({ text }) => text);
  expect(beginnings.map((text) => text.slice(0, 2))).toEqual(["1.", "2.", "3.", "4.", "5.", "6.", "7."]);
});

it("holds every word of the manual, inside the margins", async () => {
  const pages = await read(await bookAsPdf(MANUAL));
  const words = new Set(pages.flatMap(({ text }) => text.split(/\s+/)));
  const wanted = asText(MANUAL).match(/[A-Za-z0-9]{2,}/g) ?? [];
  const all = [...words].join(" ").toLowerCase();
  expect(wanted.filter((word) => !all.includes(word.toLowerCase()))).toEqual([]);
  for (const { runs } of pages) {
    for (const { transform, width } of runs) {
      expect((transform[4] as number) + width).toBeLessThanOrEqual(WIDTH - 70);
    }
  }
});

it("keeps brackets and every script, and has a box for what no font has", async () => {
  const [, page] = await read(
    await bookAsPdf({
      title: "T",
      subtitle: "",
      edition: "E",
      chapters: [{ tab: "a", title: "A (b) \\ c", text: "§ é Ω 漢", parts: [] }],
    }),
  );
  expect(page?.text).toContain("1. A (b) \\ c § é Ω □");
});
