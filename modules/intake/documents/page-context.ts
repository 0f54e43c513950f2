/** A line or two of a page around what was found in it. */
import { maskNumbers } from "../masking.ts";

/** Characters of a text. */
export interface Range {
  start: number;
  end: number;
}

/** Characters of context on each side of a match. */
const AROUND = 90;
/** Characters read on each side, so that a number at the edge is seen whole. */
const MARGIN = 300;

/** The words around the first of the places, with all of them between U+E000 and U+E001; numbers of persons masked. */
export function contextOf(text: string, places: Range[]): string | null {
  const [first] = places.toSorted((a, b) => a.start - b.start);
  if (!first) return null;
  const from = Math.max(0, first.start - MARGIN);
  const to = first.end + MARGIN;
  const marked = markedText(text, places, { start: from, end: to });
  const line = inOneLine(maskNumbers(marked));
  const at = line.indexOf("\uE000");
  const start = line.lastIndexOf(" ", Math.max(0, at - AROUND)) + 1;
  const end = line.indexOf(" ", at + AROUND * 2);
  const cut = line.slice(start, end < 0 ? undefined : end);
  return cut.lastIndexOf("\uE000") > cut.lastIndexOf("\uE001") ? `${cut}\uE001` : cut;
}

function markedText(text: string, places: Range[], { start, end }: Range): string {
  let marked = "";
  let at = start;
  for (const place of places.toSorted((a, b) => a.start - b.start)) {
    if (place.start < at || place.end > end) continue;
    marked += `${text.slice(at, place.start)}\uE000${text.slice(place.start, place.end)}\uE001`;
    at = place.end;
  }
  return marked + text.slice(at, end);
}

/** Removes the dot leaders between a label and its amount. */
function inOneLine(text: string): string {
  return text
    .replace(/(?:[._·]\s?){4,}/g, " … ")
    .replace(/\s+/g, " ")
    .trim();
}
