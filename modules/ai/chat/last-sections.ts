/** The sections that the turn before rested on, as candidates for a question that goes on about the same thing. */
import type { Passage } from "#modules/authority";
import { PLACES, REST } from "../answer-headings.ts";
import { rankingProfile } from "../profile.ts";

const SECTION = /26 USC \d+[A-Z]*(?:-\d+)?/g;

/** The section of the Code that an answer quotes or names first; null where it names none. */
export function firstSection(answer: string): string | null {
  const above = answer.split(`${REST}\n`)[0]!.split(`${PLACES}\n`)[0]!;
  // A bottom line may name a section in passing; what is quoted has its citation at the head of a line.
  const quoted = above.split("\n").find((line) => /^(?:- )?26 USC \d/.test(line)) ?? above;
  return quoted.match(SECTION)?.[0] ?? null;
}

/** The section of the turn before first, where it was found again nearly as well as the best. */
export function lastFirst(passages: Passage[], last: string | null): Passage[] {
  const [best] = passages;
  if (!best || best.cited || !last) return passages;
  const isOfLast = ({ document }: Passage) => document.citation === last;
  const found = passages.find(isOfLast);
  if (!found || found.score < rankingProfile().selection.lead.candidateShare * best.score) return passages;
  return [...passages.filter(isOfLast), ...passages.filter((passage) => !isOfLast(passage))];
}
