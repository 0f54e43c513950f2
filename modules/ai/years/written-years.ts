/** Years that a question writes in words or with two digits, as figures: "twenty twenty-four", "tax year 24". */

const ONES = ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const TEENS = [
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
];
const TENS = ["twenty", "thirty"];

/** "twenty twenty-three", "two thousand and seventeen"; none of money, sums and things. */
const IN_WORDS = new RegExp(
  String.raw`\b(?:twenty|two thousand(?: and)?)[ -](?:(${TEENS.join("|")})|(${TENS.join("|")})(?:[ -](${ONES.slice(1).join("|")}))?)\b(?![ -](?:vision|hindsight|dollars?|bucks|percent|grand|thousand|hundred|million|days?|weeks?|months?|years?|hours?|miles?|shares?|units?|people|employees|each|%))`,
  "gi",
);
const TWO_DIGITS = String.raw`([12]\d|3[0-5])`;
/** "tax year 24", "ty24", "FY '25"; "in '24"; "my 24 return" */
const IN_SHORT = [
  String.raw`(?<=\b(?:(?:tax|taxable|calendar|fiscal) (?:years?|yr\.?) |[tfc]y ?))['‘’]?${TWO_DIGITS}(?![,.%-]?\d|%| percent)\b`,
  String.raw`(?<=\b(?:in|for|since|of|from|until|by|and|to|vs\.?) )['‘’]${TWO_DIGITS}\b`,
  String.raw`(?<=\b(?:my|our|his|her|their) )${TWO_DIGITS}(?= (?:taxes|return|tax return)\b)`,
].map((pattern) => new RegExp(pattern, "gi"));

export function yearsInFigures(question: string): string {
  const spelled = question.replace(IN_WORDS, (_said, teen?: string, ten?: string, one = "") =>
    teen ? `20${10 + at(TEENS, teen)}` : `20${20 + 10 * at(TENS, ten!) + at(ONES, one)}`,
  );
  return IN_SHORT.reduce((text, pattern) => text.replace(pattern, "20$1"), spelled);
}

function at(names: readonly string[], name: string): number {
  return names.indexOf(name.toLowerCase());
}
