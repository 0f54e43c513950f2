/** Finds conversations by their words: plain ones in the database, sealed ones opened page by page. */
import { OPERATOR } from "#modules/kernel";
import type { ConversationsDeps, PaperTexts } from "./contract.ts";
import { LISTED, type Conversation } from "./schema.ts";
import { createSealing } from "./sealing.ts";
import { listConversations, listSealed, listStoredMessages } from "./store.ts";

/** Conversations that are opened at once, and in one search. */
const BATCH = 25;
const MOST_OPENED = 500;

type Finding = (owner: string, words: string[]) => Promise<Conversation[]>;

/**
 * @returns newest first, at most `LISTED`; of conversations about papers the newest 500 are opened
 */
export function createFinding({ papers, ...deps }: ConversationsDeps): Finding {
  const { knex } = deps;

  async function sealedWith(owner: string, words: string[]): Promise<Conversation[]> {
    // A paper is opened once for all that quotes it.
    const sealing = createSealing({ ...deps, papers: papers && onceEach(papers) });
    const found: Conversation[] = [];
    for (let from = 0; from < MOST_OPENED; from += BATCH) {
      const batch = await listSealed(knex, owner, { from, limit: BATCH });
      for (const conversation of batch) {
        let text = conversation.title;
        for (const { stored, content } of await listStoredMessages(knex, conversation.id)) {
          // The product reads here, not the person: this opens no paper to anybody.
          const opened = stored && (await sealing.open(OPERATOR, conversation.id, stored));
          text += `\n${opened ? opened.content : content}`;
        }
        const lower = text.toLowerCase();
        if (words.every((word) => lower.includes(word.toLowerCase()))) found.push(conversation);
      }
      if (batch.length < BATCH) break;
    }
    return found;
  }

  return async (owner, words) => {
    const plain = await listConversations(knex, owner, words);
    if (words.length === 0) return plain;
    const sealed = await sealedWith(owner, words);
    const all = new Map([...plain, ...sealed].map((conversation) => [conversation.id, conversation]));
    return [...all.values()]
      .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt) || Number(b.id) - Number(a.id))
      .slice(0, LISTED);
  };
}

function onceEach(papers: PaperTexts): PaperTexts {
  const opened = new Map<string, Promise<string[] | null>>();
  return {
    ...papers,
    pages(actor, documentId) {
      const pages = opened.get(documentId) ?? papers.pages(actor, documentId);
      opened.set(documentId, pages);
      return pages;
    },
  };
}
