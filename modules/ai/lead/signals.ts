/** What speaks for and against a section found: whether it states a rule of the kind that the question asks for. */
import type { Passage } from "#modules/authority";
import type { AnswerSection } from "../answer-sections.ts";
import { readAsked, type Asked } from "../bottom-line/asked.ts";
import type { Effect, FactKind } from "#modules/authority";
import { likenessOf } from "../digests/likeness.ts";
import { readFacts } from "../facts/read-facts.ts";
import { standsOn } from "../practice-notes/matching.ts";
import type { PracticeNote } from "../practice-notes/practice-note.ts";
import { createRelevance, type Relevance } from "../statute/relevance.ts";
import {
  descriptiveHeading,
  hasText,
  ownText,
  readStatute,
  type Statute,
  type StatuteUnit,
} from "../statute/statute.ts";
import { stemsOf } from "../stemming.ts";
import type { Nearness } from "../stored-vectors.ts";
import { isForeignTo } from "./areas.ts";
import { askedKinds, statedKinds } from "./kind-of-rule.ts";

/** Each about 0 to 1. */
export interface Signals {
  /** Score as a share of the best section's. */
  score: number;
  /** Share of the question's words that the closest unit and its headings hold. */
  unit: number;
  /** Whether one of the closest units has a fact of the kind asked for. */
  fact: number;
  /** Whether one of them has the effect asked about. */
  effect: number;
  /** Share of the kinds of rule that the question names which the section's opening states. */
  kind: number;
  /** Whether a practice note that the question meets by its words rests on the section, on its first unit above all. */
  noted: number;
  /** Whether the section stands in an area of which the question says nothing. */
  foreign: number;
  /** Cosine of the nearest of its digests, and the greatest share of the question's words that one of them speaks of. */
  digest: number;
  spoken: number;
}

const CLOSEST = 3;

const EFFECTS: Partial<Record<Asked["of"], Effect[]>> = {
  deduction: ["allows", "denies"],
  credit: ["allows", "denies"],
  inclusion: ["includes", "excludes", "not_recognized", "imposes"],
  exclusion: ["excludes", "includes"],
  recognition: ["not_recognized"],
};

const KINDS: Partial<Record<Asked["kind"], FactKind>> = { money: "amount", rate: "rate", time: "period" };

interface Candidate {
  passage: Passage;
  /** Its section as the answer would draw on it. */
  found: AnswerSection;
  /** Score of the best section. */
  best: number;
  /** Practice notes that the question meets by its words. */
  notes: PracticeNote[];
  /** How near the question is to each digest in meaning; null without vectors. */
  near: Nearness | null;
}

export function signalsOf(question: string, { passage, found, best, notes, near }: Candidate): Signals {
  const statute = readStatute(found.section);
  const relevance = createRelevance(question, statute, found);
  const asked = readAsked(question);
  const all = stemsOf(question);
  const units = closest(statute, relevance);
  const facts = units.flatMap((unit) => readFacts(statute, unit));
  const kind = KINDS[asked.kind];
  const effects = EFFECTS[asked.of];
  return {
    score: passage.score / best,
    unit: Math.max(0, ...units.map((unit) => relevance.coverage(wordsOf(statute, unit)))),
    fact: Number(kind === undefined || facts.some((fact) => fact.kind === kind)),
    effect: Number(!effects || facts.some((fact) => fact.kind === "rule" && effects.includes(fact.effect))),
    kind: shareOf(askedKinds(question), statedKinds(statute)),
    noted: notedShare(notes, found.section.citation),
    foreign: Number(isForeignTo(all, found.section)),
    ...likenessOf(found.section.citation, { question, near }),
  };
}

function shareOf<T>(asked: ReadonlySet<T>, stated: ReadonlySet<T>): number {
  return [...asked].filter((kind) => stated.has(kind)).length / (asked.size || 1);
}

/** What a note's further units count for, its first being 1. */
const FURTHER = 0.65;

function notedShare(notes: PracticeNote[], citation: string): number {
  if (notes.some(({ units: [first] }) => standsOn(first!, citation))) return 1;
  return notes.some(({ units }) => units.some((unit) => standsOn(unit, citation))) ? FURTHER : 0;
}

function closest(statute: Statute, relevance: Relevance): StatuteUnit[] {
  return statute.units
    .filter(hasText)
    .map((unit) => ({ unit, worth: relevance(unit) }))
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, CLOSEST)
    .map(({ unit }) => unit);
}

function wordsOf(statute: Statute, unit: StatuteUnit): string {
  return [statute.section.heading, descriptiveHeading(statute, unit) ?? "", ownText(statute, unit)].join(" ");
}
