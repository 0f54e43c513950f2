/** Which of the sections found leads: search knows what a section is about, not what kind of rule it states nor for whom. */
import type { Passage } from "#modules/authority";
import { sectionOf } from "../answer-sections.ts";
import { notesMetBy } from "../practice-notes/matching.ts";
import { practiceNotes } from "../practice-notes/practice-note.ts";
import { rankingProfile } from "../profile.ts";
import type { Nearness } from "../stored-vectors.ts";
import { signalsOf, type Signals } from "./signals.ts";

/**
 * The same passages, those of the section that leads first; unchanged where the question cites a section.
 * @param near how near the question is to each digest in meaning; null without vectors
 */
export function leadingFirst(question: string, passages: Passage[], near: Nearness | null): Passage[] {
  const [best] = passages;
  if (!best || best.cited) return passages;
  const { lead } = rankingProfile().selection;
  const candidates = passages
    .filter(({ document }) => document.shelf === "statute")
    .filter(({ document: { citation } }, at, all) => all.findIndex(isOf(citation)) === at)
    .filter(({ score }) => score >= lead.candidateShare * best.score)
    .slice(0, lead.candidates);
  if (candidates.length < 2) return passages;
  const notes = notesMetBy(practiceNotes(), question);
  const ranked = candidates.map((passage) => ({
    citation: passage.document.citation,
    worth: worthOf(
      signalsOf(question, { passage, found: sectionOf(passage, passages), best: best.score, notes, near }),
    ),
  }));
  const [found] = ranked;
  const fittest = ranked.toSorted((a, b) => b.worth - a.worth)[0]!;
  if (fittest.worth - found!.worth < lead.minimumGain) return passages;
  const isLeading = isOf(fittest.citation);
  return [...passages.filter(isLeading), ...passages.filter((passage) => !isLeading(passage))];
}

function isOf(citation: string): (passage: Passage) => boolean {
  return ({ document }) => document.citation === citation;
}

function worthOf(signals: Signals): number {
  const { weights } = rankingProfile().selection.lead;
  return (Object.keys(weights) as (keyof Signals)[]).reduce(
    (sum, name) => sum + weights[name] * signals[name],
    0,
  );
}
