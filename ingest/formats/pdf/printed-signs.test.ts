import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { buildPaper, type PrintedWords } from "../../../tests/factories/paper.ts";
import { readPdf } from "./index.ts";

/** A line of runs, "^1" raised and "_2" lowered, each set where the one before ends. */
async function read(...runs: string[]): Promise<string> {
  const words: PrintedWords[] = [];
  let x = 72;
  for (const run of runs) {
    const shift = run.startsWith("^") ? 4 : run.startsWith("_") ? -2 : 0;
    const text = shift === 0 ? run : run.slice(1);
    words.push({ x, y: 700 + shift, text, size: shift === 0 ? 12 : 7 });
    // Digits of Helvetica are 0.556 of its size wide.
    x += text.length * (shift === 0 ? 12 : 7) * 0.556;
  }
  const folder = mkdtempSync(join(tmpdir(), "taxrag-signs-"));
  const path = join(folder, "paper.pdf");
  writeFileSync(path, await buildPaper({ pages: [words] }));
  const { paragraphs } = await readPdf(path);
  rmSync(folder, { recursive: true });
  return paragraphs.map(({ prose }) => prose.text).join("\n");
}

it("a raised number after a number is the sign of a note, a lowered one an index", async () => {
  expect(await read("14900", "^1")).toBe("14900¹");
  expect(await read("1000", "_2", "5000")).toBe("1000₂5000");
});

it("a raised number before a stroke is a fraction, in one run or in two", async () => {
  expect(await read("59", "^1", "/2")).toBe("59½");
  expect(await read("66", "^2", "/", "_3")).toBe("66⅔");
  expect(await read("38", "^23", "/50")).toBe("38 23/50");
});

it("a number that begins a line is a note's own, and a date no fraction", async () => {
  expect(await read("^1", " 00 00 00 00")).toBe("1 00 00 00 00");
  expect(await read("00", "^3", "/4/25")).toBe("00³/4/25");
});
