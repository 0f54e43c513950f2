import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  // Lists by client read their page in this order instead of sorting everybody.
  await knex.raw("create index users_by_name on users (lower(last_name), lower(first_name), lower(email))");
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("drop index users_by_name");
}
