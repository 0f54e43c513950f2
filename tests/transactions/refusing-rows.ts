/** For tests: an audit log that refuses rows of one action. */
import type { Knex } from "knex";
import type { AuditAction } from "#modules/audit";

export async function refusing(knex: Knex, action: AuditAction, work: () => Promise<void>): Promise<void> {
  await knex.raw(`create function refuse_row() returns trigger language plpgsql as
    $$ begin raise exception 'no room for this row'; end $$`);
  await knex.raw(`create trigger refuse_row before insert on audit_events for each row
    when (new.action = '${action}') execute function refuse_row()`);
  try {
    await work();
  } finally {
    await knex.raw("drop function refuse_row() cascade");
  }
}
