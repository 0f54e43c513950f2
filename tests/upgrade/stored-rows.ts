/** Hashes of all rows of the product's tables, to compare before and after a migration. */
import { createHash } from "node:crypto";
import type { Knex } from "knex";

/** Columns by table. */
export type Columns = Record<string, string[]>;

/** Derived from other rows, or not the product's own data. */
const DERIVED = ["knex_migrations", "knex_migrations_lock", "authority_postings", "authority_word_index"];

export async function listColumns(knex: Knex): Promise<Columns> {
  const rows = await knex("information_schema.columns as c")
    .join("information_schema.tables as t", (on) =>
      on.on("t.table_schema", "c.table_schema").on("t.table_name", "c.table_name"),
    )
    .where({ "c.table_schema": "public", "t.table_type": "BASE TABLE" })
    .whereNotIn("c.table_name", DERIVED)
    .orderBy(["c.table_name", "c.ordinal_position"])
    .select<{ table: string; column: string }[]>("c.table_name as table", "c.column_name as column");
  const columns: Columns = {};
  for (const { table, column } of rows) (columns[table] ??= []).push(column);
  return columns;
}

/** Hashes each row over these columns, by table. */
export async function hashRows(knex: Knex, columns: Columns): Promise<Record<string, string[]>> {
  const hashes: Record<string, string[]> = {};
  for (const [table, names] of Object.entries(columns)) {
    const rows = await knex(table).select<{ row: string }[]>(
      knex.raw(`jsonb_build_array(${names.map(() => "??").join(", ")})::text as row`, names),
    );
    hashes[table] = rows.map(({ row }) => createHash("sha256").update(row).digest("hex")).sort();
  }
  return hashes;
}
