/** Which unit a path names where sections and pages have the same numbers. */
import { expect, it } from "vitest";
import type { DocumentText } from "../contract.ts";
import { resolveUnit } from "./resolving.ts";

const unit = (path: string[], start: number, end: number) => ({ id: path.join("-"), path, start, end });
const document = {
  kind: "ruling",
  key: "Notice 2014-21",
  url: "/authority/notice/2014-21",
  structure: {
    units: [unit([], 0, 90), unit(["2"], 0, 40), unit(["2", "Q&A-1"], 10, 40), unit(["3"], 40, 90)],
    pages: [
      { page: 2, start: 45 },
      { page: 7, start: 60 },
    ],
  },
} as unknown as DocumentText;

it.each([
  [["2"], "2", null],
  [["2", "Q&A-1"], "2-Q&A-1", null],
  [["7"], "3", null],
  [["3", "a"], "3", "Notice 2014-21, § 3(a)"],
])("finds the unit of %j: a section before a page, else what is nearest", (path, id, missing) => {
  const found = resolveUnit(document, path);
  expect(document.structure.units[found.unit]!.id).toBe(id);
  expect(found.missing).toBe(missing);
});
