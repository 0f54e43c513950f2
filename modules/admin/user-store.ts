/** Reads `users` with their second factors, invitations and CPAs. */
import type { Knex } from "knex";
import type { UserKind, UserSort } from "./schema.ts";

export interface UserRow {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  role: "admin" | "user";
  profile_image_url: string | null;
  created_at: Date;
  disabled_at: Date | null;
  two_factor: boolean;
  invited_at: Date | null;
  invited_until: Date | null;
  has_link: boolean | null;
  cpa_id: string | null;
  cpa_name: string | null;
}

export interface UserSelection {
  pattern: string | null;
  kind?: UserKind;
  sort: UserSort;
  limit: number;
  offset: number;
}

const ORDERS: Record<UserSort, string> = {
  email: "lower(u.email)",
  name: "lower(u.last_name), lower(u.first_name), lower(u.email)",
  newest: "u.created_at desc, u.id desc",
};

const KINDS: Record<UserKind, string> = {
  admin: "u.role = 'admin'",
  client: "u.role = 'user'",
  invited: "v.user_id is not null",
  disabled: "u.disabled_at is not null",
};

/** Columns of a row. */
const COLUMNS = `u.id, u.email, u.first_name, u.last_name, u.role, u.profile_image_url, u.created_at, u.disabled_at,
  s.user_id is not null as two_factor,
  v.sent_at as invited_at, v.expires_at as invited_until, v.token_hash is not null as has_link,
  c.id as cpa_id, coalesce(nullif(trim(c.first_name || ' ' || c.last_name), ''), c.email) as cpa_name`;

/** Rows of one page. */
export async function listUserRows(knex: Knex, selection: UserSelection): Promise<UserRow[]> {
  const { sort, limit, offset } = selection;
  return select(knex, selection)
    .select(knex.raw(COLUMNS))
    .orderByRaw(ORDERS[sort])
    .limit(limit)
    .offset(offset) as unknown as Promise<UserRow[]>;
}

export async function countUserRows(
  knex: Knex,
  selection: Pick<UserSelection, "pattern" | "kind">,
): Promise<number> {
  const rows = (await select(knex, selection).select(knex.raw("count(*)::int as count"))) as {
    count: number;
  }[];
  return rows[0]?.count ?? 0;
}

export async function findUserRow(knex: Knex, id: string): Promise<UserRow | undefined> {
  if (!/^\d{1,18}$/.test(id)) return undefined;
  const query = select(knex, { pattern: null }).where("u.id", id).select(knex.raw(COLUMNS));
  return ((await query) as unknown as UserRow[])[0];
}

export async function listNames(knex: Knex, ids: readonly string[]): Promise<{ id: string; name: string }[]> {
  const known = ids.filter((id) => /^\d{1,18}$/.test(id));
  if (known.length === 0) return [];
  const name = "coalesce(nullif(trim(first_name || ' ' || last_name), ''), email) as name";
  return knex("users").whereIn("id", known).select("id", knex.raw(name));
}

export async function countPeople(knex: Knex): Promise<{ users: number; admins: number }> {
  const rows = (await knex("users").select(
    knex.raw("count(*)::int as users"),
    knex.raw("count(*) filter (where role = 'admin')::int as admins"),
  )) as { users: number; admins: number }[];
  return rows[0] ?? { users: 0, admins: 0 };
}

function select(knex: Knex, { pattern, kind }: Pick<UserSelection, "pattern" | "kind">): Knex.QueryBuilder {
  const query = knex("users as u")
    .leftJoin("second_factors as s", "s.user_id", "u.id")
    .leftJoin("invitations as v", "v.user_id", "u.id")
    .leftJoin("client_assignments as a", "a.client_id", "u.id")
    .leftJoin("users as c", "c.id", "a.cpa_id");
  if (pattern) query.whereRaw("u.first_name || ' ' || u.last_name || ' ' || u.email ilike ?", [pattern]);
  if (kind) query.whereRaw(KINDS[kind]);
  return query;
}
