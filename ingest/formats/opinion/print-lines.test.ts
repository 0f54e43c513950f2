import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, it } from "vitest";
import { FontFaces } from "../pdf/text-items.ts";
import { printLines, styleOf } from "./print-lines.ts";

/** A line of runs of ten points with the places where they begin and end. */
async function read(...runs: [text: string, x: number, end: number][]): Promise<string> {
  const items = runs.map(([str, x, end]) => ({
    ...{ str, dir: "ltr", hasEOL: false, fontName: "f", height: 10 },
    ...{ width: end - x, transform: [10, 0, 0, 10, x, 500] },
  }));
  const page = {
    pageNumber: 1,
    getTextContent: async () => ({ items }),
    getOperatorList: async () => ({}),
    commonObjs: { has: () => false },
  } as unknown as PDFPageProxy;
  const lines = await printLines(page, new FontFaces(styleOf));
  return lines.map(({ text }) => text).join("\n");
}

it("white that only parts letters is no space between words", async () => {
  expect(
    await read(["under § 6015(f", 0, 70], [" ", 70, 71], [")", 71, 74], [" ", 74, 77], ["relief", 77, 100]),
  ).toBe("under § 6015(f) relief");
  expect(await read(["P", 0, 7], [" ", 7, 8.2], ["’s mill", 8.2, 40])).toBe("P’s mill");
});
