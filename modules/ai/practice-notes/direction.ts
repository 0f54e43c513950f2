/** Whether a question asks for the opposite of what a note says yes or no to: for relief where the note speaks of a burden. */

/** What a yes would mean: that something is taxed or must be done, or that it is left out, deducted or may be done. */
type Direction = "burden" | "relief";

const OF_NOTE: Record<Direction, RegExp> = {
  burden:
    /\b(?:is|are|be|become|becomes|neither) (?:not |also |no |an? )*(?:gross |ordinary |other )?income\b|\bgross income (?:includes|does not include)\b|\b(?:is|are|be) (?:not |also )?tax(?:ed|able)\b(?! (?:year|income))|\bsubject to (?:\w+ )*tax\b|\bmust\b|\b(?:is|are) required\b|\bowe[sd]?\b|\bpenalt(?:y|ies)\b|\badditional tax\b/i,
  relief: /\bdeduct\w*|\bcredit\b|\bnot recogni[sz]ed\b|\bmay (?:be )?(?:claim|elect|exclude|choose)\w*/i,
};
const OF_QUESTION: Record<Direction, RegExp> = {
  burden:
    /\btax(?:ed|able)\b|\bowes?\b|\bpay (?:\w+ ){0,2}tax\b|\bmust\b|\b(?:have|has|need|needs) to\b|\brequired\b|\breport(?:ed|able)?\b|\bpenalt(?:y|ies)\b/i,
  relief:
    /\bdeduct\w*|\bwrite[- ]?offs?\b|\bwrite\b[^?.]{0,40}\boff\b|\bclaim\w*|\bcredit\b|\bexclu(?:de[sd]?|sion)\b|\bexempt\w*|\btax[- ]free\b|\bfree of tax\b|\bescape\b|\bavoid\w*|\bskip\w*|\bstop (?:paying|filing|reporting)\b|\bget out of\b|\bignor\w+|\bwithout (?:paying|filing|reporting|tax\w*)\b/i,
};
/** "I do not have to report", unlike "don't I have to report?", which expects a yes. */
const NOT_NEEDED =
  /(?:\bnot|n['’]t|\bnever) (?:have to|need to|required|owe|taxed|taxable|pay (?:\w+ ){0,2}tax)\b/gi;

/** Of what the first sentence speaks of; null where it speaks of both, or of neither. */
function directionOf(text: string, patterns: Record<Direction, RegExp>): Direction | null {
  const isBurden = patterns.burden.test(text);
  return isBurden === patterns.relief.test(text) ? null : isBurden ? "burden" : "relief";
}

/** @param answer of a note that begins with "Yes" or "No" */
export function asksTheOpposite(question: string, answer: string): boolean {
  const [first = ""] = answer.split(/\.(?= |$)/);
  const [clause = ""] = first.split(";");
  const noted = directionOf(first, OF_NOTE) ?? directionOf(clause, OF_NOTE);
  const read = (text: string) => directionOf(text.replace(NOT_NEEDED, " avoid "), OF_QUESTION);
  // "I take the standard deduction. Do I owe tax on it?": the facts may speak of both, what is asked of one.
  const asked = read(question) ?? read(askedIn(question));
  return noted !== null && asked !== null && noted !== asked;
}

/** The last sentence that asks; all of a text without one. */
function askedIn(question: string): string {
  return question.match(/[^.?!]+\?/g)?.at(-1) ?? question;
}
