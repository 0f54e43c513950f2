/** A case that a question names by its parties. */
import type { Range } from "#modules/authority/schema";

const PARTY = String.raw`[A-Z][\w.'’&-]+(?: (?:[A-Z][\w.'’&-]+|of|and|&))*`;
const CASE = new RegExp(String.raw`\b(${PARTY}) (?:v\.?|vs\.?|versus) (${PARTY})`);
const LEADING_WORDS =
  /^(?:(?:Summarize|Summarise|Explain|Describe|Discuss|Brief|Tell|Me|About|Give|Show|Find|And|Since|What|Did|Does|In|Under|How|Is|Was|Who|Why|Explain|Per|After|The|Supreme|Tax|Court|Held|Hold|Case) )+/;

export interface NamedCase extends Range {
  /** "Moore v. United States" */
  name: string;
  /** The first of its parties. */
  party: string;
}

/** Null also for "HRA vs FSA", which compares two plans. */
export function caseIn(question: string): NamedCase | null {
  const found = CASE.exec(question);
  if (!found) return null;
  const [whole, first = "", second = ""] = found;
  const party = first.replace(LEADING_WORDS, "");
  if (party === "" || `${party}${second}` === `${party}${second}`.toUpperCase()) return null;
  const start = found.index + first.length - party.length;
  const end = found.index + whole.length;
  return { name: `${party} v. ${second.replace(/\W+$/, "")}`, party, start, end };
}

export function withoutCase(question: string): string {
  const named = caseIn(question);
  return named ? `${question.slice(0, named.start)} ${question.slice(named.end)}` : question;
}
