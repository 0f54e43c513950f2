/**
 * What a question names, by its words alone. Similar passages are not enough to answer: a question about a state's
 * sales tax resembles the Code, too. Tax words count for an answer; places with tax laws of their own and other
 * fields of law and life count against it.
 */
import { rankingProfile } from "./profile.ts";

const TAX_WORDS =
  /\b(?:tax(?:es|ed|able|free|payers?)?|irs|deduct\w*|write[- ]?offs?|credits?|income|refunds?|withh\w+|irc|1099s?|w-?2s?|401k?|iras?|roth|audit\w*|depreciat\w+|estate|gifts?|basis|penalt\w+|owe\w*|file|filing|returns?|exempt\w*|excise|trusts?|partnerships?|corporations?|s corp|shareholders?|partners?|capital|gains?|loss(?:es)?|dividends?|interest|wages|payroll|employers?|pensions?|annuit\w+|claim\w*|donat\w+|charit\w+|bonds?|profits?|foundations?|salary|stocks?|shares?|standard)\b/g;

const STATES =
  "alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware(?! (?:statutory|business) trusts?)|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new (?:hampshire|jersey|mexico|york)|north (?:carolina|dakota)|ohio|oklahoma|oregon|pennsylvania|rhode island|south (?:carolina|dakota)|tennessee|texas|utah|vermont|virginia|washington(?: state)?|wisconsin|wyoming";
const CITIES =
  "manhattan|nyc|chicago|los angeles|san francisco|seattle|philadelphia|boston|denver|detroit|portland|st\\. louis|kansas city|london|paris|berlin|geneva|toronto|(?:\\w+ )?county|city of(?: \\w+)?";
const COUNTRIES =
  "france|french|german(?:y)?|uk|united kingdom|brit(?:ain|ish)|england|(?<!(?:teach(?:es|ing)?|taught|learn(?:s|ing)?|speak(?:s|ing)?|in) )english(?! (?:lessons?|class(?:es)?|teachers?|language))|scot(?:land|tish)|irish|ireland|canad(?:a|ian)|quebec|ontario|indian?|pakistan(?:i)?|mexic(?:o|an)|chin(?:a|ese)|hong kong|japan(?:ese)?|korean?|singapore|europe(?:an)?|eu|australian?|new zealand|spa(?:in|nish)|portug(?:al|uese)|ital(?:y|ian)|brazil(?:ian)?|argentin(?:a|e)|swiss|switzerland|austrian?|dutch|netherlands|belgi(?:um|an)|swed(?:en|ish)|norw(?:ay|egian)|danish|denmark|finnish|finland|polish|poland|russian?|turk(?:ey|ish)|greek|greece|israeli?|uae|dubai|south african?|nigerian?|kenyan?|philippines?|thai(?:land)?|vietnam(?:ese)?";
export const PLACE_NAMES = `${STATES}|${CITIES}|${COUNTRIES}`;

export const PLACES = new RegExp(String.raw`\b(?:${PLACE_NAMES})\b`);
/** A tax, a paper or a rule beside a place: "inheritance tax in Japan", "my Virginia return", "taxed in India". */
const TAX_OF_PLACE =
  "(?:tax(?:es|ed|able|ation)?|returns?|refunds?|law|code|vat|gst|duty|exemption|deduction|credits?|threshold|rates?|brackets?|limit|filing|homestead|by the state)";
const LAW_OF_PLACE = new RegExp(
  String.raw`\b(?:${PLACE_NAMES})(?:'s)? (?:[\w()-]+ ){0,2}?${TAX_OF_PLACE}\b|\b${TAX_OF_PLACE} (?:[\w()-]+ ){0,3}?(?:in|of|for|by|to) (?:the )?(?:(?:state|city|province|county) of )?(?:${PLACE_NAMES})\b|\bby the (?:state|city|county)\b|\bstate (?:return|law)\b`,
);
/** Somebody's story that only happens at a place: by whom it is told, or what was done. */
const STORY =
  /\b(?:i|i'm|i've|me|my|we|us|our|he|she|his|her|client|expats?|nomads?|swap(?:s|ped)?|exchang(?:es?|ed|ing)|sold|sells|bought|buys|inherited|died|earned|gave)\b/;
const STORY_WORDS = 8;
/** What was done at a place tells a story in fewer words: "replaced the roof of my rental in Ohio". */
const DEED =
  /\b(?:bought|sold|replaced|moved|built|rented|opened|purchased|hired|installed|renovated|remodeled|inherited|converted|repaired|refinanced|relocated)\b/;
const DEED_WORDS = 5;
/** Signs that a place's own tax is asked about as a matter of federal tax. */
const FEDERAL_MATTER =
  /\b(?:federal(?:ly)?|1040\w*|u\.?s\.? (?:citizens?|returns?|tax\w*|persons?|residents?|employees?|owners?|parent|shareholders?|subsidiary|branch)|(?:as|being) an american|americans? (?:citizens?|employees?|subsidiary|branch|who|working|living|teaching|abroad)|foreign (?:tax credit|earned income|accounts?)|rrsps?|tfsas?|pfics?|fbars?|fatca|(?:tax )?treat(?:y|ies)|(?:form )?(?:1116|2555|3520|5471|5472|8621|8833|8938))\b/;
/** "Do I get a credit here?": what a story of another country comes to at home. */
const AT_HOME =
  /\b(?:credits?|deduct\w*|report\w*|claim\w*|taxed|taxable|owe\w*|offset)\b[^?.]{0,40}\b(?:here|in the (?:u\.?s\.?(?:a\b)?|united states|states)|in america)(?!\w)/;
const ABROAD = new RegExp(String.raw`\b(?:${COUNTRIES})\b`);
/** A person of another country, or shares of one: who is paid, or what is held. */
const OF_COUNTRY = new RegExp(
  String.raw`\b(?:${COUNTRIES}) (?:residents?|citizens?|nationals?|(?:share|stock)holders?|investors?|parent(?: company)?|stocks?|shares)\b`,
);
/** "Does Oregon follow …" asks for the place's own law, "my wife is Mexican" does not. */
const PLACE_AS_SUBJECT = new RegExp(
  String.raw`(?<!\b(?:he|she|who|wife|husband|spouse|partner|father|mother|dad|mom|son|daughter|brother|sister|aunt|uncle|cousin|friend|girlfriend|boyfriend|client|boss|landlord|tenant|buyer|seller|owner|beneficiary) )\b(?:does|do|did|will|is|has) (?:the (?:state|city) of )?(?:${PLACE_NAMES})\b`,
);

const OTHER_FIELDS =
  /\b(?:sales tax|fil(?:e|ing) for divorce|state income tax|state tax(?:es)?|state return|property assessment|vat|gst|hst|ir35|prenup\w*|custody|child support|visitation|non-?compete|zoning|building permit|medicare part|open enrollment|visas?|h-?1b|green card|immigration|deport\w*|naturaliz\w*|recipes?|ovens?|cook(?:ing)?|bak(?:e|ing)|pasta|python|javascript|program(?:ming)? language|chapter (?:7|11|13)|evict\w*|security deposit|speeding|traffic ticket|parking ticket|dmv|driver'?s license|articles of organization|patent infringement|small claims|malpractice|sue|suing|lawsuits?|symptoms?|diagnos\w+|dosage|prescri\w+|football|basketball|soccer|baseball|world cup|weather|poems?|jokes?|movies?|translate|biggest monthly social security|claim(?:ing)? social security|start (?:taking |collecting )?social security|social security (?:check|benefits? at)|gaap|ifrs|ias \d+|fasb|cecl|journal entr(?:y|ies)|flsa|fmla|osha|pbgc|fdic|finra|fincen|sarbanes|form (?:8-k|10-[kq])|rule 10b|inside(?:r)? (?:information|trading)|truth in lending|department of labor|fair labor|(?:(?:have|has|had|required?|requires|must) (?:\w+ ){0,2}?(?:to )?pay (?:\w+ ){0,3}?|(?:supposed to|should) get |entitled to |mandatory )overtime|overtime (?:mandatory|required|exempt)|workers'? comp\w*|wage (?:law|claim)|breach of contract|under contract law|probate|naturaliz\w+|on hold|irs (?:hiring|jobs?|office hours|phone)|index funds?|which stocks?|mortgage rates?|credit score|constitutional)\b/;

const FEDERAL =
  /\b(?:irs|internal revenue|irc|fica|federal(?: \w+)? tax(?:es)?|federal (?:income )?returns?|u\.?s\.? (?:income |estate |gift )?tax(?:es)?)(?!\w)/;

export interface Scope {
  namesFederalTax: boolean;
  /** Number of tax words, up to the profile's maximum. */
  taxWords: number;
  /** A place with tax laws of its own, which is not merely where the story happens. */
  namesPlace: boolean;
  /** The question asks what the place's own law says. */
  asksOfPlace: boolean;
  namesOtherField: boolean;
}

export function readScope(question: string): Scope {
  const text = question.toLowerCase();
  return {
    namesFederalTax: FEDERAL.test(text),
    taxWords: Math.min(rankingProfile().answerability.maximumTaxWords, text.match(TAX_WORDS)?.length ?? 0),
    namesPlace: PLACES.test(text) && !isOnlyWhere(text),
    asksOfPlace: PLACE_AS_SUBJECT.test(text) && !FEDERAL_MATTER.test(text),
    namesOtherField: OTHER_FIELDS.test(text) && !asksOfTax(question),
  };
}

/** @param text in lower case */
export function isAbroad(text: string): boolean {
  return ABROAD.test(text);
}

/** Whether a place's or another field's own rules are asked about, as far as the words tell. */
export function asksElsewhere(question: string): boolean {
  const { namesFederalTax, namesPlace, namesOtherField } = readScope(question);
  return !namesFederalTax && (namesPlace || namesOtherField);
}

function isOnlyWhere(text: string): boolean {
  if (FEDERAL_MATTER.test(text) || (ABROAD.test(text) && AT_HOME.test(text))) return true;
  const words = text.split(/\s+/).length;
  const isStory = (STORY.test(text) && words >= STORY_WORDS) || (DEED.test(text) && words >= DEED_WORDS);
  return (isStory || OF_COUNTRY.test(text)) && !LAW_OF_PLACE.test(text) && !PLACE_AS_SUBJECT.test(text);
}

const ASKS_OF_DEDUCTION =
  /^(?:is|are)\b[^?]*\bdeductible\W*$|\b(?:can|may|could) (?:i|we|he|she|it|they|\w+ \w+) deduct\W*$|\b(?:can|may|could) an? (?!employer\b|boss\b|company\b|school\b|court\b)(?:\w+ ){1,3}?deduct\b|\b(?:(?<!(?:the|a|an|my|your|our|separate|embedded|insurance|collision|plan|annual|high|low|family|vs) )deductible(?! (?:met|and copay|vs|\$))|deduct (?:my|the|an?|it|what|this|that|their|his|her)\b|deduct(?:ed|ible)? (?:it |them )?(?:in |for )?(?:which|what) (?:tax )?year|(?:which|what) (?:tax )?year (?:\w+ ){0,3}deduct\w*|writ(?:e|es|ing) (?:\w+ ){0,4}off|write[- ]?offs?|right off)\b/i;
/** What only tax has: nobody but a taxpayer writes off. */
const WRITES_OFF = /\b(?:writ(?:e|es|ing|ten) (?:\w+ ){0,4}off|write[- ]?offs?)\b/i;
/** Fields in which "deduct" means something else. */
const NOT_OF_DEDUCTION =
  /\b(?:insurers?|premium|copay|deposit|paycheck|wage law|my pay|sales tax|stores?|by the state|state return|points|homework)\b/i;

const ASKS_OF_TAXATION =
  /[.!;]\s+income\?\s*$|\b(?:is|are|was) (?:it|this|that|they) (?:my |our |his |her )?income\b|(?:^|[.!;]\s+)(?:is|are|was|were) (?:(?:the|a|an|my|our|his|her|their|this|that) )?[^?]{0,60}\bincome\b(?! tax|-)|\b(?:taxable|taxed|tax[- ]free|nols?|net operating loss|(?:do|must|should) (?:i|we|he|she|they) (?:have to |need to )?report (?:it|this|that|them|the money)|report(?:s|ed|able|ing)? (?:\w+ ){0,5}?(?:as|on|in) (?:\w+ )?(?:rents?|rental income|income|wages|gains?|returns?)|claims? (?!custody)(?:\w+ ){1,4}?(?:child(?:ren)?|kids?|sons?|daughters?|dependents?))\b/i;
/** A form or a schedule of the federal return. "Schedule a call" is none. */
const OF_RETURN =
  /\bSchedules? (?:[A-FHJ]|SE|EIC|K-1|[1-3])\b|\b(?:on|of|my|the|a) schedule (?:[b-fhj]|se|k-?1)\b|\b(?:form )?1040\b|\b[Ff]orm (?:\d{4}(?:-[A-Z]+)?|W-\d)\b/;
/** "Do a green card holder and a student on a visa file returns?" is no matter of immigration. */
const ASKS_OF_FILING =
  /\b(?:(?:never|not|n['’]t|must|have to|need to|had to) fil(?:e|ed) (?:(?!state)\w+ ){0,3}returns?|fil(?:e|ed|ing) (?:(?!state)\w+ ){0,3}tax returns?|fil(?:e|ed|ing) (?:\w+ )?(?:jointly|separately)|joint (?:tax )?returns?|fil(?:e|ing) (?:for )?(?:this|the|that|last|next) (?:tax )?year|(?:am|is|are) (?:i|he|she|we|they) (?:a )?(?:non-?)?residents?(?: alien)?\b[^?]{0,30}\b(?:form|return)|(?:non-?)?resident(?: alien)? or (?:a )?(?:non-?)?resident)\b/i;
/** 26 USC 164(b)(5): only a federal return lets one choose between the two. */
const OF_CHOICE =
  /\bsales tax(?:es)? (?:instead of|in place of|in lieu of|rather than|or|versus|vs\.?) (?:the |my |our )?(?:state |local |and )*income tax/i;
/** What is taxed there is taxed by others. */
const NOT_OF_TAXATION = /\b(?:sales tax|stores?|by the state|state return|homework)\b/i;

/** Whether a question asks if something is taxed, deducted or put on a return, in as many words. */
export function asksOfTax(question: string): boolean {
  const ofTaxation = [ASKS_OF_TAXATION, OF_RETURN, ASKS_OF_FILING].some((words) => words.test(question));
  return (
    (ofTaxation && !NOT_OF_TAXATION.test(question)) ||
    OF_CHOICE.test(question) ||
    (ASKS_OF_DEDUCTION.test(question) &&
      (WRITES_OFF.test(question) ? !NOT_OF_TAXATION.test(question) : !NOT_OF_DEDUCTION.test(question)))
  );
}
