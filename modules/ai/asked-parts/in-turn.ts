/** Later questions that lean on the first one, answered one after another as in a conversation. */
import { questionWords } from "#modules/authority";
import { NEAREST_RULE } from "../confidence/signals.ts";
import type { PastTurn } from "../contract.ts";
import type { RetrievalAnswer } from "../schema.ts";
import { composed, isGeneral, saysTheSame, type AnsweredPart } from "./composing.ts";
import { leftOpen, shareSaid } from "./left-open.ts";
import { standsByItself, type AskedQuestions } from "./questions.ts";

/** Each is a search of its own, which others wait for. */
const MOST_LATER = 2;
/** Share of the words of a question that stands by itself which its answer has: a neighbor comes up where nothing is known of it. */
const SPOKEN = 0.34;
/** So sure must an answer be that stands beside that to the first. */
const SURE = 0.65;
/** Content words of a question that may stand by itself: "what if I quit" says too little. */
const OWN_WORDS = 2;

export type AskInTurn = (question: string, before?: PastTurn[]) => Promise<RetrievalAnswer>;

/**
 * The answers to each question in turn; null where the answer to all of them at once is as good: it is that to the first
 * and leaves none open, or one of them has no answer of its own.
 */
export async function inTurn(
  whole: RetrievalAnswer,
  { facts, questions }: AskedQuestions,
  ask: AskInTurn,
): Promise<RetrievalAnswer | null> {
  const [opening = "", ...later] = questions;
  if (later.length === 0 || later.length > MOST_LATER) return null;
  const first = `${facts} ${opening}`.trim();
  const alone = await ask(first);
  if (!isOwn(alone, [])) return null;
  const parts: AnsweredPart[] = [{ asked: opening, answer: alone }];
  const before: PastTurn[] = [{ question: first, answer: alone.answer }];
  for (const asked of later) {
    const isOpen = parts.every(({ answer }) => leftOpen(answer, [opening, asked]).length > 0);
    const stands = standsByItself(asked) && questionWords(asked).length >= OWN_WORDS;
    const answer = surer(await ask(asked, before), stands ? await ask(`${facts} ${asked}`.trim()) : null);
    before.push({ question: asked, answer: answer.answer });
    const isOnSubject = !stands || shareSaid(asked, answer.bottomLine ?? "") >= SPOKEN;
    if (isOnSubject && isOwn(answer, parts)) parts.push({ asked, answer });
    else if (isOpen) return null;
  }
  if (parts.length < 2) return null;
  const isWhole = whole.bottomLine === alone.bottomLine && leftOpen(whole, questions).length === 0;
  return isWhole ? null : composed(parts);
}

/** What goes on from a case may be led astray by it, where a question stands by itself. */
function surer(turn: RetrievalAnswer, alone: RetrievalAnswer | null): RetrievalAnswer {
  const isAlone = alone !== null && !alone.refused && alone.bottomLine !== null;
  return isAlone && (turn.refused || alone.confidence > turn.confidence) ? alone : turn;
}

/** Whether an answer is sure and says what none before it said. */
function isOwn(answer: RetrievalAnswer, before: readonly AnsweredPart[]): boolean {
  const { refused, bottomLine, confidence } = answer;
  return (
    !refused &&
    bottomLine !== null &&
    confidence >= SURE &&
    !bottomLine.startsWith(NEAREST_RULE) &&
    (before.length === 0 || !isGeneral(bottomLine)) &&
    !before.some((part) => saysTheSame(part.answer, answer))
  );
}
