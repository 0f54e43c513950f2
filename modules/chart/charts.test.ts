import { afterAll, expect, it } from "vitest";
import { createCharts } from "./index.ts";
import { BOXES_MAX, type ChartBox, type ChartGraph } from "./schema.ts";

const charts = createCharts();
afterAll(() => charts.close());

const box = (id: string, more: Partial<ChartBox> = {}): ChartBox => ({
  ...{ id, glyph: "C-Corp", name: id, detail: "C-Corp, TX", href: "?edit=1&tab=2", mark: null },
  ...more,
});
const graph: ChartGraph = {
  boxes: [
    box("a", { name: `</text><script>alert("1")</script>\u0007` }),
    box("b", { mark: { severity: "error", word: "2 errors" } }),
  ],
  edges: [{ from: "a", to: "b", label: "100%" }],
};

it("lays out in a thread, and keeps the picture of the same graph", async () => {
  const scene = await charts.draw(graph);
  expect(await charts.draw(structuredClone(graph))).toBe(scene);
  const changed = { ...graph, edges: [{ from: "a", to: "b", label: "90%" }] };
  expect(await charts.draw(changed)).not.toBe(scene);
});

it("writes names as text, links as attributes, and marks with shape and word", async () => {
  const svg = charts.toSvg(await charts.draw(graph), { title: "A & B" });
  expect([svg.includes("<script"), svg.includes("\u0007")]).toEqual([false, false]);
  expect(svg).toContain("<title>A &#38; B</title>");
  expect(svg).toContain('href="?edit=1&#38;tab=2"');
  expect(svg).toMatch(/mark--error.*2 errors|2 errors.*mark--error/s);
  expect(svg).not.toContain("<style>");
  expect(charts.toSvg(await charts.draw(graph), { title: "A", isFile: true })).toContain("<style>");
});

it("draws a PNG of twice the size", async () => {
  const scene = await charts.draw(graph);
  const png = Buffer.from(await charts.toPng(scene));
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([scene.width * 2, scene.height * 2]);
});

it("refuses more boxes than a picture can show", async () => {
  const boxes = Array.from({ length: BOXES_MAX + 1 }, (_, index) => box(`${index}`));
  await expect(charts.draw({ boxes, edges: [] })).rejects.toMatchObject({ code: "invalid" });
});
