/** Two sides of one subject asked at once: "Gift splitting: who must consent and by when?" */
import { questionWords } from "#modules/authority";
import { stem, stemsOf } from "../stemming.ts";
import { headsIn } from "./heads.ts";

export interface Aspects {
  /** What both are of: "Gift splitting" */
  topic: string;
  /** Each as it was asked: "who must consent" */
  aspects: string[];
  /** Whether each is a subject of its own, as in a heading. */
  areHeads?: true;
}

const WH = "(?:what|how|when|which|who|whose|whom|where|why|by when|at what|for how long|in which)";
const AUXILIARY = "(?:can|could|may|is|are|was|were|do|does|did|must|should|will|would|has|have)";
/** What is asked of many subjects, by its name alone. */
const NAMED =
  "(?:amounts?|basis|bases|boot|caps?|carry\\w*|ceilings?|conditions?|consequences|credits?|deadlines?|deductions?|definitions?|documents?|due dates?|effects?|elections?|exceptions?|exclusions?|exemptions?|factors?|filing|forms?|holding periods?|interest|limits?|limitations?|maximum|minimum|order|payout|penalt(?:y|ies)|percentages?|periods?|phase-?outs?|presumptions?|procedures?|rates?|records?|recapture|refunds?|relief|reporting|requirements?|rules?|statute of limitations|steps|substantiation|tests?|thresholds?|time limits?|timing|treatment|values?|valuation|withholding|who)";

const ASPECT = new RegExp(`^(?:${WH}|${AUXILIARY})\\b|\\b${NAMED}\\b`, "i");
/** "Gift splitting: …"; a time of day is none, nor is a story. */
const WITH_COLON = /^\W*([^:?.]{4,140}):\s+(\S.*)$/s;
/** "the rate and the holding period for dividends" */
const OF_BOTH = new RegExp(
  `^\\W*(?:(?:what|which)(?:'s| is| are)? )?((?:the )?(?:[\\w-]+ ){0,3}${NAMED}) and ((?:the )?(?:[\\w-]+ ){0,3}${NAMED}) (?:of|for|on|to|under|in|when|where) (\\S.*)$`,
  "is",
);
/** "When and how must an executor elect …?" */
const TWICE_ASKED =
  /^\W*(when|how|where|who|how much|how long|by when|why|what) and (when|how|where|who|how much|how long|by when|why|what) (\S.*)$/is;
const BETWEEN = /\s*(?:,|;)?\s+(?:and|plus|as well as)\s+(?:also\s+)?|\s*[;,]\s+/;
const MOST = 3;

/** Null where one thing is asked, or several that are not plainly of one subject. */
export function aspectsIn(question: string): Aspects | null {
  const text = question.trim().replace(/[?.!\s]+$/, "");
  const [, first, second, of] = OF_BOTH.exec(text) ?? [];
  if (of) return { topic: of, aspects: [first!, second!].map((aspect) => aspect.replace(/^the /i, "")) };
  const [, one, other, rest] = TWICE_ASKED.exec(text) ?? [];
  if (rest) return { topic: "", aspects: [`${one} ${rest}`, `${other} ${rest}`] };
  const heads = headsIn(text);
  if (heads) return { topic: "", aspects: heads, areHeads: true };
  const [, topic, sides] = WITH_COLON.exec(text) ?? [];
  if (!topic || /[?.]\s/.test(sides!)) return null;
  const aspects = sides!.split(BETWEEN).filter((side) => side.trim() !== "");
  const isEach = aspects.length > 1 && aspects.length <= MOST && aspects.every((side) => ASPECT.test(side));
  return isEach ? { topic: topic.trim(), aspects } : null;
}

/** An aspect as a question of its own. */
export function askedOf({ topic }: Aspects, aspect: string): string {
  return topic ? `${topic}: ${aspect}?` : `${aspect}?`;
}

/** What a bottom line has where it says what is asked by such a word. */
const TOLD_BY: [RegExp, RegExp][] = [
  [
    /\b(?:when|deadline|due|dates?|how long|time limits?|periods?|timing|how many (?:days|months|years))\b/i,
    /\b(?:days?|months?|years?|(?:January|February|March|April|June|July|August|September|October|November|December)\b|at once)\b/i,
  ],
  [/\b(?:rates?|percentages?)\b/i, /\bpercent\b|%/i],
  [
    /\b(?:amounts?|caps?|limits?|maximum|minimum|thresholds?|how much)\b/i,
    /\$\d|\bpercent\b|\b(?:at most|up to|no more than|not exceed|limit\w*)\b/i,
  ],
  [/\bforms?\b/i, /\b(?:Form|Schedule)\b/],
  [/\brefundable\b/i, /\brefund/i],
];
/** Said of any subject. */
const WEAK =
  /^(?:becom\w*|com(?:e|es|ing)|happen\w*|mean\w*|work\w*|appl(?:y|ies)|requir\w*|rules?|treat\w*|treatment|effects?|consequences|get|take\w*|made|make|use|count\w*|need\w*|figured?|comput\w*|calculat\w*|day|days|month|months|year|years|yearly|annual|before|after|within|tax|taxed)$/i;
/** More than this share of an aspect's own words stands in the bottom line that says it. */
const SAID = 0.5;

/** Whether a bottom line says what an aspect asks. */
export function saysAspect(bottomLine: string, aspect: string): boolean {
  const said = stemsOf(bottomLine);
  const asked = TOLD_BY.filter(([words]) => words.test(aspect));
  const own = questionWords(aspect)
    .map((word) => word.asked)
    .filter((word) => !WEAK.test(word) && !asked.some(([words]) => words.test(word)))
    .map(stem);
  // What happens when is told without a date: "on assessment".
  const isOfCase = own.length > 0 && /^when\b/i.test(aspect);
  if (!isOfCase && asked.some(([, told]) => !told.test(bottomLine))) return false;
  return own.length === 0 || own.filter((word) => said.has(word)).length > SAID * own.length;
}
