/** What belongs to any rule and people ask for in a few words: which form, sent where, by when, how much, why, in which State, for whom. */
import { topicWords } from "./question-shape.ts";

export type Attribute =
  | "form"
  | "place"
  | "time"
  | "amount"
  | "reason"
  | "state"
  | "each"
  | "records"
  | "consequence"
  | "manner"
  | "certainty";

/** A question's own words for it, which name no other subject. */
const LEAD = String.raw`^\W*(?:(?:and|so|but|ok(?:ay)?|then|also|well)[, ]+)*`;
const ASKS: readonly [Attribute, RegExp][] = [
  [
    "place",
    /\bwhere (?:do(?:es)? |should |would |must |can |to )?(?:(?:i|it|we|that|this|they|he|she) )?(?:be )?(?:sen[dt]|mail(?:ed)?|submit(?:ted)?|turn(?:ed)?|file[ds]?|pay|paid)\b(?: (?:it|that|this|them|in|to|the|my|form|return|payment|check|tax))*\W*$|\b(?:what|which)(?:'s| is)?(?: the)?(?: mailing)? address\b/i,
  ],
  [
    "form",
    /\b(?:what|which|what'?s|whats)(?: is| are)?(?: the| a| my| our)?(?: tax| irs| right)* (?:forms?|schedules?|paperwork)\b(?! of\b)|\bis there an? (?:irs |tax )?form\b|\bwhere (?:do(?:es)? |should |would |must )?(?:i|it|we|that|this|they|he|she)\b[^?]{0,12}\b(?:go(?:es)?|put|enter|report|list|claim)\b(?: (?:it|that|this|on))*|\bwho (?:has to |must )?(?:files?|sends?|fills? out)(?: in)? (?:the|that) (?:form|return)\b|^\W*(?:(?:and|so|ok) )*how do (?:i|we) (?:report|claim|file) (?:it|that|this|them)\W*$/i,
  ],
  [
    "time",
    /\b(?:by|until|since) when\b|\bwhen(?:'s| is| are| do| does| must| should| can)?\b[^?]{0,24}\b(?:due|file|deadline|last day|latest|have to|pay)\b|^\W*(?:(?:and|so|but|then) )?when\W*$|\b(?:deadline|due date|last day)\b|\bhow (?:soon|late)\b|\bhow long do(?:es)? (?:i|we|they|he|she|it|one) have\b/i,
  ],
  [
    "reason",
    new RegExp(
      String.raw`${LEAD}(?:why(?: (?:(?:is|was) (?:that|this|it)(?: so (?:little|much|low|high))?|not|only (?:that|this)|only|so (?:little|much|low|high)|that|though|so))?|how come|(?:says|said) who|who says(?: so| that)?|where (?:does|do) (?:it|they) say (?:that|so|it)|(?:what|which) law says (?:so|that|it)|what(?:'?s| is) that based on|where does that come from)\W*$`,
      "i",
    ),
  ],
  [
    "state",
    /\b(?:does|do|will|would|is|are|what about|how about|and|in)\b[^?]{0,16}\b(?:my|our|the|every|each|other) states?(?: taxes| return| too| as well)*\b(?: (?:matters?|differ\w*|count|make (?:a|any) difference|tax (?:it|that|this)(?: too| as well)?|follow|the same|do (?:it|that)|too|different))*\W*$|\bdo(?:es)? (?:it|that|this) (?:depend on|differ by|vary by|matter) (?:what |which |the |my )?states?\b(?: (?:i|we) live in)?/i,
  ],
  [
    "each",
    new RegExp(
      String.raw`${LEAD}(?:(?:is|are|was|does|do) (?:that|it|this|the limit|the amount|those|they)(?: limit| amount| credit| much| apply| count| all)? (?:per|each|for each|for every|for both|just for one|for (?:one|a single)|a|every)(?: (?:of us|person|people|kid|child|children|spouse|couple|household|family|year|one|taxpayer|house|home|car|account|return|parent))?|(?:per|each|for each|for both)(?: (?:of us|person|kid|child|spouse|couple|household|family|year|taxpayer))?)(?: or (?:\w+ ?){1,3})?\W*$`,
      "i",
    ),
  ],
  [
    "records",
    /\b(?:what|which|do (?:i|we) need|need|any|how do (?:i|we) prove)\b[^?]*\b(?:records?|proof|prove|receipts?|documents?|documentation|evidence|logs?|paper ?trail)\b|\bhow (?:do|can) (?:i|we) prove (?:it|that|this)\b|\bwhat (?:do|should) (?:i|we) (?:need to |have to )?keep\b/i,
  ],
  [
    "consequence",
    /\bwhat(?: happens)? if (?:i|we|they|he|she) (?:just )?(?:do(?:es)?n['’]?t|do(?:es)? not|did(?:n['’]?t| not)|won['’]?t|forget|forgot|skip(?:ped)?|ignore[ds]?)(?: to)?(?: (?:do|report|file|pay|keep|tell|declare|send|mention|it|that|this|them|anything|the irs|on time))*\W*$|\b(?:will|would|can|could) (?:i|we) (?:get|be) (?:in trouble|fined|penalized|caught)\b|\bis there an? (?:penalty|fine)(?: (?:for|if) (?:that|it|not|i do ?n['’]?t))?\W*$/i,
  ],
  [
    "manner",
    new RegExp(
      String.raw`${LEAD}(?:how(?: exactly)?|how to(?: do (?:it|that|this|so))?|how (?:do|does|would|can|could|should) (?:i|we|you|one|he|she|they) (?:even |actually |just )?(?:do|go about|handle|make|get|elect|choose|start)(?: (?:it|that|this|so|them|doing (?:it|that|this)))?(?: then)?|how (?:does|would) (?:that|this|it) work|what (?:do|must|should|would) (?:i|we|he|she|they) (?:(?:have|need) to )?do(?: (?:then|now|next|for (?:it|that|this)))?|what(?:'?s| is| are) the (?:first |next )?steps?)\W*$`,
      "i",
    ),
  ],
  [
    "certainty",
    new RegExp(
      String.raw`${LEAD}(?:(?:are )?(?:you|u) (?:\w+ )?(?:sure|certain|positive)(?: (?:about|of) (?:that|this|it))?|how (?:sure|certain) are you(?: (?:about|of) (?:that|this|it))?|is (?:that|this|it) (?:really |still |actually |definitely )?(?:right|correct|true|so|certain|the law)|that (?:can['’]?t|cannot) be right|(?:oh )?really|for real|seriously|(?:can|could|may) (?:i|we) (?:rely|count|depend|trust)(?: on)? (?:that|this|it|you))\W*$`,
      "i",
    ),
  ],
  [
    "amount",
    /\bhow much\b(?! (?:time|longer))|\bwhat(?:'?s| is) the (?:max(?:imum)?|most|limit|cap|amount)\b|\bwhat(?:'?s| is) it worth\b/i,
  ],
];
const OF_ANY =
  /\b(?:ok(?:ay)?|whats|forms?|schedules?|paperwork|returns?|irs|deadline|last|day|date|latest|sen[dt]|mail(?:ed|ing)?|address|payment|check|turn(?:ed)?|submit(?:ted)?|go|goes|fill(?:ed)? out|on|records?|proof|prove|receipts?|documents?|documentation|evidence|logs?|show|hold|keep|need)\b/gi;
/** Those whose pattern holds all that is asked. */
const WHOLE: readonly Attribute[] = ["reason", "state", "each", "consequence", "manner", "certainty"];

const FORM_NUMBER =
  /\b(?:form )?(?:1040|1041|1065|1120-?s?|94[0135]|99[0]|706|709|1042|3520|2553|8832)\b(?![,%]|\.\d)/i;

/** "When is the 1120 due?": a form that is named is a subject of its own. */
export function namesForm(question: string): boolean {
  return FORM_NUMBER.test(question) && /\b(?:when|due|deadline|extension|extend|file)\b/i.test(question);
}

/** The attribute, of a question that names nothing besides. */
export function attributeAsked(question: string): Attribute | null {
  const text = question.replaceAll("’", "'");
  if (namesForm(text)) return null;
  const isNothingElse = topicWords(text.replace(OF_ANY, " ")).length === 0;
  return (
    ASKS.find(
      ([attribute, pattern]) => (isNothingElse || WHOLE.includes(attribute)) && pattern.test(text),
    )?.[0] ?? null
  );
}

/** Whether a question asks for a form that it does not name itself, whatever else it names. */
export function asksForForm(question: string): boolean {
  const asks = ASKS.find(([attribute]) => attribute === "form")![1];
  return asks.test(question) && !names("form", question);
}

const MONTH = "(?:January|February|March|April|May|June|July|August|September|October|November|December)";
const NAMES: Partial<Record<Attribute, RegExp>> = {
  form: /\b(?:Forms?|Schedules?) (?:\d|[A-Z]{1,2}\b|[A-Z]+-\d|SS)/,
  time: new RegExp(
    String.raw`\b${MONTH} \d|\b(?:by|until|before|after|on) the (?:\w+ )?due date|\bdue date\b|\bwithin \d|\b\d+(?:th|st|rd) (?:day|month)|\b\d+ (?:days|months|years) (?:after|before|from)`,
    "i",
  ),
  amount:
    /\$\d|\b\d[\d.]* ?(?:percent|cents)\b|\bno (?:limit|tax)\b|\bnothing\b|\bin full\b|\bthe whole\b|\bup to the (?:excess|amount|part)\b|\bexcess of\b|\bone-half\b|\bhalf of\b/i,
  each: /\b(?:each|every|per|for (?:one|two)|two or more|joint|both|either|married|spouses?)\b/i,
};

export function names(attribute: Attribute, text: string): boolean {
  return NAMES[attribute]?.test(text) ?? true;
}

const MISSING: Partial<Record<Attribute, string>> = {
  form: "What was found names no form for it; this is the rule itself.",
  time: "What was found names no date for it; this is the rule itself.",
  amount: "What was found names no amount for it; this is the rule itself.",
  each: "What was found does not say whether it is for each person; this is the rule itself.",
};

/** What is said before an answer that lacks the attribute asked for; null where it has it, or none was asked for. */
export function attributeMissing(question: string, shown: string): string | null {
  const attribute = attributeAsked(question);
  return attribute && !names(attribute, shown) ? (MISSING[attribute] ?? null) : null;
}
