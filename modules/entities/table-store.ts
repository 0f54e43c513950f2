/** A table whose rows belong to an intake and keep their order of creation. */
import { randomUUID } from "node:crypto";
import type { Knex } from "knex";
import type { RecordKey } from "./contract.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const ROWS_PER_INSERT = 500;

/** Columns that every row has. */
export interface RowFrame {
  id: string;
  intakeId: string;
  createdAt: Date;
  updatedAt: Date;
}

interface TableOptions<Row> {
  name: string;
  /** Property → column. */
  columns: { [Property in keyof Row]: string };
  /** Read as ISO dates: a `Date` would be midnight in this machine's time zone. */
  dates?: readonly (keyof Row)[];
  /** Stored as JSON. */
  json?: readonly (keyof Row)[];
}

export interface Table<Row extends RowFrame> {
  /** In the order of creation; only rows with these values, if given. */
  list(knex: Knex, intakeId: string, only?: Partial<Row>): Promise<Row[]>;
  /** Rows of several intakes, each intake's in the order of creation. */
  listAll(knex: Knex, intakeIds: readonly string[]): Promise<Row[]>;
  find(knex: Knex, key: RecordKey): Promise<Row | undefined>;
  insert(knex: Knex, rows: readonly Row[]): Promise<void>;
  update(knex: Knex, key: RecordKey, change: Partial<Row>): Promise<void>;
  remove(knex: Knex, key: RecordKey): Promise<void>;
  count(knex: Knex, intakeId: string): Promise<number>;
}

/** A new id for a row. */
export function newId(): string {
  return randomUUID();
}

export function tableOf<Row extends RowFrame>(options: TableOptions<Row>): Table<Row> {
  const { name, columns } = options;
  const toColumns = rowWriter(options);
  const of = ({ intakeId, id }: RecordKey) => ({ intake_id: intakeId, id });
  return {
    async list(knex, intakeId, only = {}) {
      const rows = knex(name)
        .where({ intake_id: intakeId, ...toColumns(only) })
        .orderBy("position")
        .select(selection(knex, options));
      return (await rows) as Row[];
    },
    async listAll(knex, intakeIds) {
      const rows = knex(name)
        .whereRaw("intake_id = any(?::uuid[])", [[...intakeIds]])
        .orderBy("position")
        .select(selection(knex, options));
      return (await rows) as Row[];
    },
    async find(knex, key) {
      if (!UUID.test(key.id)) return undefined;
      return (await knex(name).where(of(key)).first(selection(knex, options))) as Row | undefined;
    },
    async insert(knex, rows) {
      await knex.batchInsert(name, rows.map(toColumns), ROWS_PER_INSERT);
    },
    async update(knex, key, change) {
      await knex(name).where(of(key)).update(toColumns(change));
    },
    async remove(knex, key) {
      await knex(name).where(of(key)).delete();
    },
    async count(knex, intakeId) {
      const counted = await knex(name).where("intake_id", intakeId).count<{ count: string }[]>();
      return Number(counted[0]?.count ?? 0);
    },
  };

  function selection(knex: Knex, { dates = [] }: TableOptions<Row>) {
    return Object.entries<string>(columns).map(([property, column]) =>
      knex.raw(dates.includes(property as keyof Row) ? "??::text as ??" : "?? as ??", [column, property]),
    );
  }
}

function rowWriter<Row>({ columns, json = [] }: TableOptions<Row>) {
  return (row: Partial<Row>) =>
    Object.fromEntries(
      Object.entries<string>(columns).flatMap(([property, column]) => {
        const value = row[property as keyof Row];
        if (value === undefined) return [];
        return [[column, json.includes(property as keyof Row) ? JSON.stringify(value) : value]];
      }),
    );
}
