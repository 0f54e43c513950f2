import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildPaper, column, type PrintedWords } from "../../../tests/factories/paper.ts";
import { readDetermination } from "../irs/determination.ts";
import { readPdf } from "../pdf/index.ts";
import { ScannedPages } from "../pdf/scans.ts";
import { readBulletin } from "./index.ts";

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), "taxrag-irb-"))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function read(pages: PrintedWords[][]) {
  const path = join(folder, "paper.pdf");
  writeFileSync(path, await buildPaper({ pages }));
  return readPdf(path);
}

const bold = (y: number, text: string, size = 13): PrintedWords => ({ x: 72, y, text, size, bold: true });
const folio = (text: string): PrintedWords => ({ x: 300, y: 25, text });
const text = (y: number, ...lines: string[]) => column(lines, { y, size: 10 });

const bulletin = () =>
  read([
    [
      ...text(600, "REG-100001-21, page 12.", "Notice 2021-5, page 11.", "XX-7, page 12."),
      bold(100, "Bulletin No. 2021–19 May 3, 2021", 15),
    ],
    [bold(700, "The IRS Mission", 19), ...text(600, "To help taxpayers.")],
    [
      bold(700, "Part III", 17),
      bold(660, "Relief for Mills"),
      bold(630, "Notice 2021-5"),
      ...text(600, "SECTION 1. PURPOSE"),
      ...text(570, "    This notice is about mills."),
      bold(500, "Rev. Proc.2021-6"),
      ...text(470, "SECTION 1. PURPOSE"),
      ...text(440, "    This procedure is about grain."),
      folio("11"),
    ],
    [
      bold(700, "Notice of Proposed Rulemaking"),
      bold(660, "Levies on Grain"),
      bold(630, "REG-100001-21"),
      ...text(600, "AGENCY: The Service."),
      bold(500, "Words About Chaff"),
      bold(470, "XX-7"),
      ...text(440, "Chaff is free."),
      bold(380, "Section 61.—Gross Income Defined"),
      ...text(350, "See Notice 2021-5, page 11."),
      folio("12"),
    ],
    [
      { x: 72, y: 700, text: "Definition of Terms", size: 21 },
      ...text(600, "Amplified describes a situation."),
    ],
  ]);

describe("a bulletin", () => {
  it("is split into its items, which begin in mid-page; one of unknown kind is kept and named", async () => {
    const { number, date, documents, notices } = readBulletin(await bulletin());
    expect([number, date]).toEqual(["2021-19", "2021-05-03"]);
    expect(documents.map(({ kind, key, heading }) => [kind, key, heading])).toEqual([
      ["ruling", "Notice 2021-5", "Relief for Mills"],
      ["ruling", "Rev. Proc. 2021-6", ""],
      ["register", "REG-100001-21", "Levies on Grain"],
      ["reporter", "2021-19 I.R.B. 12", "Words About Chaff"],
    ]);
    expect(documents[1]!.text).toBe("SECTION 1. PURPOSE\nThis procedure is about grain.");
    expect(documents[2]!.facts).toMatchObject({ proposed: true, bulletin: "2021-19", page: 12 });
    expect(documents[3]!.text).toBe("Chaff is free.");
    expect(notices).toEqual([
      "Bulletin 2021-19 has an item of unknown kind, XX-7; it is kept as 2021-19 I.R.B. 12.",
    ]);
  });

  it("without number and date on its cover is none", async () => {
    const nothing = { pages: 1, paragraphs: [], folios: [], scanned: new ScannedPages(), created: null };
    expect(() => readBulletin(nothing)).toThrow("no Internal Revenue Bulletin");
  });
});

describe("a written determination", () => {
  it("is marked as no precedent, and tied to the section of its index number", async () => {
    const { paragraphs } = await read([
      [
        ...text(700, "Number: 202101001", "Release Date: 1/8/2021", "UILC: 1031.00-00"),
        ...text(630, "subject: Exchange of mills"),
        ...text(600, "ISSUE"),
        ...text(
          570,
          "Does a mill exchange? This chief counsel advice may not be used or cited as precedent.",
        ),
      ],
    ]);
    expect(readDetermination(paragraphs)).toMatchObject({
      key: "WD 202101001",
      num: "CCA 202101001",
      heading: "Exchange of mills",
      date: "2021-01-08",
      officialTies: ["26 USC 1031"],
      facts: { notPrecedent: "26 USC 6110(k)(3)", type: "CCA" },
      notes: [{ heading: "Not precedent" }],
    });
  });
});
