/** The wording by which the Code states each kind of fact. */
import type { Effect, FactKind } from "./fact.ts";

export type MarkKind = Exclude<FactKind, "rule" | "substitution">;

/** In this order; of a sentence the first effect that is found counts. */
export const EFFECTS: [Effect, RegExp][] = [
  [
    "not_recognized",
    /\b(?:no (?:gain|loss)(?: or (?:gain|loss))?|neither gain nor loss) shall be recognized\b|\b(?:gain|loss)(?: or loss)?\b[^.;]{0,60}\bshall not be recognized\b/i,
  ],
  [
    "denies",
    /\bno (?:(?:\w+ ){0,5}(?:deduction|credit|exclusion|amount|portion|part)s?\b)[^.;]{0,160}?\bshall be (?:allowed|allowable|deducted|taken into account)|\bshall not be (?:allowed|allowable|deductible)|\b(?:deduction|credit)s?\b[^.;]{0,80}\bshall not be allowed|\bno deduction (?:is|shall be) allow/i,
  ],
  [
    "excludes",
    /\b(?:gross income|wages)”? (?:does|shall) not include|\bshall not (?:be included|be includible|include)\b[^.;]{0,60}\bgross income|\bgross income of [^.;]{1,80} (?:does|shall) not include|\bshall not be (?:included|includible)\b|\bno (?:amount|portion|part)\b[^.;]{0,100}\bshall be (?:included|includible)\b|\bshall be excluded from gross income|\bthe term “(?:taxable gifts?|wages)” (?:does|shall) not include|\bshall not be treated as (?:a transfer|wages|income)/i,
  ],
  [
    "includes",
    /\bgross income (?:includes|shall include|means)|\bshall be (?:included|includible) in (?:the )?(?:\w+ ){0,4}gross income|\bshall be treated as (?:ordinary income|wages)|\bthere shall be included in (?:the )?gross income|\bshall include in (?:\w+ )?gross income/i,
  ],
  [
    "allows",
    /\b(?:there )?shall (?:also )?be allowed (?:as )?(?:an? )?(?:\w+ ){0,4}(?:deduction|credit)|\bshall be allowed as (?:a )?(?:deduction|credit)|\bthere shall be allowed\b|\bshall be treated as an? (?:deduction|expense) /i,
  ],
  ["imposes", /\bthere (?:is|shall be) (?:hereby )?imposed|\bshall (?:be liable|pay)\b/i],
];

const MONTHS = "(?:January|February|March|April|May|June|July|August|September|October|November|December)";

/** Each match is a fact; a group is what it states. Lines that `hint` does not match have none. */
export const MARKS: [MarkKind, RegExp, hint?: RegExp][] = [
  ["amount", /\$\d{1,3}(?:,\d{3})+(?:\.\d+)?|\$\d+(?:\.\d+)?/g, /\$/],
  [
    "rate",
    /\b(?:\d+(?:\.\d+)?|one|two|three|five|ten|twenty)(?:[- ](?:and )?(?:one|two)[- ]hal(?:f|ves))? percent\b|\b\d+(?:\.\d+)?%/gi,
    /percent|%/i,
  ],
  [
    "period",
    /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve)(?:[- ](?:consecutive |taxable |calendar |successive )?)(?:years?|months?|days?|hours)\b/gi,
  ],
  ["condition", /\b(?:if|unless|only if|but only|provided that|in the case of)\b/gi],
  ["exception", /\b(?:except|other than|notwithstanding|shall not apply)\b/gi],
  ["definition", /\bthe terms? “([^”]+)”[^.;]{0,80}? (?:means?|includes?)\b/gi, /“/],
  [
    "indexing",
    /\bcost-of-living adjustment\b|\bshall (?:each )?be increased by an amount equal to\b|\bSecretary shall adjust (?:annually )?the\b/gi,
    /adjust|increased/i,
  ],
  [
    "beginning",
    new RegExp(
      String.raw`\b(?:beginning|made|paid|placed in service|dying)[^.;]{0,40} after (${MONTHS} \d+, \d{4})`,
      "g",
    ),
    /after .*\d{4}/,
  ],
  [
    "end",
    new RegExp(String.raw`\b(?:before|shall not apply[^.;]{0,80} after) (${MONTHS} \d+, \d{4})`, "g"),
    /\d{4}/,
  ],
  [
    "reference",
    /\b(?:subsection|paragraph|subparagraph|clause|section)s? (?:\d+[A-Z]?(?:\(\w+\))*|\(\w+\)(?:\(\w+\))*)/g,
  ],
];

/** "by substituting “$15,750” for “$3,000”" */
export const SUBSTITUTION =
  /\bsubstituting (?:“([^”]+)”|([^“”,.;]{1,60}?)) for (?:“([^”]+)”|([^“”,.;]{1,60}))/g;
