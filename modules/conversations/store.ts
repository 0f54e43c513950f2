/** The tables `conversations` and `conversation_messages`. */
import type { Knex } from "knex";
import type { RetrievalAnswer } from "#modules/ai/schema";
import { maskNumbers } from "#modules/intake/schema";
import type { QuotedPlace, SealedWords } from "./sealing.ts";
import { LISTED, type Conversation, type FocusArea, type Message, type MessageState } from "./schema.ts";

interface ConversationRow {
  id: string;
  title: string;
  updated_at: Date;
  intake_id: string | null;
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
  sealed: Buffer | null;
  beside: string | null;
}

/** A message as stored: sealed ones have neither text nor answer yet. */
export type StoredMessage = Message & { stored?: SealedWords };

export type NewMessage = Partial<Omit<MessageRow, "id" | "answer">> &
  Pick<MessageRow, "type" | "content" | "created_at"> & {
    answer?: RetrievalAnswer | null;
    places?: QuotedPlace[];
  };

const CONVERSATION = ["id", "title", "updated_at", "intake_id"];

/** A claim older than this is of a process that died: an answer and its repair take a model at most 300 seconds each. */
const CLAIM_SECONDS = 900;

export async function listConversations(
  knex: Knex,
  userId: string,
  words: string[],
): Promise<Conversation[]> {
  const rows = await knex<ConversationRow>("conversations as c")
    .select("c.id", "c.title", "c.updated_at", "c.intake_id")
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

/** Those that hold sealed messages, newest first. */
export async function listSealed(
  knex: Knex,
  userId: string,
  { from, limit }: { from: number; limit: number },
): Promise<Conversation[]> {
  const rows = await knex("conversations as c")
    .select("c.id", "c.title", "c.updated_at", "c.intake_id")
    .where("c.user_id", userId)
    .whereExists(
      knex("conversation_messages as m").whereRaw("m.conversation_id = c.id").whereNotNull("m.sealed"),
    )
    .orderBy([
      { column: "c.updated_at", order: "desc" },
      { column: "c.id", order: "desc" },
    ])
    .offset(from)
    .limit(limit);
  return (rows as ConversationRow[]).map(toConversation);
}

export async function insertConversation(
  knex: Knex,
  userId: string,
  { title, intakeId, at }: { title: string; intakeId?: string; at: Date },
): Promise<Conversation> {
  const [row] = await knex("conversations")
    .insert({ user_id: userId, title, intake_id: intakeId ?? null, created_at: at, updated_at: at })
    .returning(CONVERSATION);
  return toConversation(row as ConversationRow);
}

/** Null for an unknown one, or another person's. */
export async function findConversation(knex: Knex, userId: string, id: string): Promise<Conversation | null> {
  if (!isId(id)) return null;
  const row = await knex("conversations").where({ id, user_id: userId }).first(CONVERSATION);
  return row ? toConversation(row as ConversationRow) : null;
}

/** Id of a message's conversation; null for an unknown message. */
export async function findConversationOf(knex: Knex, messageId: string): Promise<string | null> {
  if (!isId(messageId)) return null;
  const row = (await knex("conversation_messages").where({ id: messageId }).first("conversation_id")) as
    { conversation_id: string } | undefined;
  return row?.conversation_id ?? null;
}

export async function updateTitle(knex: Knex, id: string, title: string): Promise<void> {
  await knex("conversations").where({ id }).update({ title });
}

/** @returns false when it is linked to another intake already */
export async function linkConversation(knex: Knex, id: string, intakeId: string): Promise<boolean> {
  const changed = await knex("conversations")
    .where({ id })
    .where((free) => free.whereNull("intake_id").orWhere({ intake_id: intakeId }))
    .update({ intake_id: intakeId });
  return changed > 0;
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

export async function listStoredMessages(knex: Knex, conversationId: string): Promise<StoredMessage[]> {
  const rows: MessageRow[] = await knex("conversation_messages")
    .where({ conversation_id: conversationId })
    .orderBy("id");
  const sealed = rows.filter((row) => row.sealed !== null).map(({ id }) => id);
  const places: (QuotedPlace & { id: string })[] =
    sealed.length === 0
      ? []
      : await knex("quoted_papers")
          .whereIn("message_id", sealed)
          .orderBy("number")
          .select("message_id as id", "number", "document_id as documentId", "page")
          .select("start_at as start", "end_at as end");
  return rows.map((row) => ({
    ...toMessage(row),
    ...(row.sealed && {
      stored: { sealed: row.sealed, places: places.filter(({ id }) => id === row.id) },
    }),
  }));
}

export async function insertMessage(
  knex: Knex,
  conversationId: string,
  message: NewMessage,
): Promise<Message> {
  const { answer, places = [], ...columns } = message;
  const [row] = await knex("conversation_messages")
    .insert({ ...columns, conversation_id: conversationId, answer: answer ? JSON.stringify(answer) : null })
    .returning("*");
  // A paper deleted while the answer came is not quoted.
  for (const { number, documentId, page, start, end } of places)
    await knex.raw(
      `insert into quoted_papers (message_id, number, document_id, page, start_at, end_at)
       select :message, :number, id, :page, :start, :end from documents where id = :documentId for share`,
      { message: (row as MessageRow).id, number, page, start, end, documentId },
    );
  return toMessage(row as MessageRow);
}

export async function deleteMessage(knex: Knex, id: string): Promise<void> {
  await knex("conversation_messages").where({ id }).delete();
}

/** Ids are numbers in PostgreSQL; anything else names nothing. */
function isId(id: string): boolean {
  return /^\d{1,18}$/.test(id);
}

function toConversation({ id, title, updated_at, intake_id }: ConversationRow): Conversation {
  return {
    // Earlier builds stored what was typed.
    ...{ id: String(id), title: maskNumbers(title), updatedAt: updated_at.toISOString() },
    ...(intake_id !== null && { intakeId: intake_id }),
  };
}

function toMessage(row: MessageRow): Message {
  return {
    id: String(row.id),
    type: row.type,
    content: row.type === "user" ? maskNumbers(row.content) : row.content,
    createdAt: row.created_at.toISOString(),
    state: row.state,
    ...(row.model !== null && { model: row.model }),
    ...(row.processing_ms !== null && { processingTime: row.processing_ms }),
    ...(row.tokens !== null && { tokens: row.tokens }),
    ...(row.answer !== null && { answer: row.answer }),
    ...(row.problem !== null && { problem: row.problem }),
    ...(row.focus !== null && { focus: row.focus }),
    ...(row.beside !== null && { beside: String(row.beside) }),
  };
}
