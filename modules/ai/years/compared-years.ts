/** Years that a question sets side by side: "2025 vs 2026", "higher in 2026 than in 2025", "this year and last". */
import { yearsIn, type AskedYear } from "./year.ts";

const YEAR = String.raw`(?:19|20)\d\d`;
const JOINS = String.raw`(?:and|or|vs\.?|v\.|versus|to|than|against|but|compared (?:to|with)|instead of|rather than|as opposed to)`;
/** "2025 standard deduction for single and what is the 2026 one": some words may stand on both sides of what joins them. */
const BESIDE = new RegExp(
  String.raw`\b${YEAR}('s)?((?: [a-z'’-]+){0,4})(?:[,;?.]? ${JOINS}|[,;?]|\?)((?: [a-z'’-]+){0,6}) ${YEAR}\b|\b${YEAR} ?[&/,+]? ?${YEAR}\b`,
  "gi",
);
/** "bought in 2024 and sold in 2026" tells two days of a story. */
const DEEDS =
  /\b(?:bought|purchased|acquired|sold|sell|gave|made|put|placed|moved|died|passed|paid|pay|received|got|signed|filed|file|married|divorced|retired|turned|turn|opened|closed|converted|until|since|born|started|ended|ends|began|begins)\b/i;

const THIS = String.raw`(?:now|today|currently|nowadays|this year)`;
/** "in 2019 and what is it now" */
const THEN_AND_NOW = new RegExp(
  String.raw`\b${YEAR}\b[^.]*?(?:\b${JOINS}|[,;?])(?: (?:it|they|that|what|how|much|high|is|are|does|do|the|one|limit|amount|for|in|about)){0,5} ${THIS}\b|\b${THIS} ${JOINS}(?: (?:it|was|in|for|what)){0,3} ${YEAR}\b`,
  "i",
);
const RELATIVE = [
  /\blast (?:tax )?year\b/i,
  /\b(?:this (?:tax )?year|now|today|currently)\b/i,
  /\bnext (?:tax )?year\b/i,
];
/** "this year and next", "this and last year" */
const SHORTENED: readonly [RegExp, readonly number[]][] = [
  [new RegExp(String.raw`\bthis year(?:'s)?(?: \w+)? ${JOINS} next\b`, "i"), [0, 1]],
  [new RegExp(String.raw`\bthis year(?:'s)?(?: \w+)? ${JOINS} last\b|\bthis and last year\b`, "i"), [-1, 0]],
];

/** Years named by words that go from today: "last year and this year"; empty for fewer than two. */
export function relativeYears(question: string, today: number): number[] {
  const short = SHORTENED.find(([pattern]) => pattern.test(question))?.[1];
  const found = short ?? RELATIVE.flatMap((word, at) => (word.test(question) ? [at - 1] : []));
  return found.length > 1 ? found.map((from) => today + from) : [];
}

/** In ascending order; empty where fewer than two years are set side by side. */
export function comparedYears(question: string, today: number): number[] {
  const named = [...new Set(yearsIn(question))];
  const relative = relativeYears(question, today);
  if (named.length === 0) return relative;
  const isThenAndNow = THEN_AND_NOW.test(question);
  if (named.length > 1 ? !isSideBySide(question) : !isThenAndNow) return [];
  return [...new Set([...named, ...(isThenAndNow ? [today] : [])])].toSorted((a, b) => a - b);
}

function isSideBySide(question: string): boolean {
  return [...question.matchAll(BESIDE)].some(({ 2: before = "", 3: after = "", index }) => {
    if (DEEDS.test(before)) return false;
    const [deed] = DEEDS.exec(after) ?? [];
    // "one who died in 2025 and one who died in 2026": the same deed twice is of two people or things.
    return !deed || new RegExp(String.raw`\b${deed}\b`, "i").test(question.slice(0, index));
  });
}

/** Other years that a question asks for beside the one that decides; none after the next one. */
export function yearsBeside(question: string, { year, today }: Pick<AskedYear, "year" | "today">): number[] {
  return comparedYears(question, today).filter((other) => other !== year && other <= today + 1);
}
