/** Sizes of the drawing in pixels. */
export const BOX = { minWidth: 136, maxWidth: 192, textLeft: 36, textRight: 12, top: 9, bottom: 10 };
export const NAME = { size: 13, leading: 16 };
export const DETAIL = { size: 11.5, leading: 16 };
export const LABEL = { size: 12.5, height: 18, pad: 6 };
/** Side of a mark. */
export const MARK = 13;
/** Space between a row and the next: above the first lane, between lanes, and for labels above the boxes. */
export const CHANNEL = { above: 14, lane: 9, below: 36 };
export const GAP = { boxes: 22, parts: 40, rows: 44, margin: 16 };
/** Leaves of one owner below each other, left and right of a trunk. */
export const STACK = {
  least: 4,
  /** In a chart of more boxes than `crowd`. */
  leastInCrowd: 2,
  crowd: 20,
  /** So many stand in one column. */
  column: 8,
  most: 16,
  stub: 62,
  between: 10,
  edge: 8,
};
/** Parts of a group that do not touch are set in rows about this wide. */
export const ROW_WIDTH = 1180;
