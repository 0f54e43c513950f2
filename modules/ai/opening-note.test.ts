/** An opinion of a court beside what the Code itself says of a question. */
import { expect, it } from "vitest";
import type { Passage } from "#modules/authority";
import { withoutOpinionOver } from "./opening-note.ts";
import type { OtherDocument } from "./other-shelves/deciding-document.ts";

const gathered = (shelf: string, cosine: number) => ({
  question: "Is it so?",
  ofCode: [{ document: { citation: "26 USC 2036" } }] as Passage[],
  other: { answered: { section: { shelf } }, decides: true, yields: false } as OtherDocument,
  nearDigests: new Map([["26 USC 2036", cosine]]),
});
const decides = (shelf: string, cosine: number) => withoutOpinionOver(gathered(shelf, cosine)).other!.decides;

it("does not decide where a digest of the section that leads says what is asked", () => {
  expect(decides("opinion", 0.99)).toBe(false);
  expect(withoutOpinionOver(gathered("opinion", 0.99)).other!.yields).toBe(true);
});

it("decides where none does; a regulation is left to the comparison with the Code", () => {
  expect(decides("opinion", 0.5)).toBe(true);
  expect(decides("regulation", 0.99)).toBe(true);
});
