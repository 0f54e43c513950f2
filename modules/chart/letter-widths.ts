/** Advance widths of Instrument Sans, hundredths of the font size, for the letters from space to tilde. */
export const LETTER_WIDTHS = [
  20, 27, 38, 72, 61, 79, 76, 23, 41, 41, 41, 53, 26, 51, 26, 44, 67, 39, 55, 57, 60, 57, 60, 53, 58, 61, 26,
  26, 53, 53, 53, 57, 85, 73, 64, 74, 75, 64, 60, 77, 74, 25, 46, 69, 59, 91, 74, 79, 66, 79, 66, 61, 65, 71,
  73, 109, 69, 68, 62, 41, 44, 41, 53, 43, 35, 53, 61, 53, 61, 56, 35, 61, 60, 24, 24, 54, 24, 92, 60, 58, 61,
  61, 38, 47, 38, 59, 52, 77, 55, 52, 50, 41, 24, 41, 53,
];
/** Letters with accents and other scripts. */
export const OTHER_WIDTH = 65;
/** Chinese, Japanese, Korean and emoji. */
export const WIDE_WIDTH = 105;
/** Semibold letters are wider by this factor. */
export const SEMIBOLD = 1.04;
