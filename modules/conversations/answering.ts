/** An answer within a conversation: claimed, streamed, and kept to the last word that came. */
import type { Quotation } from "#modules/ai/schema";
import { DomainError, isDomainError, type Actor } from "#modules/kernel";
import type { AssistantEvent, ConversationsDeps, PastTurn } from "./contract.ts";
import type { Reading } from "./reading.ts";
import { untilAborted } from "./until-aborted.ts";
import type { AnswerEvent, Conversation, FocusArea, Message, MessageState } from "./schema.ts";
import { claimConversation, deleteMessage, insertMessage, releaseConversation } from "./store.ts";

const UNKNOWN_FAILURE = "The answer could not be finished. Try again.";

interface Asked {
  conversation: Conversation;
  question: string;
  focus?: FocusArea;
  history: PastTurn[];
  /** Id of the model; default the office's own. */
  model?: string;
  /** Id of the answer that this one stands beside. */
  beside?: string;
  /** Answers in whose place it comes: complete ones stay until it is complete itself. */
  replaces?: Message[];
  signal?: AbortSignal;
}

export function createAnswering(
  { knex, assistant, audit, clock, log }: ConversationsDeps,
  { sealing, messages: messagesOf }: Reading,
) {
  const release = (id: string) => releaseConversation(knex, id, clock.now());

  /**
   * Claims the conversation for an answer, and lets it go again where the answer cannot begin.
   * @throws DomainError `conflict` while another answer is under way.
   */
  async function claimed<Begun>(id: string, begin: () => Promise<Begun>): Promise<Begun> {
    if (!(await claimConversation(knex, id, clock.now())))
      throw new DomainError(
        "conflict",
        "This conversation is waiting for another answer. Wait until it is there, then send again.",
      );
    try {
      return await begin();
    } catch (error) {
      await release(id);
      throw error;
    }
  }

  async function* answer(actor: Actor, asked: Asked): AsyncGenerator<AnswerEvent> {
    const { conversation, question, focus, history, model, beside, replaces = [], signal } = asked;
    const { id: conversationId, intakeId } = conversation;
    const begin = performance.now();
    let streamed = "";
    const quoted: Quotation[] = [];
    let ended: Extract<AssistantEvent, { type: "end" }> | null = null;
    let problem: string | null = null;
    let isRunning = true;
    let isKept = false;
    const keep = async (): Promise<Message> => {
      isKept = true;
      const content = ended?.answer.answer ?? assistant.unfinished(streamed);
      const words = { content, answer: ended?.answer ?? null };
      const row = {
        type: "assistant" as const,
        created_at: clock.now(),
        state: stateOf(ended !== null, problem !== null),
        model: ended?.model ?? null,
        tokens: ended?.tokens ?? null,
        processing_ms: Math.round(performance.now() - begin),
        problem,
        focus: focus ?? null,
        beside: beside ?? null,
      };
      const stored = intakeId
        ? { content: "", ...sealing.seal(conversationId, words, ended?.answer.quotations ?? quoted) }
        : words;
      const gone = replaces.filter(({ state }) => ended !== null || state !== "complete");
      const kept = await knex.transaction(async (trx) => {
        for (const { id } of gone) await deleteMessage(trx, id);
        return insertMessage(trx, conversationId, { ...row, ...stored });
      });
      return { ...kept, content: words.content, ...(words.answer && { answer: words.answer }) };
    };
    try {
      const request = { question, history, focus, intakeId, model, signal };
      for await (const event of untilAborted(assistant.converse(actor, request), signal)) {
        // Counted before it is passed on: the listener may leave with it.
        if (event.type === "text") streamed += event.text;
        if (event.type === "quotation") quoted.push(event.quotation);
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
      if (isRunning || signal?.aborted) await keep().finally(() => release(conversationId));
    }
    if (isKept) return;
    const message = await keep().finally(() => release(conversationId));
    yield { type: "end", message };
  }

  /** The last question, what answers it, and the turns before it. */
  async function lastQuestion(actor: Actor, id: string) {
    const messages = await messagesOf(actor, id);
    const at = messages.findLastIndex(({ type }) => type === "user");
    return {
      last: messages[at],
      after: at < 0 ? [] : messages.slice(at + 1),
      history: turnsOf(messages.slice(0, Math.max(0, at))),
    };
  }

  async function storeQuestion(
    actor: Actor,
    id: string,
    { message, focus }: { message: string; focus?: FocusArea },
  ): Promise<void> {
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
  }

  return {
    async *send(
      actor: Actor,
      conversation: Conversation,
      { message, focus, signal }: { message: string; focus?: FocusArea; signal?: AbortSignal },
    ): AsyncGenerator<AnswerEvent> {
      const { id } = conversation;
      const history = await claimed(id, async () => {
        const turns = turnsOf(await messagesOf(actor, id));
        await storeQuestion(actor, id, { message, focus });
        return turns;
      });
      yield* answer(actor, { conversation, question: message, focus, history, signal });
    },

    async *regenerate(
      actor: Actor,
      conversation: Conversation,
      { signal }: { signal?: AbortSignal },
    ): AsyncGenerator<AnswerEvent> {
      const asked = await claimed(conversation.id, async () => {
        const { last, after, history } = await lastQuestion(actor, conversation.id);
        if (!last) throw new DomainError("conflict", "There is no message to answer again. Write one first.");
        return { question: last.content, focus: last.focus, history, replaces: after };
      });
      yield* answer(actor, { ...asked, conversation, signal });
    },

    async *answerBeside(
      actor: Actor,
      conversation: Conversation,
      { modelId, signal }: { modelId: string; signal?: AbortSignal },
    ): AsyncGenerator<AnswerEvent> {
      const asked = await claimed(conversation.id, async () => {
        const { last, after, history } = await lastQuestion(actor, conversation.id);
        const first = after.find((message) => !message.beside);
        if (!last || !first)
          throw new DomainError("conflict", "There is no answer to compare with. Ask first.");
        const replaces = after.filter((message) => message.beside);
        return { question: last.content, focus: last.focus, history, beside: first.id, replaces };
      });
      yield* answer(actor, { ...asked, conversation, model: modelId, signal });
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
    const papers = [...new Set(next.answer?.sources.flatMap(({ documentId }) => documentId ?? []))];
    return [{ question: message.content, answer: next.content, ...(papers.length > 0 && { papers }) }];
  });
}
