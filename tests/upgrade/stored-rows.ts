/** Hashes of all rows of the product's tables, to compare before and after a migration. */
import { createHash } from "node:crypto";
import type { Knex } from "knex";

/** Columns by table. */
export type Columns = Record<string, string[]>;

/** Tables and columns that a later migration renamed; null for a column that follows from other rows now. */
const RENAMED: Record<string, { table: string; columns: Record<string, string | null> }> = {
  authority_sections: { table: "authority_documents", columns: { number: "key", source_id: null } },
  authority_versions: {
    table: "authority_versions",
    columns: { section_id: "document_id", cited_sections: null },
  },
  authority_release_sections: {
    table: "authority_release_documents",
    columns: { section_id: "document_id" },
  },
  document_pages: { table: "document_pages", columns: { words: null } },
  authority_phrases: { table: "authority_phrases", columns: { section_id: "document_id" } },
};

/** Where the rows of these columns stand after all migrations, under the tables' earlier names. */
export function laterNames(columns: Columns): Record<string, { table: string; columns: string[] }> {
  return Object.fromEntries(
    Object.entries(columns).map(([table, names]) => {
      const renamed = RENAMED[table] ?? { table, columns: {} };
      const kept = names.flatMap((name) => (name in renamed.columns ? (renamed.columns[name] ?? []) : name));
      return [table, { table: renamed.table, columns: kept }];
    }),
  );
}

/** The columns that are still there after all migrations. */
export function keptColumns(columns: Columns): Columns {
  return Object.fromEntries(
    Object.entries(columns).map(([table, names]) => [
      table,
      names.filter((name) => RENAMED[table]?.columns[name] !== null),
    ]),
  );
}

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

/** Hashes each row over these columns, by table. @param places where the rows stand, if not under these names */
export async function hashRows(
  knex: Knex,
  columns: Columns,
  places: ReturnType<typeof laterNames> = {},
): Promise<Record<string, string[]>> {
  const hashes: Record<string, string[]> = {};
  for (const [table, own] of Object.entries(columns)) {
    const { table: place, columns: names } = places[table] ?? { table, columns: own };
    const rows = await knex(place).select<{ row: string }[]>(
      knex.raw(`jsonb_build_array(${names.map(() => "??").join(", ")})::text as row`, names),
    );
    hashes[table] = rows.map(({ row }) => createHash("sha256").update(row).digest("hex")).sort();
  }
  return hashes;
}
