/** A case that a question names by its parties. */
import type { Range } from "#modules/authority/schema";
import { PLACES } from "../scope.ts";

const PARTY = String.raw`[A-Z][\w.'’&-]+(?: (?:[A-Z][\w.'’&-]+|of|and|&))*`;
const CASE = new RegExp(String.raw`\b(${PARTY}) (?:v\.?|vs\.?|versus) (${PARTY})`);
const LEADING_WORDS =
  /^(?:(?:Summarize|Summarise|Explain|Describe|Discuss|Brief|Tell|Me|About|Give|Show|Find|And|Since|What|Did|Does|In|Under|How|Is|Was|Who|Why|Explain|Per|After|The|Supreme|Tax|Court|Held|Hold|Case) )+/;

/** "What did the Tax Court decide in Miller Farms?", "the Miller Farms case": one party, where a court is asked about. */
const NAME = String.raw`[A-Z][a-z][\w'’&-]*(?: (?:[A-Z][\w.'’&-]*|of|and|&))*`;
const DECIDED_IN = new RegExp(
  String.raw`\b(?:decided?|hold|held|ruled?|conclud\w+|said|say|happened|holding|decision|opinion|ruling) (?:in|of) (?:the )?(?:case of )?(${NAME})`,
);
const THE_CASE = new RegExp(String.raw`\b[Tt]he (${NAME}) (?:case|decision|opinion|holding|ruling)\b`);
const OF_A_COURT =
  /\b(?:courts?|circuit|case|judges?|opinions?|holding|decisions?|what was (?:decided|held|ruled))\b/i;
/** What begins with a capital and is no party of a case. */
const NO_PARTY =
  /^(?:Tax|Supreme|District|Circuit|Appeals|Federal|Internal|Social|Medicare|Medicaid|Congress|Treasury|IRS|Code|Sections?|Sub\w+|Chapter|Title|Forms?|Schedule|Notice|Pub\w*|Rev\w*|Treas|Reg\w*|Roth|Trump|January|February|March|April|May|June|July|August|September|October|November|December|First|Second|Third|Fourth|Fifth|Sixth|Seventh|Eighth|Ninth|Tenth|Eleventh|Private|Letter|Chief|Counsel|United|America\w*)\b/;

export interface NamedCase extends Range {
  /** "Moore v. United States" */
  name: string;
  /** The first of its parties. */
  party: string;
  /** The word of the party that the heading of its opinion has. */
  known: string;
}

/** Null also for "HRA vs FSA", which compares two plans. */
export function caseIn(question: string): NamedCase | null {
  return caseOfTwo(question) ?? caseOfOne(question);
}

function caseOfOne(question: string): NamedCase | null {
  if (!OF_A_COURT.test(question)) return null;
  const found = DECIDED_IN.exec(question) ?? THE_CASE.exec(question);
  const party = found?.[1]?.replace(/(?: (?:of|and|&)|['’]s|\W)+$/, "");
  if (!found || !party || NO_PARTY.test(party) || PLACES.test(party.toLowerCase())) return null;
  const start = found.index + found[0].indexOf(party);
  return { name: party, party, known: party.split(" ")[0]!, start, end: start + party.length };
}

function caseOfTwo(question: string): NamedCase | null {
  const found = CASE.exec(question);
  if (!found) return null;
  const [whole, first = "", second = ""] = found;
  const party = first.replace(LEADING_WORDS, "");
  if (party === "" || `${party}${second}` === `${party}${second}`.toUpperCase()) return null;
  const start = found.index + first.length - party.length;
  const end = found.index + whole.length;
  const known = party.split(" ").at(-1)!;
  return { name: `${party} v. ${second.replace(/\W+$/, "")}`, party, known, start, end };
}

export function withoutCase(question: string): string {
  const named = caseIn(question);
  return named ? `${question.slice(0, named.start)} ${question.slice(named.end)}` : question;
}
