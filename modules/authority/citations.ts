/** A citation of the Code: section number with plain hyphen, and the designators after it, as written. */
export interface Citation {
  /** "61", "45X", "1400Z-2"; upper case letters */
  section: string;
  path: string[];
}

/** A citation inside a longer text, with its range of characters. */
export interface FoundCitation extends Citation {
  start: number;
  end: number;
}

const NUMBER = String.raw`(\d{1,5}[A-Za-z]{0,2}(?:[-\u2010-\u2015\u2212]\d{1,2}[A-Za-z]?)?)`;
const PATH = String.raw`((?:\s?\(\s?[A-Za-z0-9]{1,5}\s?\))*)`;
// Not "1.61-1" (a regulation), not "61%", not the "61" of "61,000".
const NOT_MORE = String.raw`(?![\w%]|[.,:/]\d|[-\u2010-\u2015\u2212]\w)`;
const SIGN = String.raw`(?:§{1,2}|\bsec(?:tion|tions|s|\.)?\.?)`;
const CODE = String.raw`(?:\b26\s*U\.?\s?S\.?\s?C\.?\s?(?:A\.?|S\.?)?|\bI\.?\s?R\.?\s?C\.?|\b(?:the\s+)?Internal\s+Revenue\s+Code(?:\s+of\s+19(?:54|86))?,?|\bCode|\btitle\s+26,?)`;

/** Preceded by the name of the Code: "26 USC 61", "IRC § 61(a)", "Code Sec. 61", "26 U.S.C. § 1400Z-2(b)". */
const WITH_CODE = new RegExp(String.raw`${CODE}\s*(?:${SIGN})?\s*${NUMBER}${PATH}${NOT_MORE}`, "gi");
/** Preceded by a section sign or word only: "§ 61", "sec. 61(a)", "section 280A". */
const WITH_SIGN = new RegExp(String.raw`${SIGN}\s*${NUMBER}${PATH}${NOT_MORE}`, "gi");
/** "401(k)", "501(c)(3)": a number directly followed by a subsection. */
const WITH_SUBSECTION = new RegExp(
  String.raw`(?<![\w.$,(-])${NUMBER}((?:\([A-Za-z0-9]{1,5}\))+)${NOT_MORE}`,
  "g",
);
/** "a 1031 exchange", "529 plan": how practitioners speak of a section. */
const BY_TRADE_NAME = new RegExp(
  String.raw`(?<![\w.$,(-])(\d{2,4}[A-Z]?)\s+(?=(?:exchange|plan|account|election|deduction|expensing|property|stock|gain|loss|contract|trust|transaction)s?\b)()`,
  "g",
);
/** The whole text is a citation: "61", "61(a)(1)", "1400Z-2". */
const BARE = new RegExp(String.raw`^\s*${NUMBER}${PATH}\s*$`);

const NEXT_IN_LIST = new RegExp(
  String.raw`^(?:,|,?\s(?:and|or|through|to))\s?§{0,2}\s?${NUMBER}${PATH}${NOT_MORE}(?!\s+(?:percent|days|months|years|shares))`,
  "i",
);

const OTHER_LAW_BEFORE =
  /(?:\d+\s*(?:U\.?\s?S\.?\s?C\.?(?:A\.?)?|C\.?\s?F\.?\s?R\.?)|\bReg(?:s|ulations?)?\.?|\bCFR|\bC\.F\.R\.)\s*(?:§{1,2}|sec(?:tion|\.)?)?\s*$/i;

/** Parses a text that is one citation in any usual form; null for any other text. */
export function parseCitation(text: string): Citation | null {
  const bare = BARE.exec(text);
  if (bare) return citation(bare);
  const found = findCitations(text)[0];
  return found ? { section: found.section, path: found.path } : null;
}

/** All citations of the Code in a text, in order, none overlapping. */
export function findCitations(text: string): FoundCitation[] {
  const bare = BARE.exec(text);
  if (bare) return [{ ...citation(bare), start: 0, end: text.length }];
  const found: FoundCitation[] = [];
  for (const pattern of [WITH_CODE, WITH_SIGN, WITH_SUBSECTION, BY_TRADE_NAME]) {
    for (const match of text.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      if (found.some((other) => start < other.end && other.start < end)) continue;
      if (pattern !== WITH_CODE && OTHER_LAW_BEFORE.test(text.slice(0, start))) continue;
      if (
        pattern === WITH_CODE &&
        /^\s*\d/.test(match[0]) === false &&
        /\d\s*$/.test(text.slice(Math.max(0, start - 4), start))
      ) {
        continue;
      }
      found.push({ ...citation(match), start, end });
    }
  }
  return [...found, ...listMembers(text, found)].sort((a, b) => a.start - b.start);
}

/** The 62 and 63 of "sections 61, 62 and 63". */
function listMembers(text: string, heads: FoundCitation[]): FoundCitation[] {
  const members: FoundCitation[] = [];
  for (const head of heads) {
    let end = head.end;
    for (let next = NEXT_IN_LIST.exec(text.slice(end)); next; next = NEXT_IN_LIST.exec(text.slice(end))) {
      const start = end + next[0].length - next[0].trimStart().length;
      end += next[0].length;
      const member = { ...citation(next), start, end };
      if (!heads.some((other) => other.start < end && start < other.end)) members.push(member);
    }
  }
  return members;
}

/** "26 USC 61(a)(1)" */
export function formatCitation(section: string, path: readonly string[] = []): string {
  return `26 USC ${section}${formatPath(path)}`;
}

/** "(a)(1)"; in regulations also "(h) Example 2(i)" */
export function formatPath(path: readonly string[]): string {
  return path.map((step) => (/^(?:Example|Q&A)/.test(step) ? ` ${step}` : `(${step})`)).join("");
}

/** "/authority/26-usc/61#a-1"; `fragment` is a unit's id, "" for the section. */
export function sectionUrl(section: string, fragment = ""): string {
  return `/authority/26-usc/${encodeURIComponent(section)}${fragment ? `#${fragment}` : ""}`;
}

const ANOTHER_ACT =
  /^[^.;]{0,40}?\bof (?:such|the|that|this) (?:[A-Z]\w+ )*Act\b|^[^.;]{0,30}?\bof title (?!26)\d/;

/** Numbers of the sections that a text of the Code cites, each once, without the section itself. */
export function citedSections(text: string, own = ""): string[] {
  const numbers = findCitations(text)
    .filter((found) => !ANOTHER_ACT.test(text.slice(found.end, found.end + 60)))
    .map((found) => found.section);
  return [...new Set(numbers)].filter((number) => number !== own);
}

/** "1400Z–2" and "1400z-2" become "1400Z-2". */
export function canonicalNumber(number: string): string {
  return number.replace(/[\u2010-\u2015\u2212]/g, "-").toUpperCase();
}

function citation(match: RegExpMatchArray): Citation {
  return {
    section: canonicalNumber(match[1]!),
    path: [...(match[2] ?? "").matchAll(/\(\s?([A-Za-z0-9]{1,5})\s?\)/g)].map((step) => step[1]!),
  };
}
