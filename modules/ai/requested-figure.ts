/** The kind of figure that a question asks for. */
const ASKS_AMOUNT =
  /\bhow (?:much|many dollars)\b|\bwhat(?:'s| is| are)? the (?:\S+ )?(?:rate|limit|maximum|amount|percentage|penalty)\b|\b(?:most|maximum) (?:i|we|one|that)\b|\b(?:what|which)(?:'s| is| are)?(?: \S+){0,3} fees?\b/i;
const ASKS_TIME =
  /\bhow (?:long|soon|late|old|many (?:days|months|years))\b|^when (?:do|does|must|is|are|can)\b|\bdeadline\b|\b(?:by|until|from|since) (?:when|wh(?:at|ich) (?:date|day))\b|\bthrough (?:when|what date)\b/i;
const AMOUNT = /\$\s?\d|\d percent\b|\bpercent of\b/;
const TIME =
  /\b(?:\d+|one|two|three|six|ten)[- ](?:day|month|year)s?\b|\b\d+(?:st|nd|rd|th) day\b|\b(?:on or )?before the\b|\bage (?:of )?\d|\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, (?:19|20)\d\d/i;

/** Matches text with such a figure: an amount for "how much", a time for "how long" and "when"; else null. */
export function requestedFigure(question: string): RegExp | null {
  if (ASKS_TIME.test(question.trim())) return TIME;
  return ASKS_AMOUNT.test(question) ? AMOUNT : null;
}
