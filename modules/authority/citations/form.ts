/** Forms, their schedules and instructions: "Form 1040", "Schedule C (Form 1040)", "Instructions for Form 1120-S". */
import { padded, type CitationKind, type Claim } from "./citation.ts";
import { GAP, matches } from "./reading.ts";

const KIND = "form";
const NUMBER = `((?:W-?\\d{1,2}|SS-?\\d{1,2}|\\d{3,5})(?:-?[A-Z]{1,4}|-\\d{1,2})?)(?![\\w]|-\\d)`;
const SCHEDULE_NAME = `SE|EIC|LEP|[A-Z](?:-\\d)?|\\d{1,2}[A-Z]?`;
const FORM = new RegExp(
  `\\bForms?${GAP}${NUMBER}(?:,?${GAP}(?:Schedule|Sch\\.)${GAP}(${SCHEDULE_NAME})\\b)?`,
  "gi",
);
const SCHEDULE = new RegExp(
  `\\b(?:Schedule|Sch\\.)${GAP}(${SCHEDULE_NAME})${GAP}(?:\\(|of${GAP}|to${GAP})${GAP}Form${GAP}${NUMBER}\\)?`,
  "gi",
);
const INSTRUCTIONS = new RegExp(
  `\\bInstr(?:uctions?\\b|\\.)?${GAP}(?:for|to)${GAP}Form${GAP}${NUMBER}`,
  "gi",
);

/** "1120S" is 1120-S, "W2" is W-2. */
function canonical(number: string): string {
  return number
    .toUpperCase()
    .replace(/^(W|SS)(\d)/, "$1-$2")
    .replace(/(\d)([A-Z])/, "$1-$2");
}

function claim(match: RegExpExecArray, key: string): Claim {
  const range = { start: match.index, end: match.index + match[0].length };
  return { ...range, found: [{ kind: KIND, key, path: [], ...range }] };
}

export const form: CitationKind = {
  kind: KIND,

  find(text) {
    const claims: Claim[] = [];
    for (const match of matches(FORM, text)) {
      claims.push(
        claim(match, canonical(match[1]!) + (match[2] ? ` Schedule ${match[2].toUpperCase()}` : "")),
      );
    }
    for (const match of matches(SCHEDULE, text)) {
      claims.push(claim(match, `${canonical(match[2]!)} Schedule ${match[1]!.toUpperCase()}`));
    }
    for (const match of matches(INSTRUCTIONS, text))
      claims.push(claim(match, `${canonical(match[1]!)} Instructions`));
    return claims;
  },

  format(key, path) {
    const [, number] = /^(\S+) Instructions$/.exec(key) ?? [];
    return [number === undefined ? `Form ${key}` : `Instructions for Form ${number}`, ...path].join(", ");
  },

  address: (key) => ({ work: "form", number: key.toLowerCase().replace(/ /g, "-") }),

  keyAt({ work, number }) {
    if (work !== "form") return null;
    const [, base, schedule] = /^(\S+?)(?:-(schedule-[a-z0-9-]+|instructions))?$/.exec(number) ?? [];
    if (base === undefined || !new RegExp(`^${NUMBER}$`, "i").test(base)) return null;
    const part = schedule?.replace(/^schedule-(.*)$/, (_, name: string) => `Schedule ${name.toUpperCase()}`);
    return (
      canonical(base) + (part === undefined ? "" : ` ${part === "instructions" ? "Instructions" : part}`)
    );
  },

  sortKey(key) {
    const [, letters, digits, rest] = /^([A-Z]*)-?(\d+)(.*)$/.exec(key)!;
    return `${letters}${padded(digits!)}${rest!.replace(/[^A-Z0-9]/gi, "").toUpperCase()}`;
  },
};
