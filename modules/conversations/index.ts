/** Conversations of administrators with the assistant. */
import { DomainError, requireAdmin, type Actor } from "#modules/kernel";
import { maskNumbers } from "#modules/intake/schema";
import { createAnswering } from "./answering.ts";
import type { Conversations, ConversationsDeps, PaperTexts } from "./contract.ts";
import { createFinding } from "./finding.ts";
import { exportName, toMarkdown } from "./markdown.ts";
import { createReading } from "./reading.ts";
import type { Conversation } from "./schema.ts";
import {
  deleteConversation,
  findConversation,
  findConversationOf,
  insertConversation,
  linkConversation,
  updateTitle,
} from "./store.ts";

export type * from "./contract.ts";

/** Words of a search beyond these are left out. */
const MAX_WORDS = 8;

const OTHER_CLIENT =
  "This conversation is about another client's papers already. Begin a new one for this client.";

export function createConversations(deps: ConversationsDeps): Conversations {
  const { knex, audit, clock } = deps;
  const reading = createReading(deps);
  const answering = createAnswering(deps, reading);
  const find = createFinding(deps);

  async function own(actor: Actor, id: string): Promise<Conversation> {
    const found = await findConversation(knex, requireOwner(actor), id);
    if (!found)
      throw new DomainError("not_found", "There is no such conversation. It may have been deleted.");
    return found;
  }

  return {
    async list(actor, query = "") {
      const words = query.trim().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
      return find(requireOwner(actor), words);
    },

    async create(actor, title, { intakeId } = {}) {
      const owner = requireOwner(actor);
      if (intakeId) await requirePapers(deps.papers).requireIntake(actor, intakeId);
      return insertConversation(knex, owner, { title: maskNumbers(title), intakeId, at: clock.now() });
    },

    async open(actor, id) {
      const conversation = await own(actor, id);
      return { conversation, messages: await reading.messages(actor, id) };
    },

    async rename(actor, id, typed) {
      const conversation = await own(actor, id);
      const title = maskNumbers(typed);
      await updateTitle(knex, id, title);
      return { ...conversation, title };
    },

    async link(actor, id, intakeId) {
      const conversation = await own(actor, id);
      await requirePapers(deps.papers).requireIntake(actor, intakeId);
      await knex.transaction(async (trx) => {
        if (!(await linkConversation(trx, id, intakeId))) throw new DomainError("conflict", OTHER_CLIENT);
        const details = { conversation: id };
        await audit.record(trx, actor, {
          ...{ action: "conversation-linked", subject: { type: "intake", id: intakeId }, details },
        });
      });
      return { ...conversation, intakeId };
    },

    async remove(actor, id) {
      await own(actor, id);
      await knex.transaction(async (trx) => {
        await deleteConversation(trx, id);
        await audit.record(trx, actor, { action: "deleted", subject: { type: "conversation", id } });
      });
    },

    async *send(actor, id, request) {
      const message = maskNumbers(request.message);
      yield* answering.send(actor, await own(actor, id), { ...request, message });
    },

    async *regenerate(actor, id, options = {}) {
      yield* answering.regenerate(actor, await own(actor, id), options);
    },

    async *answerBeside(actor, id, request) {
      yield* answering.answerBeside(actor, await own(actor, id), request);
    },

    async findAnswer(actor, messageId) {
      const id = await findConversationOf(knex, messageId);
      const conversation = await own(actor, id ?? "");
      const messages = await reading.messages(actor, conversation.id);
      const at = messages.findIndex((message) => message.id === messageId);
      const asked = messages.slice(0, at).filter(({ type }) => type === "user");
      const question = asked.at(-1);
      const answer = messages[at];
      if (answer?.type === "assistant" && question)
        return { conversation, earlier: asked.slice(0, -1), question, answer };
      throw new DomainError("not_found", "There is no such answer. It may have been deleted.");
    },

    async exportMarkdown(actor, id) {
      const conversation = await own(actor, id);
      const text = toMarkdown(conversation, await reading.messages(actor, id));
      await knex.transaction((trx) =>
        audit.record(trx, actor, { action: "exported", subject: { type: "conversation", id } }),
      );
      return { filename: exportName(conversation), text };
    },
  };
}

function requirePapers(papers: PaperTexts | undefined): PaperTexts {
  if (papers) return papers;
  throw new DomainError("unavailable", "Conversations about clients' papers are not set up here.");
}

/** @throws DomainError `unauthenticated`, `forbidden`. */
function requireOwner(actor: Actor): string {
  requireAdmin(actor);
  if (actor.kind !== "user") throw new DomainError("forbidden", "Only a signed-in person has conversations.");
  return actor.userId;
}
