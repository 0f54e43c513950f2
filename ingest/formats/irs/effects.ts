/** What a paper says that it does to others: "Rev. Proc. 2024-40 is modified." */
import { findCitations, formatCitation } from "#modules/authority";
import type { Structure } from "#modules/authority/schema";
import type { PaperName } from "./head.ts";

export const TREATMENTS = [
  "modified",
  "superseded",
  "revoked",
  "obsoleted",
  "amplified",
  "clarified",
  "supplemented",
  "suspended",
] as const;
export type Treatment = (typeof TREATMENTS)[number];

export interface Effect {
  /** Canonical citation of the paper that is treated. */
  citation: string;
  treatment: Treatment;
  /** The sentence that says so, as printed. */
  words: string;
  /** Path of the unit in which it stands. */
  path: string[];
}

const PASSIVE = new RegExp(
  `\\b(?:is|are|was|were)\\b[^.;]{0,60}?\\b(${TREATMENTS.join("|")}|made obsolete)\\b`,
  "i",
);
const ACTIVE =
  /\b(modif(?:ies|y)|supersedes?|revokes?|obsoletes?|amplif(?:ies|y)|clarif(?:ies|y)|supplements?|suspends?)\b/i;
const STEMS: readonly [RegExp, Treatment][] = [
  [/^modif/i, "modified"],
  [/^supersed/i, "superseded"],
  [/^revok/i, "revoked"],
  [/^(?:made )?obsolet/i, "obsoleted"],
  [/^amplif/i, "amplified"],
  [/^clarif/i, "clarified"],
  [/^supplement/i, "supplemented"],
  [/^suspend/i, "suspended"],
];

/** Effects in the units called "Effect on other documents". */
export function effectsOf(text: string, { units }: Structure, own: PaperName): Effect[] {
  const sections = units.filter(
    ({ heading }) =>
      heading !== null &&
      /^effects? (?:on|upon) other (?:documents|publications|guidance|revenue)/i.test(heading),
  );
  return sections.flatMap((unit) =>
    sentencesIn(text.slice(unit.start, unit.end)).flatMap((words) => effectsIn(words, unit.path, own)),
  );
}

function effectsIn(words: string, path: string[], own: PaperName): Effect[] {
  const passive = PASSIVE.exec(words);
  const active = passive ? null : ACTIVE.exec(words);
  const verb = passive?.[1] ?? active?.[1];
  const treatments = allTreatments(words, verb);
  if (treatments.length === 0) return [];
  const from = active ? active.index : 0;
  const to = passive ? passive.index : words.length;
  const cited = findCitations(words.slice(from, to)).filter(
    (one) => (one.kind === "ruling" || one.kind === "register") && !one.parallel && one.key !== own.key,
  );
  const names = new Set(cited.map((one) => formatCitation({ kind: one.kind, key: one.key, path: [] })));
  return [...names].flatMap((citation) =>
    treatments.map((treatment) => ({ citation, treatment, words, path })),
  );
}

/** "is modified and superseded" does both. */
function allTreatments(words: string, verb: string | undefined): Treatment[] {
  if (verb === undefined) return [];
  const found = new Set<Treatment>();
  for (const [word] of words.matchAll(
    /\b(?:modif|supersed|revok|obsolet|amplif|clarif|supplement|suspend)\w*/gi,
  )) {
    const treatment = STEMS.find(([stem]) => stem.test(word))?.[1];
    if (treatment) found.add(treatment);
  }
  return [...found];
}

/** Sentences; the points of "Rev. Proc." end none. */
function sentencesIn(text: string): string[] {
  return text
    .split(/(?<!\b(?:Rev|Proc|Rul|I\.R\.B|C\.B|Ann|No|Nos|Reg|Treas|T\.D|U\.S\.C|Pub|Sec))\.\s+(?=[A-Z§])|\n/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}
