/** The filing status that a question names, and its words. */
import type { FilingStatus } from "#modules/authority";
import { MULTIPLES } from "./money.ts";

const SEPARATE =
  /\b(?:married )?(?:filing|file|files|filed) separate(?:ly)?\b|\bseparate returns?\b|\bMFS\b/gi;
const HEAD = /\bheads? of (?:a |the )?households?\b|\bHOH\b/gi;
const NO_RETURN = String.raw`(?: (?:ventures?|accounts?|tenan\w+|own\w+|stock|committee|life)\b)`;
const ON_JOINT_RETURN = new RegExp(
  String.raw`\bjoint(?:ly)?\b(?!${NO_RETURN})|\bsurviving spouses?\b|\bMFJ\b`,
  "gi",
);
const MARRIED =
  /\bjoint\b|(?<!\b(?:not|never) )\bmarried\b|\bcouples?\b|\bmy (?:wife|husband|spouse) and i\b|\b(?:i|me) and my (?:wife|husband|spouse)\b|\bboth spouses\b/gi;
const UNMARRIED = /\bunmarried\b|\b(?:not|never) married\b|\bindividual filer\b/gi;
const IS_SINGLE =
  /(?:\b(?:am|is|are|was|were|be|been|being|stayed|stay|remained|became|as|if|file[ds]?|filing)|['’](?:m|re|s)) (?:a |still |now )*single\b(?![- ](?:day|sale|payment|member|family|year|time))|\bsingle (?:filer|person|taxpayer|individual|return)s?\b/gi;
const SINGLE = /\bsingles?\b/gi;
const TRUST =
  /\b(?:an? |the )?(?:estates?|trusts?)(?:'s|’s)? (?:brackets?|rates?|income|exemption|pay)|\btrusts?(?:'s|’s)?(?: and estates?)? tax (?:brackets?|rates?)|\bestates? and trusts? (?:tax|brackets?|rates?)|\bfor (?:estates|trusts)\b|\b(?:an?|our|my|family|simple|complex|testamentary|irrevocable|non-?grantor) (?:estate(?! tax| plan)|trust(?! fund))s?\b/gi;

const MONEY = String.raw`\$? ?\d[\d,.]*(?: ?(?:${MULTIPLES})\b)?`;
const INCOME = "(?:incomes?|m?agi|adjusted gross income|salaries|wages|earnings)";
/** "We make 300k", "our income", "$300,000 together". */
const INCOME_OF_BOTH = new RegExp(
  [
    String.raw`\bwe (?:(?:both|will|would|might|may|only|now|together|jointly) )*(?:make|made|earn|earned|bring in|brought in)(?: (?:about|around|over|under|nearly|roughly|almost|only|just|more than|less than|a total of))* ${MONEY}(?!\w|[.,]\d| (?:on|from|of|in|selling|gain|profit)\b)`,
    String.raw`\bwe(?:['’]ve| have| had|['’]d have| are| were|['’]re)\b[^.;?!$\d]{0,30}${MONEY}[^.;?!$\d]{0,20}\b${INCOME}\b`,
    String.raw`\bwe(?:['’]ve| have| had|['’]d have)\b[^.;?!$\d]{0,20}\b${INCOME}\b`,
    String.raw`\bour (?:(?:combined|total|household|modified|adjusted|gross|taxable|annual|yearly|own) )*${INCOME}\b`,
    String.raw`${MONEY}[^.;?!$\d]{0,20}\b(?:together|between us|(?:both|the two) of us)\b`,
    String.raw`\b(?:together|both of us|the two of us)\b[^.;?!$\d]{0,30}(?:\b(?:make|made|earn|earned)\b|\b${INCOME}\b)`,
    String.raw`\b${INCOME} (?:of|for|from|between) (?:both of )?us\b`,
    String.raw`\bus (?:at|to|over|above|near)\b[^.;?!$\d]{0,25}${MONEY}`,
  ].join("|"),
  "gi",
);
/** Who "we" are, where that is no married couple. */
const OTHERS =
  /\b(?:company|corporation|corp|llc|partnership|firm|business|startup|nonprofit|church|trust|estate|girlfriend|boyfriend|fianc\w+|room-?mates?|siblings?|brother|sister|partners?)\b/i;

interface Said {
  status: FilingStatus;
  pattern: RegExp;
  /** The statuses stated before that it leaves as they are: "separate returns though married". */
  keeps: readonly FilingStatus[];
}

const SAID: readonly Said[] = [
  { status: "separate", pattern: SEPARATE, keeps: [] },
  { status: "head", pattern: HEAD, keeps: [] },
  { status: "joint", pattern: ON_JOINT_RETURN, keeps: [] },
  { status: "joint", pattern: MARRIED, keeps: ["separate", "head"] },
  { status: "single", pattern: UNMARRIED, keeps: ["head"] },
  { status: "single", pattern: IS_SINGLE, keeps: [] },
  { status: "single", pattern: SINGLE, keeps: ["separate", "head", "joint"] },
  { status: "trust", pattern: TRUST, keeps: ["separate", "head", "joint", "single"] },
];
const BOTH: Said = { status: "joint", pattern: INCOME_OF_BOTH, keeps: ["separate", "head"] };

/** The status stated last, as a follow-up comes behind what it changes. */
export function filingStatus(question: string): FilingStatus | null {
  const said = OTHERS.test(question) ? SAID : [...SAID, BOTH];
  const places = said.flatMap((one) =>
    [...question.matchAll(one.pattern)].map((found) => ({ ...one, end: found.index + found[0].length })),
  );
  let stated: FilingStatus | null = null;
  for (const { status, keeps } of places.toSorted((one, other) => one.end - other.end))
    if (!stated || !keeps.includes(stated)) stated = status;
  return stated;
}

const WORDS: Record<FilingStatus, string> = {
  joint: "joint returns and surviving spouses",
  separate: "married filing separately",
  head: "heads of household",
  single: "unmarried individuals",
  other: "all others",
  trust: "estates and trusts",
};

export function isFilingStatus(name: string): name is FilingStatus {
  return name in WORDS;
}

/** @param label what the paper says of the row: not every amount of joint returns is one of surviving spouses, too */
export function statusWords(status: FilingStatus, label = ""): string {
  return status === "joint" && label !== "" && !/surviving/i.test(label) ? "joint returns" : WORDS[status];
}

/** Rows for a status: its own, else those for all others. */
export function rowsFor<Row extends { status: FilingStatus | null }>(
  rows: Row[],
  status: FilingStatus | null,
): Row[] {
  if (!status) return rows;
  const own = rows.filter((row) => row.status === status);
  if (own.length > 0) return own;
  const rest = rows.filter((row) => row.status === "other");
  if (rest.length > 0) return rest;
  const forAll = rows.filter((row) => row.status === null);
  // Who heads a household is unmarried, too (26 USC 2(b)).
  return forAll.length > 0 || status !== "head" ? forAll : rows.filter((row) => row.status === "single");
}
