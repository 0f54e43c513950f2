/** Written determinations and advice: "PLR 202124008", "Priv. Ltr. Rul. 9024004", "GCM 39535", "AOD 2026-1". */
import { padded, type CitationKind } from "./citation.ts";
import { claimLists, type Item, type ListGrammar } from "./lists.ts";
import { GAP, matches } from "./reading.ts";

const KIND = "determination";
const NUMBERS = `(?:Nos?\\.${GAP})?`;

/**
 * Name as shown, names as seen, form of the number. A released number does not tell whether it is a PLR, a TAM or a
 * CCA: all of them are "WD".
 */
const SERIES = [
  {
    name: "WD",
    pattern: `(?:PLRs?|LTRs?|TAMs?|CCAs?|ILMs?|SCAs?|WD|Priv(?:ate\\b|\\.)?${GAP}(?:Ltr|Letter)s?\\.?${GAP}Rul(?:ing)?s?\\b\\.?|Tech(?:nical\\b|\\.)?${GAP}Adv(?:ice\\b|\\.)?${GAP}Mem(?:o(?:randum)?)?s?\\b\\.?|Chief${GAP}Couns(?:el\\b|\\.)?${GAP}Adv(?:ice\\b|\\.)?(?:${GAP}Mem(?:o(?:randum)?)?\\b\\.?)?)`,
    number: /(\d{9}|\d{7})(?!\d)/y,
  },
  {
    name: "FSA",
    pattern: `(?:FSAs?|Field${GAP}Serv(?:ice\\b|\\.)?${GAP}Adv(?:ice\\b|\\.)?)`,
    number: /(\d{9}|\d{7}|\d{4}-\d{1,3})(?!\d)/y,
  },
  {
    name: "GCM",
    pattern: `(?:GCMs?|G\\.${GAP}C\\.${GAP}M\\.|Gen(?:eral\\b|\\.)?${GAP}Couns(?:el\\b|\\.)?${GAP}Mem(?:o(?:randum)?)?\\b\\.?)`,
    number: /(\d{3,5})(?!\d)/y,
  },
  {
    name: "AOD",
    pattern: `(?:AODs?|A\\.O\\.D\\.|Action${GAP}on${GAP}Dec(?:ision\\b|\\.)?)`,
    number: /(\d{4}-\d{1,3})(?!\d)/y,
  },
] as const;
const HEADS = SERIES.map((series) => ({
  ...series,
  head: new RegExp(`\\b${series.pattern}[ \\n-]?${NUMBERS}(?=\\d)`, "gi"),
}));

function grammar({ name, number }: (typeof SERIES)[number]): ListGrammar {
  return {
    kind: KIND,
    between: () => null,
    read(text, at): Item | null {
      number.lastIndex = at;
      const match = number.exec(text);
      return match
        ? { key: `${name} ${canonical(match[1]!)}`, path: [], start: at, end: at + match[0].length }
        : null;
    },
  };
}

/** "2026-01" is 2026-1. */
function canonical(number: string): string {
  const [year, count] = number.split("-");
  return count === undefined ? number : `${year}-${Number(count)}`;
}

export const determination: CitationKind = {
  kind: KIND,

  find(text) {
    return HEADS.flatMap((series) =>
      claimLists(text, matches(series.head, text), () => grammar(series)).flat(),
    );
  },

  format: (key, path) => [key, ...path].join(", "),

  address(key) {
    const [series, number] = key.split(" ");
    return { work: series!.toLowerCase(), number: number! };
  },

  keyAt({ work, number }) {
    const series = SERIES.find(({ name }) => name.toLowerCase() === work);
    return series && new RegExp(`^${series.number.source}$`).test(number)
      ? `${series.name} ${canonical(number)}`
      : null;
  },

  /** By series, then number; numbers of seven digits are of years before 1999. */
  sortKey(key) {
    const [name, number] = key.split(" ");
    const [first, second] = number!.split("-");
    const whole = name === "WD" && first!.length === 7 ? `19${first}` : first!;
    return `${SERIES.findIndex((series) => series.name === name)}${padded(whole, 9)}${padded(second ?? "", 4)}`;
  },
};
