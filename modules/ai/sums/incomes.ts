/** The income and the filing status that thresholds go by. */
import type { FilingStatus } from "#modules/authority";
import { filingStatus } from "../amounts/filing-status.ts";
import { dollars, statedMoney } from "../amounts/money.ts";
import { sumBeside } from "./stated.ts";

const MODIFIED = "MAGI|modified adjusted gross income|modified AGI|AGI|adjusted gross income";
const PLAIN =
  "(?<!net )(?<!investment )(?<!business )(?<!self-employment )income|earn(?:ed|s|ing)?|make|makes|making|made|wages|salary";

/** "I put $7,000 in a Roth IRA, but we made too much": what is paid in is no income, however near the word stands. */
const PAID_IN =
  /\b(?:put|contributed|deposited)(?: in| about| only| (?:the )?full)? \$? ?\d[\d,]*(?:\.\d+)?(?: ?k\b)?/gi;

const SUM = String.raw`\$? ?\d[\d,]*(?:\.\d+)?(?: ?(?:k|grand|thousand|million)\b)?`;
/** "It lost $18,000, can I use that against my salary?": a loss is no income either. */
const LOST = new RegExp(
  String.raw`\b(?:lost|losing|loses|(?:rental |net |passive |tax |business )?loss(?:es)? (?:of|was|is|were))(?: about| around| some| roughly| over)? ${SUM}|${SUM}(?: (?:in|of))?(?: (?:net|rental|passive|tax|business))? loss(?:es)?\b`,
  "gi",
);
const EARNS = "(?:make|makes|made|earn|earns|earned)";
/** "I make $90,000 and my husband makes $60,000": on a joint return both count. */
const OF_BOTH = new RegExp(
  String.raw`\b(?:I|he|she|husband|wife|spouse) (?:\w+ )?${EARNS} (?:about |around |some |roughly )?(${SUM})[^.?;\d]{0,24}?\b(?:I|he|she|husband|wife|spouse)(?: (?:\w+ )?${EARNS})? (?:about |around |some |roughly )?(${SUM})(?! (?:to|in|into|for|of)\b)`,
  "i",
);

function incomesOfBoth(question: string): number | null {
  const [, first, second] = OF_BOTH.exec(question) ?? [];
  if (!first || !second || !/\b(?:husband|wife|spouse)\b/i.test(question)) return null;
  const cents = (said: string) => statedMoney(`$${said.replace("$", "").trim()}`)[0];
  const [one, other] = [cents(first), cents(second)];
  return one !== undefined && other !== undefined ? one + other : null;
}

/** Without the sums that are no income, whatever stands near them. */
export function withoutOtherSums(question: string): string {
  return question.replace(PAID_IN, "put it").replace(LOST, "lost it");
}

/** (Modified) adjusted gross income in cents; an income without that name where none is named. */
export function incomeStated(question: string): number | null {
  return (
    sumBeside(question, MODIFIED) ?? incomesOfBoth(question) ?? sumBeside(withoutOtherSums(question), PLAIN)
  );
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

/** "When does it start and end?" asks for years. */
const ENDS_IN_TIME =
  /\bwhen (?:do|does|did|will)\b(?![^?]*\b(?:income|agi|magi|amti|phas\w*)\b)[^?]*\bends?\b/i;

export function asksEnd(question: string): boolean {
  return ASKS_END.test(question) && !ENDS_IN_TIME.test(question);
}

/** The threshold of a status; null where the rule has none. */
export function thresholdFor(status: FilingStatus, { joint, other, separate }: Thresholds): number | null {
  if (status === "trust") return null;
  return status === "joint" ? joint : status === "separate" ? separate : other;
}

/** How far an income exceeds the threshold of a status. */
export function excessOver(status: FilingStatus, income: number, thresholds: Thresholds): Excess | null {
  const threshold = thresholdFor(status, thresholds);
  if (threshold === null) return null;
  return {
    threshold,
    over: Math.max(0, income - threshold),
    words: `(${dollars(income)} − ${dollars(threshold)})`,
  };
}

/** What comes out on one kind of return. */
export interface Outcome {
  text: string;
  /** In cents. */
  result: number;
  /** Whether the income reaches the threshold not at all. */
  isBelow: boolean;
}

/** What comes out on the return that a question states; on both kinds where it states none and they differ. */
export function onReturns(
  question: string,
  outcomeOn: (status: FilingStatus) => Outcome | null,
  { isSeparateOther }: { isSeparateOther: boolean },
): string | null {
  const stated = filingStatus(question);
  if (stated) return outcomeOn(stated)?.text ?? null;
  const [joint, other] = [outcomeOn("joint"), outcomeOn("other")];
  if (!joint || !other) return null;
  // The thresholds of joint returns are the higher ones: what is below the others' is below theirs, too.
  if (joint.text === other.text || (joint.result === other.result && other.isBelow)) return other.text;
  if (joint.result === other.result) return joint.text;
  const another = isSeparateOther ? "another return" : "another return (not a separate one)";
  return `on a joint return ${joint.text}; on ${another} ${other.text}`;
}
