/** A bulletin of our own as irs.gov serves it, beside the same in print. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { buildPaper, column } from "../../../tests/factories/paper.ts";
import { bulletinAt } from "../../sources/irs-addresses.ts";
import { irb } from "../../sources/irb.ts";
import type { ReadItem } from "../../sources/source.ts";
import { bulletinOfHtml } from "./html.ts";
import { readBulletin } from "./index.ts";

const PAGE = `<!DOCTYPE html><html><head><title>Bulletin</title></head><body>
<nav><ul><li>Home</li><li>Notice 2021-5</li></ul></nav>
<h1>Internal Revenue Bulletin: 2021-19</h1><p>May 3, 2021</p>
<h2>HIGHLIGHTS OF THIS ISSUE</h2>
<p>Notice 2021-5, page 11.</p><p>This notice is about mills.</p>
<p>Rev. Rul. 2021-9, page 14.</p>
<h2>The IRS Mission</h2><p>To help taxpayers.</p><h2>Introduction</h2><p>The Bulletin is weekly.</p>
<div class="part"><h2>Part I</h2>
<div class="article"><h2><a name="RR-2021-9"></a>Rev. Rul. 2021-9</h2><h3>Levies on Grain</h3>
<p>26 CFR 1.61-1: Gross income.</p><p>(Also §§ 162, 263.)</p>
<h4>ISSUE</h4><p>Is chaff income?<sup>1</sup></p>
<div class="footnote"><p>[1] Chaff is what the wind takes.</p></div>
<h4>HOLDING</h4><p>No. <b>Chaff</b> is no income.</p>
<table><tr><th>Grain</th><th>Rate</th></tr><tr><td>Wheat</td><td>$5</td></tr></table></div></div>
<div class="part"><h2>Part III</h2>
<div class="article"><h2>Notice 2021-5</h2><h3>Relief for Mills</h3>
<h3>SECTION 1. PURPOSE</h3><p>This notice is about mills.</p><ul><li><p>Water mills.</p></li></ul></div></div>
<h1>Definition of Terms</h1><p>Amplified describes a situation.</p>
<footer><p>irs.gov</p></footer></body></html>`;

it("of the web is split into its items, with notes and tables at their place, and nothing of the site", () => {
  const { number, date, documents } = readBulletin(bulletinOfHtml(PAGE));
  expect([number, date]).toEqual(["2021-19", "2021-05-03"]);
  expect(documents.map(({ key, heading, facts }) => [key, heading, facts!.page])).toEqual([
    ["Rev. Rul. 2021-9", "Levies on Grain", 14],
    ["Notice 2021-5", "Relief for Mills", 11],
  ]);
  const [ruling, notice] = documents;
  expect(ruling!.officialTies).toEqual(["26 USC 61", "26 USC 162", "26 USC 263"]);
  expect(ruling!.text).toBe(
    "ISSUE\nIs chaff income?¹\n1 Chaff is what the wind takes.\nHOLDING\nNo. Chaff is no income.\nGrain\tRate\nWheat\t$5",
  );
  expect(notice!.text).toBe("SECTION 1. PURPOSE\nThis notice is about mills.\nWater mills.");
  expect(notice!.aliases).toEqual(["2021-19 I.R.B. 11"]);
});

it("has the items of the print, each one document in both", async () => {
  const folder = mkdtempSync(join(tmpdir(), "taxrag-irb-web-"));
  const bold = (y: number, text: string, size = 13) => ({ x: 72, y, text, size, bold: true });
  const text = (y: number, ...lines: string[]) => column(lines, { y, size: 10 });
  const print = await buildPaper({
    pages: [
      [...text(600, "Notice 2021-5, page 11."), bold(100, "Bulletin No. 2021–19 May 3, 2021", 15)],
      [bold(700, "The IRS Mission", 19), ...text(600, "To help taxpayers.")],
      [
        bold(700, "Part III", 17),
        bold(660, "Relief for Mills"),
        bold(630, "Notice 2021-5"),
        ...text(600, "SECTION 1. PURPOSE"),
        ...text(570, "    This notice is about mills."),
        ...text(540, "    Water mills."),
        { x: 300, y: 25, text: "11" },
      ],
    ],
  });
  const read = async (name: string, content: Buffer | string) => {
    writeFileSync(join(folder, name), content);
    const items: ReadItem[] = [];
    for await (const item of irb.read(join(folder, name), null)) items.push(item);
    return items
      .flatMap((item) => ("document" in item ? item.document : []))
      .find(({ key }) => key === "Notice 2021-5")!;
  };
  const [web, printed] = [await read("2021-19_IRB.html", PAGE), await read("irb21-19.pdf", print)];
  rmSync(folder, { recursive: true });
  for (const one of ["kind", "key", "heading", "text", "aliases", "date"] as const)
    expect(web[one]).toEqual(printed[one]);
});

it("is known by its address, and another page is none", () => {
  const offer = { label: "2024-07", position: 202_407, kind: "html" };
  expect(bulletinAt("https://www.irs.gov/irb/2024-07_IRB")).toMatchObject(offer);
  expect(bulletinAt("https://irs.gov/irb/2024-7_irb/index.html")).toMatchObject(offer);
  expect(() => bulletinOfHtml("<html><body><h1>Page not found</h1></body></html>")).toThrow(
    "no Internal Revenue Bulletin",
  );
});
