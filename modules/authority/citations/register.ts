/** Documents of the Federal Register: "T.D. 10000", "REG-112129-23", "89 Fed. Reg. 56480". */
import { padded, type CitationKind, type Claim, type FoundCitation } from "./citation.ts";
import { formatPages, readPages } from "./pages.ts";
import { GAP, matches } from "./reading.ts";

const KIND = "register";
const DECISION = new RegExp(
  `\\b(?:T\\.${GAP}?D\\.|TD|Treasury${GAP}Decisions?)${GAP}(\\d{3,5})(?![\\w-])`,
  "gi",
);
const PROJECT = /\bREG-(\d{6}-\d{2})(?![\w-])/gi;
const PAGE = new RegExp(
  `\\b(\\d{1,3})${GAP}(?:Fed\\.${GAP}Reg\\.|F\\.?R\\.?)${GAP}(\\d{1,3}(?:,\\d{3})|\\d{1,6})(?![\\w-])`,
  "g",
);

function claim(match: RegExpExecArray, key: string): Claim {
  const range = { start: match.index, end: match.index + match[0].length };
  return { ...range, found: [{ kind: KIND, key, path: [], ...range }] };
}

/** The Register's page right after a Treasury decision says where that was published. */
function pageClaim(text: string, match: RegExpExecArray): Claim {
  const start = match.index;
  const { path, end } = readPages(text, start + match[0].length);
  const key = `${match[1]} Fed. Reg. ${match[2]!.replace(",", "")}`;
  const found: FoundCitation = { kind: KIND, key, path, start, end };
  if (
    /\b(?:T\.? ?D\.?|REG-)[ \n]?[\d-]+,[ \n]?$/i.test(text.slice(Math.max(0, match.index - 24), match.index))
  ) {
    found.parallel = true;
  }
  return { start, end, found: [found] };
}

export const register: CitationKind = {
  kind: KIND,

  find: (text) => [
    ...[...matches(DECISION, text)].map((match) => claim(match, `T.D. ${Number(match[1])}`)),
    ...[...matches(PROJECT, text)].map((match) => claim(match, `REG-${match[1]}`)),
    ...[...matches(PAGE, text)].map((match) => pageClaim(text, match)),
  ],

  format: (key, path) => formatPages(key, path),

  address(key) {
    if (key.startsWith("T.D. ")) return { work: "td", number: key.slice(5) };
    if (key.startsWith("REG-")) return { work: "reg", number: key.slice(4) };
    return { work: "fr", number: key.replace(" Fed. Reg. ", "/") };
  },

  keyAt({ work, number }) {
    if (work === "td" && /^\d{3,5}$/.test(number)) return `T.D. ${Number(number)}`;
    if (work === "reg" && /^\d{6}-\d{2}$/.test(number)) return `REG-${number}`;
    return work === "fr" && /^\d{1,3}\/\d{1,6}$/.test(number) ? number.replace("/", " Fed. Reg. ") : null;
  },

  sortKey(key) {
    const series = key.startsWith("T.D.") ? 0 : key.startsWith("REG-") ? 1 : 2;
    return `${series}${key
      .match(/\d+/g)!
      .map((number) => padded(number))
      .join("")}`;
  },
};
