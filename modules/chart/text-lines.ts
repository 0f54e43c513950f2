import { LETTER_WIDTHS, OTHER_WIDTH, SEMIBOLD, WIDE_WIDTH } from "./letter-widths.ts";

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const WIDE =
  /[\p{Extended_Pictographic}\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]/u;
const FIRST = 32;

interface Letters {
  size: number;
  isBold?: boolean;
}

/** Width in pixels. */
export function textWidth(text: string, { size, isBold = false }: Letters): number {
  let hundredths = 0;
  for (const { segment } of graphemes.segment(text)) hundredths += widthOf(segment);
  return (hundredths / 100) * size * (isBold ? SEMIBOLD : 1);
}

function widthOf(letter: string): number {
  const plain = letter.length === 1 ? LETTER_WIDTHS[letter.charCodeAt(0) - FIRST] : undefined;
  return plain ?? (WIDE.test(letter) ? WIDE_WIDTH : OTHER_WIDTH);
}

/** At most `most` lines; what does not fit ends in "…". */
export function fitLines(
  text: string,
  width: number,
  { most, ...letters }: Letters & { most: number },
): string[] {
  const fits = (line: string) => textWidth(line, letters) <= width;
  const lines: string[] = [];
  let rest = text.replace(/\s+/g, " ").trim();
  while (rest !== "" && lines.length < most) {
    const isLast = lines.length === most - 1;
    const line = isLast ? shortened(rest, fits) : fits(rest) ? rest : firstLine(rest, fits);
    lines.push(line);
    rest = isLast ? "" : rest.slice(line.length).trimStart();
  }
  return lines;
}

function firstLine(text: string, fits: (line: string) => boolean): string {
  let line = "";
  for (const word of text.split(/(?<= )/)) {
    if (!fits((line + word).trimEnd())) break;
    line += word;
  }
  return line.trimEnd() || longestStart(text, fits);
}

function shortened(text: string, fits: (line: string) => boolean): string {
  return fits(text) ? text : `${longestStart(text, (start) => fits(`${start}…`)).trimEnd()}…`;
}

function longestStart(text: string, fits: (line: string) => boolean): string {
  let start = "";
  for (const { segment } of graphemes.segment(text)) {
    if (start !== "" && !fits(start + segment)) break;
    start += segment;
  }
  return start;
}
