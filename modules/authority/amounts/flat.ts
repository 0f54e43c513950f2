/** A text with white space folded, so that lines, columns and page breaks of a table do not matter. */
import type { Range } from "../schema.ts";

export interface FlatText {
  text: string;
  /** The range of the original that a range of the flat text stands for. */
  original(range: Range): Range;
}

export function flatten(original: string): FlatText {
  let text = "";
  const places: number[] = [];
  for (let at = 0; at < original.length; at++) {
    const character = original[at]!;
    const isSpace = /\s/.test(character);
    if (isSpace && (text === "" || text.endsWith(" "))) continue;
    text += isSpace ? " " : character;
    places.push(at);
  }
  return {
    text,
    original: ({ start, end }) => ({ start: places[start]!, end: places[end - 1]! + 1 }),
  };
}
