const DASHES = /[\u2010-\u2015\u2212]/g;

/** "1.61–21" as printed → "1.61-21", as in keys and addresses. */
export function plainNumber(printed: string): string {
  return printed.replace(DASHES, "-").replace(/\s+/g, "");
}

const NUMBER = String.raw`\d+[a-zA-Z]{0,2}\.[0-9A-Za-z]+(?:\([0-9A-Za-z]+\))*(?:[-–][0-9A-Za-z]+(?:\([0-9A-Za-z]+\))*)*`;
const CAPTION = new RegExp(
  String.raw`^(§§?)\s*(${NUMBER})((?:\s*(?:[-–—]|through|to|and|,)+\s*(?:§\s*)?${NUMBER})*)\.?\s*`,
);

export interface SectionCaption {
  /** "§ 1.61-21" as in the file */
  num: string;
  /** "1.61-21" */
  key: string;
  /** The other numbers of "§§ 1.46-7–1.46-8 [Reserved]". */
  others: string[];
  /** Without its closing period. */
  heading: string;
}

/** "§ 1.1091-1 Losses from wash sales." → its number and heading; null for a heading without a number. */
export function parseCaption(line: string): SectionCaption | null {
  const match = CAPTION.exec(line);
  if (!match) return null;
  const key = plainNumber(match[2]!);
  const named = [...match[3]!.matchAll(new RegExp(NUMBER, "g"))].map((one) => plainNumber(one[0]));
  const isRange = /through|to|[-–—]/.test(match[3]!.replace(new RegExp(NUMBER, "g"), ""));
  const last = named.at(-1);
  return {
    num: match[0].trim().replace(/\.$/, ""),
    key,
    others: isRange && last ? numbersAfter(key, last) : named,
    heading: line.slice(match[0].length).trim().replace(/\.$/, ""),
  };
}

/** "1.48D-1" to "1.48D-5" → the four after the first; only the last where they do not count up. */
function numbersAfter(first: string, last: string): string[] {
  const [, stem, from] = /^(.*-)(\d+)$/.exec(first) ?? [];
  const [, otherStem, to] = /^(.*-)(\d+)$/.exec(last) ?? [];
  if (stem === undefined || stem !== otherStem || Number(to) - Number(from) > 200) return [last];
  return Array.from({ length: Number(to) - Number(from) }, (_, step) => `${stem}${Number(from) + step + 1}`);
}
