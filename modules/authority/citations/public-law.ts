/** Public laws: "Pub. L. No. 116-94, div. Q, § 205", "section 13301 of Public Law 115-97", "P.L. 119-21". */
import { padded, type CitationKind, type Claim } from "./citation.ts";
import { claimList, type Item, type ListGrammar } from "./lists.ts";
import { GAP, matches, readPath, SIGN } from "./reading.ts";

const KIND = "public-law";
const LAW = `(?:\\bPub(?:lic\\b|\\.)?${GAP}L(?:aw\\b|\\.)?|\\bP\\.?${GAP}L\\b\\.?)${GAP}(?:Nos?\\.${GAP})?`;
/** Divisions of the law between its number and the section: their numbers are not kept. */
const DIVISION = `(?:div(?:ision\\b|\\.)|tit(?:le\\b|\\.)|subtit(?:le\\b|\\.)|pt\\.|part|ch\\.|chapter)${GAP}[A-Z0-9]{1,8}`;
const NUMBER = `(\\d{2,3})-(\\d{1,4})(?![\\dA-Za-z-]|,\\d)`;
const CITE = new RegExp(`${LAW}${NUMBER}((?:,?${GAP}(?:of${GAP})?${DIVISION}){0,4})`, "gi");
const SECTION_AFTER = new RegExp(`,?${GAP}${SIGN}(?=\\d)`, "iy");
const SECTION_BEFORE = new RegExp(
  `(${SIGN})(\\d{1,5}[A-Z]{0,2}(?:${GAP}\\([A-Za-z0-9]{1,5}\\)){0,6}(?:(?:,|,?${GAP}(?:and|or))${GAP}\\d{1,5}[A-Z]{0,2}(?:\\([A-Za-z0-9]{1,5}\\)){0,6}){0,8})${GAP}of${GAP}(?:(?:the${GAP})?${DIVISION}${GAP}of${GAP}){0,3}${LAW}${NUMBER}`,
  "gi",
);
const SECTION = /(\d{1,6}[A-Z]{0,2})(?![\dA-Za-z])/y;

function grammar(key: string): ListGrammar {
  return {
    kind: KIND,
    between: () => null,
    read(text, at): Item | null {
      SECTION.lastIndex = at;
      const match = SECTION.exec(text);
      if (!match) return null;
      const { value, end } = readPath(text, at + match[0].length);
      return { key, path: [match[1]!, ...value], start: at, end };
    },
  };
}

function claimsAfter(text: string, match: RegExpExecArray): Claim[] {
  const [whole, congress, law] = match;
  const key = `${Number(congress)}-${Number(law)}`;
  const start = match.index;
  const end = start + whole.length;
  SECTION_AFTER.lastIndex = end;
  const sign = SECTION_AFTER.exec(text);
  const sections = sign ? claimList(text, { start, at: end + sign[0].length }, grammar(key)) : [];
  return sections.length > 0
    ? sections
    : [{ start, end, found: [{ kind: KIND, key, path: [], start, end }] }];
}

/** "sections 114 and 401 of Pub. L. 116-94": one claim, so that neither number is taken for the Code's. */
function claimBefore(match: RegExpExecArray): Claim {
  const [whole, sign, sections, congress, law] = match;
  const range = { start: match.index, end: match.index + whole.length };
  const key = `${Number(congress)}-${Number(law)}`;
  const found = claimList(sections!, { start: 0, at: 0 }, grammar(key)).flatMap((claim) => claim.found);
  const from = range.start + sign!.length;
  return {
    ...range,
    found: found.map((citation, at) => ({
      ...citation,
      start: at === 0 ? range.start : from + citation.start,
      end: at === found.length - 1 ? range.end : from + citation.end,
    })),
  };
}

export const publicLaw: CitationKind = {
  kind: KIND,

  find(text) {
    const after = [...matches(CITE, text)].flatMap((match) => claimsAfter(text, match));
    const before = [...matches(SECTION_BEFORE, text)].map(claimBefore);
    return [...after, ...before];
  },

  format(key, [section, ...path]) {
    return section === undefined
      ? `P.L. ${key}`
      : `P.L. ${key} § ${section}${path.map((step) => `(${step})`).join("")}`;
  },

  address: (key) => ({ work: "pl", number: key }),

  keyAt({ work, number }) {
    const [, congress, law] = work === "pl" ? (/^(\d{2,3})-(\d{1,4})$/.exec(number) ?? []) : [];
    return congress === undefined ? null : `${Number(congress)}-${Number(law)}`;
  },

  sortKey: (key) =>
    key
      .split("-")
      .map((number) => padded(number))
      .join(""),
};
