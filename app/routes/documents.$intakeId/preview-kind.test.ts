import { expect, it } from "vitest";
import { pictureOf, previewKindOf } from "./preview-kind.ts";

it.each([
  ["application/pdf", "pdf"],
  ["image/png", "image"],
  ["image/heic", "image"],
  ["text/csv", "table"],
  ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "table"],
  ["application/zip", "none"],
])("%s is shown as %s", (mimeType, kind) => {
  expect(previewKindOf(mimeType)).toBe(kind);
});

it("asks for a JPEG where the browser cannot show the original", () => {
  expect(pictureOf("7", "image/png")).toBe("/api/documents/7/download");
  expect(pictureOf("7", "image/heic")).toBe("/api/documents/7/preview");
});
