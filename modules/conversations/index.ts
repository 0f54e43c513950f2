/** Conversations of administrators with the assistant. */
import { DomainError, requireAdmin, type Actor } from "#modules/kernel";
import { createAnswering } from "./answering.ts";
import type { Conversations, ConversationsDeps } from "./contract.ts";
import { toMarkdown } from "./markdown.ts";
import type { Conversation } from "./schema.ts";
import {
  deleteConversation,
  findConversation,
  insertConversation,
  listConversations,
  listMessages,
  updateTitle,
} from "./store.ts";

export type * from "./contract.ts";

/** Words of a search beyond these are left out. */
const MAX_WORDS = 8;

export function createConversations(deps: ConversationsDeps): Conversations {
  const { knex, audit, clock } = deps;
  const answering = createAnswering(deps);

  async function own(actor: Actor, id: string): Promise<Conversation> {
    const found = await findConversation(knex, requireOwner(actor), id);
    if (!found)
      throw new DomainError("not_found", "There is no such conversation. It may have been deleted.");
    return found;
  }

  return {
    async list(actor, query = "") {
      const words = query.trim().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
      return listConversations(knex, requireOwner(actor), words);
    },

    async create(actor, title) {
      return insertConversation(knex, requireOwner(actor), title, clock.now());
    },

    async open(actor, id) {
      const conversation = await own(actor, id);
      return { conversation, messages: await listMessages(knex, id) };
    },

    async rename(actor, id, title) {
      const conversation = await own(actor, id);
      await updateTitle(knex, id, title);
      return { ...conversation, title };
    },

    async remove(actor, id) {
      await own(actor, id);
      await knex.transaction(async (trx) => {
        await deleteConversation(trx, id);
        await audit.record(trx, actor, { action: "deleted", subject: { type: "conversation", id } });
      });
    },

    async *send(actor, id, request) {
      await own(actor, id);
      yield* answering.send(actor, id, request);
    },

    async *regenerate(actor, id, options = {}) {
      await own(actor, id);
      yield* answering.regenerate(actor, id, options);
    },

    async exportMarkdown(actor, id) {
      const conversation = await own(actor, id);
      const text = toMarkdown(conversation, await listMessages(knex, id));
      await knex.transaction((trx) =>
        audit.record(trx, actor, { action: "exported", subject: { type: "conversation", id } }),
      );
      return { filename: `conversation-${conversation.updatedAt.slice(0, 10)}.md`, text };
    },
  };
}

/** @throws DomainError `unauthenticated`, `forbidden`. */
function requireOwner(actor: Actor): string {
  requireAdmin(actor);
  if (actor.kind !== "user") throw new DomainError("forbidden", "Only a signed-in person has conversations.");
  return actor.userId;
}
