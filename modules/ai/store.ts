/** The askers' threads. */
import type { Knex } from "knex";
import { Model } from "objection";
import type { Exchange, RetrievalAnswer } from "./schema.ts";

const THREAD_LENGTH = 50;

class ExchangeRow extends Model {
  static override tableName = "ai_exchanges";
  static override jsonAttributes = ["answer"];
  declare id: string;
  declare user_id: string;
  declare question: string;
  declare answer: RetrievalAnswer;
  declare asked_at: Date;
}

export type ThreadStore = ReturnType<typeof createThreadStore>;

export function createThreadStore(knex: Knex) {
  const exchanges = () => ExchangeRow.query(knex);
  return {
    async add(userId: string, question: string, answer: RetrievalAnswer, askedAt: Date): Promise<Exchange> {
      const row = await exchanges().insertAndFetch({ user_id: userId, question, answer, asked_at: askedAt });
      return toExchange(row);
    },
    /** Oldest first. */
    async list(userId: string): Promise<Exchange[]> {
      const rows = await exchanges().where("user_id", userId).orderBy("id", "desc").limit(THREAD_LENGTH);
      return rows.reverse().map(toExchange);
    },
    async clear(userId: string): Promise<void> {
      await exchanges().delete().where("user_id", userId);
    },
  };
}

function toExchange(row: ExchangeRow): Exchange {
  return {
    id: String(row.id),
    question: row.question,
    answer: row.answer,
    askedAt: row.asked_at.toISOString(),
  };
}
