/** Named amounts that a law multiplies by a count. */
import { factor, numberOf, sumOf, type Factor } from "../../sums/counts.ts";

interface Product {
  /** Of the named amount. */
  id: string;
  when: RegExp;
  unless: RegExp | null;
  /** Null where the question does not state them. */
  factors(question: string): Factor[] | null;
  /** What follows the sum. */
  remark?: string;
}

const MOST_MONTHS = 12;
const PEOPLE =
  "(?:grand)?(?:children|kids|daughters|sons|nieces|nephews|grandkids|siblings|brothers|sisters|people|persons|friends|relatives|recipients|donees|cousins|wives|husbands|spouses)";
const COUPLE =
  /\b(?:my (?:wife|husband|spouse) and i|(?:i|me) and my (?:wife|husband|spouse)|couple|both (?:of us|spouses|parents)|split|jointly|married)\b/i;
/** "our sons and their wives": how many there are is not stated. */
const THEIR_SPOUSES = /\btheir (?:wives|husbands|spouses|families|partners|children|kids)\b/i;
const LATE = /\blate\b|\boverdue\b|\bmissed\b|\bafter the (?:due date|deadline)\b/i;

/** 26 USC 2503(b)(1), 2513: to each person, by each spouse. */
const donees = (question: string): Factor[] | null => {
  const people = sumOf(question, PEOPLE);
  if (people === null || people < 2 || THEIR_SPOUSES.test(question)) return null;
  const to = factor(people, "persons");
  return COUPLE.test(question) ? [factor(2, "donors"), to] : [to];
};

const miles = (question: string): Factor[] | null => {
  const driven = numberOf(question, "miles?");
  return driven === null || driven < 2 ? null : [factor(driven, "miles")];
};

/** 26 USC 6698(b), 6699(b): each owner, each month or part of one, at most 12. */
const ownersAndMonths =
  (noun: string, words: string) =>
  (question: string): Factor[] | null => {
    const owners = numberOf(question, noun);
    const months = numberOf(question, "months?");
    if (!LATE.test(question) || owners === null || months === null) return null;
    return [factor(owners, words), factor(Math.min(months, MOST_MONTHS), "months")];
  };

const credits = (question: string): Factor[] | null => {
  const number = numberOf(question, "(?:social security |work )?(?:credits|quarters|qcs)");
  return number === null || number < 2 ? null : [factor(number, "credits")];
};

/** 26 USC 24(a): for each qualifying child. */
const qualifyingChildren = (question: string): Factor[] | null => {
  const children = sumOf(question, "(?:children|kids|sons|daughters|child|kid|son|daughter)");
  return children === null || children < 2 ? null : [factor(children, "children")];
};

/** 26 USC 219(c), 2010(c)(4): each spouse has an amount of one's own. */
const spouses = (question: string): Factor[] | null =>
  COUPLE.test(question) && /\b(?:we|our|us|both|together|couple)\b/i.test(question)
    ? [factor(2, "spouses")]
    : null;

export const PRODUCTS: readonly Product[] = [
  {
    id: "ira-catch-up",
    when: /^(?=.*\biras?\b)(?=.*\b(?:both|together)\b)(?=.*\b(?:how much|most|maximum|max|limit)\b)(?=.*\b(?:5\d|6\d|7\d)\b)/i,
    unless:
      /\b(?:and|one) (?:is |i'm |i am )?(?:[1-4]\d)\b|\b(?:phas\w*|magi|agi|deduct\w*|simple|sep|spouse's|charit\w*|rmd|distribut\w*|rollover)\b/i,
    factors: spouses,
    remark: "where their compensation together is at least that much (26 USC 219(c))",
  },
  {
    id: "ira",
    when: /^(?=.*\biras?\b)(?=.*\b(?:both|together)\b)(?=.*\b(?:how much|most|maximum|max|limit)\b)/i,
    unless:
      /\b(?:5\d|6\d|7\d|phas\w*|magi|agi|deduct\w*|simple|sep|spouse's|charit\w*|rmd|distribut\w*|rollover|catch\w*|older)\b/i,
    factors: spouses,
    remark: "where their compensation together is at least that much (26 USC 219(c))",
  },
  {
    id: "estate-exclusion",
    when: /^(?=.*\bestate tax\b)(?=.*\b(?:couple|husband and wife|married)\b)(?=.*\b(?:how much|shield|together|combined)\b)/i,
    unless: /\b(?:noncitizen|not a citizen|nonresident|trust|marital deduction)\b/i,
    factors: () => [factor(2, "spouses")],
    remark: "where the first to die leaves the second what is unused (26 USC 2010(c)(4))",
  },
  {
    id: "gift-exclusion",
    when: /\b(?:give|gifts?|giving|gave)\b/i,
    unless: /\b(?:529|five[- ]year|charit\w*|foreign|citizen|tuition|\d{1,2} years|already)\b/i,
    factors: donees,
    remark: "where each gift is a present interest",
  },
  {
    id: "mileage-charity",
    when: /\bmiles\b.*\b(?:charit\w*|volunteer\w*|church)|\b(?:charit\w*|volunteer\w*|church)\b.*\bmiles\b/i,
    unless: /\bbusiness\b/i,
    factors: miles,
  },
  {
    id: "mileage-medical",
    when: /\bmiles\b.*\b(?:medical|doctors?|hospitals?)|\b(?:medical|doctors?|hospitals?)\b.*\bmiles\b/i,
    unless: /\bbusiness\b/i,
    factors: miles,
  },
  {
    id: "mileage",
    when: /\bmiles\b.*\b(?:business|work|clients?|deduct\w*|standard|rate|reimburs\w*|write off)|\b(?:business|work|deduct\w*|standard mileage|clients?|drove)\b.*\bmiles\b/i,
    unless:
      /\b(?:mov(?:e|ed|ing)|radius|within|from home|charit\w*|medical|doctors?|hospitals?|commut\w*|electric|leased?|distance|away|reserv(?:e|es|ists?)|national guard|drills?)\b/i,
    factors: miles,
  },
  {
    id: "social-security-credit",
    when: /\b(?:social security|ss|fica|coverage)\b/i,
    unless: /\btax credit\b/i,
    factors: credits,
  },
  {
    id: "child-credit",
    when: /\bchild (?:tax )?credit\b|\bCTC\b/i,
    unless:
      /\bcare\b|\badopt\w*|\brefund\w*|\b(?:agi|magi|income)\b|\bphas\w+|\bolder\b|\b1[7-9]\b|\bother dependents?\b|\bearned income\b/i,
    factors: qualifyingChildren,
    remark: "if each is under 17 and has a social security number",
  },
  {
    id: "partnership-late",
    when: /\bpartnership|1065|llc\b/i,
    unless: null,
    factors: ownersAndMonths("partners|members", "partners"),
  },
  {
    id: "s-corporation-late",
    when: /\bs[- ]?corp\w*|1120-?s\b/i,
    unless: null,
    factors: ownersAndMonths("shareholders|owners", "shareholders"),
  },
];
