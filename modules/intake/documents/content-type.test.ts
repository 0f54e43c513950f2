import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { detectType, TEXT, XLS, XLSM, XLSX } from "./content-type.ts";
import { requireAccepted } from "./file-acceptance.ts";

const typeOf = (bytes: Buffer) =>
  detectType({ head: bytes.subarray(0, 65_536), tail: bytes.subarray(-65_536) });
const ascii = (text: string) => Buffer.from(text, "latin1");
const zip = (...names: string[]) => ascii(`PK\x03\x04 ... PK\x01\x02${names.join(" PK\x01\x02 ")}`);
const ole = (...streams: string[]) =>
  Buffer.concat([
    Buffer.from("d0cf11e0a1b11ae1", "hex"),
    Buffer.from(streams.map((name) => `${name}\0`).join(""), "utf16le"),
  ]);

describe("by its bytes a file is", () => {
  it.each([
    ["a PDF", ascii("%PDF-1.7\n"), "application/pdf"],
    ["a PDF after a scanner's own line", ascii("scanned by X\n%PDF-1.4\n"), "application/pdf"],
    ["a workbook, its parts in any order", zip("xl/workbook.xml", "[Content_Types].xml"), XLSX],
    ["a workbook with macros", zip("[Content_Types].xml", "xl/workbook.xml", "xl/vbaProject.bin"), XLSM],
    ["a text document", zip("[Content_Types].xml", "word/document.xml"), "application/zip"],
    ["an old workbook", ole("Root Entry", "Workbook"), XLS],
    ["a workbook behind a password", ole("Root Entry", "EncryptedPackage"), XLS],
    ["an old letter", ole("Root Entry", "WordDocument"), "application/x-cfb"],
    ["a table in UTF-8", Buffer.from("Größe,Ort\n1,Zürich\n"), TEXT],
    ["a table in Windows-1252", ascii("Gr\xf6\xdfe;Ort\r\n1;Z\xfcrich\r\n"), TEXT],
    ["a table in UTF-16", Buffer.from("\ufeffa\tb\n1\t2\n", "utf16le"), TEXT],
    ["a table that begins as pictures do", ascii("BMO Harris,12\nMZ,3\n"), TEXT],
    ["a page", ascii("<!doctype html><p>"), "application/octet-stream"],
    ["a script", ascii("#!/bin/sh\nrm -rf /\n"), "application/octet-stream"],
    ["a drawing", ascii('<svg xmlns="http://www.w3.org/2000/svg"/>'), "application/octet-stream"],
  ])("%s", async (_what, bytes, type) => {
    expect(await typeOf(bytes)).toBe(type);
  });

  it("a program even when it says PDF later on", async () => {
    expect(await typeOf(Buffer.concat([ascii("MZ\x90\0"), randomBytes(100), ascii("%PDF-1.7")]))).toMatch(
      /msdownload|exe/,
    );
  });

  it("nothing known when it is noise", async () => {
    const noise = Buffer.concat([Buffer.from([0, 1, 2]), randomBytes(1000)]);
    expect(await typeOf(noise)).toBe("application/octet-stream");
  });
});

describe("a category of tables", () => {
  const accept = (fileName: string, claimedType: string, contentType: string) =>
    requireAccepted(["csv", "xlsx"], { fileName, claimedType, contentType });

  it("takes what content, name and browser agree on", () => {
    expect(accept("a.csv", "text/csv", TEXT)).toBe("text/csv");
    expect(accept("a.CSV", "", TEXT)).toBe("text/csv");
    expect(accept("a.csv", "application/vnd.ms-excel", TEXT)).toBe("text/csv");
    expect(accept("a.xlsx", "application/octet-stream", XLSX)).toBe(XLSX);
    expect(accept("a.xlsm", "application/vnd.ms-excel.sheet.macroEnabled.12", XLSM)).toBe(XLSM);
    expect(accept("a.xls", XLS, XLS)).toBe(XLS);
    expect(accept("Export 12.2024", "text/csv", TEXT)).toBe("text/csv");
  });

  it.each([
    ["a.csv", "text/csv", XLSX],
    ["a.xlsx", XLSX, "application/zip"],
    ["a.xlsx", XLSX, TEXT],
    ["a.pdf", "text/csv", TEXT],
    ["a.exe", XLSX, XLSX],
    ["a.csv", "text/csv", "application/x-msdownload"],
    ["a.txt", "text/plain", TEXT],
    ["a", "", TEXT],
  ])("refuses %s, said to be %s, that is %s", (fileName, claimed, content) => {
    const message = "File format not supported. Accepted formats: csv, xlsx";
    expect(() => accept(fileName, claimed, content)).toThrow(message);
  });
});
