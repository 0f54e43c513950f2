/** Which words of an answer are its own: without quotations, their labels, headings and places. */
import type { RetrievalAnswer } from "#modules/ai/schema";

type Worded = Pick<RetrievalAnswer, "answer" | "quotations">;

/** Stands for a quotation that was taken out. */
const QUOTED = "\u0001";
const PLACE = /As of release point/;
const LABEL = new RegExp(String.raw`^(\s*-?\s*)(?:\(\w+\))*\s*26 USC [^${QUOTED}\n]*?:(?=\s*[“"]?${QUOTED})`);
const DESIGNATOR = new RegExp(String.raw`^(\s*-?\s*)(?:\(\w+\))+[^${QUOTED}\n]*?:?(?=\s*[“"]?${QUOTED})`);
const QUOTATION = new RegExp(String.raw`[“"]?${QUOTED}[”"]?(?:\s*\[\d+\])?`, "g");

export function ownWords({ answer, quotations }: Worded): string {
  const longestFirst = quotations.toSorted((a, b) => b.text.length - a.text.length);
  const marked = longestFirst.reduce(
    (text, quoted) => text.split(asShown(quoted.text, answer)).join(QUOTED),
    answer,
  );
  return marked
    .split("\n")
    .filter((line) => !/^\s*#{1,6} /.test(line) && !(line.startsWith("- 26 USC ") && PLACE.test(line)))
    .map((line) => line.replace(LABEL, "$1").replace(DESIGNATOR, "$1").replace(QUOTATION, " "))
    .join("\n");
}

/** The own words on the lines before the first quotation. */
export function headWords(worded: Worded): string {
  return ownWords({ answer: beforeQuotations(worded), quotations: [] });
}

function beforeQuotations({ answer, quotations }: Worded): string {
  const starts = quotations
    .map(({ text }) => answer.indexOf(asShown(text, answer)))
    .filter((start) => start >= 0);
  return starts.length > 0 ? answer.slice(0, Math.min(...starts)).replace(/[^\n]*$/, "") : answer;
}

/** A short quotation ("$40,000") may be among the answer's own words as well: then only the one in marks is quoted. */
function asShown(text: string, answer: string): string {
  return answer.includes(`“${text}`) ? `“${text}` : text;
}
