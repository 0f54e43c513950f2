import type { Knex } from "knex";

const TABLES = ["audit_events", "audit_seals"];

/** The embedded server gives tables with this comment to a role of their own. */
export async function up(knex: Knex): Promise<void> {
  for (const table of TABLES) await knex.raw("comment on table ?? is 'append-only'", [table]);
}

export async function down(knex: Knex): Promise<void> {
  for (const table of TABLES) await knex.raw("comment on table ?? is null", [table]);
}
