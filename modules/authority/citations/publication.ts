/** Publications of the IRS: "Pub. 17", "Publication 590-A". */
import { padded, type CitationKind } from "./citation.ts";
import { GAP, matches } from "./reading.ts";

const KIND = "publication";
const CITE = new RegExp(
  `\\b(?:IRS${GAP})?Pub(?:lication\\b|\\.)?${GAP}(?:Nos?\\.${GAP})?(\\d{1,4}(?:-[A-Z]{1,3})?)(?![\\w-]|\\.\\d)(?:,?${GAP}(?:ch\\.|chapter)${GAP}(\\d{1,2})(?!\\d))?`,
  "gi",
);

export const publication: CitationKind = {
  kind: KIND,

  find: (text) =>
    [...matches(CITE, text)].map((match) => {
      const range = { start: match.index, end: match.index + match[0].length };
      const path = match[2] === undefined ? [] : [`ch. ${match[2]}`];
      return { ...range, found: [{ kind: KIND, key: match[1]!.toUpperCase(), path, ...range }] };
    }),

  format: (key, path) => [`Pub. ${key}`, ...path].join(", "),

  address: (key) => ({ work: "pub", number: key.toLowerCase() }),

  keyAt: ({ work, number }) =>
    work === "pub" && /^\d{1,4}(?:-[A-Z]{1,3})?$/i.test(number) ? number.toUpperCase() : null,

  sortKey(key) {
    const [, number, letters] = /^(\d+)(?:-(\w+))?$/.exec(key)!;
    return padded(number!) + (letters ?? "");
  },
};
