/** The tables `conversations` and `conversation_messages`. */
import type { Knex } from "knex";
import type { RetrievalAnswer } from "#modules/ai/schema";
import { LISTED, type Conversation, type FocusArea, type Message, type MessageState } from "./schema.ts";

interface ConversationRow {
  id: string;
  title: string;
  updated_at: Date;
}

interface MessageRow {
  id: string;
  type: "user" | "assistant";
  content: string;
  created_at: Date;
  state: MessageState;
  model: string | null;
  processing_ms: number | null;
  tokens: number | null;
  answer: RetrievalAnswer | null;
  problem: string | null;
  focus: FocusArea | null;
}

export type NewMessage = Partial<Omit<MessageRow, "id" | "answer">> &
  Pick<MessageRow, "type" | "content" | "created_at"> & { answer?: RetrievalAnswer | null };

/** A claim older than this is of a process that died. */
const CLAIM_SECONDS = 600;

export async function listConversations(
  knex: Knex,
  userId: string,
  words: string[],
): Promise<Conversation[]> {
  const rows = await knex<ConversationRow>("conversations as c")
    .select("c.id", "c.title", "c.updated_at")
    .where("c.user_id", userId)
    .where((all) => {
      for (const word of words) {
        const like = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
        void all.where((one) =>
          one
            .whereILike("c.title", like)
            .orWhereExists(
              knex("conversation_messages as m")
                .whereRaw("m.conversation_id = c.id")
                .whereILike("m.content", like),
            ),
        );
      }
    })
    .orderBy([
      { column: "c.updated_at", order: "desc" },
      { column: "c.id", order: "desc" },
    ])
    .limit(LISTED);
  return (rows as ConversationRow[]).map(toConversation);
}

export async function insertConversation(
  knex: Knex,
  userId: string,
  title: string,
  at: Date,
): Promise<Conversation> {
  const [row] = await knex("conversations")
    .insert({ user_id: userId, title, created_at: at, updated_at: at })
    .returning(["id", "title", "updated_at"]);
  return toConversation(row as ConversationRow);
}

/** Null for an unknown one, or another person's. */
export async function findConversation(knex: Knex, userId: string, id: string): Promise<Conversation | null> {
  if (!isId(id)) return null;
  const row = await knex("conversations").where({ id, user_id: userId }).first("id", "title", "updated_at");
  return row ? toConversation(row as ConversationRow) : null;
}

export async function updateTitle(knex: Knex, id: string, title: string): Promise<void> {
  await knex("conversations").where({ id }).update({ title });
}

export async function deleteConversation(knex: Knex, id: string): Promise<void> {
  await knex("conversations").where({ id }).delete();
}

/**
 * Marks the conversation as waiting for an answer.
 * @returns false while it waits for another one
 */
export async function claimConversation(knex: Knex, id: string, at: Date): Promise<boolean> {
  const stale = new Date(at.getTime() - CLAIM_SECONDS * 1000);
  const changed = await knex("conversations")
    .where({ id })
    .where((free) => free.whereNull("answering_since").orWhere("answering_since", "<", stale))
    .update({ answering_since: at, updated_at: at });
  return changed > 0;
}

export async function releaseConversation(knex: Knex, id: string, at: Date): Promise<void> {
  await knex("conversations").where({ id }).update({ answering_since: null, updated_at: at });
}

export async function listMessages(knex: Knex, conversationId: string): Promise<Message[]> {
  const rows = await knex("conversation_messages").where({ conversation_id: conversationId }).orderBy("id");
  return (rows as MessageRow[]).map(toMessage);
}

export async function insertMessage(
  knex: Knex,
  conversationId: string,
  message: NewMessage,
): Promise<Message> {
  const { answer, ...columns } = message;
  const [row] = await knex("conversation_messages")
    .insert({ ...columns, conversation_id: conversationId, answer: answer ? JSON.stringify(answer) : null })
    .returning("*");
  return toMessage(row as MessageRow);
}

export async function deleteMessage(knex: Knex, id: string): Promise<void> {
  await knex("conversation_messages").where({ id }).delete();
}

/** Ids are numbers in PostgreSQL; anything else names nothing. */
function isId(id: string): boolean {
  return /^\d{1,18}$/.test(id);
}

function toConversation({ id, title, updated_at }: ConversationRow): Conversation {
  return { id: String(id), title, updatedAt: updated_at.toISOString() };
}

function toMessage(row: MessageRow): Message {
  return {
    id: String(row.id),
    type: row.type,
    content: row.content,
    createdAt: row.created_at.toISOString(),
    state: row.state,
    ...(row.model !== null && { model: row.model }),
    ...(row.processing_ms !== null && { processingTime: row.processing_ms }),
    ...(row.tokens !== null && { tokens: row.tokens }),
    ...(row.answer !== null && { answer: row.answer }),
    ...(row.problem !== null && { problem: row.problem }),
    ...(row.focus !== null && { focus: row.focus }),
  };
}
