/** Measures of a page of the annual edition, in points from its lower left corner; the same since the 1990s. */

export const COLUMNS = [
  { left: 132, right: 300 },
  { left: 312, right: 480 },
] as const;

const MIDDLE = 306;
/** Below this stand the folio, above it the text. */
const FOOT = 76;
const HEAD = 617;
/** Marks of the composition: the line with its date at the foot, the operator's name in the margin. */
const MARGIN_FOOT = 40;
const SMALL_MARK = 5.2;

export type Column = (typeof COLUMNS)[number];

export function columnOf(x: number): Column {
  return x < MIDDLE ? COLUMNS[0] : COLUMNS[1];
}

/** Heads, folios and marks of the composition, which are no text of the law. */
export function isFurniture(item: {
  x: number;
  y: number;
  size: number;
  turned: boolean;
  face: { role: string };
}): boolean {
  if (item.turned) return -item.y < MARGIN_FOOT || item.size < SMALL_MARK * 0.8;
  if (item.y < MARGIN_FOOT) return true;
  if (item.y < FOOT && item.size > 9.5) return true;
  return item.y > HEAD && item.face.role === "display" && item.size < 9.5;
}
