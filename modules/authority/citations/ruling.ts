/** Guidance of the Internal Revenue Bulletin: "Rev. Rul. 2019-24", "Rev. Proc. 2025-32, § 4.30", "Notice 2014-21". */
import { padded, type CitationKind, type Claim } from "./citation.ts";
import { claimLists, type Item, type ListGrammar } from "./lists.ts";
import { GAP, matches, readPath, SIGN } from "./reading.ts";

const KIND = "ruling";

/** Name as shown, pattern as seen, work in the address. */
const SERIES = [
  { name: "Rev. Rul.", pattern: `Rev(?:enue\\b|\\.)?${GAP}Rul(?:ings?)?s?\\b\\.?`, work: "rev-rul" },
  { name: "Rev. Proc.", pattern: `Rev(?:enue\\b|\\.)?${GAP}Proc(?:edures?)?s?\\b\\.?`, work: "rev-proc" },
  { name: "Notice", pattern: `Notices?`, work: "notice" },
  { name: "Ann.", pattern: `(?:Announcements?|Anns?\\.)`, work: "announcement" },
] as const;

const NUMBERS = `(?:Nos?\\.${GAP})?`;
const PIN_BEFORE = `(?:\\bsec(?:tion|s|\\.)?\\.?|§)${GAP}(\\d{1,2}(?:\\.\\d{1,3})?(?:\\([A-Za-z0-9]{1,4}\\)){0,4}) of ${GAP}`;
const HEADS = SERIES.map((series) => ({
  ...series,
  head: new RegExp(`(?:${PIN_BEFORE})?\\b${series.pattern}${GAP}${NUMBERS}(?=\\d)`, "gi"),
}));
const NUMBER = /(\d{4}|\d{2})-(\d{1,4})(?![\dA-Za-z-])/y;
const PIN = new RegExp(`,?${GAP}(?:at${GAP})?${SIGN}(\\d{1,2})(?:\\.(\\d{1,3}))?(?![\\d-])`, "iy");
/** A question with its answer, as `format` writes it: ", § 4 Q&A-6" */
const QUESTION = /,?[ \n]?Q&A-(\d{1,3})(?!\w)/y;

/** Years before 2000 have two digits: "84-102". */
function canonicalYear(year: string): string {
  if (year.length === 4) return year.startsWith("19") ? year.slice(2) : year;
  return Number(year) < 30 ? `20${year}` : year;
}

function grammar(name: string, pin: string[]): ListGrammar {
  return {
    kind: KIND,
    between: () => null,
    read(text, at): Item | null {
      NUMBER.lastIndex = at;
      const match = NUMBER.exec(text);
      if (!match) return null;
      const key = `${name} ${canonicalYear(match[1]!)}-${Number(match[2])}`;
      const end = at + match[0].length;
      return pin.length > 0 ? { key, path: pin, start: at, end } : { key, start: at, ...readPin(text, end) };
    },
  };
}

/** ", § 4.30(1) Q&A-2": section, number after the point, designators, question. */
function readPin(text: string, at: number): { path: string[]; end: number } {
  const { path, end } = readSection(text, at);
  QUESTION.lastIndex = end;
  const match = QUESTION.exec(text);
  return match ? { path: [...path, `Q&A-${match[1]}`], end: end + match[0].length } : { path, end };
}

function readSection(text: string, at: number): { path: string[]; end: number } {
  PIN.lastIndex = at;
  const match = PIN.exec(text);
  if (!match) return { path: [], end: at };
  const steps = [match[1]!, ...(match[2] === undefined ? [] : [match[2]])];
  const { value, end } = readPath(text, at + match[0].length);
  return { path: [...steps, ...value], end };
}

function pinOf(words: string | undefined): string[] {
  return words ? [...words.matchAll(/\w+/g)].map(([step]) => step) : [];
}

/** "(1)(a)", " Q&A-6", ", Scope" */
function formatSteps(path: readonly string[]): string {
  return path
    .map((step) =>
      /^(?:Q&A|Example)/.test(step) ? ` ${step}` : /^\w{1,4}$/.test(step) ? `(${step})` : `, ${step}`,
    )
    .join("");
}

/** "section 2 of this notice": a place in the very paper, not a section of the Code. */
const OWN_SECTION = new RegExp(
  `${SIGN}(\\d{1,2}(?:\\.\\d{1,3})?(?:\\([A-Za-z0-9]{1,4}\\)){0,4})${GAP}of${GAP}this${GAP}(?:notice|announcement|revenue${GAP}(?:ruling|procedure)|ruling|procedure|document)\\b`,
  "gi",
);

function ownSection(match: RegExpExecArray): Claim {
  const range = { start: match.index, end: match.index + match[0].length };
  return {
    ...range,
    found: [],
    later: (_, context) =>
      context?.kind === KIND ? { ...context, path: pinOf(match[1]), ...range, confidence: "low" } : null,
  };
}

export const ruling: CitationKind = {
  kind: KIND,

  find(text) {
    const named = HEADS.flatMap(({ name, head }) =>
      claimLists(text, matches(head, text), ([, pin]) => grammar(name, pinOf(pin))).flat(),
    );
    return [...named, ...[...matches(OWN_SECTION, text)].map(ownSection)];
  },

  format(key, path) {
    const [first, second, ...rest] = path;
    if (first === undefined) return key;
    if (!/^\d{1,2}$/.test(first)) return `${key}, ${first}${formatSteps(path.slice(1))}`;
    // After the point stand two digits, ".01"; a single one is a designator.
    const number = second !== undefined && /^\d{2,3}$/.test(second);
    return `${key}, § ${first}${number ? `.${second}${formatSteps(rest)}` : formatSteps(path.slice(1))}`;
  },

  address(key) {
    const { name, work } = SERIES.find((series) => key.startsWith(`${series.name} `))!;
    return { work, number: key.slice(name.length + 1) };
  },

  keyAt({ work, number }) {
    const series = SERIES.find((known) => known.work === work);
    const [, year, count] = /^(\d{4}|\d{2})-(\d{1,4})$/.exec(number) ?? [];
    return series && year !== undefined ? `${series.name} ${canonicalYear(year)}-${Number(count)}` : null;
  },

  /** By series, then year and number. */
  sortKey(key) {
    const [, year, count] = /(\d+)-(\d+)$/.exec(key)!;
    const series = SERIES.findIndex(({ name }) => key.startsWith(`${name} `));
    return `${series}${year!.length === 2 ? `19${year}` : year}${padded(count!)}`;
  },
};
