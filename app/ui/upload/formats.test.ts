import { expect, it } from "vitest";
import { MAX_UPLOAD_BYTES, type Format } from "#modules/intake/schema";
import { acceptOf, nameFormats, refusalOf } from "./formats.ts";

const ALL: Format[] = ["pdf", "csv", "xlsx", "image"];

it.each([
  ["w2.pdf", "application/pdf", ["pdf"]],
  ["scan", "application/pdf", ["pdf"]],
  ["w2.PDF", "", ["pdf"]],
  ["sales.csv", "application/vnd.ms-excel", ["csv"]],
  ["export", "text/csv", ["csv"]],
  ["ledger.xlsx", "", ["xlsx"]],
  ["photo", "image/heic", ["image"]],
  ["IMG_1.HEIC", "", ["pdf", "image"]],
] satisfies [string, string, Format[]][])("%s of type %s is sent", (name, type, formats) => {
  expect(refusalOf({ name, type, size: 1 }, formats)).toBeNull();
});

it.each([
  ["summary.pages", "", ["pdf", "csv", "image"], "pdf, csv, image"],
  ["setup.exe", "application/x-msdownload", ALL, "pdf, csv, xlsx, image"],
  ["picture.pdf", "image/png", ["pdf"], "pdf"],
] satisfies [string, string, Format[], string][])("%s of type %s is refused", (name, type, formats, list) => {
  const refusal = `File format not supported. Accepted formats: ${list}`;
  expect(refusalOf({ name, type, size: 1 }, formats)).toBe(refusal);
});

it("takes 50 MB and not a byte more", () => {
  const file = { name: "w2.pdf", type: "application/pdf" };
  expect(refusalOf({ ...file, size: MAX_UPLOAD_BYTES }, ["pdf"])).toBeNull();
  expect(refusalOf({ ...file, size: MAX_UPLOAD_BYTES + 1 }, ["pdf"])).toBe(
    "File size must be less than 50MB",
  );
});

it("names formats for people and for the picker", () => {
  expect(nameFormats(["pdf"])).toBe("PDF");
  expect(nameFormats(["pdf", "csv", "image"])).toBe("PDF, CSV or image");
  expect(acceptOf(["pdf", "image"])).toBe("application/pdf,.pdf,image/*,.heic,.heif");
});
