/** What belongs to any rule and people ask for in a word or two: which form, and by when. */
import { topicWords } from "./question-shape.ts";

export type Attribute = "form" | "time";

const ASKS: readonly [Attribute, RegExp][] = [
  [
    "form",
    /\b(?:what|which)(?: tax| irs)? (?:forms?|schedules?|paperwork)\b|\bis there an? (?:irs |tax )?form\b/i,
  ],
  [
    "time",
    /\b(?:by|until|since) when\b|\bwhen(?:'s| is| are| do| does| must| should| can)?\b[^?]{0,24}\b(?:due|file|deadline|last day|latest|have to|pay)\b|^\W*(?:(?:and|so|but|then) )?when\W*$|\b(?:deadline|due date|last day)\b|\bhow (?:soon|late)\b|\bhow long do (?:i|we|they|he|she) have\b/i,
  ],
];
const OF_ANY =
  /\b(?:forms?|schedules?|paperwork|returns?|irs|deadline|last|day|date|latest|send|mail|submit)\b/gi;

/** The attribute, of a question that names nothing besides. */
export function attributeAsked(question: string): Attribute | null {
  if (topicWords(question.replace(OF_ANY, " ")).length > 0) return null;
  return ASKS.find(([, pattern]) => pattern.test(question))?.[0] ?? null;
}

const MONTH = "(?:January|February|March|April|May|June|July|August|September|October|November|December)";
const NAMES: Record<Attribute, RegExp> = {
  form: /\b(?:Forms?|Schedules?) (?:\d|[A-Z]{1,2}\b|[A-Z]+-\d|SS)/,
  time: new RegExp(
    String.raw`\b${MONTH} \d|\b(?:by|until|before|after|on) the (?:\w+ )?due date|\bdue date\b|\bwithin \d|\b\d+(?:th|st|rd) (?:day|month)|\b\d+ (?:days|months|years) (?:after|before|from)`,
    "i",
  ),
};

export function names(attribute: Attribute, text: string): boolean {
  return NAMES[attribute].test(text);
}

const MISSING: Record<Attribute, string> = {
  form: "What was found names no form for it; this is the rule itself.",
  time: "What was found names no date for it; this is the rule itself.",
};

/** What is said before an answer that lacks the attribute asked for; null where it has it, or none was asked for. */
export function attributeMissing(question: string, shown: string): string | null {
  const attribute = attributeAsked(question);
  return attribute && !names(attribute, shown) ? MISSING[attribute] : null;
}
