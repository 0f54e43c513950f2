/** Cases by reporter: "445 F.2d 985", "144 S. Ct. 2244", "29 B.T.A. 1236"; AFTR, USTC, the Bulletin as parallels. */
import { padded, type CitationKind, type Claim, type FoundCitation } from "./citation.ts";
import { formatPages, readPages } from "./pages.ts";
import { GAP, matches } from "./reading.ts";

const KIND = "reporter";

/** Name as shown and its slug; its pattern is the name with spaces and periods as people drop them. */
const REPORTERS: readonly (readonly [name: string, slug: string])[] = [
  ["U.S.", "us"],
  ["S. Ct.", "s-ct"],
  ["L. Ed.", "l-ed"],
  ["L. Ed. 2d", "l-ed-2d"],
  ["F.", "f"],
  ["F.2d", "f-2d"],
  ["F.3d", "f-3d"],
  ["F.4th", "f-4th"],
  ["F. App'x", "f-appx"],
  ["F. Supp.", "f-supp"],
  ["F. Supp. 2d", "f-supp-2d"],
  ["F. Supp. 3d", "f-supp-3d"],
  ["Fed. Cl.", "fed-cl"],
  ["Cl. Ct.", "cl-ct"],
  ["Ct. Cl.", "ct-cl"],
  ["B.T.A.", "bta"],
  ["B.R.", "br"],
];
/** Reporters and collections that only repeat what has a citation of its own. */
const PARALLEL: readonly (readonly [name: string, slug: string])[] = [
  ["A.F.T.R.", "aftr"],
  ["A.F.T.R.2d", "aftr-2d"],
  ["U.S.T.C.", "ustc"],
  ["T.C.M.", "tcm"],
  ["I.R.B.", "irb"],
  ["C.B.", "cb"],
  ["Stat.", "stat"],
  ["WL", "wl"],
];
const ALL = [...REPORTERS, ...PARALLEL];

/** Initials are also written without periods, other names with all of them. */
function pattern(name: string): string {
  const isInitials = /^(?:[A-Z]\.){3,}(?:2d)?$|^[CI]\.[BR]\.(?:B\.)?$/.test(name);
  return name
    .split(/(?<=\.)(?=[A-Z\d])| /)
    .map((word) => word.replace(/\.$/, isInitials ? "\\.?" : "\\.").replace("'", "'?"))
    .join(GAP);
}

const NAMES = ALL.map(([name]) => name)
  .sort((a, b) => b.length - a.length)
  .map((name) => `(?:${pattern(name)})`)
  .join("|");
const CITE = new RegExp(
  `(?<![\\w$.])(\\d{1,4}(?:-\\d{1,2})?A?)${GAP}(${NAMES})${GAP}(?:\\((?:RIA|CCH|P-H)\\)${GAP})?[¶P]?${GAP}(\\d{1,6}(?:[,-]\\d{1,5})?)(?![\\dA-Za-z]|-\\d)`,
  "g",
);

/** What one decision did to another, between two citations; a text layer may set "aff ’d". */
const HISTORY = [
  ["affirmed", /\baff[ ]?'?[ ]?d\b|\baffirmed\b|\baff'?g\b/i],
  ["reversed", /\brev[ ]?'?[ ]?d\b|\breversed\b|\brev'?g\b/i],
  ["vacated", /\bvacat/i],
  ["remanded", /\bremand/i],
  ["cert. denied", /\bcert\.[ ]denied/i],
  ["overruled", /\boverrul/i],
] as const;

/** Such a word in the few words before a citation that no sentence and no other decision's year divides from it. */
function historyBefore(text: string, start: number): FoundCitation["history"] {
  const words = text.slice(Math.max(0, start - 60), start);
  const near = words.split(/\);|\d{4}\)/).at(-1)!;
  return HISTORY.find(([, said]) => said.test(near))?.[0];
}

function nameOf(written: string): string {
  const squeezed = written.replace(/[^A-Za-z0-9]/g, "").toLowerCase();
  return ALL.find(([name]) => name.replace(/[^A-Za-z0-9]/g, "").toLowerCase() === squeezed)![0];
}

function claim(text: string, match: RegExpExecArray): Claim {
  const [whole, volume, written, page] = match;
  const name = nameOf(written!);
  const { path, end } = readPages(text, match.index + whole.length);
  const start = match.index;
  const found: FoundCitation = {
    kind: KIND,
    key: `${volume} ${name} ${page!.replace(",", "")}`,
    path,
    start,
    end,
  };
  const history = historyBefore(text, start);
  if (PARALLEL.some(([parallel]) => parallel === name)) found.parallel = true;
  else if (history) found.history = history;
  return { start, end, found: [found] };
}

export const reporter: CitationKind = {
  kind: KIND,

  find: (text) => [...matches(CITE, text)].map((match) => claim(text, match)),

  format: (key, path) => formatPages(key, path),

  address(key) {
    const [, volume, name, page] = /^(\S+) (.+) (\S+)$/.exec(key)!;
    return { work: ALL.find(([known]) => known === name)![1], number: `${volume}/${page}` };
  },

  keyAt({ work, number }) {
    const name = ALL.find(([, slug]) => slug === work)?.[0];
    const [, volume, page] = /^(\d{1,4}(?:-\d{1,2})?A?)\/(\d{1,6}(?:-\d{1,5})?)$/.exec(number) ?? [];
    return name && volume !== undefined ? `${volume} ${name} ${page}` : null;
  },

  /** By reporter, volume and page. */
  sortKey(key) {
    const [, volume, name, page] = /^(\d+)\S* (.+) (\d+)\S*$/.exec(key)!;
    const at = ALL.findIndex(([known]) => known === name);
    return `${padded(String(at), 2)}${padded(volume!)}${padded(page!)}`;
  },
};
