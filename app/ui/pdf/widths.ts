/** Widths of Helvetica's letters from space to tilde, in thousandths of the size, as Adobe published them. */
const REGULAR = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
  500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
  556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
  278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];
const WIDEST_COMMON = 722;
/** Bold letters are wider; by this much at most over a line of words. */
const BOLD = 1.1;

/** Never less than what the text takes. */
export function widthOf(text: string, size: number, bold = false): number {
  let sum = 0;
  for (const letter of text) sum += REGULAR[letter.charCodeAt(0) - 32] ?? WIDEST_COMMON;
  return (sum / 1000) * size * (bold ? BOLD : 1);
}

/** Words in lines of at most `width` points. */
export function wrap(
  text: string,
  width: number,
  { size, bold }: { size: number; bold?: boolean },
): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && widthOf(longer, size, bold) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}
