/** Where paragraphs end: in the column where they go on, and in columns set ragged. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { buildPaper, column, filled, type PrintedWords } from "../../../tests/factories/paper.ts";
import { readPdf } from "./index.ts";

async function texts(...pages: PrintedWords[][]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "taxrag-paragraphs-"));
  const path = join(folder, "paper.pdf");
  writeFileSync(path, await buildPaper({ pages }));
  const { paragraphs } = await readPdf(path);
  rmSync(folder, { recursive: true });
  return paragraphs.map(({ prose }) => prose.text);
}

const lines = (from: string, count: number) =>
  Array.from({ length: count }, (_, at) => filled(at === 0 ? from : `${from} line ${at + 1}`, 150, 10));
const inColumn = (x: number, words: string[]) => column(words, { x, size: 10, leading: 12 });

it("a paragraph that goes on in the next column ends there, before an indented line and after a short one", async () => {
  const first = lines("wheat", 12);
  const second = [...lines("barley", 4), ...lines("      Rye is another", 1), ...lines("rye", 3), "it ends."];
  const third = [...lines("Oats", 11), "and the end."];
  const found = await texts([...inColumn(54, first), ...inColumn(227, second), ...inColumn(400, third)]);
  expect(found).toEqual([
    [...first, ...second.slice(0, 4)].join(" "),
    second.slice(4).join(" ").trim(),
    third.join(" "),
  ]);
});

it("a line in lower case goes on with one that ends early in mid-sentence, and an item of a list does not", async () => {
  const ragged = [
    filled("A mill that grinds", 420, 12),
    "grinds the grain of the whole village for a levy that is",
    "paid in grain, and if it stands still for a year or more",
    "c. it is no mill.",
  ];
  expect(await texts(column(ragged, { y: 700 }))).toEqual([ragged.slice(0, 3).join(" "), ragged[3]]);
});
