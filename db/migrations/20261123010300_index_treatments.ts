import type { Knex } from "knex";

/** Finds the papers whose "Effect on other documents" names a document. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    `create index authority_versions_effects on authority_versions using gin ((facts->'effects') jsonb_path_ops)
     where facts \\? 'effects'`,
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("drop index authority_versions_effects");
}
