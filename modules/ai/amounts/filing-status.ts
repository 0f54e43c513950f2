/** The filing status that a question names, and its words. */
import type { FilingStatus } from "#modules/authority";

const NAMED: readonly [FilingStatus, RegExp][] = [
  ["separate", /\b(?:married )?(?:filing|file|files|filed) separate(?:ly)?\b|\bseparate returns?\b|\bMFS\b/i],
  ["head", /\bheads? of (?:a |the )?households?\b|\bHOH\b/i],
  [
    "joint",
    /\bjoint(?:ly)?\b|\bmarried\b|\bcouples?\b|\bsurviving spouses?\b|\bMFJ\b|\bmy (?:wife|husband|spouse) and i\b|\b(?:i|me) and my (?:wife|husband|spouse)\b|\bboth spouses\b/i,
  ],
  ["single", /\bsingle\b|\bunmarried\b|\bindividual filer\b|\bnot married\b/i],
  [
    "trust",
    /\b(?:an? |the )?(?:estates?|trusts?)(?:'s|’s)? (?:brackets?|rates?|income|exemption|pay)|\bfor (?:estates|trusts)\b|\b(?:an?|our|my|family|simple|complex|testamentary|irrevocable|non-?grantor) (?:estate(?! tax| plan)|trust(?! fund))s?\b/i,
  ],
];

export function filingStatus(question: string): FilingStatus | null {
  return NAMED.find(([, pattern]) => pattern.test(question))?.[0] ?? null;
}

const WORDS: Record<FilingStatus, string> = {
  joint: "joint returns and surviving spouses",
  separate: "married filing separately",
  head: "heads of household",
  single: "unmarried individuals",
  other: "all others",
  trust: "estates and trusts",
};

export function isFilingStatus(name: string): name is FilingStatus {
  return name in WORDS;
}

export function statusWords(status: FilingStatus): string {
  return WORDS[status];
}

/** Rows for a status: its own, else those for all others. */
export function rowsFor<Row extends { status: FilingStatus | null }>(
  rows: Row[],
  status: FilingStatus | null,
): Row[] {
  if (!status) return rows;
  const own = rows.filter((row) => row.status === status);
  if (own.length > 0) return own;
  const rest = rows.filter((row) => row.status === "other");
  if (rest.length > 0) return rest;
  const forAll = rows.filter((row) => row.status === null);
  // Who heads a household is unmarried, too (26 USC 2(b)).
  return forAll.length > 0 || status !== "head" ? forAll : rows.filter((row) => row.status === "single");
}
