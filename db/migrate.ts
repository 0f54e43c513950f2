import type { Knex } from "knex";
import { DomainError } from "#modules/kernel";
import { MIGRATIONS_LOCK, withTransactionLock } from "#modules/platform";
import { migrations as ours, type NamedMigration } from "./migrations/index.ts";

const TABLE = "knex_migrations";

export interface MigrationStatus {
  /** Names, oldest first. */
  done: string[];
  pending: string[];
}

/**
 * Runs all pending migrations and returns their names. Processes that migrate at the same time wait for each
 * other.
 * @throws DomainError `conflict`, with nothing changed, when a newer version of TaxRAG has migrated the database.
 */
export function migrateToLatest(knex: Knex, migrations = ours): Promise<string[]> {
  return alone(knex, migrations, (config) => knex.migrate.latest(config));
}

/** Rolls back the last batch of migrations and returns their names. Throws as `migrateToLatest` does. */
export function rollback(knex: Knex, migrations = ours): Promise<string[]> {
  return alone(knex, migrations, (config) => knex.migrate.rollback(config));
}

/** Lists applied and pending migrations. Changes nothing. */
export async function migrationStatus(knex: Knex, migrations = ours): Promise<MigrationStatus> {
  const done = await listDone(knex);
  return { done, pending: migrations.map(({ name }) => name).filter((name) => !done.includes(name)) };
}

/** Result of Knex: the number of the batch and the names. */
type Batch = [number, string[]];

async function alone(
  knex: Knex,
  migrations: readonly NamedMigration[],
  run: (config: Knex.MigratorConfig) => Promise<Batch>,
): Promise<string[]> {
  // Released with the transaction: a killed process leaves no lock behind, unlike Knex's own lock table.
  return withTransactionLock(knex, MIGRATIONS_LOCK, async () => {
    await refuseNewer(knex, migrations);
    const config = { tableName: TABLE, migrationSource: sourceOf(migrations) };
    await knex.migrate.forceFreeMigrationsLock(config);
    const [, names] = await run(config);
    return names;
  });
}

async function listDone(knex: Knex): Promise<string[]> {
  if (!(await knex.schema.hasTable(TABLE))) return [];
  return knex(TABLE).orderBy("id").pluck("name");
}

async function refuseNewer(knex: Knex, migrations: readonly NamedMigration[]): Promise<void> {
  const unknown = (await listDone(knex)).find((done) => !migrations.some(({ name }) => name === done));
  if (!unknown) return;
  throw new DomainError(
    "conflict",
    `The database was written by a newer version of TaxRAG (migration ${unknown} is unknown here); start that version or restore a backup.`,
  );
}

function sourceOf(migrations: readonly NamedMigration[]): Knex.MigrationSource<NamedMigration> {
  return {
    getMigrations: async () => [...migrations],
    getMigrationName: ({ name }) => name,
    getMigration: async (migration) => migration,
  };
}
