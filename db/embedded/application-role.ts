/**
 * The role under which the product uses its embedded database: it owns the database and everything in it but what is
 * append-only (`append-only.ts`), and nothing else of the server. The superuser only starts the server and prepares this role.
 */
import { createHmac } from "node:crypto";
import type { Knex } from "knex";
import { APPLICATION_ROLE_LOCK, withTransactionLock } from "#modules/platform";
import { APPEND_ONLY_OWNER, APPLICATION_ROLE } from "./role-names.ts";

export { APPLICATION_ROLE };

/** From the superuser's, which is random: no second file has to be kept, and it does not lead back. */
export function applicationPassword(superuserPassword: string): string {
  return createHmac("sha256", superuserPassword).update(APPLICATION_ROLE).digest("hex");
}

/**
 * Creates the role when it is missing, and gives it the database of this connection, also one that an older build
 * wrote as superuser. @param db connected as superuser.
 */
export async function prepareApplicationRole(db: Knex, password: string): Promise<void> {
  await withTransactionLock(db, APPLICATION_ROLE_LOCK, async (trx) => {
    const known = await trx("pg_roles").where({ rolname: APPLICATION_ROLE }).first("rolname");
    const rights = "login nosuperuser nocreatedb nocreaterole noreplication nobypassrls";
    // Role statements take no parameters; the password is hexadecimal.
    await trx.raw(`${known ? "alter" : "create"} role ?? ${rights} password '${password}'`, [
      APPLICATION_ROLE,
    ]);
    const { rows } = await trx.raw<{ rows: { statement: string }[] }>(OWNED_BY_OTHERS, [
      APPLICATION_ROLE,
      APPEND_ONLY_OWNER,
    ]);
    for (const { statement } of rows) await trx.raw(statement);
  });
}

/** Sequences of columns follow their tables, members of extensions stay. */
const OWNED_BY_OTHERS = `
with app as (select oid, rolname from pg_roles where rolname = ?),
apart as (select oid from pg_roles where rolname = ?),
places as (
  select oid, nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'),
dependent as (
  select classid, objid from pg_depend where deptype = 'e'
  union select classid, objid from pg_depend
    where classid = 'pg_class'::regclass and refclassid = 'pg_class'::regclass and deptype in ('a', 'i') and refobjsubid > 0)
select 1 as step, format('alter database %I owner to %I', datname, rolname) as statement
from pg_database, app where datname = current_database() and datdba <> app.oid
union all
select 2, format('alter schema %I owner to %I', s.nspname, rolname)
from places p join pg_namespace s using (oid), app where s.nspname <> 'public' and s.nspowner <> app.oid
  and not exists (select from dependent d where d.classid = 'pg_namespace'::regclass and d.objid = s.oid)
union all
select 3, format('alter %s %I.%I owner to %I',
  case relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view' else 'table' end,
  nspname, relname, rolname)
from pg_class c join places p on p.oid = relnamespace, app
where relkind in ('r', 'p', 'S', 'v', 'm') and relowner <> app.oid and relowner not in (select oid from apart)
  and not exists (select from dependent d where d.classid = 'pg_class'::regclass and d.objid = c.oid)
union all
select 4, format('alter type %I.%I owner to %I', nspname, typname, rolname)
from pg_type t join places p on p.oid = typnamespace, app
where typtype in ('e', 'd') and typowner <> app.oid
  and not exists (select from dependent d where d.classid = 'pg_type'::regclass and d.objid = t.oid)
union all
select 5, format('alter routine %I.%I(%s) owner to %I', nspname, proname, pg_get_function_identity_arguments(f.oid), rolname)
from pg_proc f join places p on p.oid = pronamespace, app
where proowner <> app.oid and proowner not in (select oid from apart)
  and not exists (select from dependent d where d.classid = 'pg_proc'::regclass and d.objid = f.oid)
order by step`;
