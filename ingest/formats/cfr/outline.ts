/**
 * The outline that a section gives of itself or of others: "§ 1.61-21 (b) Valuation of fringe benefits.", then the
 * titles of its paragraphs with their designators, in roman type.
 */
import type { Block } from "./blocks.ts";
import { designatorsOf } from "./designators.ts";

/** A line with the number of a section begins an outline, or its next part. */
const SECTION_LINE = /^§§? ?\d/;
/** Characters of the longest title; a rule is longer, or has a heading in italics. */
const TITLE_MAX = 240;

/** The paragraphs of outlines: from a line with a section's number to the last title below it. */
export function outlineOf(blocks: readonly Block[]): Set<Block> {
  const outline = new Set<Block>();
  let isOpen = false;
  for (const block of blocks) {
    if (block.kind !== "paragraph") continue;
    isOpen = SECTION_LINE.test(block.prose.text) || (isOpen && isTitle(block));
    if (isOpen) outline.add(block);
  }
  return outline;
}

function isTitle({ prose }: Extract<Block, { kind: "paragraph" }>): boolean {
  const designators = designatorsOf(prose);
  const isPlain = designators.length > 0 && designators.every(({ heading }) => heading === null);
  return isPlain && prose.text.length <= TITLE_MAX;
}
