/**
 * Whether a question is about federal tax law at all. Similar passages are not enough: a question about a state's
 * sales tax resembles the Code, too. So what the question names counts as well: tax words for it, places with
 * tax laws of their own and other fields of law and life against it.
 */

const TAX_WORDS =
  /\b(?:tax(?:es|ed|able|free|payers?)?|irs|deduct\w*|write[- ]?offs?|credits?|income|refunds?|withh\w+|irc|1099s?|w-?2s?|401k?|iras?|roth|audit\w*|depreciat\w+|estate|gifts?|basis|penalt\w+|owe\w*|file|filing|returns?|exempt\w*|excise|trusts?|partnerships?|corporations?|s corp|shareholders?|partners?|capital|gains?|loss(?:es)?|dividends?|interest|wages|payroll|employers?|pensions?|annuit\w+)\b/g;

const PLACE_NAMES = String.raw`alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new (?:hampshire|jersey|mexico|york)|north (?:carolina|dakota)|ohio|oklahoma|oregon|pennsylvania|rhode island|south (?:carolina|dakota)|tennessee|texas|utah|vermont|virginia|washington state|wisconsin|wyoming|manhattan|chicago|los angeles|london|paris|berlin|france|french|germany|german|uk|britain|british|england|canada|canadian|india|indian|mexico|mexican|china|chinese|japan|japanese|europe|european|eu|australian?|spain|spanish|italy|italian|brazil|ireland|county|city of`;

const PLACES = new RegExp(String.raw`\b(?:${PLACE_NAMES})\b`);
/** "Does Oregon follow …": the place's own law is asked for. */
const PLACE_AS_SUBJECT = new RegExp(
  String.raw`\b(?:does|do|did|will|is|has) (?:the (?:state|city) of )?(?:${PLACE_NAMES})\b`,
);

const OTHER_FIELDS =
  /\b(?:sales tax|state income tax|state tax(?:es)?|state return|property assessment|vat|gst|hst|ir35|prenup\w*|custody|child support|visitation|non-?compete|zoning|building permit|medicare part|open enrollment|visas?|h-?1b|green card|citizenship|immigration|deport\w*|naturaliz\w*|recipes?|ovens?|cook(?:ing)?|bak(?:e|ing)|pasta|python|javascript|program(?:ming)? language|chapter (?:7|11|13)|evict\w*|security deposit|speeding|traffic ticket|parking ticket|dmv|driver'?s license|articles of organization|copyrights?|patent infringement|trademarks?|small claims|malpractice|sue|suing|lawsuits?|symptoms?|diagnos\w+|dosage|prescri\w+|football|basketball|soccer|baseball|world cup|weather|poems?|jokes?|movies?|translate|biggest monthly social security|claim(?:ing)? social security|start (?:taking |collecting )?social security|social security (?:check|benefits? at)|index funds?|which stocks?|mortgage rates?|credit score|constitutional)\b/;

/** Signs for and against, from the words alone. */
export interface Scope {
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
    taxWords: Math.min(MOST_TAX_WORDS, text.match(TAX_WORDS)?.length ?? 0),
    namesPlace: PLACES.test(text),
    asksOfPlace: PLACE_AS_SUBJECT.test(text),
    namesOtherField: OTHER_FIELDS.test(text),
  };
}

/** What the best section found says: cosines of its closest passage and of the whole, share of the words covered. */
export interface Closeness {
  passage: number;
  whole: number;
  coverage: number;
}

/**
 * Log odds that the best section answers the question; fitted by logistic regression on tests/eval (tuning,
 * inside, outside), where −0.4 lets 95 of 100 inside questions through.
 */
export function oddsOfAnswer({ passage, whole, coverage }: Closeness, scope: Scope): number {
  return (
    9.5 * passage +
    4 * whole +
    0.2 * coverage +
    0.25 * scope.taxWords -
    3.8 * Number(scope.namesPlace) -
    2 * Number(scope.asksOfPlace) -
    3.4 * Number(scope.namesOtherField) -
    4.8
  );
}

export const ENOUGH_ODDS = -0.4;
