/**
 * Tables marked "append-only" in their comment belong to a role that nobody signs in as: the product may read them and
 * add rows, and neither change nor delete any, nor take away the triggers that refuse it.
 */
import type { Knex } from "knex";
import { APPLICATION_ROLE_LOCK, withTransactionLock } from "#modules/platform";
import { APPLICATION_ROLE, APPEND_ONLY_OWNER } from "./role-names.ts";

/**
 * Tables, then the functions of their triggers, then what the product may do. The schema as well: its owner could drop
 * the tables.
 */
const PROTECTION = `
with marked as (
  select c.oid, format('%I.%I', n.nspname, c.relname) as name, c.relowner from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and obj_description(c.oid, 'pg_class') = 'append-only'),
owner as (select oid, rolname from pg_roles where rolname = :owner)
select 1 as step, format('alter table %s owner to %I', name, rolname) as statement
from marked, owner where relowner <> owner.oid
union
select 2, format('alter function %s owner to %I', f.oid::regprocedure, rolname)
from marked join pg_trigger t on t.tgrelid = marked.oid and not t.tgisinternal join pg_proc f on f.oid = t.tgfoid, owner
where f.proowner <> owner.oid
union
select 2, format('alter schema %s owner to %I', n.oid::regnamespace, rolname)
from marked join pg_class c using (oid) join pg_namespace n on n.oid = c.relnamespace, owner
where n.nspowner <> owner.oid
union
select 3, format('grant usage, create on schema %s to %I', n.oid::regnamespace, :app::text)
from marked join pg_class c using (oid) join pg_namespace n on n.oid = c.relnamespace
where n.nspowner <> (select oid from owner)
union
select 3, format('grant select, insert on %s to %I', name, :app::text) from marked
where not has_table_privilege(:app, marked.oid, 'insert') or marked.relowner <> (select oid from owner)
union
select 4, format('grant usage, select on sequence %s to %I', d.objid::regclass, :app::text)
from marked join pg_depend d on d.refobjid = marked.oid and d.deptype = 'a' and d.classid = 'pg_class'::regclass
join pg_class s on s.oid = d.objid and s.relkind = 'S'
where not has_sequence_privilege(:app, s.oid, 'usage') or marked.relowner <> (select oid from owner)
order by step`;

/** Everything of that role goes back to the product's, for migrations. */
const RELEASE = `
select format('alter table %s owner to %I', c.oid::regclass, :app::text) as statement
from pg_class c join pg_roles o on o.oid = c.relowner where c.relkind = 'r' and o.rolname = :owner
union all
select format('alter function %s owner to %I', f.oid::regprocedure, :app::text)
from pg_proc f join pg_roles o on o.oid = f.proowner where o.rolname = :owner`;

/** Idempotent; takes no locks when nothing is to do. @param db connected as superuser. */
export function protectAppendOnly(db: Knex): Promise<void> {
  return withTransactionLock(db, APPLICATION_ROLE_LOCK, async (trx) => {
    const known = await trx("pg_roles").where({ rolname: APPEND_ONLY_OWNER }).first("rolname");
    if (!known) await trx.raw("create role ?? nologin nosuperuser", [APPEND_ONLY_OWNER]);
    await carryOut(trx, PROTECTION);
  });
}

/** @param db connected as superuser. */
export function releaseAppendOnly(db: Knex): Promise<void> {
  return withTransactionLock(db, APPLICATION_ROLE_LOCK, (trx) => carryOut(trx, RELEASE));
}

async function carryOut(trx: Knex.Transaction, query: string): Promise<void> {
  const names = { owner: APPEND_ONLY_OWNER, app: APPLICATION_ROLE };
  const { rows } = await trx.raw<{ rows: { statement: string }[] }>(query, names);
  for (const { statement } of rows) await trx.raw(statement);
}
