/** An age that somebody reaches only next year, as the age that counts for this one. */

const MONTHS =
  "january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|autumn|winter";
/** "turns 17 next year", "will be 65 next May"; "when he turns 17 next year" asks about that year. */
const COMING = new RegExp(
  String.raw`(?<!\b(?:when|once|after|if|until|before) (?:[a-z]+ ){1,3})\b(?:turn(?:s|ing)?|will (?:turn|be)|reach(?:es)?(?: age)?) (\d{1,2})(?: years old)? next (?:year|${MONTHS})\b`,
  "gi",
);

/** "My daughter is 16": what holds at the end of the year that is asked about. */
export function atEndOfYear(question: string): string {
  return question.replace(COMING, (said: string, age: string, at: number) => {
    const isOwn = /\b(?:I|we)\s*$/i.test(question.slice(0, at));
    return `${isOwn ? "am" : "is"} ${Number(age) - 1}`;
  });
}
