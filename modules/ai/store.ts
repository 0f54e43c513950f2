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
  declare model: string | null;
  declare beside: string | null;
}

interface NewTurn {
  question: string;
  answer: RetrievalAnswer;
  /** Name of the model. */
  model: string;
  /** Id of the turn that it stands beside. */
  beside?: string;
  at: Date;
}

export type ThreadStore = ReturnType<typeof createThreadStore>;

export function createThreadStore(knex: Knex) {
  const turns = () => TurnRow.query(knex);
  return {
    async add(userId: string, { question, answer, model, beside, at }: NewTurn): Promise<Turn> {
      const row = { user_id: userId, question, answer, model, beside: beside ?? null, asked_at: at };
      return knex.transaction(async (trx) => {
        // One answer stands beside another.
        if (beside) await TurnRow.query(trx).delete().where({ beside, user_id: userId });
        return toTurn(await TurnRow.query(trx).insertAndFetch(row));
      });
    },
    /** Null for another person's. */
    async find(userId: string, id: string): Promise<Turn | null> {
      if (!/^\d{1,18}$/.test(id)) return null;
      const row = await turns().findOne({ id, user_id: userId, beside: null });
      return row ? toTurn(row) : null;
    },
    /** Oldest first. */
    async list(userId: string): Promise<Turn[]> {
      const own = () => turns().where("user_id", userId);
      const rows = await own().whereNull("beside").orderBy("id", "desc").limit(THREAD_LENGTH);
      const ids = rows.map(({ id }) => id);
      const others = new Map((await own().whereIn("beside", ids)).map((row) => [row.beside, toTurn(row)]));
      return rows.reverse().map((row) => {
        const beside = others.get(row.id);
        return { ...toTurn(row), ...(beside && { beside }) };
      });
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
    ...(row.model && { model: row.model }),
  };
}
