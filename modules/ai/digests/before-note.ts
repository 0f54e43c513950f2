/**
 * Whether a digest of the section that leads, or another of its practice notes, answers a question better than the note
 * that fits: notes are met by a few words, and a story has many that belong to other rules.
 */
import { readAsked } from "../bottom-line/asked.ts";
import { isHeading } from "../practice-notes/heading.ts";
import { shareSpokenOf } from "../practice-notes/note-words.ts";
import { isOfYear } from "../practice-notes/matching.ts";
import { plainQuotes } from "../practice-notes/matching-words.ts";
import { FIT, isFirm, restsOnPapers, type Noted } from "../practice-notes/noted.ts";
import { practiceNotes, type PracticeNote } from "../practice-notes/practice-note.ts";
import { isWithin, sectionOf } from "../statute/citations.ts";
import type { Nearness } from "../stored-vectors.ts";
import { digestChoice, likeOf, likest, type LikeDigest } from "./choice.ts";
import { digestsBySection, type Digest, type SectionDigests } from "./digests.ts";

interface Compared {
  question: string;
  /** "26 USC 1031" */
  leading: string;
  /** How near the question is to notes and to digests in meaning; null without vectors. */
  near: Nearness | null;
  nearDigests: Nearness | null;
}

/** What comes instead of the note: whatever the section's digests say, a special rule's, or another note. */
export type BeforeNote =
  { kind: "section" } | { kind: "rule"; rule: Digest } | { kind: "note"; note: PracticeNote };

/** Null where the note stays. */
export function beforeNote(
  noted: Noted,
  { near, nearDigests, ...asked }: Compared,
  {
    digests = digestsBySection(),
    notes = practiceNotes(),
  }: { digests?: ReadonlyMap<string, SectionDigests>; notes?: readonly PracticeNote[] } = {},
): BeforeNote | null {
  const own = digests.get(asked.leading);
  if (!own || !near || !nearDigests || staysFirst(noted, asked.leading)) return null;
  const { question, leading } = asked;
  const rivals = {
    ofWhole: likest(own.whole ? [own.whole] : [], question, nearDigests)[0]?.like ?? -Infinity,
    rule: likest(own.rules, question, nearDigests)[0],
    other: likestNotes(notes, { question, leading, near, year: noted.year })[0],
  };
  const spoken = shareSpokenOf(noted.note, question);
  const likeNote = likeOf({ cosine: near.get(noted.note.id) ?? 0, spoken });
  if (!isUnder(noted.note, leading)) {
    const best = Math.max(rivals.ofWhole, rivals.rule?.like ?? -Infinity);
    return best - likeNote >= digestChoice().beforeNote.ofOther ? { kind: "section" } : null;
  }
  // A heading names the section's subject, which its note has.
  return isHeading(question) ? null : ofSameSection(noted, rivals, { question, spoken, likeNote });
}

/** Whether nothing comes before the note: an overview, one of a stated fact, of a year, or of a paper that is no regulation under the section. */
function staysFirst(noted: Noted, leading: string): boolean {
  const { note } = noted;
  if (isFirm(note) || note.from !== null || note.to !== null) return true;
  return restsOnPapers(noted) && !note.units.some((unit) => isRegulationUnder(unit, leading));
}

/** Whether the note rests on the section, or on a regulation under it. */
function isUnder({ units }: PracticeNote, section: string): boolean {
  return units.some((unit) => sectionOf(unit) === section || isRegulationUnder(unit, section));
}

interface Rivals {
  /** Of the section's own digest. */
  ofWhole: number;
  rule: LikeDigest | undefined;
  other: LikeNote | undefined;
}

function ofSameSection(
  { note, fit }: Noted,
  { ofWhole, rule, other }: Rivals,
  { question, spoken, likeNote }: { question: string; spoken: number; likeNote: number },
): BeforeNote | null {
  const { beforeNote: limits } = digestChoice();
  const ofMet = spoken <= limits.mostOfNote ? limits.ofSame : limits.ofSameSurely;
  const least = likeNote + (fit < FIT.met ? limits.ofNearlyMet : ofMet);
  const isLike = (rival: { cosine: number; like: number }) =>
    rival.cosine >= limits.least && rival.like >= least;
  const restsOn = (of: string) => note.units.some((unit) => isWithin(unit, of) || isWithin(of, unit));
  // An amount is the note's to tell.
  const isSpecial =
    rule &&
    isLike(rule) &&
    rule.like > ofWhole &&
    readAsked(question).kind !== "money" &&
    !restsOn(rule.digest.of);
  if (other && other.note !== note && isLike(other) && !(isSpecial && rule.like > other.like))
    return { kind: "note", note: other.note };
  return isSpecial ? { kind: "rule", rule: rule.digest } : null;
}

/** Whether a regulation is one under the section: "26 CFR 1.1031(a)-1(b)" under "26 USC 1031". */
function isRegulationUnder(unit: string, section: string): boolean {
  const [, number] = /^26 CFR \d+\w*\.(\d+[A-Z]*)(?:\(|-)/.exec(unit) ?? [];
  return number !== undefined && section === `26 USC ${number}`;
}

interface LikeNote {
  note: PracticeNote;
  cosine: number;
  like: number;
}

/** Of those of the year whose first unit is the section's and that the question does not veto, the likest first. */
function likestNotes(
  notes: readonly PracticeNote[],
  { question, leading, near, year }: { question: string; leading: string; near: Nearness; year: number },
): LikeNote[] {
  const text = plainQuotes(question);
  return notes
    .filter((note) => !note.ofFact && isOfYear(note, year) && !note.unless?.test(text))
    .filter(({ units: [first] }) => sectionOf(first!) === leading)
    .map((note) => {
      const cosine = near.get(note.id) ?? 0;
      return { note, cosine, like: likeOf({ cosine, spoken: shareSpokenOf(note, question) }) };
    })
    .toSorted((a, b) => b.like - a.like);
}
