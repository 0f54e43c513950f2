/** Normalizes text so that different printings of the same words match. */
export function fold(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, "")
    .replace(/[\u2018\u2019\u201a\u201b\u2032\u00b4`]/g, "'")
    .replace(/[\u201c-\u201f\u2033]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}

/** What may separate two words of a title: a blank, a line end, a comma. */
const BETWEEN = "[^a-z0-9$]{1,6}";
/** Text of another box may interrupt a title, at "…" in the phrase. */
const ACROSS = "[\\s\\S]{0,120}?";

/** Pattern for a phrase in folded text, across line ends, and across columns at "…". */
export function phrase(words: string): RegExp {
  const source = fold(words.replaceAll("…", " … "))
    .split(" ")
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"))
    .join(BETWEEN)
    .replaceAll(`${BETWEEN}...${BETWEEN}`, ACROSS)
    .replaceAll(`${BETWEEN}\\.\\.\\.${BETWEEN}`, ACROSS);
  return new RegExp(`(?<![a-z0-9])${source}(?![a-z0-9])`, "g");
}
