import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { afterAll, describe, expect, it } from "vitest";
import { buildPdf, buildPicture, buildWorkbook, drawPicture } from "../../../tests/factories/papers.ts";
import { buildZip } from "../../../tests/factories/zip.ts";
import { MEGABYTE, READ_MEMORY_BYTES } from "../limits.ts";
import type { Limits } from "../ports.ts";
import { createReaderProcess } from "./reader-process.ts";

const hiddenFolder = mkdtempSync(join(tmpdir(), "taxrag-hidden-"));
const reader = createReaderProcess({ niceness: 0, hiddenFolder });
afterAll(() => {
  reader.stop();
  rmSync(hiddenFolder, { recursive: true });
});

const GENEROUS: Limits = { withinMs: 60_000, memoryBytes: READ_MEMORY_BYTES };

function read(fileName: string, bytes: Buffer, limits = GENEROUS) {
  return reader.run({ task: "read", file: { fileName, mimeType: "", bytes } }, limits);
}

/** A PDF marked as encrypted, with keys that no password matches. */
function protectedPdf(): Buffer {
  const key = `<${"41".repeat(32)}>`;
  const text = buildPdf([{ lines: ["Secret"] }]).toString("latin1");
  const encrypted = `/Encrypt << /Filter /Standard /V 1 /R 2 /O ${key} /U ${key} /P -4 >> /ID [<41> <41>] /Root`;
  return Buffer.from(text.replace("trailer\n<< ", "trailer\n<< ").replace("/Root", encrypted), "latin1");
}

function imageHeader(width: number, height: number): Buffer {
  const png = buildPicture(["x"]);
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
}

function blankPicture(width: number, height: number): Buffer {
  return createCanvas(width, height).toBuffer("image/png");
}

const ole = (...parts: string[]) =>
  Buffer.concat([
    Buffer.from("d0cf11e0a1b11ae1", "hex"),
    Buffer.alloc(504),
    ...parts.map((part) => Buffer.from(part, "utf16le")),
  ]);

const bomb = () =>
  buildZip([
    { name: "xl/workbook.xml", content: "<workbook/>" },
    { name: "xl/worksheets/sheet1.xml", content: Buffer.alloc(120 * MEGABYTE) },
  ]);

/** The same bomb with a false, small size in its header. */
function lyingBomb(): Buffer {
  const zip = bomb();
  const size = Buffer.alloc(4);
  size.writeUInt32LE(120 * MEGABYTE);
  for (let at = zip.indexOf(size); at >= 0; at = zip.indexOf(size, at + 4)) zip.writeUInt32LE(1000, at);
  return zip;
}

describe("unreadable, with a reason in plain words", () => {
  it.each<[string, string, () => Buffer, RegExp]>([
    ["a protected PDF", "a.pdf", protectedPdf, /protected with a password/],
    ["a protected workbook", "a.xlsx", () => ole("EncryptedPackage"), /protected with a password/],
    ["an old workbook", "a.xls", () => ole("Workbook"), /save it as an \.xlsx workbook/],
    [
      "a picture of 30,000 × 30,000 pixels",
      "a.png",
      () => imageHeader(30_000, 30_000),
      /30,000 × 30,000 pixels/,
    ],
    ["a zip bomb", "a.xlsx", bomb, /unpacks to more than 80 MB/],
    ["a zip bomb that lies about its size", "a.xlsx", lyingBomb, /unpacks to more than 80 MB/],
    ["a truncated workbook", "a.xlsx", () => buildWorkbook([["a"]]).subarray(0, 700), /workbook is damaged/],
    ["a zip that is no workbook", "a.xlsx", () => buildZip([{ name: "a", content: "b" }]), /is none/],
    ["a truncated picture", "a.png", () => buildPicture(["Text"]).subarray(0, 40), /broke the program/],
    ["a truncated PDF", "a.pdf", () => Buffer.from("%PDF-1.7\n1 0 obj <<"), /PDF is damaged/],
    ["an empty file", "a.pdf", () => Buffer.alloc(0), /file is empty/],
    [
      "a program",
      "a.csv",
      () => Buffer.from(`MZ\u0090\0\u0003\0\0\0${"\0".repeat(200)}`, "latin1"),
      /cannot be read/,
    ],
    ["a blank picture", "a.png", () => buildPicture([""]), /No words could be made out/],
    ["a picture 60,000 pixels long", "a.png", () => blankPicture(60_000, 1), /No words could be made out/],
    [
      "a blurred scan",
      "a.png",
      () => buildPicture(["Quarterly walrus report"], { blur: 14 }),
      /No words could/,
    ],
  ])("%s", async (_name, fileName, build, problem) => {
    expect(await read(fileName, build())).toEqual({ problem: expect.stringMatching(problem) });
  });
});

describe("read within the limits", () => {
  it("the first 500 of 10,000 pages, and says so", async () => {
    const pages = Array.from({ length: 10_000 }, (_, page) => ({ lines: [`Page ${page + 1} of many`] }));
    const outcome = await read("many.pdf", buildPdf(pages));
    const { pages: texts, pageCount, tags } = "result" in outcome ? outcome.result : expect.fail("not read");
    expect(texts).toHaveLength(500);
    expect(texts[499]).toBe("Page 500 of many");
    expect(pageCount).toBe(10_000);
    expect(tags).toContain("first 500 of 10000 pages");
  });

  it("a page of 10,000 × 10,000 points, and draws it no larger than others", async () => {
    const pdf = buildPdf([
      { width: 10_000, height: 10_000, lines: [{ text: "A very large page", size: 300 }] },
    ]);
    expect(await read("large.pdf", pdf)).toMatchObject({ result: { pages: ["A very large page"] } });
    const file = { fileName: "large.pdf", mimeType: "", bytes: pdf };
    const drawn = await reader.run({ task: "page", file, page: 1 }, GENEROUS);
    const png = Buffer.from("result" in drawn ? drawn.result : expect.fail("not drawn"));
    expect(png.readUInt32BE(16) * png.readUInt32BE(20)).toBeLessThanOrEqual(9_000_000);
  });

  it("a picture as iPhones take it, and shows it as JPEG", async () => {
    const bytes = readFileSync(new URL("../../../tests/fixtures/walrus.heic", import.meta.url));
    expect(await read("IMG_0001.HEIC", bytes)).toMatchObject({
      result: { pages: ["Quarterly walrus report\nPrepared for Avery Johnson"] },
    });
    const file = { fileName: "IMG_0001.HEIC", mimeType: "image/heic", bytes };
    const shown = await reader.run({ task: "image", file }, GENEROUS);
    const jpeg = Buffer.from("result" in shown ? shown.result : expect.fail("not shown"));
    expect(jpeg.subarray(0, 3).toString("hex")).toBe("ffd8ff");
  });

  it("a picture upright that says which way up it is", async () => {
    const lying = drawPicture(["Quarterly walrus report", "Prepared for Avery Johnson"], { quarterTurns: 3 });
    const jpeg = lying.toBuffer("image/jpeg");
    const turnRight = Buffer.from(
      "ffe1002245786966000049492a0008000000010012010300010000000600000000000000",
      "hex",
    );
    const bytes = Buffer.concat([jpeg.subarray(0, 2), turnRight, jpeg.subarray(2)]);
    const shown = await reader.run(
      { task: "image", file: { fileName: "a.jpg", mimeType: "", bytes } },
      GENEROUS,
    );
    const upright = await loadImage(Buffer.from("result" in shown ? shown.result : expect.fail("not shown")));
    expect(upright.width).toBeGreaterThan(upright.height);
  });

  it("CSV in UTF-16, whatever it is called", async () => {
    const bytes = Buffer.from("\ufeffPayer,Amount\nCafé,12\n", "utf16le");
    expect(await read("a.csv", bytes)).toMatchObject({ result: { pages: ["Payer | Amount\nCafé | 12"] } });
  });

  it("a PDF whose pages lead in a circle", async () => {
    const text = buildPdf([{ lines: ["Round and round"] }]).toString("latin1");
    const tree = /(\d+) 0 obj\n<< \/Type \/Pages/.exec(text)?.[1] ?? "";
    const looping = text
      .replace(/\/Kids \[(\d+) 0 R\]/, `/Kids [$1 0 R ${tree} 0 R]`)
      .replace("/Count 1", "/Count 9");
    const outcome = await read("loop.pdf", Buffer.from(looping, "latin1"));
    expect(outcome).toMatchObject({ result: { pages: expect.arrayContaining(["Round and round"]) } });
  });

  it.each([1, 2])("a scan that was turned by %i quarters", async (quarterTurns) => {
    const lines = [
      "Quarterly walrus report of the harbor",
      "Prepared for Avery Johnson and others",
      "Total of 4,815 animals were counted",
    ];
    const outcome = await read("scan.png", buildPicture(lines, { quarterTurns }));
    expect(outcome).toMatchObject({ result: { pages: [expect.stringContaining("walrus report")] } });
  });
});

describe("limits", () => {
  it("stops what takes too long, and reads the next paper", async () => {
    const outcome = await read("a.png", buildPicture(["Some text here"]), { ...GENEROUS, withinMs: 1 });
    expect(outcome).toEqual({ problem: expect.stringContaining("seconds and was stopped") });
    expect(await read("b.pdf", buildPdf([{ lines: ["Next"] }]))).toMatchObject({
      result: { pages: ["Next"] },
    });
  });

  it("stops what takes too much memory, and reads the next paper", async () => {
    const outcome = await read("a.png", buildPicture(["Some text here"]), { ...GENEROUS, memoryBytes: 1 });
    expect(outcome).toEqual({ problem: expect.stringContaining("of memory and was stopped") });
    expect(await read("b.pdf", buildPdf([{ lines: ["Next"] }]))).toMatchObject({
      result: { pages: ["Next"] },
    });
  });

  it("gives up its paper when it is told to", async () => {
    const signal = AbortSignal.timeout(1);
    await expect(read("a.png", buildPicture(["Some text here"]), { ...GENEROUS, signal })).rejects.toThrow();
    expect(await read("b.pdf", buildPdf([{ lines: ["Next"] }]))).toMatchObject({
      result: { pages: ["Next"] },
    });
  });

  it.skipIf(process.platform !== "linux")(
    "fails when its process dies, and has a new one next time",
    async () => {
      const reading = read("a.png", buildPicture(["Some text here"])).catch((error: unknown) => error);
      for (const pid of childrenOf(process.pid)) process.kill(pid, "SIGKILL");
      expect(await reading).toMatchObject({ name: "DomainError", code: "unavailable" });
      expect(await read("b.pdf", buildPdf([{ lines: ["Next"] }]))).toMatchObject({
        result: { pages: ["Next"] },
      });
    },
  );

  it.skipIf(process.platform !== "linux")("starts its process without settings or keys", async () => {
    await read("b.pdf", buildPdf([{ lines: ["Next"] }]));
    for (const pid of childrenOf(process.pid)) {
      const names = readFileSync(`/proc/${pid}/environ`, "utf8")
        .split("\0")
        .map((entry) => entry.split("=")[0]);
      expect(names.filter((name) => name && !name.startsWith("NODE_"))).toEqual([]);
    }
  });
});

/** What this system allows is decided by `isolation`; its own test says what it found. */
it.skipIf(process.platform !== "linux")(
  "starts a fresh process for HEIC, and none of it serves another",
  async () => {
    const heic = readFileSync(new URL("../../../tests/fixtures/walrus.heic", import.meta.url));
    await read("b.pdf", buildPdf([{ lines: ["Next"] }]));
    const [before] = childrenOf(process.pid);
    const reading = read("IMG_0001.HEIC", heic);
    await expect.poll(() => childrenOf(process.pid).some((pid) => pid !== before && pid > 0)).toBe(true);
    await expect.poll(() => childrenOf(process.pid)).not.toContain(before);
    expect(await reading).toHaveProperty("result");
    await expect.poll(() => childrenOf(process.pid)).toEqual([0]);
  },
);

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").map(Number);
}
