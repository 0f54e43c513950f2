/** The Internal Revenue Code: "26 U.S.C. § 61(a)(1)", "I.R.C. sec. 61", "sections 671 through 679", "a 1031 exchange". */
import { padded, type CitationKind, type Claim } from "./citation.ts";
import { claimLists, type Item, type ListGrammar } from "./lists.ts";
import { endsNumber, GAP, matches, readPath, sibling, SIGN } from "./reading.ts";

const KIND = "code";
const NUMBER = /(\d{1,5})([A-Za-z]{0,2})(?:-(\d{1,2})(?![\dA-Za-z]))?/y;
const ORDINAL = /^\d+(?:st|nd|rd|th)$/i;

const TITLE_26 = `\\b26${GAP}(?:U\\.?${GAP}S\\.?${GAP}C(?:ode\\b)?\\.?${GAP}(?:[AS]\\b\\.?)?|United${GAP}States${GAP}Code)`;
const CODE_NAME = [
  TITLE_26,
  `\\bI\\.?${GAP}R\\.?${GAP}C(?![A-Za-z_])\\.?`,
  `\\bInternal${GAP}Revenue${GAP}Code(?:${GAP}of${GAP}19(?:54|86))?,?`,
  `\\btitle${GAP}26,?(?:${GAP}U\\.?S\\.?C\\.?,?|${GAP}United${GAP}States${GAP}Code,?)?`,
  `\\b(?:revenue|tax)${GAP}code`,
].join("|");
/** "Code 61": only with a capital, since "box 12, code 12" and "zip code 90210" are none. */
const CODE_ALONE = `(?<![\\w.]${GAP})(?<!\\b(?:zip|area|distribution|activity|industry|reason|error|NAICS|SIC|\\d)${GAP})\\bCode`;

/** The name of the Code, a section sign, or both, before a number. */
const HEAD = new RegExp(`(?:(${CODE_NAME})(?:${GAP}${SIGN}| ?)|(?:\\bCode${GAP})?${SIGN})(?=\\d)`, "gi");
const HEAD_CODE = new RegExp(`${CODE_ALONE}${GAP}(?=\\d)`, "g");
/** "401(k)", "501(c)(3)": a number directly followed by a subsection. */
const WITH_SUBSECTION = /(?<![\w.$,(§-])(?=\d{1,5}[A-Za-z]{0,2}(?:-\d{1,2})?\([A-Za-z0-9]{1,5}\))/g;
/** "a 1031 exchange", "529 plan": how practitioners speak of a section. */
const TRADE_NAME =
  /(?<![\w.$,(-])(\d{2,4}[A-Z]?)[ \n](?=(?:exchange|plan|account|election|deduction|expensing|property|stock|gain|loss|contract|trust|transaction)s?\b)/g;
/** The whole text is a number: "61", "61(a)(1)". */
const BARE = /^[ \n]?(?=\d)/g;

const NOTE = /(?:,? ?| \()note\b/y;
/** A number that counts something, or begins another citation: "section 121, 5 years", "§ 371(a), 92 Stat. 2859". */
const COUNTED =
  /^[ \n](?:[A-Z][A-Za-z]{0,4}\.|(?!(?:and|or|of|the|apply|applies|is|are|was|were|to|for|in|by|on|as|does|do|may|shall|would|can|if|with|when|that|which|not|note)\b)[a-z])/;

export function canonicalNumber(number: string): string {
  return number.replace(/[\u2010-\u2015\u2212]/g, "-").toUpperCase();
}

function grammar({ plural, named }: { plural: boolean; named: boolean }): ListGrammar {
  return {
    kind: KIND,
    between,
    read(text, at, previous, afterComma) {
      const number = readNumber(text, at, plural);
      if (!number) return previous && readSibling(text, at, previous);
      const { value: path, end } = readPath(text, number.end);
      if (previous && path.length === 0 && !mayFollow(number.key, previous, plural)) return null;
      const isBare = previous !== null && afterComma && path.length === 0 && !plural;
      if (isBare && (text[at - 1] === "\n" || COUNTED.test(text.slice(end, end + 24)))) return null;
      NOTE.lastIndex = end;
      const note = named && NOTE.exec(text);
      return note
        ? { key: number.key, path: [...path, "note"], start: at, end: end + note[0].length }
        : { key: number.key, path, start: at, end };
    },
  };
}

/** A whole section number at a place: "61", "1400Z-2", not the "1" of "1.61-1". */
function readNumber(text: string, at: number, inList: boolean): { key: string; end: number } | null {
  NUMBER.lastIndex = at;
  const match = NUMBER.exec(text);
  if (!match) return null;
  const [whole, digits, letters, suffix] = match;
  // "1400Z-2" is one number, "280A-280H" and "41A-44" are ranges.
  const isSuffixed = suffix !== undefined && letters !== "" && Number(suffix) < Number(digits);
  const number = isSuffixed ? whole! : digits! + letters!;
  const end = at + number.length;
  const isRangeStart =
    /^-\d/.test(text.slice(end, end + 2)) && NUMBER_AFTER_DASH.test(text.slice(end, end + 7));
  if (ORDINAL.test(number) || !(endsNumber(text, end, inList) || isRangeStart)) return null;
  return { key: canonicalNumber(number), end };
}

const NUMBER_AFTER_DASH = /^-\d{2,5}[A-Za-z]{0,2}(?![\w.-])/;

/** "(b)" after "162(a)(1)": 162(b). */
function readSibling(text: string, at: number, previous: Item): Item | null {
  const { value: path, end } = readPath(text, at);
  const whole = path.length > 0 ? sibling(previous.path, path) : null;
  return whole && text[at] === "(" && text[at - 1] !== "\n"
    ? { key: previous.key, path: whole, start: at, end }
    : null;
}

/** A bare number continues a list when it looks like the numbers before it: not the year of "section 179, 2026". */
function mayFollow(key: string, previous: Item, plural: boolean): boolean {
  if (plural) return true;
  const isYear = /^(?:19|20)\d\d$/.test(key);
  return !isYear || /^(?:19|20)\d\d/.test(previous.key);
}

/** "672" to "678" between "671" and "679"; null when the second is not above the first. */
function between(first: string, last: string): string[] | null {
  const from = parts(first);
  const to = parts(last);
  if (from.number === to.number && from.letters.length === 1 && to.letters.length === 1) {
    const [low, high] = [from.letters.charCodeAt(0), to.letters.charCodeAt(0)];
    if (high <= low) return null;
    return Array.from(
      { length: high - low - 1 },
      (_, at) => `${from.number}${String.fromCharCode(low + at + 1)}`,
    );
  }
  if (to.number <= from.number) return null;
  return Array.from({ length: to.number - from.number - 1 }, (_, at) => String(from.number + at + 1));
}

function parts(key: string): { number: number; letters: string } {
  const [, digits, letters] = /^(\d+)([A-Z]*)/.exec(key)!;
  return { number: Number(digits), letters: letters! };
}

function isPlural(head: string): boolean {
  return /§[ \n]?§|secs\b|sections/i.test(head);
}

/** Claims of the lists whose heads a pattern finds. */
function claimsOf(text: string, pattern: RegExp, named = true): Claim[] {
  const lists = claimLists(text, matches(pattern, text), ([head]) =>
    grammar({ plural: isPlural(head), named }),
  );
  for (const [first, ...others] of lists) {
    if (!first || !/\bformer[ \n]$/i.test(text.slice(Math.max(0, first.start - 8), first.start))) continue;
    for (const citation of [first, ...others].flatMap(({ found }) => found)) citation.former = true;
  }
  return lists.flat();
}

function unsure(claims: Claim[]): Claim[] {
  for (const { found } of claims) for (const citation of found) citation.confidence = "low";
  return claims;
}

/** The heading "SECTION 2. BACKGROUND" of a ruling cites nothing. */
function isHeading(text: string, { start, end, found: [first] }: Claim): boolean {
  const isShort = first?.path.length === 0 && first.key.length <= 2;
  return text.startsWith("SECTION ", start) && isShort && /^\.|^[ \n][A-Z]{2}/.test(text.slice(end));
}

function tradeName(match: RegExpExecArray): Claim {
  const range = { start: match.index, end: match.index + match[1]!.length };
  return { ...range, found: [{ kind: KIND, key: canonicalNumber(match[1]!), path: [], ...range }] };
}

/** A text that is nothing but a number. */
function bareClaims(text: string): Claim[] {
  const claims = text.length > 40 ? [] : claimsOf(text, BARE);
  return claims.length === 1 && text.slice(claims[0]!.end).trim() === "" ? claims : [];
}

export const code: CitationKind = {
  kind: KIND,

  find(text) {
    return [
      ...claimsOf(text, HEAD).filter((claim) => !isHeading(text, claim)),
      ...claimsOf(text, HEAD_CODE),
      ...bareClaims(text),
      ...unsure(claimsOf(text, WITH_SUBSECTION, false)),
      ...unsure([...matches(TRADE_NAME, text)].map(tradeName)),
    ];
  },

  format(key, path) {
    const [note] = path.slice(-1);
    const steps = note === "note" ? path.slice(0, -1) : path;
    return `26 USC ${key}${steps.map((step) => `(${step})`).join("")}${note === "note" ? " note" : ""}`;
  },

  address: (key) => ({ work: "26-usc", number: key }),

  keyAt: ({ work, number }) =>
    work === "26-usc" && /^\d{1,5}[A-Za-z]{0,2}(?:[-\u2010-\u2015\u2212]\d{1,2})?$/.test(number)
      ? canonicalNumber(number)
      : null,

  /** 1, 1A, 2, 10, 25A, 45Z, 45AA, 1400Z-1: letters carry their count in front, since AA follows Z. */
  sortKey(key) {
    const runs = key.toUpperCase().match(/\d+|[A-Z]+/g) ?? [];
    return runs.map((run) => (/\d/.test(run) ? padded(run) : `${run.length}${run}`)).join("");
  },
};
