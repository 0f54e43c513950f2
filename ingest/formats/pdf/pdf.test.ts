import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildPaper, column, filled, type PaperOptions } from "../../../tests/factories/paper.ts";
import { scanNotice } from "./scans.ts";
import { readPdf } from "./index.ts";
import { withoutLetterSpacing } from "./runs.ts";

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), "taxrag-pdf-"))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function read(content: PaperOptions | Buffer) {
  const path = join(folder, "paper.pdf");
  writeFileSync(path, Buffer.isBuffer(content) ? content : await buildPaper(content));
  return readPdf(path);
}

async function texts(content: PaperOptions): Promise<string[]> {
  return (await read(content)).paragraphs.map(({ prose }) => prose.text);
}

const WIDTH = 150;
const prose = (from: string, count: number) =>
  Array.from({ length: count }, (_, at) => filled(at === 0 ? from : `${from} line ${at + 1}`, WIDTH, 10));
const inColumn = (x: number, lines: string[]) => column(lines, { x, size: 10, leading: 12 });

describe("the order in which a page is read", () => {
  it("is column after column, whatever order the file has, and a paragraph goes on in the next column", async () => {
    const [first, second, third] = [
      prose("wheat", 12),
      prose("barley", 12),
      [...prose("oats", 11), "and the end."],
    ];
    const [text, ...others] = await texts({
      pages: [[...inColumn(400, third), ...inColumn(54, first), ...inColumn(227, second)]],
    });
    expect(others).toEqual([]);
    expect(text).toBe([...first, ...second, ...third].join(" "));
  });

  it("leaves out heads and folios, keeps the folio, and a paragraph goes on over the page", async () => {
    const furniture = (folio: number) => [
      { x: 72, y: 30, text: "Bulletin No. 2026-19" },
      { x: 300, y: 30, text: String(folio) },
    ];
    const { paragraphs, folios } = await read({
      pages: [
        [...column([filled("    The first"), filled("goes on")]), ...furniture(899)],
        [...column([filled("over the page"), "to its end."]), ...furniture(900)],
      ],
    });
    expect(paragraphs).toHaveLength(1);
    expect(paragraphs[0]!.prose.text).toMatch(/^The first.* goes on.* over the page.* to its end\.$/);
    expect(paragraphs[0]!.prose.pages.map(({ page }) => page)).toEqual([1, 2]);
    expect(folios).toEqual([899, 900]);
  });

  it("keeps a note at the foot a note, apart from the paragraph around it", async () => {
    const { paragraphs } = await read({
      pages: [
        [
          ...column([filled("    The text"), filled("has a note")]),
          { x: 72, y: 90, text: "1", size: 6 },
          { x: 78, y: 86, text: "See the mill.", size: 9 },
        ],
        column([filled("and goes on"), "to its end."]),
      ],
    });
    expect(paragraphs.map(({ kind }) => kind)).toEqual(["text", "footnote"]);
    expect(paragraphs[1]!.prose.text).toBe("1 See the mill.");
    expect(paragraphs[0]!.prose.text).toContain("and goes on");
  });
});

describe("lines", () => {
  it("broken words are joined, compounds keep their hyphen, letter-spaced words are one", async () => {
    const [text] = await texts({
      pages: [
        column([
          filled("    A state-owned mill that mea-").replace(/(?: of)+$/, ""),
          filled("sures its grain is a state-"),
          "owned mill of the state-owned kind.",
        ]),
      ],
    });
    expect(text).toContain("measures");
    expect(withoutLetterSpacing("P U R P O S E of it")).toBe("PURPOSE of it");
    expect(withoutLetterSpacing("A B or C")).toBe("A B or C");
  });

  it("begin a paragraph where the next word would have fitted, and at a numbered one", async () => {
    expect(
      await texts({
        pages: [
          column([
            filled("SECTION 1. PURPOSE and so on of it"),
            filled(".01 The rule"),
            "ends here.",
            "Another one.",
          ]),
        ],
      }),
    ).toEqual([
      expect.stringMatching(/^SECTION 1/),
      expect.stringMatching(/^\.01 The rule.*ends here\.$/),
      "Another one.",
    ]);
  });
});

describe("tables", () => {
  it("have their rows whole, a cell of two lines is one, whatever stands first in the file", async () => {
    const rows = column(["If Taxable Income Is:|The Tax Is:"], { y: 640, cell: 200 });
    const row = (y: number, lines: string[]) => column(lines, { y, cell: 200, leading: 13 });
    const { paragraphs } = await read({
      pages: [
        [
          ...column([filled("    The rates are as follows")], { y: 700 }),
          ...column([filled("    Words below the table")], { y: 480 }),
          ...rows,
          ...row(618, ["Over $3,300 but|$330 plus 24% of", "not over $11,700|the excess over $3,300"]),
          ...row(584, ["Over $11,700 but|$2,346 plus 35% of", "not over $16,000|the excess over $11,700"]),
          ...row(550, ["Over $16,000|$3,851 plus 37% of", "|the excess over $16,000"]),
        ],
      ],
    });
    expect(paragraphs.map(({ kind }) => kind)).toEqual(["text", "table", "text"]);
    const { header, rows: body } = paragraphs[1]!.table!;
    expect([...header, ...body]).toEqual([
      ["If Taxable Income Is:", "The Tax Is:"],
      ["Over $3,300 but not over $11,700", "$330 plus 24% of the excess over $3,300"],
      ["Over $11,700 but not over $16,000", "$2,346 plus 35% of the excess over $11,700"],
      ["Over $16,000", "$3,851 plus 37% of the excess over $16,000"],
    ]);
  });

  const around = async (below: string) => {
    const cells = column(["Over $3,300|$330 plus 24%", "Over $11,700|$2,346 plus 35%"], {
      y: 600,
      cell: 200,
    });
    const { paragraphs } = await read({
      pages: [
        [
          ...column([filled("    The appropriate rates are"), "below, and Table 4 contains the appropri-"]),
          ...cells,
          ...column([below], { y: 540 }),
        ],
      ],
    });
    return paragraphs.map(({ kind, prose: { text } }) => [kind, text.slice(-30)]);
  };

  it("cut no word of the paragraph around them", async () => {
    const [text, table, ...others] = await around("ate percentages of the month.");
    expect(text![1]).toContain("appropriate percentages of the".slice(-20));
    expect([text![0], table![0], others]).toEqual(["text", "table", []]);
  });

  it("are followed by a paragraph of its own where the paper has no such word", async () => {
    const [, , below] = await around("millers of the month.");
    expect(below).toEqual(["text", "millers of the month."]);
  });
});

describe("files that are refused", () => {
  const refusal = async (content: PaperOptions | Buffer) =>
    read(content).then(
      () => "read",
      (error: Error & { code: string }) => `${error.code}: ${error.message}`,
    );

  it("encrypted, cut off, a Git LFS pointer, a web page", async () => {
    const page = [column(["A page."])];
    expect(await refusal({ pages: page, password: "mill" })).toContain("protected by a password");
    const whole = await buildPaper({ pages: page });
    expect(await refusal(whole.subarray(0, whole.length / 2))).toContain("malformed: The PDF is cut off");
    expect(await refusal(Buffer.from("version https://git-lfs.github.com/spec/v1\noid 1"))).toContain(
      "Git LFS pointer",
    );
    expect(await refusal(Buffer.from("<!DOCTYPE html><p>Sorry</p>"))).toContain("web page (HTML)");
  });

  it("names pages that are pictures only, not blank ones, and refuses a scan", async () => {
    const words = column(["Words."]);
    expect((await read({ pages: [words, [], []], pictures: [1, 3] })).scanned).toEqual({
      read: [],
      unread: [3],
    });
    expect(await refusal({ pages: [[], []], pictures: [2] })).toContain("unsupported: The PDF is a scan");
    expect(await refusal({ pages: [[]] })).toContain("unsupported: The PDF has no words on any page");
  });

  it.each([
    [[], [], ""],
    [[1], [], "Page 1 of Rev. Rul. 2021-7 was read by OCR from a scan."],
    [[], [2], "Page 2 of Rev. Rul. 2021-7 is a picture without words; it was not read."],
    [[], [2, 5], "Pages 2, 5 of Rev. Rul. 2021-7 are pictures without words; they were not read."],
  ])("says which pages were read by OCR (%j) and which not (%j)", (recognized, unread, sentence) => {
    expect(scanNotice("Rev. Rul. 2021-7", { read: recognized, unread })).toBe(sentence);
  });
});
