/** The assistant over one client's papers: its thread is the newest conversation about them, which keeps them sealed. */
import type { Modules } from "#product";
import type { Turn } from "#modules/ai/schema";
import type { Message } from "#modules/conversations/schema";
import type { Actor } from "#modules/kernel";

export interface ClientThread {
  /** Null before the first question. */
  conversation: string | null;
  thread: Turn[];
}

/** @param isNew to begin another conversation */
export async function readClientThread(
  { conversations }: Pick<Modules, "conversations">,
  actor: Actor,
  { intakeId, isNew }: { intakeId: string; isNew: boolean },
): Promise<ClientThread> {
  const all = isNew ? [] : await conversations.list(actor);
  const own = all.find((one) => one.intakeId === intakeId);
  if (!own) return { conversation: null, thread: [] };
  const { messages } = await conversations.open(actor, own.id);
  return { conversation: own.id, thread: turnsOf(messages) };
}

/** Finished answers, each with its question and the answer beside it. */
export function turnsOf(messages: Message[]): Turn[] {
  return messages.flatMap((message, index) => {
    if (message.type !== "assistant" || message.beside || !message.answer) return [];
    const question = messages.slice(0, index).findLast(({ type }) => type === "user");
    if (!question) return [];
    const other = messages.find(({ beside }) => beside === message.id);
    const turn = toTurn(question, message);
    return [turn && { ...turn, ...(other?.answer && { beside: toTurn(question, other)! }) }].filter(
      (one) => one !== null,
    );
  });
}

function toTurn(question: Message, { id, answer, model }: Message): Turn | null {
  if (!answer) return null;
  return {
    ...{ id, question: question.content, answer, askedAt: question.createdAt },
    ...(model && { model }),
  };
}
