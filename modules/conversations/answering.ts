/** An answer within a conversation: claimed, streamed, and kept to the last word that came. */
import { DomainError, isDomainError, type Actor } from "#modules/kernel";
import type { AssistantEvent, ConversationsDeps, PastTurn } from "./contract.ts";
import type { AnswerEvent, FocusArea, Message, MessageState } from "./schema.ts";
import {
  claimConversation,
  deleteMessage,
  insertMessage,
  listMessages,
  releaseConversation,
} from "./store.ts";

const UNKNOWN_FAILURE = "The answer could not be finished. Try again.";

interface Asked {
  conversationId: string;
  question: string;
  focus?: FocusArea;
  history: PastTurn[];
  signal?: AbortSignal;
}

export function createAnswering({ knex, assistant, audit, clock, log }: ConversationsDeps) {
  /** @throws DomainError `conflict` while another answer is under way. */
  async function claim(id: string): Promise<void> {
    if (await claimConversation(knex, id, clock.now())) return;
    throw new DomainError(
      "conflict",
      "This conversation is waiting for another answer. Wait until it is there, then send again.",
    );
  }

  async function* answer(actor: Actor, asked: Asked): AsyncGenerator<AnswerEvent> {
    const { conversationId, question, focus, history, signal } = asked;
    const begin = performance.now();
    let streamed = "";
    let ended: Extract<AssistantEvent, { type: "end" }> | null = null;
    let problem: string | null = null;
    let isRunning = true;
    let isKept = false;
    const keep = async (): Promise<Message> => {
      isKept = true;
      return insertMessage(knex, conversationId, {
        type: "assistant",
        content: ended?.answer.answer ?? streamed,
        created_at: clock.now(),
        state: stateOf(ended !== null, problem !== null),
        model: ended?.model ?? null,
        tokens: ended?.tokens ?? null,
        answer: ended?.answer ?? null,
        processing_ms: Math.round(performance.now() - begin),
        problem,
        focus: focus ?? null,
      });
    };
    try {
      for await (const event of assistant.converse(actor, { question, history, focus, signal })) {
        // Counted before it is passed on: the listener may leave with it.
        if (event.type === "text") streamed += event.text;
        if (event.type === "end") ended = event;
        else yield event;
      }
      isRunning = false;
    } catch (error) {
      isRunning = false;
      if (!isDomainError(error)) log.error({ err: error, conversationId }, "an answer failed");
      problem = isDomainError(error) ? error.message : UNKNOWN_FAILURE;
    } finally {
      // A listener that leaves ends this generator here; what had come is kept all the same.
      if (isRunning || signal?.aborted)
        await keep().finally(() => releaseConversation(knex, conversationId, clock.now()));
    }
    if (isKept) return;
    const message = await keep();
    await releaseConversation(knex, conversationId, clock.now());
    yield { type: "end", message };
  }

  return {
    async *send(
      actor: Actor,
      id: string,
      { message, focus, signal }: { message: string; focus?: FocusArea; signal?: AbortSignal },
    ): AsyncGenerator<AnswerEvent> {
      await claim(id);
      const history = turnsOf(await listMessages(knex, id));
      await knex.transaction(async (trx) => {
        const row = {
          type: "user" as const,
          content: message,
          created_at: clock.now(),
          focus: focus ?? null,
        };
        await insertMessage(trx, id, row);
        await audit.record(trx, actor, { action: "asked", subject: { type: "conversation", id } });
      });
      yield* answer(actor, { conversationId: id, question: message, focus, history, signal });
    },

    async *regenerate(
      actor: Actor,
      id: string,
      { signal }: { signal?: AbortSignal },
    ): AsyncGenerator<AnswerEvent> {
      await claim(id);
      const messages = await listMessages(knex, id);
      const at = messages.findLastIndex(({ type }) => type === "user");
      const last = messages[at];
      if (!last) {
        await releaseConversation(knex, id, clock.now());
        throw new DomainError("conflict", "There is no message to answer again. Write one first.");
      }
      for (const old of messages.slice(at + 1)) await deleteMessage(knex, old.id);
      const history = turnsOf(messages.slice(0, at));
      yield* answer(actor, {
        conversationId: id,
        question: last.content,
        focus: last.focus,
        history,
        signal,
      });
    },
  };
}

function stateOf(isEnded: boolean, isFailed: boolean): MessageState {
  if (isEnded) return "complete";
  return isFailed ? "failed" : "stopped";
}

/** Questions with their answers; a question without one is left out. */
function turnsOf(messages: Message[]): PastTurn[] {
  return messages.flatMap((message, index) => {
    const next = messages[index + 1];
    if (message.type !== "user" || next?.type !== "assistant" || next.state !== "complete") return [];
    return [{ question: message.content, answer: next.content }];
  });
}
