import { describe, expect, it } from "vitest";
import type { DocumentHit, IntakeDocument, Sort } from "#modules/intake/schema";
import { folderTitle, neighborsOf, sortHits } from "./folder-view.ts";

const CATEGORIES = new Map([["w-2", "Wage statement"]]);

it.each([
  ["", "All Documents"],
  ["recent", "Recent"],
  ["favorites", "Favorites"],
  ["unreadable", "Unreadable"],
  ["2024", "2024"],
  ["w-2", "Wage statement"],
  ["no-such", "All Documents"],
])("folder %j is called %s", (folder, title) => {
  expect(folderTitle(folder, 2024, CATEGORIES)).toBe(title);
});

describe("what a search found", () => {
  const hits = [
    hit("b.pdf", "2026-11-01", 30, "w2"),
    hit("a.pdf", "2026-11-03", 10, "receipt"),
    hit("C.pdf", "2026-11-02", 20, "1099"),
  ];
  const names = (sort: Sort | null) =>
    sortHits(hits, sort)
      .map(({ document }) => document.originalFileName[0])
      .join("");

  it.each([
    [null, "baC"],
    ["name", "abC"],
    ["date", "aCb"],
    ["size", "bCa"],
    ["type", "Cab"],
  ] satisfies [Sort | null, string][])("sorted by %s", (sort, order) => {
    expect(names(sort)).toBe(order);
  });
});

it("neighbors end at the ends of the page", () => {
  const papers = [{ id: "1" }, { id: "2" }, { id: "3" }];
  expect(neighborsOf(papers, "1")).toEqual({ previous: null, next: { id: "2" } });
  expect(neighborsOf(papers, "2")).toEqual({ previous: { id: "1" }, next: { id: "3" } });
  expect(neighborsOf(papers, "9")).toEqual({ previous: null, next: null });
});

function hit(
  originalFileName: string,
  uploadedAt: string,
  fileSize: number,
  classification: IntakeDocument["classification"],
): DocumentHit {
  const document: IntakeDocument = {
    id: originalFileName,
    intakeId: "1",
    categoryId: "w-2",
    originalFileName,
    fileSize,
    mimeType: "application/pdf",
    uploadedAt,
    classification,
    classificationConfidence: 1,
    tags: [],
    readingState: "read",
    readingProblem: null,
    pages: 1,
    firstGuess: null,
    isFavorite: false,
  };
  return { document, context: null, page: null };
}
