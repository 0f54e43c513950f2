/** A message as it is meant: without thanks before it, "no, I meant …", or the figure that its own words take back. */

/** "Thanks, and …", "ok so …": what the turn before was worth, and no part of the question. */
const COURTESY =
  /^\s*(?:(?:ok(?:ay)?|thanks?(?: you)?(?: (?:so much|a lot|very much))?|great|got it|i see|cool|alright|all right|perfect|hm+|sorry)[,.!:;]+\s*|(?:ok|okay|alright) (?=(?:so|and|but|back|now|what|how|then)\b))+(?=\S)/i;
/** "No, I meant my sister", "sorry, it was 2024", "actually make it two" */
const MEANT =
  /^\s*(?:(?:oh|no|nope|wait|actually|sorry|oops|well|but)[,.! ]+)*(?:(?:what )?i (?:actually )?(?:meant?|mean)t?(?: (?:to say|to ask|was|is))?|make (?:it|that)|correction)[,: ]+(?=\S)/i;
/** "No, last year": a short answer that only takes the place of the one before. */
const NO_COMMA = /^\s*(?:oh )?(?:no|nope|sorry|wait|oops|actually)[,.!]+\s*(?:sorry[,.! ]+)?(?=\S)/i;
/** "The IRS I mean" */
const I_MEAN = /[, ]+(?:is what )?i (?:mean|meant)\s*[.?!]*\s*$/i;
const FIGURE = String.raw`\$?\d[\d,.]*\d?(?: ?(?:k|thousand|million|percent|%))?`;
/** "I make 40,000 in tips? no sorry 14,000" */
const TAKEN_BACK = new RegExp(
  String.raw`(${FIGURE})(?!.*${FIGURE}.*\b(?:no|sorry|mean|meant|wait|rather)\b)([^\d]*?)[\s,.;?!-]*\b(?:(?:no|oh|wait|sorry|oops)[, ]+)*(?:sorry|no|i mean|i meant|wait|correction|rather|make that)[, ]+(?:it'?s |it is |it was |only |just )?(${FIGURE})\s*[.?!]*\s*$`,
  "i",
);

export function corrected(message: string): string {
  const meant = withApostrophes(message).replace(COURTESY, "").replace(MEANT, "").replace(NO_COMMA, "");
  return meant
    .replace(I_MEAN, "")
    .replace(TAKEN_BACK, (_, __, between: string, figure: string) => `${figure}${between}`);
}

/** As typed on a phone: "im", "dont", "its an ira". */
const CONTRACTED: readonly [RegExp, string][] = [
  [/\b(i)m\b(?!-)/gi, "$1'm"],
  [/\b(i|we|they|you)ve\b/gi, "$1've"],
  [/\b(do|does|did|is|was|are|were|have|has|had|would|could|should)nt\b/gi, "$1n't"],
  [/\b(can)t\b/gi, "$1't"],
  [/\b(that|what|he|she)s\b/gi, "$1's"],
  [
    /\b(it)s(?= (?:an?|the|not|only|just|for|about|my|our|in|on|used|new|old|over|under|more|less|\$?\d)\b| \$?\d)/gi,
    "$1's",
  ],
];

function withApostrophes(message: string): string {
  return CONTRACTED.reduce((text, [pattern, whole]) => text.replace(pattern, whole), message);
}
