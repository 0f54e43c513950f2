/** Whether a question asks for an amount, and how well an amount's description answers it. */
import { questionWords } from "#modules/authority";
import { readAsked } from "../bottom-line/asked.ts";
import { stem, stemsOf } from "../stemming.ts";

const ASKS =
  /\bhow (?:much|many dollars|high|large|big)\b|\b(?:at|above|below|up to|over|under|past|from) (?:what|which) (?:\w+ )?(?:income|amount|point|level|agi|magi)\b|\b(?:limit|limitation|maximum|max|cap|ceiling|threshold|exemption amount|exclusion|exemption|brackets?|rates?|penalty|fine|standard deduction|phas(?:e|ed|ing)[- ]?outs?|minimum|amount|contribution|allowance|deduction for|credit for|credit|tax on (?:\w+ )?taxable income)\b|\bwhat percent/i;

/** A yes or no, a time or a share is no amount, unless the question names an amount as well. */
const NAMES_AMOUNT =
  /\bhow (?:much(?! of\b)|many dollars|high|large|big)\b|\b(?:limit|maximum|max|cap|ceiling|threshold|amount|brackets?|exemption amount|standard deduction|phas(?:e|ed|ing)[- ]?outs?|minimum)\b/i;

/** "begin to lose the credit": asks where a reduction begins or ends. */
const ASKS_PHASE =
  /\b(?:begins?|starts?|still|before|at what|when|where|how (?:much|far)|fully|completely|entirely|in full)\b[^.?]*\b(?:shrink\w*|los(?:e|es|ing|t)|fad(?:e|es|ing)|taper\w*|cut back|disappear\w*|gone|reduced)\b/i;

/** "What percentage of …": a share, unless the question names a sum as well. */
const ASKS_SHARE =
  /\b(?:what|which)(?: (?:is|are|was|would be))?(?: the)? (?:\w+ ){0,3}(?:percent(?:age)?s?|rate|share|fraction)\b/i;

export function asksShare(question: string): boolean {
  return ASKS_SHARE.test(question) && !/\bincomes?\b.*\brate\b|\bbrackets?\b/i.test(question);
}

/** "Who can claim the credit", "how is the credit recaptured": a word of amounts alone asks for none. */
const ASKS_OTHERWISE = /^(?:who|why|how (?:is|are|was|do|does|did|can|could|should|may)|what happens)\b/i;

export function namesAmount(question: string): boolean {
  return NAMES_AMOUNT.test(question);
}

export function asksAmount(question: string): boolean {
  if (ASKS_OTHERWISE.test(question.trim()) && !NAMES_AMOUNT.test(question)) return false;
  if (asksShare(question) && !NAMES_AMOUNT.test(question)) return false;
  const { kind } = readAsked(question);
  if (kind !== "whether" && ASKS_PHASE.test(question) && /\bincomes?\b|\bearn/i.test(question)) return true;
  if (kind === "whether" || kind === "time") return NAMES_AMOUNT.test(question);
  return ASKS.test(question);
}

const NUMBER_WORDS: Record<string, string> = {
  "1": "one",
  "2": "two",
  "3": "three",
  "4": "three",
  "5": "three",
  no: "no",
};
const EVERYDAY: Record<string, string[]> = {
  kid: ["child", "children"],
  kids: ["child", "children"],
  suv: ["sport", "utility", "vehicle"],
  eitc: ["earned", "income", "credit"],
  eic: ["earned", "income", "credit"],
  amt: ["alternative", "minimum", "tax"],
  fsa: ["flexible", "spending"],
  fsas: ["flexible", "spending"],
  feie: ["foreign", "earned", "income", "exclusion"],
  qbi: ["qualified", "business", "income"],
  teacher: ["educator", "teachers"],
  teachers: ["educator", "teachers"],
  max: ["maximum"],
};

/** Stems of the words that carry the subject of a question, without years and sums. */
export function subjectStems(question: string): Set<string> {
  const words = [
    ...questionWords(question).map(({ asked }) => asked),
    ...(question
      .toLowerCase()
      .match(/\b(?:\d|no|suv|eitc|amt|fsas?|qbi)\b(?= ?(?:kids?|child|children|qualifying)?)/g) ?? []),
  ];
  const stems = new Set<string>();
  for (const word of words) {
    if (/^\d{2,}|^\d[\d,.]+$/.test(word)) continue;
    for (const one of EVERYDAY[word] ?? [NUMBER_WORDS[word] ?? word]) stems.add(stem(one));
  }
  return stems;
}

/** Share of the question's words that a description holds, 0 to 1. */
export function overlap(subject: Set<string>, description: string): number {
  if (subject.size === 0) return 0;
  const words = stemsOf(description);
  return [...subject].filter((word) => words.has(word)).length / subject.size;
}
