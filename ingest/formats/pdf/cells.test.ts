/** Words of cells, leaders of contents, and a title beside the contents of a cover. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { buildPaper, column, filled, type PrintedWords } from "../../../tests/factories/paper.ts";
import { readPdf } from "./index.ts";

async function read(...pages: PrintedWords[][]) {
  const folder = mkdtempSync(join(tmpdir(), "taxrag-cells-"));
  const path = join(folder, "paper.pdf");
  writeFileSync(path, await buildPaper({ pages }));
  const { paragraphs } = await readPdf(path);
  rmSync(folder, { recursive: true });
  return paragraphs;
}

it("broken words of a cell are whole, and a list of compounds keeps its hyphens", async () => {
  const row = (y: number, lines: string[]) => column(lines, { y, cell: 200, leading: 13 });
  const paragraphs = await read([
    ...column([filled("    They are filing separately and jointly")], { y: 700 }),
    ...column(["Status:|Amount:"], { y: 640, cell: 200 }),
    ...row(618, ["Married filing sepa-|$330", "rately|"]),
    ...row(584, ["Short- or long-term|$2,346"]),
    ...row(550, ["Single|$3,851"]),
  ]);
  const table = paragraphs.find(({ kind }) => kind === "table")!.table!;
  expect(table.rows.map(([first]) => first)).toEqual([
    "Married filing separately",
    "Short- or long-term",
    "Single",
  ]);
});

it("leaders go, an omission of a quotation stays", async () => {
  const [first, second] = await read([
    ...column(["    Reminders . . . . . . . . . . . . . . . 5"], { y: 700 }),
    ...column(["    The mill . . . grinds."], { y: 600 }),
  ]);
  expect([first!.prose.text, second!.prose.text]).toEqual(["Reminders 5", "The mill . . . grinds."]);
});

it("a title beside the contents is read by itself, whatever stands across the foot of the cover", async () => {
  const contents = Array.from({ length: 24 }, (_, at) => filled(`${at + 1} A chapter about mills`, 240, 10));
  const texts = (
    await read([
      ...["Guide", "For Millers", "For use in 2031", "Get it from the mill"].map((text, at) => ({
        ...{ x: 42, y: 695 - at * 37, text, size: 14 },
      })),
      ...column(contents, { x: 314, y: 700, size: 10, leading: 19 }),
      { x: 200, y: 40, text: "Publication 9999 (2031) Catalog Number 1", size: 10 },
      { x: 150, y: 24, text: "Department of Mills and of All That They Grind", size: 10 },
    ])
  ).map(({ prose }) => prose.text);
  expect(texts.slice(0, 4)).toEqual(["Guide", "For Millers", "For use in 2031", "Get it from the mill"]);
});
