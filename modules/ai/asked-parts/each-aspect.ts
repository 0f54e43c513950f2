/** The answers to both sides of a subject, or to both subjects of a heading, where one answer has only one of them. */
import { hasOverview } from "../practice-notes/matching.ts";
import { practiceNotes } from "../practice-notes/practice-note.ts";
import type { RetrievalAnswer } from "../schema.ts";
import { askedOf, saysAspect, type Aspects } from "./aspects.ts";
import { composed, composedByName, saysTheSame, SURE_OF_PART, type AnsweredPart } from "./composing.ts";

/**
 * The answer with what it does not say of an aspect, asked by itself; null where it says both, or nothing else does.
 * One whose bottom line is only the nearest rule found gives way to the answers to both.
 */
export async function ofEachAspect(
  whole: RetrievalAnswer,
  aspects: Aspects,
  ask: (question: string) => Promise<RetrievalAnswer>,
): Promise<RetrievalAnswer | null> {
  const parts: AnsweredPart[] = [];
  for (const aspect of aspects.aspects) {
    const isSaid = whole.bottomLine !== null && saysAspect(whole.bottomLine, aspect);
    const answer = isSaid ? whole : await ask(askedOf(aspects, aspect));
    const isAnswered = aspects.areHeads
      ? isOfOverview({ asked: aspect, answer })
      : saysItself({ asked: aspect, answer });
    if (isSaid || isAnswered) parts.push({ asked: aspect, answer });
  }
  const isTold = parts.some(({ answer }) => answer === whole) || parts.length === aspects.aspects.length;
  const all = isTold ? parts : [{ asked: aspects.aspects[0]!, answer: whole }, ...parts];
  const different = all.filter(
    ({ answer }, at) => !all.slice(0, at).some((one) => saysTheSame(one.answer, answer)),
  );
  if (different.length < 2) return null;
  return aspects.areHeads ? composedByName(different) : composed(different);
}

/** Whether an aspect's own answer is sure and says it. */
function saysItself({ asked, answer }: AnsweredPart): boolean {
  if (answer.refused || answer.confidence < SURE_OF_PART || answer.bottomLine === null) return false;
  return saysAspect(answer.bottomLine, asked);
}

/** Whether an overview answers a head: what is found for its words alone is often of another subject. */
function isOfOverview({ asked, answer }: AnsweredPart): boolean {
  const { refused, bottomLine, year } = answer;
  return !refused && bottomLine !== null && hasOverview(practiceNotes(), { question: asked, year });
}
