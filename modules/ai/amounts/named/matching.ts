/** Which of the named amounts a question asks for. */
import { readAsked } from "../../bottom-line/asked.ts";
import { isHeading } from "../../practice-notes/heading.ts";
import { comparedYears } from "../../years/compared-years.ts";
import { asksAmount } from "../asks-amount.ts";
import { statedMoney } from "../money.ts";
import type { NamedAmount } from "./named-amount.ts";

const MAXIMUM = 3;
/** A question without a verb, such as "gift exclusion 2026". */
const FRAGMENT_WORDS = 12;

const ASKS =
  /\bwhat (?:can|may|could) (?:an? |the |my )?(?:[\w-]+ ){1,3}?(?:put|contribute|give|save|deduct|write off|claim|exclude|set aside|reimburse|defer)\b|\bwhat (?:does|do|did|will|would|must) [^.?]*\b(?:cost|pay|owe|charged?|save)\b|\b(?:what|which) (?:\w+ ){0,3}(?:deductible|parts?|portion|dues|fee|receipts|income|agi|magi|wages?|premiums?|amount|size|age|compensation|earnings|salary|pay|debt|benefit|value|price|percentage)\b|\b(?:most|highest|largest|biggest|greatest|together|figures?|numbers?|dollars?|how (?:much|little|low|big|large|high|far)|wage base|per (?:unit|person|employee|head|return|form)|cut-?offs?|up to|indexed|adjusted|inflation|afrs?|rates?|high-low (?:method|substantiation)|(?:income|phase-?out) (?:limit|range)s?)\b/i;
/** "When does the 20 percent rate begin?": at which income. */
const ASKS_START =
  /\bwhen (?:do|does|is|are|will)\b[^.?]*\b(?:shrink|phas(?:e|ed|es|ing)|lose|fade|taper|disappear|go away|run out)\b|\bwhen (?:do|does)\b[^.?]*(?:\bpercent|%|\brates?|\bbrackets?|\bphase-?out|\blimits?)[^.?]*\b(?:start|begin|kick in|hit|end)\b/i;
const COMPARES =
  /\b(?:more than|over|above|below|under|less than|exceeds?|up to|within|without|apply|applies|still|too much|left|at least|all of|whole|put|contribute|give|reach(?:es)?|(?:have|need|required|obliged) to file|must (?:\w+ )?file)\b/i;
const ASKS_OTHER =
  /\b(?:who|why|when|where|how (?:do|does|can|should|long|many years|old)|explain|define|definition|difference)\b/i;

/** "What is the superfund tax in 2026?" */
const ASKS_YEARS_FIGURE =
  /^what(?:'s| is| are| was| were| will be) (?:the|my|our)\b.*\b(?:20\d\d|(?:last|this|next) (?:tax )?year)\b|^what(?:'s| is| are) the (?:\w+ )?(?:tax|penalty|fine|fee)s? (?:on|for|per)\b/i;

const AUXILIARY =
  /^(?:is|are|am|was|were|can|could|do|does|did|may|must|will|would|should|has|have|isn't|aren't|if|my|we|i)\b/i;

/** "What is the kiddie tax?" asks what it is, unless it names an amount. */
const OPENS_WHAT = /^(?:what|which)\b/i;

const MOVED =
  /\b(?:higher|lower|more|less|larger|smaller|bigger|greater|different|same|changed?|increased?|raised|up|down)\b/i;

/** "Is the exclusion still $18,000?", "… 18,000?" */
const ASKS_STILL = /^(?:is|are|isn't|aren't)\b.*\d{1,3}(?:,\d{3})+/i;

export function asksFigure(question: string): boolean {
  const { kind } = readAsked(question);
  if (ASKS_STILL.test(question.trim()) || ASKS_YEARS_FIGURE.test(question.trim())) return true;
  if (asksAmount(question) || /^(?:at|up to|above|over|from) what\b/i.test(question.trim())) return true;
  if (isFragment(question) && !AUXILIARY.test(question.trim())) return true;
  if (kind === "whether")
    return (statedMoney(question).length > 0 && COMPARES.test(question)) || asksIfMoved(question);
  if (kind === "time") return ASKS_START.test(question);
  return ASKS.test(question) || isFragment(question);
}

/** "Is it higher for 2026 than for 2025?": the figures of both years tell. */
function asksIfMoved(question: string): boolean {
  return MOVED.test(question) && comparedYears(question, 0).length > 1;
}

function isFragment(question: string): boolean {
  return (
    question.trim().split(/\s+/).length <= FRAGMENT_WORDS &&
    !ASKS_OTHER.test(question) &&
    !OPENS_WHAT.test(question)
  );
}

/** "Expatriation tax of a covered expatriate": a heading that names no amount and no year asks for the rule first. */
export function isBareHeading(question: string): boolean {
  return isHeading(question) && !asksAmount(question) && !ASKS.test(question) && !/\d/.test(question);
}

/** "the credit, and how much of it is refundable": the words before ask for an amount of their own. */
const SECOND_HALF =
  /,? (?:and|&|plus) (?=(?:for (?:an? |the )?\w+|how much|how many|where|at what|above what|up to what|what|when|its?|the (?:\w+ )?(?:phase|income|limit|carry|refund|spend|additional|catch)|phase(?:-?outs?)?|carry(?:-?overs?)?|spending|annual|refundable|the )\b)/i;

/** Those whose words the question has, the most specific of each section first; of a joined question those of its first half too. */
export function amountsAsked(amounts: readonly NamedAmount[], question: string): NamedAmount[] {
  const text = question.replace(/[‘’]/g, "'");
  if (!asksFigure(text)) return [];
  const [first, ...halves] = text.split(SECOND_HALF);
  const whole = mostSpecific(amounts, text);
  if (halves.length === 0 || whole.length === 0)
    return whole.length < 2 ? (ofEachHalf(amounts, text) ?? whole) : whole;
  if (!asksFigure(first!)) return whole;
  return [...new Set([...mostSpecific(amounts, first!), ...whole])].slice(0, MAXIMUM);
}

/** "The gift exclusion and the estate exemption": two amounts, each of which the other's words rule out; null for any other text. */
function ofEachHalf(amounts: readonly NamedAmount[], text: string): NamedAmount[] | null {
  const halves = text.split(/\band\b/i);
  const each = halves.map((half) => (asksFigure(half) ? mostSpecific(amounts, half) : []));
  const all = [...new Set(each.flat())];
  return halves.length === 2 && all.length === 2 && each.every((found) => found.length > 0) ? all : null;
}

function mostSpecific(amounts: readonly NamedAmount[], text: string): NamedAmount[] {
  const fitting = amounts
    .map((amount) => ({ amount, met: conditionsMet(amount, text) }))
    .filter(({ amount, met }) => met > 0 && !amount.unless?.test(text))
    .toSorted((a, b) => b.met - a.met);
  const most = Math.max(...fitting.map(({ met }) => met));
  const joins = /,|\b(?:and|or|plus|vs|versus|besides|together)\b|&/i.test(text);
  return fitting
    .filter(({ met }) => joins || met === most)
    .filter(({ amount, met }) => fitting.every((other) => other.met <= met || !areNear(other.amount, amount)))
    .slice(0, MAXIMUM)
    .map(({ amount }) => amount);
}

/** How many conditions the fullest alternative has that is met; 0 for none. */
function conditionsMet({ when }: NamedAmount, text: string): number {
  const met = when.filter((patterns) => patterns.every((pattern) => pattern.test(text)));
  return Math.max(0, ...met.map(({ length }) => length));
}

/** Amounts of one section, or of sections that people speak of with the same words. */
function areNear(a: NamedAmount, b: NamedAmount): boolean {
  return sectionsOf(a).some((section) => sectionsOf(b).includes(section));
}

function sectionsOf({ bases, rows }: NamedAmount): string[] {
  return [...bases.map(({ unit }) => unit), ...rows.map(({ unit }) => unit)].map(
    (unit) => /^26 USC [^(]+/.exec(unit)?.[0] ?? unit,
  );
}
