import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isDomainError } from "#modules/kernel";
import { buildZip, type ZipEntry } from "../../tests/factories/zip.ts";
import { hasRealData, realFile } from "../testing/real-data.ts";
import { unpackFile } from "./unpack.ts";
import { readZipEntry } from "./zip.ts";

const CONTENT =
  "<uscDoc>" + "Gross income means all income from whatever source derived. ".repeat(2000) + "</uscDoc>";
const DIRECTORY_ENTRY = Buffer.from("PK\x01\x02", "latin1");
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "taxrag-zip-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(content: Buffer | string, name = "file.zip"): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

async function collect(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

async function outcome(path: string, maxBytes = 1_000_000): Promise<string> {
  try {
    return await collect(unpackFile(path, { entry: "usc26.xml", maxBytes }));
  } catch (error) {
    if (!isDomainError(error)) throw error;
    return `${error.code}: ${error.message}`;
  }
}

const zipOf = (...entries: ZipEntry[]) => buildZip(entries);
const title = { name: "usc26.xml", content: CONTENT };

/** Overwrites bytes of the first central directory record. */
function patched(zip: Buffer, offset: number, bytes: number[]): Buffer {
  const copy = Buffer.from(zip);
  Buffer.from(bytes).copy(copy, copy.indexOf(DIRECTORY_ENTRY) + offset);
  return copy;
}

describe("the entry of a zip", () => {
  it("is found beside others and in a folder, and comes byte for byte", async () => {
    const zip = zipOf({ name: "usctitle.css", content: "" }, { name: "xml/usc26.xml", content: CONTENT });
    expect(await outcome(file(zip))).toBe(CONTENT);
  });

  it("also comes out of gzip and of a bare file", async () => {
    expect(await outcome(file(gzipSync(CONTENT), "usc26.xml.gz"))).toBe(CONTENT);
    expect(await outcome(file(CONTENT, "usc26.xml"))).toBe(CONTENT);
  });

  it("may be left before its end", async () => {
    const bytes = readZipEntry(file(zipOf(title)), { entry: "usc26.xml", maxBytes: 1_000_000 });
    expect((await bytes.next()).done).toBe(false);
    await bytes.return();
  });
});

describe("zips that are refused", () => {
  const whole = zipOf(title);

  it.each([
    [
      "of another title",
      zipOf({ name: "usc27.xml", content: "x" }),
      "unsupported: The zip holds no usc26.xml (it holds usc27.xml)",
    ],
    ["with nothing in it", zipOf(), "unsupported: The zip holds no usc26.xml (it holds nothing)"],
    [
      "that leaves its folder",
      zipOf({ name: "../usc26.xml", content: "x" }),
      "unsupported: The zip has an entry that leaves its folder (../usc26.xml)",
    ],
    [
      "with a way out beside the entry",
      zipOf(title, { name: "a/../../etc/passwd", content: "x" }),
      "unsupported: The zip has an entry that leaves its folder",
    ],
    [
      "with an absolute path",
      zipOf({ name: "/etc/usc26.xml", content: "x" }),
      "unsupported: The zip has an entry that leaves its folder",
    ],
    [
      "with a path of Windows",
      zipOf({ name: "C:\\usc26.xml", content: "x" }),
      "unsupported: The zip has an entry that leaves its folder",
    ],
    ["that is encrypted", patched(whole, 8, [0x01, 0x08]), "unsupported: usc26.xml in the zip is encrypted"],
    [
      "that unpacks to more than it says",
      patched(whole, 24, [1, 0, 0, 0]),
      "too_large: usc26.xml in the zip is larger than it says",
    ],
    ["with another check sum", patched(whole, 16, [1, 2, 3, 4]), "malformed: The zip is damaged or cut off"],
    [
      "whose entry begins elsewhere",
      patched(whole, 42, [0xff, 0xff, 0, 0]),
      "malformed: The zip is damaged or cut off",
    ],
    ["that is a signature only", Buffer.from("PK\x03\x04"), "malformed: The zip is damaged or cut off"],
  ])("%s", async (_, zip, sentence) => {
    expect(await outcome(file(zip))).toContain(sentence);
  });

  it("over the limit", async () => {
    expect(await outcome(file(whole), 1000)).toContain("too_large: usc26.xml in the zip");
    expect(await outcome(file(gzipSync(CONTENT)), 1000)).toContain("too_large: The file unpacks to more");
  });

  it.each([
    ["thousands of entries", 12],
    ["zip64's billions of entries", 18],
    ["zip64's billions of bytes", 6],
  ])("that claims %s, before any memory is taken for them", async (_, fromEnd) => {
    const zip = Buffer.from(whole);
    zip.fill(0xff, zip.length - fromEnd, zip.length - fromEnd + (fromEnd === 6 ? 4 : 2));
    expect(await outcome(file(zip))).toContain("too_large: The zip claims more entries or bytes");
  });

  it("cut off anywhere", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 2, max: whole.length - 1 }), async (length) => {
        expect(await outcome(file(whole.subarray(0, length)))).toContain(
          "malformed: The zip is damaged or cut off",
        );
      }),
      { numRuns: 40 },
    );
  });

  it("with any byte changed: either the content is whole or there is a sentence", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 2, max: whole.length - 1 }),
        fc.integer({ min: 1, max: 255 }),
        async (at, by) => {
          const zip = Buffer.from(whole);
          zip[at] = zip[at]! ^ by;
          const result = await outcome(file(zip));
          if (result !== CONTENT) expect(result).toMatch(/^(malformed|unsupported|too_large): /);
        },
      ),
      { numRuns: 150 },
    );
  });

  it("a gzip cut off", async () => {
    expect(await outcome(file(gzipSync(CONTENT).subarray(0, 200)))).toContain(
      "malformed: The gzip file is damaged",
    );
  });
});

describe.skipIf(!hasRealData)("real zips that are refused (shared/data)", () => {
  it.each([
    ["droste.zip", "unsupported: The zip holds no usc26.xml (it holds droste.jpg, droste.zip)"],
    ["test-zip-of-zip.zip", "unsupported: The zip holds no usc26.xml"],
    ["testZIP_corrupted_oom.zip", "unsupported: The zip holds no usc26.xml"],
    ["testZipEntryNameCharsetShiftSJIS.zip", "unsupported: The zip holds no usc26.xml"],
    ["testWORD_truncated.docx", "malformed: The zip is damaged or cut off"],
  ])("%s", async (name, sentence) => {
    expect(await outcome(realFile(`nasty/archives-and-office/${name}`))).toContain(sentence);
  });

  it.each([
    ["testZipEncrypted.zip", "encrypted.txt", "unsupported: encrypted.txt in the zip is encrypted"],
    ["testZIP_corrupted_oom.zip", "hello.txt", "malformed: The zip is damaged or cut off"],
  ])("%s", async (name, entry, sentence) => {
    const bytes = readZipEntry(realFile(`nasty/archives-and-office/${name}`), { entry, maxBytes: 1_000_000 });
    const [code = "", message = ""] = [sentence.split(": ")[0], sentence.split(": ")[1]];
    await expect(collect(bytes)).rejects.toMatchObject({
      code,
      message: expect.stringContaining(message) as string,
    });
  });
});
