/** What a State's, a city's or another country's own law says. */
import { PLACE_NAMES, readScope } from "../scope.ts";
import { ofPlaces } from "./federal-beside.ts";
import { placeIn } from "./places.ts";
import type { BorderRule } from "./rule.ts";

/** "Does Ohio tax pensions?", "how does New Jersey treat": the place is who does it. */
const DOES = new RegExp(
  String.raw`\b(?:does|do|did|will|is) (?:the (?:state|city|government) of )?(?:${PLACE_NAMES})(?:'s)? (?:still |also |even )?(?:tax(?!\w)|taxing|treat|have|has|conform|allow|follow|recognize|impose|exempt|charge|require|offer|give|collect|adopt|let|honor|decouple)\b`,
);
/** "Does Ohio tax federal pensions?": the place acts, and what is federal is only what it acts on. */
const ACTS = new RegExp(
  String.raw`\b(?:does|do|did|will) (?:the (?:state|city|government) of )?(?:${PLACE_NAMES})(?:'s)? (?:still |also |even )?(?:tax(?!\w)|treat|conform|allow|follow|recognize|impose|exempt|honor|decouple|adopt)\b`,
);
/** "on my federal return", "for federal tax purposes": what is asked about is federal. */
const FOR_FEDERAL =
  /\b(?:for|on|under|against|to claim on) (?:(?:my|the|your|our|his|her|their|a) )?(?:federal|1040|u\.?s\.?)(?: income)?(?: tax)? (?:returns?|purposes|tax|law|schedule)\b|\b1040\b|\birs\b/;
/** Kinds of tax between a place and what is asked of it. */
const OF_ITS =
  "(?:state |city |local |income |sales |property |estate |inheritance |capital gains? |franchise |payroll |wage |corporate |wealth )*";
/** "the California capital gains rate", "my Virginia return": a tax paper or figure of the place. */
const OWN_TAX = new RegExp(
  String.raw`\b(?:${PLACE_NAMES})(?:'s)? ${OF_ITS}(?:tax )?(?:return|rates?|brackets?|threshold|code|statutes?|filing deadline|standard deduction|exemptions?|exemption amount|tax credits?)\b`,
);
/** "Which states tax pensions?" */
const WHICH_STATES =
  /\b(?:which|what|how many|any|do|are there) (?:\w+ )?(?:states|cities) (?:that )?(?:do(?:es)?(?:n['’]t| not)? |still |also |have |has |with )*(?:tax|exempt|treat|allow|charge|impose|(?:an? |no )?(?:income|sales|estate|inheritance|property) tax|conform|follow)/;
/** "The limit on capital losses, what about California?": the same of the place's own law. */
const WHAT_ABOUT = new RegExp(
  String.raw`\b(?:what|how) about (?:in |for |the state of )?(?:${PLACE_NAMES})\W*$`,
);
/** "How much California income tax will I owe?", "do I pay UK capital gains tax": a tax of the place, paid by the reader. */
const OWED = new RegExp(
  String.raw`\b(?:owe|pay|paying|due|how much|what) (?:(?:any|the|in|of|for|to|much) )*(?:${PLACE_NAMES})(?:'s)? ${OF_ITS}tax(?:es)?\b`,
);
/** "Is my pension taxed by the State of Illinois?" */
const TAXED_BY = new RegExp(
  String.raw`\b(?:taxed|taxable) (?:by|in|to) (?:the )?(?:(?:state|city|province) of )?(?:${PLACE_NAMES})\b`,
);
/** "Which state do I pay on my bonus?" */
const WHICH_STATE =
  /\bwhich state (?:do|does|will|should|would|gets?|taxes|can|am|is|has) (?:[\w']+ ){0,4}?(?:pay|owe|file|tax\w*|report)\b/;
/** What the place's tax is to federal law, deducted or credited, is asked of federal law. */
const AS_PAID = /\b(?:deduct\w*|credit\w*|writ\w+ \S* ?off|offset|itemiz\w+|double tax\w*|treat(?:y|ies))\b/;
const AGENCY =
  /\b(?:hmrc|the cra|revenue canada|canada revenue agency|inland revenue|finanzamt|agenzia delle entrate)\b/;

export const ofPlace: BorderRule = async (request) => {
  const { question } = request;
  const text = question.toLowerCase().replace(/’/g, "'");
  const namesFederal = readScope(question).namesFederalTax || /\b(?:federal|1040|u\.?s\.?)\b/.test(text);
  if (namesFederal && (!ACTS.test(text) || FOR_FEDERAL.test(text))) return null;
  const isPaid = [OWED, TAXED_BY, WHICH_STATE].some((pattern) => pattern.test(text));
  const isOwn = [DOES, OWN_TAX, AGENCY, WHICH_STATES, WHAT_ABOUT].some((pattern) => pattern.test(text));
  if (!isOwn && (!isPaid || AS_PAID.test(text))) return null;
  const isOfStates = WHICH_STATES.test(text) || WHICH_STATE.test(text);
  const place = isOfStates ? "the States" : (placeIn(question) ?? "another country");
  return ofPlaces(
    request,
    `That asks about the law of ${place}: State, local and foreign law is not in this library.`,
  );
};
