/** Each user's thread of questions and answers. */
import type { Knex } from "knex";
import { Model } from "objection";
import type { RetrievalAnswer, Turn } from "./schema.ts";

const THREAD_LENGTH = 50;

class TurnRow extends Model {
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
  const turns = () => TurnRow.query(knex);
  return {
    async add(userId: string, question: string, answer: RetrievalAnswer, askedAt: Date): Promise<Turn> {
      const row = await turns().insertAndFetch({ user_id: userId, question, answer, asked_at: askedAt });
      return toTurn(row);
    },
    /** Oldest first. */
    async list(userId: string): Promise<Turn[]> {
      const rows = await turns().where("user_id", userId).orderBy("id", "desc").limit(THREAD_LENGTH);
      return rows.reverse().map(toTurn);
    },
    async clear(userId: string): Promise<void> {
      await turns().delete().where("user_id", userId);
    },
  };
}

function toTurn(row: TurnRow): Turn {
  return {
    id: String(row.id),
    question: row.question,
    // Turns of before these fields existed have none of them.
    answer: { ...{ bottomLine: null, year: row.asked_at.getFullYear(), warnings: [] }, ...row.answer },
    askedAt: row.asked_at.toISOString(),
  };
}
