/** Opinions of the Tax Court: "162 T.C. 148", "165 T.C. No. 7", "T.C. Memo. 2025-133", "T.C. Summ. Op. 2010-5". */
import { padded, type Citation, type CitationKind, type Claim, type FoundCitation } from "./citation.ts";
import { GAP, matches } from "./reading.ts";
import { formatPages, readPages } from "./pages.ts";

const KIND = "tax-court";
const TC = `T\\.?${GAP}C\\b\\.?`;

const REPORTED = new RegExp(
  `\\b(\\d{1,3})${GAP}T\\.?${GAP}C\\.?${GAP}(No\\.${GAP})?(\\d{1,4})(?![\\w-])`,
  "g",
);
/** "162 T.C. at 169": the opinion of volume 162 that was cited before. */
const SHORT = new RegExp(`\\b(\\d{1,3})${GAP}T\\.${GAP}C\\.,?(?=${GAP}at${GAP}\\d)`, "g");
const MEMO = new RegExp(
  `\\b${TC}${GAP}(?:Memo(?:randum)?\\b\\.?|M\\.${GAP}\\((?:RIA|P-H)\\))${GAP}(?:Nos?\\.${GAP})?(\\d{4})-(\\d{1,3})(?![\\w-])`,
  "gi",
);
const TCM = new RegExp(
  `\\bT\\.?C\\.?M\\.?${GAP}\\((?:RIA|P-H)\\)${GAP}¶?${GAP}(\\d{4})-(\\d{1,3})(?![\\w-])`,
  "gi",
);
const SUMMARY = new RegExp(
  `\\b${TC}${GAP}Summ(?:ary\\b|\\.)?${GAP}Op(?:inion\\b|\\.)?${GAP}(?:No\\.${GAP})?(\\d{4})-(\\d{1,3})(?![\\w-])`,
  "gi",
);

/** How far back, in citations, a short form is looked up. */
const MEMORY = 200;

function claim(text: string, match: RegExpExecArray, key: string): Claim {
  const { path, end } = readPages(text, match.index + match[0].length);
  return { start: match.index, end, found: [{ kind: KIND, key, path, start: match.index, end }] };
}

function shortClaim(text: string, match: RegExpExecArray): Claim {
  const { path, end } = readPages(text, match.index + match[0].length);
  const volume = `${match[1]} T.C. `;
  return {
    start: match.index,
    end,
    found: [],
    later(before, context): FoundCitation | null {
      const isOfVolume = ({ kind, key }: Citation) => kind === KIND && key.startsWith(volume);
      const known =
        before.slice(-MEMORY).findLast(isOfVolume) ?? (context && isOfVolume(context) ? context : undefined);
      return known ? { kind: KIND, key: known.key, path, start: match.index, end, confidence: "low" } : null;
    },
  };
}

export const taxCourt: CitationKind = {
  kind: KIND,

  find(text) {
    const claims: Claim[] = [];
    for (const match of matches(REPORTED, text)) {
      const [, volume, slip, number] = match;
      claims.push(claim(text, match, `${Number(volume)} T.C. ${slip ? "No. " : ""}${Number(number)}`));
    }
    for (const match of matches(SHORT, text)) claims.push(shortClaim(text, match));
    for (const pattern of [MEMO, TCM]) {
      for (const match of matches(pattern, text)) {
        claims.push(claim(text, match, `T.C. Memo. ${match[1]}-${Number(match[2])}`));
      }
    }
    for (const match of matches(SUMMARY, text)) {
      claims.push(claim(text, match, `T.C. Summ. Op. ${match[1]}-${Number(match[2])}`));
    }
    return claims;
  },

  format: (key, path) => formatPages(key, path),

  address(key) {
    const [, work, number] = /^T\.C\. (Memo|Summ)\.(?: Op\.)? (.*)$/.exec(key) ?? [];
    if (work !== undefined) return { work: `tc-${work.toLowerCase()}`, number: number! };
    const [, volume, slip, page] = /^(\d+) T\.C\. (No\. )?(\d+)$/.exec(key)!;
    return { work: "tc", number: slip ? `${volume}-no-${page}` : `${volume}/${page}` };
  },

  keyAt({ work, number }) {
    if (work === "tc") {
      const [, volume, between, page] = /^(\d{1,3})(-no-|\/)(\d{1,4})$/.exec(number) ?? [];
      return volume === undefined
        ? null
        : `${Number(volume)} T.C. ${between === "/" ? "" : "No. "}${Number(page)}`;
    }
    const name = work === "tc-memo" ? "T.C. Memo." : work === "tc-summ" ? "T.C. Summ. Op." : null;
    const [, year, count] = /^(\d{4})-(\d{1,3})$/.exec(number) ?? [];
    return name && year !== undefined ? `${name} ${year}-${Number(count)}` : null;
  },

  /** Reported, slip, memorandum and summary opinions, each by volume or year, then number. */
  sortKey(key) {
    const [first, second] = key.match(/\d+/g)!;
    const series = key.includes("Memo") ? 2 : key.includes("Summ") ? 3 : key.includes("No.") ? 1 : 0;
    return `${series}${padded(first!)}${padded(second!)}`;
  },
};
