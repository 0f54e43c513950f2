/** Messages as people read them, with the words of sealed ones. */
import type { Actor } from "#modules/kernel";
import type { ConversationsDeps } from "./contract.ts";
import type { Message } from "./schema.ts";
import { createSealing, type Sealing } from "./sealing.ts";
import { listStoredMessages } from "./store.ts";

export interface Reading {
  sealing: Sealing;
  messages(actor: Actor, conversationId: string): Promise<Message[]>;
}

export function createReading(deps: ConversationsDeps): Reading {
  const sealing = createSealing(deps);
  return {
    sealing,
    async messages(actor, conversationId) {
      const messages: Message[] = [];
      for (const { stored, ...message } of await listStoredMessages(deps.knex, conversationId)) {
        const words = stored && (await sealing.open(actor, conversationId, stored));
        messages.push(
          words
            ? { ...message, content: words.content, ...(words.answer && { answer: words.answer }) }
            : message,
        );
      }
      return messages;
    },
  };
}
