/** Numbers of other laws, so that "section 301 of the Trade Act" is not 26 USC 301. */
import type { Claim } from "./citation.ts";
import { NAMED_LAWS, POPULAR_SECTIONS, STATES } from "./other-laws.ts";
import { GAP, matches, SIGN } from "./reading.ts";

/** A number as any law may write it: "301", "9-102", "17-1801(a)(2)", "78l", "1395w-4". */
const NUMBER = `\\d[\\dA-Za-z]{0,6}(?:[.:-][\\dA-Za-z]{1,7}){0,4}(?:${GAP}\\([A-Za-z0-9]{1,5}\\)){0,8}`;
const NUMBERS = `${NUMBER}(?:(?:,|,?${GAP}(?:and|or|through|to)\\b|-)${GAP}(?:(?:and|or)${GAP})?(?:${NUMBER}|(?:\\([A-Za-z0-9]{1,5}\\)){1,4})){0,12}`;

const STATE = `(?:${STATES.join("|")})(?!\\w)`;
const KNOWN = `(?:${NAMED_LAWS.join("|")})(?!\\w)`;
/** Words of a law's name, and what it ends in. */
const SPACE = "[ \\n]";
const NAME_WORD = `(?:[A-Z][\\w.'&/-]*|of|and|the|for|on|to|&)`;
const LAW_WORD = `(?:Act|Code|Law|Laws|Statutes?|Stat\\.|Constitution|Const\\.|Ordinance|Treaty|Convention|Rules|Regulation|Amendments|Proclamation)`;
/** The Internal Revenue Code under its own names; the Code of 1939 is another law. */
const OWN =
  /^(?:the )?(?:(?:federal|U\.?S\.?|United States) )?(?:Internal Revenue Code(?! of 1939)|(?:Revenue|Tax|IR)? ?Code(?! (?:of (?!19(?:54|86))|Ann))|title 26|I\.?R\.?C\b)/i;

/** " of the Trade Act of 1974", " of title 29", " of California law": what follows a number. */
const AFTER = new RegExp(
  `,?${GAP}(?:of|under|in|from)${GAP}((?:the|such|that|this|said|its)${GAP})?(?:` +
    [
      `(title${GAP}(?!26\\b)(?:\\d{1,2}|[IVX]{1,6})\\b(?:,?${GAP}(?:of${GAP}the${GAP})?(?:U\\.?S\\.?C\\.?|United${GAP}States${GAP}Code))?)`,
      `((?:${KNOWN})(?:${GAP}of${GAP}\\d{4})?)`,
      `((?:the${GAP})?(?:${STATE})(?:'s)?(?:${SPACE}[\\w&.]+){0,5}?${SPACE}(?:Code|Law|Laws|Statutes?|Constitution|Act))`,
      `((?:${NAME_WORD}${SPACE}){0,12}?${LAW_WORD}\\b(?:${GAP}(?:of${GAP})?(?:[A-Z][a-z]+${GAP}\\d{1,2},${GAP})?\\d{4})?)`,
    ].join("|") +
    `)`,
  "y",
);
const AFTER_ANY_CASE = new RegExp(
  `,?${GAP}(?:of|under|in|from)${GAP}(?:the${GAP})?((?:${KNOWN})(?:${GAP}of${GAP}\\d{4})?|title${GAP}(?!26\\b)\\d{1,2}\\b|(?:${STATE})(?:'s)?(?:${SPACE}[\\w&.]+){0,5}?${SPACE}(?:code|law|statutes?|constitution|act)\\b)`,
  "iy",
);
/** "Trade Act of 1974, section 301", "Cal. Rev. & Tax. Code § 17041", "California § 83": what stands before a sign. */
const BEFORE = new RegExp(
  `(?<![\\w.])(` +
    [
      `${STATE}(?:'s)?(?:${SPACE}(?:[A-Z][\\w.'&-]*|&|and|of)){0,7}`,
      `${KNOWN}(?:${GAP}of${GAP}\\d{4})?`,
      `(?:[A-Z][\\w.'&-]*${SPACE}(?:(?:of|and|for|the|on|&)${SPACE}){0,2}){1,8}(?:Act|Code(?:${GAP}Ann\\.)?|Statutes|Law)(?:${GAP}of${GAP}\\d{4})?`,
    ].join("|") +
    `),?${GAP}$`,
);
const BEFORE_ANY_CASE = new RegExp(
  `(?<![\\w.])((?:${STATE}|${KNOWN})(?:${GAP}(?:tax${GAP})?(?:code|law|statute))?)${GAP}$`,
  "i",
);
/** Longest stretch before a sign that is read for the name of a law. */
const BEFORE_LENGTH = 90;

const SIGNED = new RegExp(`${SIGN}(?=\\d)`, "gi");
const SIGNED_NUMBERS = new RegExp(NUMBERS, "y");
const TITLED = new RegExp(
  `(?<![\\w.$-])(\\d{1,2})${GAP}(U\\.?${GAP}S\\.?${GAP}C(?:ode\\b)?\\.?(?:${GAP}[AS]\\b\\.?)?|C\\.?${GAP}F\\.?${GAP}R\\b\\.?)${GAP}(?:${SIGN}|parts?${GAP})?(${NUMBERS})`,
  "gi",
);
const TITLE_FIRST = new RegExp(
  `\\btitle${GAP}(?!26\\b)(\\d{1,2})\\b,?${GAP}(?:(?:of${GAP}the${GAP})?(?:U\\.?S\\.?C\\.?|United${GAP}States${GAP}Code),?${GAP})?${SIGN}(${NUMBERS})`,
  "gi",
);
const RULES = new RegExp(
  `\\b(?:(?:Fed\\.${GAP}R\\.${GAP}(?:Civ|Crim|App|Evid|Bankr)\\.${GAP}(?:P\\.)?)|(?:Tax${GAP}Court${GAP})?Rules?|FRCP|FRE)${GAP}(${NUMBERS})`,
  "g",
);
const ARTICLE = new RegExp(
  `\\b(?:art(?:icle\\b|\\.)${GAP}[IVX\\d]{1,5},?${GAP}(?:sec(?:tion\\b|\\.)|cl(?:ause\\b|\\.)|§)${GAP})(\\d{1,2})\\b`,
  "gi",
);
const OTHER_CODE = new RegExp(
  `\\b(?:ILCS|O\\.?C\\.?G\\.?A\\.?|A\\.?R\\.?S\\.?|RCW|C\\.?R\\.?S\\.?|NRS|ORS|RSMo|U\\.?C\\.?C\\.?|IRM|I\\.R\\.M\\.|NAICS|(?:ERISA|FLSA|FMLA|NLRA|INA)(?=${GAP}\\d{1,4}[A-Z]?\\())${GAP}(?:${SIGN})?(${NUMBERS})`,
  "g",
);
/** The sentence around a number, as far as it is read for a section's everyday words. */
const NEARBY = "[^.?!]{0,160}";
const POPULAR = POPULAR_SECTIONS.map(({ number, words, near, law }) => {
  const sign = `(?:\\bsection${GAP}|§${GAP})`;
  const behind = `(?=${GAP}(?:${words})\\b${near ? `|[, ?]${NEARBY}\\b(?:${near})\\b` : ""})`;
  // Looked for only behind a number that was found: the Code's whole text is read for citations.
  const before = near ? [`${sign}(${number})(?=[ ,?])(?<=\\b(?:${near})\\b${NEARBY})`] : [];
  return { law, pattern: new RegExp([`${sign}(${number})${behind}`, ...before].join("|"), "gi") };
});

function claim(start: number, end: number, { law, numbers }: { law: string; numbers: string }): Claim {
  const each = numbers
    .split(/,|\b(?:and|or|through|to)\b|§/)
    .map((number) => number.trim())
    .filter((number) => number !== "");
  return { start, end, found: [], foreign: { start, end, law: law.replace(/[\s,]+$/, ""), numbers: each } };
}

/** "the Trade Act of 1974" behind the number that ends at `at`; null when it is the Code or nothing. */
function lawAfter(text: string, at: number): { law: string; end: number } | null {
  for (const pattern of [AFTER, AFTER_ANY_CASE]) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (!match) continue;
    const law = (match.slice(1).findLast((group) => group !== undefined) ?? "")
      .replace(/\s+/g, " ")
      .replace(/^the /i, "")
      .trim();
    if (OWN.test(law) || law === "") return null;
    return { law, end: at + match[0].length };
  }
  return null;
}

function lawBefore(text: string, at: number): { law: string; start: number } | null {
  const from = Math.max(0, at - BEFORE_LENGTH);
  const words = text.slice(from, at);
  const match = BEFORE.exec(words) ?? BEFORE_ANY_CASE.exec(words);
  if (
    !match ||
    /\b(?:Internal Revenue|Revenue|the|I\.R\.|Under|See) Code,?[ \n]?$|^Code,?[ \n]?$/i.test(match[0])
  )
    return null;
  const law = match[1]!
    .replace(/\s+/g, " ")
    .replace(/^(?:Under|See|In|The|Does|Is|What|Per|By) (?:the )?/, "")
    .trim();
  if (OWN.test(law) || /^(?:Code|Act|Law)$/.test(law)) return null;
  return { law, start: from + match.index };
}

function signedClaims(text: string): Claim[] {
  const claims: Claim[] = [];
  for (const match of matches(SIGNED, text)) {
    const at = match.index + match[0].length;
    SIGNED_NUMBERS.lastIndex = at;
    const numbers = SIGNED_NUMBERS.exec(text);
    if (!numbers) continue;
    const end = at + numbers[0].length;
    const after = lawAfter(text, end);
    if (after) {
      claims.push(claim(match.index, after.end, { law: after.law, numbers: numbers[0] }));
      continue;
    }
    const before = lawBefore(text, match.index);
    if (before) claims.push(claim(before.start, end, { law: before.law, numbers: numbers[0] }));
  }
  return claims;
}

function titledClaims(text: string): Claim[] {
  const claims: Claim[] = [];
  for (const match of matches(TITLED, text)) {
    const [whole, title, name, numbers] = match;
    if (title === "26") continue;
    const law = `${title} ${/^C\W*F/i.test(name!) ? "CFR" : "USC"}`;
    claims.push(claim(match.index, match.index + whole.length, { law, numbers: numbers! }));
  }
  for (const match of matches(TITLE_FIRST, text)) {
    const law = `${match[1]} USC`;
    claims.push(claim(match.index, match.index + match[0].length, { law, numbers: match[2]! }));
  }
  return claims;
}

function namedClaims(text: string): Claim[] {
  const claims: Claim[] = [];
  for (const [pattern, law] of [
    [RULES, "rules of court"],
    [ARTICLE, "United States Constitution"],
    [OTHER_CODE, null],
  ] as const) {
    for (const match of matches(pattern, text)) {
      const name = law ?? match[0].slice(0, match[0].indexOf(match[1]!)).replace(/[§\s]+$/, "");
      claims.push(claim(match.index, match.index + match[0].length, { law: name, numbers: match[1]! }));
    }
  }
  for (const { pattern, law } of POPULAR) {
    for (const match of matches(pattern, text)) {
      const [whole, first, second] = match;
      // The sign behind it belongs to the claim, so that it is longer than the bare number.
      claims.push(claim(match.index, match.index + whole.length + 1, { law, numbers: (first ?? second)! }));
    }
  }
  return claims;
}

/** Claims of numbers that belong to other laws. */
export function findForeign(text: string): Claim[] {
  return [...signedClaims(text), ...titledClaims(text), ...namedClaims(text)];
}
