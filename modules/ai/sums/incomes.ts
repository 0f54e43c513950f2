/** The income and the filing status that thresholds go by. */
import { filingStatus } from "../amounts/filing-status.ts";
import { dollars } from "../amounts/money.ts";
import { sumBeside } from "./stated.ts";

const MODIFIED = "MAGI|modified adjusted gross income|modified AGI|AGI|adjusted gross income";
const PLAIN =
  "(?<!net )(?<!investment )(?<!business )(?<!self-employment )income|earn(?:ed|s)?|make|makes|made";

/** (Modified) adjusted gross income in cents; an income without that name where none is named. */
export function incomeStated(question: string): number | null {
  return sumBeside(question, MODIFIED) ?? sumBeside(question, PLAIN);
}

/** Thresholds in cents. */
export interface Thresholds {
  joint: number;
  other: number;
  /** Of a married person's separate return; null where the rule is not for that. */
  separate: number | null;
}

export interface Excess {
  threshold: number;
  over: number;
  /** "($430,000 − $400,000)" */
  words: string;
}

/** "Where does it end?", "at what income is nothing left?" */
const ASKS_END =
  /\b(?:where|when|at what|at which|what|which)\b[^?]{0,60}\b(?:income|agi|magi|amti|point|level|does|do|is|phase\w*)\b[^?]*\b(?:ends?|zero|gone|nothing|disappears?|used up|down to|(?:fully|completely|entirely) (?:phased|lost|gone)|runs? out|phased? out (?:completely|entirely|fully))\b/i;

export function asksEnd(question: string): boolean {
  return ASKS_END.test(question);
}

/** The threshold of the status that a question names, else that of an unmarried person; null where the rule has none. */
export function thresholdFor(question: string, { joint, other, separate }: Thresholds): number | null {
  const status = filingStatus(question);
  if (status === "trust") return null;
  return status === "joint" ? joint : status === "separate" ? separate : other;
}

/** How far an income exceeds the threshold of the status that a question names, else that of an unmarried person. */
export function excessOver(question: string, income: number, thresholds: Thresholds): Excess | null {
  const threshold = thresholdFor(question, thresholds);
  if (threshold === null) return null;
  return {
    threshold,
    over: Math.max(0, income - threshold),
    words: `(${dollars(income)} − ${dollars(threshold)})`,
  };
}

/** " (not on a joint return)" where no status is named; else nothing. */
export function statusAssumed(question: string): string {
  return filingStatus(question) === null ? " (not on a joint return)" : "";
}
