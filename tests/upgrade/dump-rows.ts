/** Rows of a database as portable INSERT statements, referenced tables first. */
import type { Knex } from "knex";

/** `public.users`, quoted where needed. */
export type TableName = string;

/** All tables with rows of their own, including partitions, referenced tables first. */
export async function listTables(knex: Knex): Promise<TableName[]> {
  const { rows } = (await knex.raw(
    `select c.oid::regclass::text as name,
       coalesce(array_agg(k.confrelid::regclass::text) filter (where k.confrelid <> c.oid), '{}') as refers
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     left join pg_constraint k on k.conrelid = c.oid and k.contype = 'f'
     where c.relkind = 'r' and n.nspname in ('public', 'reading_jobs') group by 1, c.oid order by 1`,
  )) as { rows: { name: TableName; refers: TableName[] }[] };
  const ordered: TableName[] = [];
  for (let left = rows; left.length > 0;) {
    const ready = left.filter(({ refers }) => !left.some(({ name }) => refers.includes(name)));
    if (ready.length === 0) throw new Error("Tables refer to each other in a circle.");
    ordered.push(...ready.map(({ name }) => name));
    left = left.filter((table) => !ready.includes(table));
  }
  return ordered;
}

/** INSERT statements for all rows of the table. */
export async function insertsOf(knex: Knex, table: TableName): Promise<string[]> {
  const columns = await storedColumns(knex, table);
  const texts = columns.map((column) => `quote_nullable(${column}::text)`).join(" || ', ' || ");
  const { rows } = (await knex.raw(`select ${texts} as line from ${table} order by 1`)) as {
    rows: { line: string }[];
  };
  if (rows.length === 0) return [];
  const lines = rows.map(({ line }) => `(${line})`).join(",\n");
  return [`insert into ${table} (${columns.join(", ")}) overriding system value values\n${lines}`];
}

/** Statements that restore the sequences. */
export async function sequenceStatements(knex: Knex): Promise<string[]> {
  const { rows } = (await knex.raw(
    `select quote_literal(format('%I.%I', schemaname, sequencename)) as name, last_value as value from pg_sequences
     where schemaname in ('public', 'reading_jobs') and last_value is not null order by 1`,
  )) as { rows: { name: string; value: string }[] };
  return rows.map(({ name, value }) => `select setval(${name}, ${value})`);
}

async function storedColumns(knex: Knex, table: TableName): Promise<string[]> {
  const { rows } = (await knex.raw(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = ?::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  )) as { rows: { name: string }[] };
  return rows.map(({ name }) => name);
}
