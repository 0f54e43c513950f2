import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ParsedDocument } from "#modules/authority/schema";
import { buildPaper, type PrintedWords } from "../../../tests/factories/paper.ts";
import { readStatutesAtLarge } from "./statutes-at-large.ts";

const folder = mkdtempSync(join(tmpdir(), "taxrag-statutes-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Lines of a page 10 points apart, each at its indent from the edge of the column. */
function printed(left: number, lines: [indent: number, text: string, bold?: number][]): PrintedWords[] {
  return lines.map(([indent, text, bold], at) => ({
    ...{ x: left + indent, y: 660 - 10 * at, text, size: bold ?? 10 },
    ...(bold !== undefined && { bold: true }),
  }));
}

const FIRST = [
  { x: 111, y: 690, size: 11, text: "136 STAT. 1818" },
  { x: 239, y: 690, size: 11, text: "PUBLIC LAW 117–169—AUG. 16, 2022" },
  { x: 111, y: 560, size: 8, text: "26 USC 63." },
  ...printed(183, [
    [140, "An Act", 12],
    [37, "To provide for mills.", 8],
    [20, "Be it enacted by the Senate and House"],
    [60, "TITLE I—MILLS", 14],
    [40, "PART 1—LEVIES OF MILLS AND OF THEIR", 12],
    [40, "WHEELS", 12],
    [0, "SEC. 10101. LEVY OF MILLS.", 8],
    [20, "(a) IN GENERAL.—Section 63(c) is amended—"],
    [40, "(1) by striking ‘‘grain’’ each place where para-"],
    [20, "graph (2) and subparagraph"],
    [20, "(3) have it, and"],
    [40, "(2) by adding at the end the following:"],
    [20, "‘‘(8) LEVY.—The levy of a mill is"],
    [0, "ten sacks."],
  ]),
  { x: 25, y: 20, size: 6.5, text: "VerDate Sep 11 2014 10:33" },
];
const SECOND = [
  { x: 418, y: 690, size: 11, text: "136 STAT. 1819" },
  { x: 440, y: 640, size: 8, text: "Effective date." },
  ...printed(111, [
    [20, "‘‘(9) WHEELS.—A wheel is part of it.’’."],
    [20, "(b) EFFECTIVE DATE.—This section applies after 2022."],
    [0, "SEC. 10102. WHEELS.", 8],
    [20, "Wheels turn."],
  ]),
];

describe("an act in the Statutes at Large", () => {
  let law: ParsedDocument;
  beforeAll(async () => {
    const path = join(folder, "act.pdf");
    writeFileSync(path, await buildPaper({ pages: [FIRST, SECOND] }));
    law = await readStatutesAtLarge(path);
  });

  it("has its number, date and place in the volume", () => {
    expect(law).toMatchObject({
      ...{ kind: "public-law", key: "117-169", date: "2022-08-16", heading: "To provide for mills." },
      ...{ sourceCredit: "136 Stat. 1818", aliases: ["136 Stat. 1818"] },
    });
  });

  it("is read without margins, heads and the printer's line, its words joined", () => {
    expect(law.text).toBe(
      [
        "Title I MILLS",
        "Part 1 LEVIES OF MILLS AND OF THEIR WHEELS",
        "SEC. 10101. LEVY OF MILLS.",
        "(a) IN GENERAL.—Section 63(c) is amended—",
        "(1) by striking “grain” each place where paragraph (2) and subparagraph (3) have it, and",
        "(2) by adding at the end the following:",
        "“(8) LEVY.—The levy of a mill is ten sacks.",
        "“(9) WHEELS.—A wheel is part of it.”.",
        "(b) EFFECTIVE DATE.—This section applies after 2022.",
        "SEC. 10102. WHEELS.",
        "Wheels turn.",
      ].join("\n"),
    );
  });

  it("has the act's own subsections as units, not those of the words that it enacts", () => {
    const paths = law.structure.units.filter(({ kind }) => kind !== "part").map(({ path }) => path.join("/"));
    expect(paths).toEqual(["", "10101", "10101/a", "10101/a/1", "10101/a/2", "10101/b", "10102"]);
    const second = law.structure.units.find(({ path }) => path.join("/") === "10101/a/2")!;
    expect(law.text.slice(second.start, second.end)).toMatch(/^\(2\) by adding .* part of it\.”\.$/s);
  });

  it("refuses another PDF", async () => {
    const path = join(folder, "other.pdf");
    writeFileSync(path, await buildPaper({ pages: [[{ x: 72, y: 700, text: "Mill Levy Return" }]] }));
    await expect(readStatutesAtLarge(path)).rejects.toMatchObject({ code: "unsupported" });
  });
});
