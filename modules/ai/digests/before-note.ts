/**
 * Whether a digest of the section that leads, or another of its practice notes, answers a question better than the note
 * that fits: notes are met by a few words, and a story has many that belong to other rules.
 */
import { readAsked } from "../bottom-line/asked.ts";
import { isHeading } from "../practice-notes/heading.ts";
import { shareSpokenOf } from "../practice-notes/note-words.ts";
import { isOfYear } from "../practice-notes/matching.ts";
import { plainQuotes } from "../practice-notes/matching-words.ts";
import { FIT, restsOnPapers, type Noted } from "../practice-notes/noted.ts";
import { practiceNotes, type PracticeNote } from "../practice-notes/practice-note.ts";
import { isWithin, sectionOf } from "../statute/citations.ts";
import type { Nearness } from "../stored-vectors.ts";
import { digestChoice, likeOf, likest } from "./choice.ts";
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
  compared: Compared,
  {
    digests = digestsBySection(),
    notes = practiceNotes(),
  }: { digests?: ReadonlyMap<string, SectionDigests>; notes?: readonly PracticeNote[] } = {},
): BeforeNote | null {
  const { question, leading, near, nearDigests } = compared;
  const { note } = noted;
  const own = digests.get(leading);
  if (!own || !near || !nearDigests || note.ofFact || note.from !== null || note.to !== null) return null;
  const { beforeNote: limits } = digestChoice();
  const share = shareSpokenOf(note, question);
  const likeNote = likeOf({ cosine: near.get(note.id) ?? 0, spoken: share });
  const ofSame = share <= limits.mostOfNote ? limits.ofSame : limits.ofSameSurely;
  const least = likeNote + (noted.fit < FIT.met ? limits.ofNearlyMet : ofSame);
  const ofWhole = likest(own.whole ? [own.whole] : [], question, nearDigests)[0]?.like ?? -Infinity;
  const [rule] = likest(own.rules, question, nearDigests);
  const isRegulations = note.units.some((unit) => isRegulationUnder(unit, leading));
  if (!isRegulations && restsOnPapers(noted)) return null;
  if (!isRegulations && !note.units.some((unit) => sectionOf(unit) === leading))
    return Math.max(ofWhole, rule?.like ?? -Infinity) - likeNote >= limits.ofOther
      ? { kind: "section" }
      : null;
  if (isHeading(question)) return null;
  const [other] = likestNotes(notes, { question, leading, near, year: noted.year });
  const isOther = other && other.note !== note && other.cosine >= limits.least && other.like >= least;
  const isSpecial =
    rule &&
    rule.like > ofWhole &&
    rule.cosine >= limits.least &&
    rule.like >= least &&
    readAsked(question).kind !== "money" &&
    !note.units.some((unit) => isWithin(unit, rule.digest.of) || isWithin(rule.digest.of, unit));
  if (isOther && !(isSpecial && rule.like > other.like)) return { kind: "note", note: other.note };
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
