/** Pin cites as places: one stands within another. */

/** Whether a citation is this unit's or of one below it: "26 USC 61(a)(1)" is within "26 USC 61(a)". */
export function isWithin(citation: string, unit: string): boolean {
  return citation.startsWith(unit) && BELOW.test(citation.slice(unit.length));
}

/** "(a)", " Q&A-10(a)", " Example 2", ", § 4.30" */
const BELOW = /^$|^(?:\(|, | (?:Q&A|Example)\b)/;

const CITED =
  /§|\b(?:sub)?sections? \d|\b(?:USC|CFR|IRC|code) ?§?\d|\bparagraph \(|\bReg\b|\b(?!501\(c\))\d{2,4}[A-Z]{0,2}(?:\([a-z\d]{1,4}\)){2}/i;

/** Whether a question cites law, rather than what people call by a number: "a 529 plan", "the 83(b) election", "a 501(c)(3)". */
export function citesLaw(question: string): boolean {
  return CITED.test(question);
}

/** Said of any section: "What does section 179 say?" asks for its text. */
const OF_TEXT =
  /\b(?:what|is|are|says?|said|does|do|mean(?:s|ing)?|text|read|under|of|the|in|show|me|quote|tell|about|irc|usc|code|internal|revenue|sections?|explain|summar\w+|cover\w*|for|a|an|and|title|it|to|how|works?)\b|[^a-z ]+/g;
/** So many other words are of a case. */
const OF_CASE = 2;

/** Whether a question that cites law asks of a case under it: "Can section 179 create a loss?" */
export function asksOfCase(question: string): boolean {
  const words =
    question
      .toLowerCase()
      .replace(OF_TEXT, " ")
      .match(/[a-z]{3,}/g) ?? [];
  return words.length >= OF_CASE;
}

/** A unit as the tables of data name it: of the Code without "26 USC ", of a regulation or a paper in full. */
export function inFull(unit: string): string {
  return /^(?:26|Rev\.|Pub\.) /.test(unit) ? unit : `26 USC ${unit}`;
}

/** The section of a unit: "26 USC 63(c)(2)" → "26 USC 63". */
export function sectionOf(unit: string): string {
  return unit.replace(/\(.*/, "");
}
