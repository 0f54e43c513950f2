/** Pin cites as places: one stands within another. */

/** Whether a citation is this unit's or of one below it: "26 USC 61(a)(1)" is within "26 USC 61(a)". */
export function isWithin(citation: string, unit: string): boolean {
  return citation.startsWith(unit) && BELOW.test(citation.slice(unit.length));
}

/** "(a)", " Q&A-10(a)", " Example 2", ", § 4.30" */
const BELOW = /^$|^(?:\(|, | (?:Q&A|Example)\b)/;

const CITED = /§|\b(?:sub)?sections? \d|\b(?:USC|CFR|IRC|code) ?§?\d|\bparagraph \(|\bReg\b/i;

/** Whether a question cites law, rather than what people call by a number: "a 529 plan", "the 83(b) election". */
export function citesLaw(question: string): boolean {
  return CITED.test(question);
}
