/**
 * Whether a question is about federal tax law at all. Similar passages are not enough: a question about a state's
 * sales tax resembles the Code, too. So other signs count as well: how much the question sounds like one about
 * federal tax, to which known questions it is near, whether it is nearer to a subject that no section speaks of, and
 * what it names: tax words for it, places with tax laws of their own and other fields of law and life against it.
 */
import type { Similarity } from "#modules/authority";

const TAX_WORDS =
  /\b(?:tax(?:es|ed|able|free|payers?)?|irs|deduct\w*|write[- ]?offs?|credits?|income|refunds?|withh\w+|irc|1099s?|w-?2s?|401k?|iras?|roth|audit\w*|depreciat\w+|estate|gifts?|basis|penalt\w+|owe\w*|file|filing|returns?|exempt\w*|excise|trusts?|partnerships?|corporations?|s corp|shareholders?|partners?|capital|gains?|loss(?:es)?|dividends?|interest|wages|payroll|employers?|pensions?|annuit\w+|claim\w*|donat\w+|charit\w+|bonds?|profits?|foundations?|salary|stocks?|shares?|standard)\b/g;

const STATES =
  "alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new (?:hampshire|jersey|mexico|york)|north (?:carolina|dakota)|ohio|oklahoma|oregon|pennsylvania|rhode island|south (?:carolina|dakota)|tennessee|texas|utah|vermont|virginia|washington(?: state)?|wisconsin|wyoming";
const CITIES =
  "manhattan|nyc|chicago|los angeles|san francisco|seattle|philadelphia|boston|denver|detroit|portland|st\\. louis|kansas city|london|paris|berlin|geneva|toronto|county|city of";
const COUNTRIES =
  "france|french|german(?:y)?|uk|united kingdom|brit(?:ain|ish)|england|english|scot(?:land|tish)|irish|ireland|canad(?:a|ian)|quebec|ontario|indian?|pakistan(?:i)?|mexic(?:o|an)|chin(?:a|ese)|hong kong|japan(?:ese)?|korean?|singapore|europe(?:an)?|eu|australian?|new zealand|spa(?:in|nish)|portug(?:al|uese)|ital(?:y|ian)|brazil(?:ian)?|argentin(?:a|e)|swiss|switzerland|austrian?|dutch|netherlands|belgi(?:um|an)|swed(?:en|ish)|norw(?:ay|egian)|danish|denmark|finnish|finland|polish|poland|russian?|turk(?:ey|ish)|greek|greece|israeli?|uae|dubai|south african?|nigerian?|kenyan?|philippines?|thai(?:land)?|vietnam(?:ese)?";
const PLACE_NAMES = `${STATES}|${CITIES}|${COUNTRIES}`;

const PLACES = new RegExp(String.raw`\b(?:${PLACE_NAMES})\b`);
/** "Does Oregon follow …": the place's own law is asked for. */
const PLACE_AS_SUBJECT = new RegExp(
  String.raw`\b(?:does|do|did|will|is|has) (?:the (?:state|city) of )?(?:${PLACE_NAMES})\b`,
);

const OTHER_FIELDS =
  /\b(?:sales tax|fil(?:e|ing) for divorce|state income tax|state tax(?:es)?|state return|property assessment|vat|gst|hst|ir35|prenup\w*|custody|child support|visitation|non-?compete|zoning|building permit|medicare part|open enrollment|visas?|h-?1b|green card|immigration|deport\w*|naturaliz\w*|recipes?|ovens?|cook(?:ing)?|bak(?:e|ing)|pasta|python|javascript|program(?:ming)? language|chapter (?:7|11|13)|evict\w*|security deposit|speeding|traffic ticket|parking ticket|dmv|driver'?s license|articles of organization|patent infringement|small claims|malpractice|sue|suing|lawsuits?|symptoms?|diagnos\w+|dosage|prescri\w+|football|basketball|soccer|baseball|world cup|weather|poems?|jokes?|movies?|translate|biggest monthly social security|claim(?:ing)? social security|start (?:taking |collecting )?social security|social security (?:check|benefits? at)|gaap|ifrs|ias \d+|fasb|cecl|journal entr(?:y|ies)|flsa|fmla|osha|pbgc|fdic|finra|fincen|sarbanes|form (?:8-k|10-[kq])|rule 10b|inside(?:r)? (?:information|trading)|truth in lending|department of labor|fair labor|workers'? comp\w*|wage (?:law|claim)|breach of contract|under contract law|probate|naturaliz\w+|on hold|irs (?:hiring|jobs?|office hours|phone)|index funds?|which stocks?|mortgage rates?|credit score|constitutional)\b/;

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
export interface Evidence extends Similarity {
  coverage: number;
}

/** The signs of a question and of what was found for it, each for or against an answer. */
export function signsOf(
  { passage, section, phrase, outOfScope, domain, coverage }: Evidence,
  { taxWords, namesFederalTax, namesPlace, asksOfPlace, namesOtherField }: Scope,
) {
  return {
    passage,
    whole: section,
    phrase,
    elsewhere: outOfScope,
    subject: domain.odds,
    nearTax: domain.tax,
    nearOther: domain.other,
    coverage,
    taxWords,
    noTaxWord: Number(taxWords === 0),
    namesFederalTax: Number(namesFederalTax),
    namesPlace: Number(namesPlace),
    asksOfPlace: Number(asksOfPlace),
    namesOtherField: Number(namesOtherField),
    constant: 1,
  };
}

export type Sign = keyof ReturnType<typeof signsOf>;

/** Fitted by tests/eval/fit-scope.ts. */
const WEIGHTS: Record<Sign, number> = {
  passage: -0.03,
  whole: -0.03,
  phrase: 10.79,
  elsewhere: -3.82,
  subject: 0.75,
  nearTax: 8.37,
  nearOther: -10.17,
  coverage: 2.45,
  taxWords: 0.14,
  noTaxWord: 0.73,
  namesFederalTax: 0.52,
  namesPlace: -0.89,
  asksOfPlace: -1.01,
  namesOtherField: -1.63,
  constant: -4.42,
};

/** Log odds that the best section answers the question. */
export function oddsOfAnswer(evidence: Evidence, scope: Scope): number {
  const signs = signsOf(evidence, scope);
  return (Object.keys(WEIGHTS) as Sign[]).reduce((sum, sign) => sum + WEIGHTS[sign] * signs[sign], 0);
}

/** A little below even: to refuse what could be answered is worse than to answer what should be refused. */
export const ENOUGH_ODDS = -0.4;
