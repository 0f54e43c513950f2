/** What a question asks for, where only words that were struck out of the section speak of it. */
import {
  formatPath,
  inForceFor,
  questionWords,
  readChanges,
  type Change,
  type DocumentText,
} from "#modules/authority";
import type { Lead } from "../leads.ts";
import { stem, stemsOf } from "../stemming.ts";
import type { AskedYear } from "../years/year.ts";
import { sinceWords } from "./asked-change.ts";

/** Shorter words are as often verbs of no subject of their own. */
const SHORT = 6;

/** Words of any question, which name no subject. */
const OF_NO_SUBJECT =
  /^(?:availab|deduct|expir|instal|purchas|receiv|taxab|credit|benefit|employ|taxpay|incom|treat|requir|limit|extend|chang|curren|percent|calend|januar|februar|septemb|octob|novemb|decemb|continu|permane|temporar|qualif|eligib|allow|includ|exclu|busines|individ|compan|corpor|propert|amount|expens|payment|service|federal|section|provision|special|general|anymore|somebod|someone|another|through|without|before|during|eliminat|repeal|reduc|increas|report|threshold|computat|computing|calculat|determin)/;

/**
 * Nobody asks for what was struck out, or ended before it was, longer ago: the word then stands in the old text by chance,
 * and acts that only clear away dead words (P.L. 115-141, title IV) end nothing. In years.
 */
const REMEMBERED = 15;

/** Null unless a word of the question stands only in struck words, in force no more in the year asked. */
export function struckLead(document: DocumentText, question: string, { year }: AskedYear): Lead | null {
  const own = stemsOf(document.text);
  const missing = questionWords(question)
    .map(({ asked }) => asked)
    .filter(
      (word) =>
        word.length > SHORT && !OF_NO_SUBJECT.test(word) && /^[a-z-]+$/.test(word) && !own.has(stem(word)),
    )
    .map((word) => stem(word));
  if (missing.length === 0) return null;
  const found = readChanges(document.notes).changes.find(
    (change) =>
      endOf(change) >= year - REMEMBERED &&
      inForceFor(change, year) === "all" &&
      missing.some((word) => stemsOf(struckWords(change)).has(word)),
  );
  if (!found) return null;
  const unit = `${document.citation}${formatPath(found.path)}`;
  const text = `No longer: what ${unit} said of it was struck out by ${sinceWords(found)}.`;
  return {
    text,
    quotations: [],
    warnings: [{ kind: "ended", text, citation: unit }],
    confidence: 0.8,
  };
}

/** The year from which the words hold no more. */
function endOf({ year, applies }: Change): number {
  return Math.min(year, Number(applies?.after?.slice(0, 4) ?? year));
}

function struckWords({ words, replaced }: Change): string {
  const former =
    /\bstruck out\b.*?(?:read as follows|which (?:related to|defined)|relating to|related to)(.*)/s.exec(
      words,
    )?.[1];
  return [former ?? "", ...replaced.filter(({ after }) => after === "").map(({ before }) => before)].join(
    " ",
  );
}
