import type { ParsedDocument, Segment, Unit } from "#modules/authority/schema";
import { cutRun, cutTable, type CountedRange } from "./sentences.ts";
import { countTokens } from "./tokens.ts";

/** Indivisible range of text: a whole unit with its descendants, or a part of its own text. */
export interface Piece extends CountedRange {
  unit: number;
  whole: boolean;
}

/** Divides the whole section into pieces of at most `limit` tokens, in the order of the text. */
export function divide(section: ParsedDocument, limit: number): Piece[] {
  const { units } = section.structure;
  const plan = planOf(section);
  const pieces: Piece[] = [];
  const visit = (index: number): void => {
    const { start, end } = units[index]!;
    if (end === start) return;
    if (plan.tokens[index]! <= limit) {
      pieces.push({ unit: index, whole: true, start, end, tokens: plan.tokens[index]! });
      return;
    }
    for (const content of contentsOf(index, units, plan)) {
      if (typeof content === "number") visit(content);
      else
        pieces.push(
          ...cutSegments(section.text, content, limit).map((range) => ({
            ...range,
            unit: index,
            whole: false,
          })),
        );
    }
  };
  visit(0);
  return pieces;
}

interface Plan {
  /** Tokens of each unit with its descendants. */
  tokens: number[];
  own: Segment[][];
  children: number[][];
}

function planOf({ text, structure: { units, segments } }: ParsedDocument): Plan {
  const tokens: number[] = units.map(() => 0);
  const own: Segment[][] = units.map(() => []);
  const children: number[][] = units.map(() => []);
  for (const segment of segments) {
    own[segment.unit]!.push(segment);
    tokens[segment.unit]! += countTokens(text, segment.start, segment.end);
  }
  // Parents come before their children, so that backwards every child is complete.
  for (let index = units.length - 1; index > 0; index--) {
    const { parent } = units[index]!;
    tokens[parent]! += tokens[index]!;
    children[parent]!.push(index);
  }
  for (const list of children) list.reverse();
  return { tokens, own, children };
}

/** Runs of the unit's own segments and indexes of its children, in the order of the text. */
function contentsOf(index: number, units: Unit[], { own, children }: Plan): (Segment[] | number)[] {
  const contents: (Segment[] | number)[] = [];
  let run: Segment[] = [];
  const waiting = [...children[index]!];
  for (const segment of own[index]!) {
    while (waiting.length > 0 && units[waiting[0]!]!.start < segment.start) {
      if (run.length > 0) contents.push(run);
      run = [];
      contents.push(waiting.shift()!);
    }
    run.push(segment);
  }
  if (run.length > 0) contents.push(run);
  return [...contents, ...waiting];
}

function cutSegments(text: string, segments: Segment[], limit: number): CountedRange[] {
  const start = segments[0]!.start;
  const end = segments.at(-1)!.end;
  const tokens = countTokens(text, start, end);
  if (tokens <= limit) return [{ start, end, tokens }];
  return segments.flatMap((segment) =>
    segment.role === "table" ? cutTable(text, segment, limit) : cutRun(text, segment, limit),
  );
}
