/** Which designators of a section are read together, and where each of them stands. */
import { PLAIN, type Block, type Prose } from "./blocks.ts";
import { afterSpace, designatorsOf, headingAt, QUESTION, type Designator } from "./designators.ts";
import { placeDesignators, type Placement } from "./levels.ts";
import { outlineOf } from "./outline.ts";

export interface PlacedDesignator {
  designator: Designator;
  placement: Placement;
}

type Placed = Map<Block, PlacedDesignator[]>;
type Sequence = [Block, Designator[]][];

/**
 * Levels of all designators: one sequence for the section, one for each question with its answer and each example that
 * stands apart. Those of an outline are none: they number paragraphs that come later.
 */
export function placeAll(blocks: readonly Block[]): Placed {
  const placed: Placed = new Map();
  const outline = outlineOf(blocks);
  let section: Sequence = [];
  let example: Sequence = [];
  const settleSection = (): void => {
    settle(placed, section, section.length > 0 && isQuestion(section[0]![0]) ? "example" : "section");
    section = [];
  };
  const settleExample = (): void => {
    settle(placed, example, "example");
    example = [];
  };
  for (const block of blocks) {
    if (outline.has(block)) continue;
    if (block.kind === "example") {
      settleExample();
      example = [[block, designatorsOfExample(block)]];
    } else if (block.kind === "paragraph") {
      if (QUESTION.exec(block.prose.text)?.[1] === "Q") settleSection();
      (block.inExample ? example : section).push([block, designatorsOf(block.prose)]);
    }
  }
  settleExample();
  settleSection();
  return placed;
}

function settle(placed: Placed, sequence: Sequence, root: "section" | "example"): void {
  const all = sequence.flatMap(([, designators]) => designators);
  const placements = placeDesignators(all, root);
  let at = 0;
  for (const [block, designators] of sequence) {
    const own = designators.map((designator) => ({ designator, placement: placements[at++]! }));
    placed.set(block, own);
  }
}

function isQuestion(block: Block): boolean {
  return block.kind === "paragraph" && QUESTION.test(block.prose.text);
}

/** Designators behind the caption: "*Example 2.* (i) *Facts.* …". */
function designatorsOfExample({ prose, caption }: Extract<Block, { kind: "example" }>): Designator[] {
  const title = headingAt(prose.text, prose.marks, afterSpace(prose.text, caption));
  const from = title ? title.end : caption;
  const rest: Prose = { ...PLAIN, text: prose.text.slice(from), marks: shift(prose.marks, -from) };
  return designatorsOf(rest).map((one) => ({
    ...one,
    start: one.start + from,
    end: one.end + from,
    heading: one.heading && { start: one.heading.start + from, end: one.heading.end + from },
  }));
}

function shift(marks: Prose["marks"], by: number): Prose["marks"] {
  return marks.map((mark) => ({ ...mark, start: mark.start + by, end: mark.end + by }));
}
