import { expect, it } from "vitest";
import type { Paragraph, PdfText } from "../pdf/index.ts";
import { ScannedPages } from "../pdf/scans.ts";
import { readPublication } from "./publication.ts";

function line(text: string, size: number, bold = false): Paragraph {
  return {
    kind: "text",
    table: null,
    ...{ page: 1, indent: 0, centered: false, size, bold, italic: false },
    prose: { text, marks: [], pages: [{ page: 1, start: 0 }] },
  };
}

const headingOf = (...paragraphs: Paragraph[]) => {
  const paper: PdfText = { pages: 1, paragraphs, folios: [], scanned: new ScannedPages(), created: null };
  return readPublication({ kind: "form", key: "9001", name: "Form 9001" }, paper).heading;
};
const body = line("1 Enter the number of mills in the first column, and their levies in the second.", 8);

it("a form is called what it prints in large letters beside its number, and its number without that", () => {
  const marks = [line("OMB No. 1545-9001", 7), line("Form 9001", 24), line("2031", 20)];
  expect(headingOf(...marks, line("U.S. Mill Levy Return", 12, true), body)).toBe("U.S. Mill Levy Return");
  const second = line("(Rev. March 2031) Levy Number and Certification\tGive it to the miller.", 7);
  expect(headingOf(line("Request for Miller", 14, true), ...marks, second, body)).toBe(
    "Request for Miller Levy Number and Certification",
  );
  expect(headingOf(...marks, line("Part I Mills and granaries", 10, true), body)).toBe("Form 9001");
});

it("the large sign of a caution heads no part", () => {
  const paragraphs = [line("Mills", 14, true), body, line("!", 16), line("Never stand below the sails.", 8)];
  const paper: PdfText = { pages: 1, paragraphs, folios: [], scanned: new ScannedPages(), created: null };
  const { structure } = readPublication({ kind: "publication", key: "9001", name: "Pub. 9001" }, paper);
  expect(structure.units.map(({ heading }) => heading)).toEqual([null, "Mills"]);
});
