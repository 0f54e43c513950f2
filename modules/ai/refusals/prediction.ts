/** What nobody knows yet: amounts of years to come, acts of Congress, audits and decisions. */
import { yearsIn } from "../years/year.ts";
import { withSubject } from "./on-subject.ts";
import type { BorderRequest, BorderRule } from "./rule.ts";

const ACTOR =
  "(?:congress|the (?:senate|house|supreme court|president|administration|government|democrats?|republicans?|next \\w+)|lawmakers|politicians|trump|biden|democrats|republicans|(?:the )?(?:irs|treasury))";
const ACT =
  "(?:extend|repeal|raise|cut|pass|change|audit|enact|lower|increase|abolish|win|approve|sign|reform|restore|renew|bring back|eliminate|get rid of|replace|catch|overturn|strike down|uphold|come after|target|forgive)";
const POLITICS = new RegExp(
  `\\b(?:will|would|might|could|is|are)\\s+${ACTOR}\\b(?!\\s+(?:able|entitled|allowed)\\b)(?!\\s+(?:\\w+\\s+)?(?:treat|allow|consider))[^.?]{0,60}?\\b${ACT}\\b|\\b(?:when|if|whether) (?:will )?${ACTOR} (?:will |is going to |are going to )${ACT}\\b`,
  "i",
);
const CHANCE =
  /\b(?:chances?|odds|likelihood|probability) (?:of|that|i|my)\b(?![^?]*\b(?:deduct|taxed|taxable|limit))|\bhow likely (?:is|am|are|will)\b|\b(?:will|am) (?:i|we|he|she|my client) (?:be |get |going to (?:be|get) )+(?:\w+ )?audited\b|\b(?:predict|forecast|foresee|crystal ball|guess)\b|\b(?:are|is) (?:they|anyone) (?:ever )?(?:going to|gonna) (?:get rid of|repeal|abolish|eliminate|extend|bring back|raise|cut|change)\b|\bwhat do you (?:think|expect) will\b|\b(?:do|would) you (?:think|expect|believe|reckon)\b[^?]*\b(?:survive|will|going to|gonna|last|pass|get (?:repealed|extended|passed))\b|\bwhat will (?:happen|become)\b[^?]*\bfuture\b|\bwho will win\b|\bwill (?:the )?(?:tariffs?|duties) (?:be|get)\b/i;
const LAW_TO_COME =
  /\bwill\b.{0,60}\b(?:be (?:extended|repealed|renewed|made permanent|abolished|cut|raised|increased|changed|eliminated|restored|brought back)|go (?:up|down|away)|still exist|come back(?! (?:as|to me|to us))|rise|fall(?! (?:under|within|into|outside)))\b|\b(?:is|are)\b.{0,60}\b(?:going (?:up|down|away)|going to (?:be|change|go|rise|fall|end|come back)|to be (?:extended|repealed|renewed|abolished|raised))\b/i;
/** "Will the rate be raised to 7 percent?" */
const HOW_FAR =
  /\bwill\b[^?]{0,60}\b(?:be )?(?:raised|increased|cut|lowered|reduced|go (?:up|down|back)) (?:up |down |back )?(?:to|by) (\$?\d[\d,.]*(?<![,.])(?: percent)?)/i;
const MARKETS =
  /\b(?:will|is|are)\b.{0,40}\b(?:stock market|stocks?|bitcoin|housing prices|mortgage rates|interest rates|inflation|the economy|recession)\b.{0,40}\b(?:go|rise|fall|drop|crash|be|increase|recover)\b/i;
const ASKS_AMOUNT =
  /\b(?:how much|what (?:will|would|is|are)|amounts?|limits?|rates?|brackets?|thresholds?|exclusions?|exemptions?|standard deduction|maximum)\b/i;
/** "will sell in October 2028": the year dates what is planned, and the rule for it is that of today. */
const PLANNED =
  /\b(?:will|would|plan(?:s|ning)? to|intends? to|going to|expects? to|wants? to|if|when|once) (?:[\w']+ ){0,3}?(?:sell|exchange|dispose|buy|purchase|retire|convert|transfer|give|die|move|mature|vest|exercise|close|withdraw|liquidate|redeem|leave|turn)s?\b[^.?!]{0,40}\b20\d\d\b/i;

export const prediction: BorderRule = async (request) => {
  const text = predicted(request);
  return text ? withSubject({ kind: "prediction", text }, request) : null;
};

/** Whether the law itself has the figure that is asked about, which may be that of a year to come. */
function isFigureWritten({ question, passages }: BorderRequest): boolean {
  const [, figure] = HOW_FAR.exec(question) ?? [];
  return passages.slice(0, 6).some(({ document }) => document.text.includes(figure!));
}

/** Why nobody can say it; null where the law can. */
function predicted(request: BorderRequest): string | null {
  const { question, passages, today, isTold } = request;
  const future = yearsIn(question).filter((year) => year > today + 1);
  if (POLITICS.test(question) || MARKETS.test(question) || CHANCE.test(question))
    return "That asks for a prediction: nobody can say what will be done, and the library holds the law in force, not the future. Ask what the law says today.";
  if (HOW_FAR.test(question) && !/\b(?:if|when|20\d\d)\b/i.test(question) && !isFigureWritten(request))
    return "That asks for a prediction: whether the law will change is not known. The library holds the law in force today; ask for that.";
  if (isTold) return null;
  if (LAW_TO_COME.test(question) && future.length === 0 && !/\b(?:taxed|taxable|if|when)\b/i.test(question))
    return "That asks for a prediction: whether the law will change is not known. The library holds the law in force today; ask for that.";
  const [year] = future;
  // A law may speak of a year to come: a credit that ends after 2028.
  const isWritten = passages.slice(0, 6).some(({ document }) => document.text.includes(String(year)));
  if (!year || isWritten || PLANNED.test(question) || !ASKS_AMOUNT.test(question)) return null;
  return `The law and the amounts of ${year} are not known yet: figures that are adjusted each year are published late in the year before, and Congress may change the law until then. The library holds no law for ${year}; ask for the law in force.`;
}
