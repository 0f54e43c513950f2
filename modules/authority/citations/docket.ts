/** Opinions that are known by their docket alone: "No. 24-416 (U.S.)", "4th Cir. No. 23-1234", "Docket No. 12345-19". */
import { padded, type CitationKind, type Claim } from "./citation.ts";
import { GAP, matches } from "./reading.ts";

const KIND = "docket";

/** Court as shown, work in the address, court as seen. */
const COURTS: readonly { name: string; work: string; pattern: string }[] = [
  { name: "U.S.", work: "scotus", pattern: `U\\.${GAP}S\\.` },
  { name: "T.C.", work: "tc-docket", pattern: `T\\.${GAP}C\\.` },
  { name: "Fed. Cl.", work: "cofc", pattern: `Fed\\.${GAP}Cl\\.` },
  { name: "D.C. Cir.", work: "cadc", pattern: `D\\.${GAP}C\\.${GAP}Cir\\.` },
  { name: "Fed. Cir.", work: "cafc", pattern: `Fed\\.${GAP}Cir\\.` },
  ...["1st", "2d", "3d", "4th", "5th", "6th", "7th", "8th", "9th", "10th", "11th"].map((name, at) => ({
    name: `${name} Cir.`,
    work: `ca${at + 1}`,
    pattern: `${name}${GAP}Cir\\.`,
  })),
];
const COURT = COURTS.map(({ pattern }) => `(?:${pattern})`).join("|");
const NUMBER = `(\\d{1,5}-\\d{2,5}[A-Z]{0,2})(?![\\w-])`;

/** "4th Cir. No. 23-1234" */
const AFTER_COURT = new RegExp(`(?<!\\d${GAP})\\b(${COURT})${GAP}(?:Docket${GAP})?No\\.${GAP}${NUMBER}`, "g");
/** "No. 23-1234 (4th Cir. 2025)" */
const BEFORE_COURT = new RegExp(`\\bNo\\.${GAP}${NUMBER},?[^();\\n]{0,60}?\\((${COURT})`, "g");
/** The Tax Court's own: "Docket No. 12345-19L". */
const TAX_COURT = new RegExp(
  `\\b(?:Docket|Dkt\\.)${GAP}Nos?\\.${GAP}(\\d{3,5}-\\d{2}[A-Z]{0,2})(?![\\w-])`,
  "gi",
);

function claim(match: RegExpExecArray, court: string, number: string): Claim {
  const range = { start: match.index, end: match.index + match[0].length };
  const known = COURTS.find(({ pattern }) => new RegExp(`^${pattern}$`).test(court))!;
  return { ...range, found: [{ kind: KIND, key: `${known.name} No. ${number}`, path: [], ...range }] };
}

export const docket: CitationKind = {
  kind: KIND,

  find(text) {
    const claims: Claim[] = [];
    for (const match of matches(AFTER_COURT, text)) claims.push(claim(match, match[1]!, match[2]!));
    for (const match of matches(BEFORE_COURT, text)) claims.push(claim(match, match[2]!, match[1]!));
    for (const match of matches(TAX_COURT, text)) claims.push(claim(match, "T.C.", match[1]!.toUpperCase()));
    return claims;
  },

  format: (key, path) => [key, ...path].join(", "),

  address(key) {
    const [court, number] = key.split(" No. ");
    return { work: COURTS.find(({ name }) => name === court)!.work, number: number! };
  },

  keyAt({ work, number }) {
    const court = COURTS.find((known) => known.work === work);
    return court && /^\d{1,5}-\d{2,5}[A-Z]{0,2}$/i.test(number)
      ? `${court.name} No. ${number.toUpperCase()}`
      : null;
  },

  sortKey(key) {
    const [court, number] = key.split(" No. ");
    const [first, second] = number!.match(/\d+/g)!;
    const at = COURTS.findIndex(({ name }) => name === court);
    return `${padded(String(at), 2)}${padded(first!)}${padded(second!)}${number!.replace(/[^A-Z]/g, "")}`;
  },
};
