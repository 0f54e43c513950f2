import type { Mark, Structure } from "#modules/authority/schema";

/** One paragraph as text, with the ranges of its emphasis and the printed pages that begin in it. */
export interface Prose {
  text: string;
  marks: Mark[];
  pages: NonNullable<Structure["pages"]>;
}
