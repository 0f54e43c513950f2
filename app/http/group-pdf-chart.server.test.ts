import { buffer } from "node:stream/consumers";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { afterAll, expect, it } from "vitest";
import { createCharts } from "#modules/chart";
import type { ChartBox } from "#modules/chart/schema";
import { createPdf } from "#modules/pdf";
import { drawChart } from "./group-pdf-chart.server.ts";

const charts = createCharts();
afterAll(() => charts.close());

/** Texts of each page with their heights in points; each company has four of its own. */
async function pagesOf(count: number) {
  const boxes = Array.from({ length: count }, (_, at): ChartBox => ({
    ...{ id: `e${at}`, name: `Company${at}`, glyph: "LLC", detail: "LLC, OR", href: "", mark: null },
  }));
  const edges = boxes
    .slice(1)
    .map(({ id }, at) => ({ from: `e${Math.floor(at / 4)}`, to: id, label: "100%" }));
  const scene = await charts.draw({ boxes, edges });
  const pdf = createPdf({ title: "Group", isLandscape: true, margin: 52 });
  drawChart(pdf, { scene, paint: charts.paint, text: { size: 9.5, leading: 13 }, above: 60 });
  const file = await getDocument({ data: new Uint8Array(await buffer(pdf.end())), verbosity: 0 }).promise;
  const numbers = Array.from({ length: file.numPages }, (_, at) => at + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const { items } = await (await file.getPage(number)).getTextContent();
      return items.flatMap((item) =>
        "str" in item && item.str.trim() !== "" ? [{ text: item.str, points: item.height }] : [],
      );
    }),
  );
}

it.each([
  [3, 1],
  [50, 3],
])("%i companies: each is named in letters of 6 points or more", async (count, pages) => {
  const drawn = await pagesOf(count);
  expect(drawn).toHaveLength(pages);
  const texts = drawn.flat();
  expect(Math.min(...texts.map(({ points }) => points))).toBeGreaterThan(6);
  const named = new Set(texts.map(({ text }) => text));
  for (let at = 0; at < count; at += 1) expect(named).toContain(`Company${at}`);
});

it("the outline of a large chart numbers the pages of its parts", async () => {
  const [first = [], ...parts] = await pagesOf(50);
  const numbers = first.map(({ text }) => Number(text)).filter((number) => number > 0);
  expect(numbers).toEqual(parts.map((_, at) => at + 2));
  expect(first.filter(({ text }) => text.startsWith("Company"))).toEqual([]);
});
