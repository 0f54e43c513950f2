import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw("create index intakes_newest on intakes (created_at desc, id)");
  await knex.raw("create index intakes_status on intakes (status)");
  await knex.raw("create index intake_waivers_waiting on intake_waivers (intake_id) where state = 'waiting'");
}

export async function down(knex: Knex): Promise<void> {
  for (const name of ["intakes_newest", "intakes_status", "intake_waivers_waiting"])
    await knex.raw("drop index ??", [name]);
}
