/** What answers that stand beside one another have in common. */
import type { Modules } from "#product";
import type { AnswerComparison } from "#modules/ai/schema";
import type { Message } from "#modules/conversations/schema";
import type { Actor } from "#modules/kernel";

/** By the id of the answer that stands beside; without those of which one is a refusal or has no sources. */
export function compareBeside(
  { ai }: Pick<Modules, "ai">,
  actor: Actor,
  messages: Message[],
): Record<string, AnswerComparison> {
  const pairs = messages.flatMap((second) => {
    const first = second.beside && messages.find(({ id }) => id === second.beside);
    if (!first || !first.answer || !second.answer || first.answer.refused || second.answer.refused) return [];
    return [[second.id, ai.compare(actor, first.answer, second.answer)] as const];
  });
  return Object.fromEntries(pairs);
}
