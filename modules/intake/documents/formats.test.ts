import { expect, it } from "vitest";
import { extensionOf, formatRefusal, isAccepted } from "./formats.ts";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

it.each<[string[], string, string, boolean]>([
  [["pdf"], "w2.pdf", "application/pdf", true],
  [["pdf"], "w2.PDF", "Application/PDF; charset=binary", true],
  [["pdf"], "w2.pdf", "text/plain", false],
  [["pdf"], "w2", "application/pdf", true],
  [["csv"], "sales.csv", "application/vnd.ms-excel", true],
  [["csv"], "sales.txt", "text/csv", true],
  [["csv"], "sales.txt", "text/plain", false],
  [["xlsx"], "books.xlsx", "application/octet-stream", true],
  [["xlsx"], "books", XLSX, true],
  [["xlsx"], "books.xls", "application/vnd.ms-excel", true],
  [["xlsx"], "books.ods", "application/vnd.oasis.opendocument.spreadsheet", false],
  [["image"], "id.heic", "image/heic", true],
  [["image"], "id.jpg", "application/octet-stream", false],
  [["pdf", "image"], "id.png", "image/png", true],
  [["pdf", "image"], "books.xlsx", XLSX, false],
  [["docx"], "letter.DOCX", "", true],
  [[".docx"], "letter.docx", "", true],
  [["docx"], "docx", "", false],
  [[], "w2.pdf", "application/pdf", false],
])("%j and %s of %s: %s", (formats, fileName, mimeType, accepted) => {
  expect(isAccepted(formats, { fileName, mimeType })).toBe(accepted);
});

it("says what is accepted", () => {
  expect(formatRefusal(["pdf", "image"])).toBe("File format not supported. Accepted formats: pdf, image");
});

it.each([
  ["Bank.March.CSV", "csv"],
  ["a.b/c", ""],
  ["none", ""],
  ["dot.", ""],
  [".gitignore", "gitignore"],
])("the extension of %s is %j", (name, extension) => {
  expect(extensionOf(name)).toBe(extension);
});
